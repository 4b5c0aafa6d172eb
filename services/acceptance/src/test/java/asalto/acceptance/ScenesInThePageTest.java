package asalto.acceptance;

import static asalto.acceptance.ScenePage.button;
import static asalto.acceptance.ScenePage.choose;
import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.acceptance.ScenePage.Arm;
import asalto.acceptance.ScenePage.Person;
import asalto.acceptance.ScenePage.Skill;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Four scenes such as the document's readers play, set up and played through the page alone in a real Chromium, with dice by hand. */
@DisplayNameGeneration(ReplaceUnderscores.class)
@ExtendWith(RunningProduct.class)
class ScenesInThePageTest {

    private static final double PATIENCE = Duration.ofSeconds(40).toMillis();
    private static final List<Integer> QUICK = List.of(5, 6, 5, 5);
    private static final List<Integer> PLAIN = List.of(5, 5, 5, 5);

    private static Chromium chromium;

    @BeforeAll
    static void open() {
        chromium = new Chromium();
    }

    @AfterAll
    static void close() {
        chromium.close();
    }

    @Test
    void a_duel_with_shields(Product product) {
        playing(product, 1280, "shields", page -> {
            var skills = List.of(new Skill("Espadas largas a 1 mano", 6), new Skill("Escudos", 6));
            var weapons = List.of(Arm.inHand("espada ancha"), Arm.inHand("escudo"));
            var scene = new ScenePage(page, product.address());
            scene.describe(
                    "Duelo con escudos",
                    List.of(new Person("Ana", QUICK, skills, weapons), new Person("Bruno", PLAIN, skills, weapons)));
            scene.open("Duelo con escudos");

            for (int round = 1; round <= 2; round++) {
                for (var name : List.of("Ana", "Bruno")) {
                    scene.action(name, "atacar");
                    choose(scene.action(name, "parar"), "Arma", "escudo");
                    scene.declare(name);
                }
                scene.play(round, round == 1 ? "3, 2, 9" : "3, 9, 7, 5");
            }

            assertThat(scene.log()).containsText("Bruno: necesita 6 o menos con +4: saca 2 → 6: para.");
            assertThat(scene.log()).containsText("Pecho: 5 de daño, incapacitado.");
            assertThat(scene.fighter("Bruno")).containsText("ha muerto: herida mortal en el pecho");
            assertThat(page.getByText("Sólo queda Ana.")).isVisible();
        });
    }

