package asalto.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.SelectOption;
import java.util.List;

/** The page as somebody uses it who has read the Spanish document and nothing else: by what stands on it, in Spanish. */
final class ScenePage {

    private final Page page;

    ScenePage(Page page, String address) {
        this.page = page;
        page.navigate(address);
    }

    /** Somebody who takes part: attributes in the sheet's order, skills and weapons by the names that the form offers. */
    record Person(String name, List<Integer> attributes, List<Skill> skills, List<Arm> weapons) {}

    record Skill(String name, int value) {}

    /** A weapon, and where it is. */
    record Arm(String name, String where) {

        static Arm inHand(String name) {
            return new Arm(name, "en la mano libre");
        }

        static Arm carried(String name) {
            return new Arm(name, "sin empuñar");
        }
    }

    /** Fills in the opening form with the name and those who fight. */
    void describe(String name, List<Person> people) {
        var form = form("Abrir un encuentro");
        form.getByLabel("Nombre", exactly()).first().fill(name);
        for (int i = 2; i < people.size(); i++) {
            button(form, "Añadir un combatiente").click();
        }
        for (int i = 0; i < people.size(); i++) {
            fill(person(i + 1), people.get(i));
        }
    }

    /** The group of fields of one who is being described, from 1. */
    Locator person(int n) {
        return group(form("Abrir un encuentro"), "Combatiente " + n);
    }

    private static void fill(Locator fields, Person person) {
        fields.getByLabel("Nombre", exactly()).fill(person.name());
        var attributes = List.of("Fuerza", "Agilidad", "Resistencia", "Tamaño");
        for (int i = 0; i < attributes.size(); i++) {
            fields.getByLabel(attributes.get(i), exactly())
                    .fill(person.attributes().get(i).toString());
        }
        for (int i = 0; i < person.skills().size(); i++) {
            button(fields, "Añadir una habilidad").click();
            choose(fields, "Habilidad " + (i + 1), person.skills().get(i).name());
            fields.getByLabel("Valor de la habilidad " + (i + 1))
                    .fill(Integer.toString(person.skills().get(i).value()));
        }
        for (int i = 0; i < person.weapons().size(); i++) {
            button(fields, "Añadir un arma").click();
            choose(fields, "Arma " + (i + 1), person.weapons().get(i).name());
            choose(
                    fields,
                    "Dónde está el arma " + (i + 1),
                    person.weapons().get(i).where());
        }
    }

    /** Sends the opening, and waits for the encounter's own page. */
    void open(String name) {
        button(form("Abrir un encuentro"), "Abrir").click();
        assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1)))
                .hasText(name);
    }

    /** Adds an action to somebody's declaration. */
    Locator action(String name, String kind) {
        var form = form("Declaración de " + name);
        button(form, "Añadir una acción").click();
        var action = form.locator("fieldset.action").last();
        choose(action, "Qué", kind);
        return action;
    }

    void declare(String name) {
        var form = form("Declaración de " + name);
        button(form, "Declarar").click();
        assertThat(form.getByText("Esto es lo que está declarado.")).isVisible();
    }

    /** Plays the round with the dice of a table, all at once. */
    void play(int round, String dice) {
        var form = form("Jugar el asalto " + round);
        choose(form, "Ritmo", "al instante");
        form.getByLabel("a mano").check();
        form.getByLabel("Resultados naturales").fill(dice);
        button(form, "Empezar el asalto").click();
        var anyway = button(form, "Empezar de todos modos");
        assertThat(log().getByText("Termina el asalto " + round + ".").or(anyway))
                .isVisible();
        if (anyway.isVisible()) {
            anyway.click();
        }
        assertThat(log()).containsText("Termina el asalto " + round + ".");
    }

    Locator log() {
        return page.getByRole(AriaRole.LOG);
    }

    Locator fighter(String name) {
        return page.getByRole(AriaRole.ARTICLE, new Page.GetByRoleOptions().setName(name));
    }

    Locator form(String name) {
        return page.getByRole(
                AriaRole.FORM, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    static Locator group(Locator in, String name) {
        return in.getByRole(
                AriaRole.GROUP, new Locator.GetByRoleOptions().setName(name).setExact(true));
    }

    static Locator button(Locator in, String name) {
        return in.getByRole(
                AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name).setExact(true));
    }

    static void choose(Locator in, String field, String option) {
        in.getByLabel(field, exactly()).selectOption(new SelectOption().setLabel(option));
    }

    static Locator.GetByLabelOptions exactly() {
        return new Locator.GetByLabelOptions().setExact(true);
    }
}
