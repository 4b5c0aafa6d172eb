package asalto.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;

/** The page of an encounter, as a person uses it: by names and roles, in English. */
final class DuelPage {

    private final Page page;

    DuelPage(Page page) {
        this.page = page;
    }

    /** One declared action: what, and the called location if there is one. */
    record Declared(String kind, String calledLocation) {
        static Declared plain(String kind) {
            return new Declared(kind, "");
        }
    }

    /** Fills in and sends the declaration of one who has one weapon and one opponent. */
    void declare(String name, List<Declared> actions) {
        var form = page.getByRole(AriaRole.FORM, named(new Page.GetByRoleOptions(), "Declaration of " + name));
        // It is open where nothing stands declared: look only once it is there.
        var title = page.getByText("Declaration of " + name).first();
        title.waitFor();
        if (!form.isVisible()) {
            title.click();
        }
        while (form.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Remove action 1"))
                        .count()
                > 0) {
            form.getByRole(
                            AriaRole.BUTTON,
                            new Locator.GetByRoleOptions()
                                    .setName("Remove action 1")
                                    .setExact(true))
                    .click();
        }
        for (int i = 0; i < actions.size(); i++) {
            form.getByText("Add an action").click();
            fill(
                    form.getByRole(AriaRole.GROUP, new Locator.GetByRoleOptions().setName("Action " + (i + 1)))
                            .first(),
                    actions.get(i));
        }
        form.getByRole(
                        AriaRole.BUTTON,
                        new Locator.GetByRoleOptions().setName("Declare").setExact(true))
                .click();
        assertThat(form.getByText("This is what stands declared.")).isVisible();
    }

    private static void fill(Locator action, Declared declared) {
        action.getByLabel("What")
                .selectOption(new com.microsoft.playwright.options.SelectOption().setLabel(declared.kind()));
        if (!declared.calledLocation().isEmpty()) {
            action.getByText("More: precision, from behind").click();
            action.getByLabel("Called location")
                    .selectOption(
                            new com.microsoft.playwright.options.SelectOption().setLabel(declared.calledLocation()));
        }
    }

    /** Starts the round with real dice. */
    void start(int round, String pace, String dice) {
        var form = page.getByRole(AriaRole.FORM, named(new Page.GetByRoleOptions(), "Play round " + round));
        form.getByLabel("Pace").selectOption(pace);
        form.getByLabel("by hand").check();
        form.getByLabel("Natural results").fill(dice);
        form.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Start the round"))
                .click();
    }

    Locator log() {
        return page.getByRole(AriaRole.LOG);
    }

    Locator fighter(String name) {
        return page.getByRole(AriaRole.ARTICLE, named(new Page.GetByRoleOptions(), name));
    }

    void audit() {
        page.getByRole(AriaRole.BUTTON, named(new Page.GetByRoleOptions(), "Audit this encounter"))
                .click();
    }

    private static Page.GetByRoleOptions named(Page.GetByRoleOptions options, String name) {
        return options.setName(name);
    }
}