    @Test
    void the_samples_say_what_they_are_and_lead_to_each_other(Product product) {
        playing(product, 1280, "samples", page -> {
            page.navigate(product.address());
            assertThat(page.getByText("muestra, ya jugada")).isVisible();
            assertThat(page.getByText("muestra, por jugar")).isVisible();
            page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("El duelo (de muestra)"))
                    .click();
            var note =
                    page.getByRole(AriaRole.COMPLEMENTARY, new Page.GetByRoleOptions().setName("Qué es esta muestra"));
            assertThat(note).containsText("ya jugado");
            note.getByText("Jugar el mismo duelo desde el principio").click();
            assertThat(note).containsText("nadie ha declarado");
        });
    }

    @Test
    void a_gunfight_with_cover_and_a_burst(Product product) {
        playing(product, 1280, "gunfight", page -> {
            var scene = new ScenePage(page, product.address());
            scene.describe(
                    "Tiroteo",
                    List.of(
                            new Person(
                                    "Carla",
                                    QUICK,
                                    List.of(new Skill("Fusiles automáticos", 6)),
                                    List.of(Arm.inHand("fusil de asalto"))),
                            new Person(
                                    "Diego",
                                    PLAIN,
                                    List.of(new Skill("Pistolas semiautomáticas", 8)),
                                    List.of(Arm.inHand("pistola semiautomática")))));
            scene.person(2).getByText("Postura, cobertura y armadura").click();
            choose(scene.person(2), "Cobertura", "cobertura parcial");
            page.getByLabel("Carla – Diego").fill("40");
            scene.open("Tiroteo");

            var burst = scene.action("Carla", "disparar");
            choose(burst, "Modo de fuego", "ráfaga");
            assertThat(burst).containsText("Permite 1 acción por asalto (ráfaga).");
            scene.declare("Carla");
            scene.action("Diego", "disparar");
            scene.declare("Diego");
            scene.play(1, "6, 1, 1, 1, 3, 3, 1, 2, 9");

            assertThat(scene.log()).containsText("Bala 1, pierna derecha: 2 de daño, herida leve, aguanta el dolor.");
            assertThat(scene.log()).containsText("Bala 2, brazo derecho: 3 de daño, herida grave.");
            assertThat(scene.fighter("Carla")).containsText("munición: 27 de 30");
            assertThat(scene.fighter("Diego")).containsText("cobertura parcial");
        });
    }

    @Test
    void a_knife_fight_in_the_dark_from_horseback_on_a_phone(Product product) {
        playing(product, 360, "knives", page -> {
            var skill = List.of(new Skill("Dagas", 9));
            var scene = new ScenePage(page, product.address());
            scene.describe(
                    "Navajas a oscuras",
                    List.of(
                            new Person("Elena", QUICK, skill, List.of(Arm.carried("daga"))),
                            new Person("Fabio", PLAIN, skill, List.of(Arm.inHand("daga")))));
            scene.person(1).getByText("Postura, cobertura y armadura").click();
            scene.person(1).getByLabel("Montado (a caballo)").check();
            scene.open("Navajas a oscuras");

            var stab = scene.action("Elena", "atacar");
            assertThat(stab).containsText("Está guardada, no en la mano");
            stab.getByText("Más: precisión").click();
            stab.getByLabel("A ciegas").check();
            stab.getByLabel("Desenfundada en este asalto").check();
            assertThat(stab).not().containsText("Está guardada, no en la mano");
            scene.declare("Elena");
            var guard = scene.action("Fabio", "parar");
            guard.getByText("Más: reservarla").click();
            guard.getByLabel("A ciegas").check();
            scene.declare("Fabio");
            scene.play(1, "4, 5, 4, 2, 8");

            assertThat(scene.log())
                    .containsText("Elena ataca a Fabio con daga: necesita 9 o menos con +4: saca 4 → 8: acierta");
            assertThat(scene.log()).containsText("Brazo izquierdo: 2 de daño, herida leve, no aguanta el dolor.");
            assertThat(scene.fighter("Elena")).containsText("a caballo");
            assertThat(page.locator(".lanes").getByText("acierta"))
                    .isInViewport(); // a phone has room for four tenths: of a round that is over the hit is shown
            assertEquals(360, ((Number) page.evaluate("document.documentElement.scrollWidth")).intValue(), "sideways");
        });
    }

    @Test
    void a_wounded_man_is_treated_and_heals_over_three_weeks(Product product) {
        playing(product, 1280, "healing", page -> {
            var scene = new ScenePage(page, product.address());
            scene.describe(
                    "El herido",
                    List.of(
                            new Person(
                                    "Hugo",
                                    QUICK,
                                    List.of(new Skill("Espadas largas a 1 mano", 6)),
                                    List.of(Arm.inHand("espada ancha"))),
                            new Person("Gil", PLAIN, List.of(), List.of()),
                            new Person("Inés", PLAIN, List.of(new Skill("Medicina", 6)), List.of())));
            scene.open("El herido");
            for (int blow = 0; blow < 2; blow++) {
                choose(scene.action("Hugo", "atacar"), "Objetivo", "Gil");
            }
            scene.declare("Hugo");
            scene.play(1, "3, 9, 3, 3, 3, 3");
            assertThat(scene.fighter("Gil")).containsText("Penalización de las heridas a todas las tiradas: +4");

            page.getByText("Entre asaltos").first().click();
            var time = scene.form("Dejar pasar el tiempo");
            treat(time, 1, "Herida 1: herida grave en el pecho");
            treat(time, 2, "Herida 2: herida grave en el brazo derecho");
            time.getByLabel("a mano").check();
            time.getByLabel("Resultados naturales").fill("2, 9");
            rest(time, 7);
            assertThat(scene.log()).containsText("La herida 1 de Gil queda tratada.");
            assertThat(scene.log()).containsText("La herida 2 de Gil sigue sin tratar.");
            assertThat(scene.fighter("Gil")).containsText("Lleva 7 días de reposo.");
            time.getByLabel("los tira el servidor").check();
            rest(time, 7);
            assertThat(scene.log()).containsText("La herida 1 de Gil ha curado.");
            rest(time, 7);
            assertThat(scene.log()).containsText("La herida 2 de Gil ha curado.");
            assertThat(scene.fighter("Gil")).containsText("Sin heridas.");
        });
    }

    private static void treat(com.microsoft.playwright.Locator time, int n, String wound) {
        button(time, "Añadir una cura").click();
        var treatment = ScenePage.group(time, "Cura " + n);
        choose(treatment, "Quien cura", "Inés");
        choose(treatment, "Paciente", "Gil");
        choose(treatment, "Herida", wound);
    }

    private static void rest(com.microsoft.playwright.Locator time, int days) {
        time.getByLabel("Días", ScenePage.exactly()).fill(Integer.toString(days));
        time.getByLabel("En reposo").check();
        button(time, "Dejarlo pasar").click();
        assertThat(time.getByLabel("Días", ScenePage.exactly())).hasValue("");
    }

    /** A scene in a page of its own; it ends without an error of the page's, and with nothing that axe objects to. */
    private static void playing(Product product, int width, String picture, java.util.function.Consumer<Page> scene) {
        try (var context = chromium.browser()
                        .newContext(new Browser.NewContextOptions()
                                .setViewportSize(width, 800)
                                .setLocale("es"));
                var page = context.newPage()) {
            page.setDefaultTimeout(PATIENCE);
            var errors = new ArrayList<String>();
            page.onPageError(errors::add);
            try {
                scene.accept(page);
            } finally {
                page.screenshot(new Page.ScreenshotOptions()
                        .setPath(Path.of("target/scene-" + picture + ".png"))
                        .setFullPage(true));
            }
            Accessibility.assertNoViolations(page);
            assertEquals(List.of(), errors);
        }
    }
}
