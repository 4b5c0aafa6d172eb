package asalto.acceptance;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import asalto.acceptance.DuelPage.Declared;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Both rounds of the rule book's duel, played through the page alone in a real Chromium, with the document's dice by hand. */
@DisplayNameGeneration(ReplaceUnderscores.class)
@ExtendWith(RunningProduct.class)
class DuelInThePageTest {

    private static final String FRENCHMAN = "Caballero francés";
    private static final String SPANIARD = "Caballero español";
    private static final double PATIENCE = Duration.ofSeconds(40).toMillis();

    private static Chromium chromium;

    @BeforeAll
    static void open() {
        chromium = new Chromium();
    }

    @AfterAll
    static void close() {
        chromium.close();
    }

    /** What the browser refused in any test so far, by the page's own policy. */
    private static final List<String> REFUSED = new CopyOnWriteArrayList<>();

    @AfterEach
    void the_page_asks_for_nothing_that_its_policy_forbids() {
        var refused = List.copyOf(REFUSED);
        REFUSED.clear();
        assertEquals(List.of(), refused);
    }

    @Test
    void a_script_that_somebody_slips_in_does_not_run(Product product) {
        try (var page = page(1280, 900, "en")) {
            page.navigate(product.address());

            var ran = page.evaluate("""
                    () => {
                      const script = document.createElement('script');
                      script.textContent = 'window.slippedIn = true';
                      document.head.append(script);
                      return 'slippedIn' in window;
                    }""");

            assertEquals(false, ran);
            assertEquals(1, REFUSED.size(), REFUSED::toString);
            REFUSED.clear();
        }
    }

    @Test
    void both_rounds_end_as_the_document_tells_and_everything_recomputes(Product product) throws Exception {
        var duel = Duel.opened(product, "in the page");
        try (var page = page(1280, 900, "en")) {
            var errors = new ArrayList<String>();
            page.onPageError(errors::add);
            var shown = visit(page, product, duel);

            shown.declare(FRENCHMAN, List.of(Declared.plain("attack"), Declared.plain("parry")));
            shown.declare(SPANIARD, List.of(Declared.plain("attack"), Declared.plain("attack")));
            shown.start(1, "instant", "8, 5, 1, 2, 5, 4, 1");

            assertThat(shown.fighter(FRENCHMAN)).containsText("minor wound in the right leg");
            assertThat(shown.fighter(FRENCHMAN)).containsText("pain withstood: no penalty");
            assertThat(shown.log()).containsText(Pattern.compile("parries"));

            shown.declare(FRENCHMAN, List.of(new Declared("attack", "head"), Declared.plain("attack")));
            shown.declare(SPANIARD, List.of(Declared.plain("attack"), Declared.plain("attack")));
            shown.start(2, "instant", "2, 3, 8, 9, 1, 5, 8");

            assertThat(shown.fighter(SPANIARD)).containsText("serious wound in the head");
            assertThat(shown.fighter(FRENCHMAN)).containsText("dead");
            shown.audit();
            assertThat(page.getByText("intact", new Page.GetByTextOptions().setExact(true)))
                    .isVisible(patiently());
            GoldenEvents.assertMatches(Duel.golden().at("/expect/events"), duel.fight());
            page.screenshot(new Page.ScreenshotOptions()
                    .setPath(Path.of("target/duel.png"))
                    .setFullPage(true));
            assertEquals(List.of(), errors);
        }
    }

    @Test
    void looking_back_shows_the_body_as_it_was_and_says_so(Product product) throws Exception {
        var duel = Duel.opened(product, "looking back").playedWhole();
        try (var page = page(1280, 900, "en")) {
            page.navigate(product.address() + "/#/c/" + duel.id() + "?at=r1.t9");

            assertThat(page.getByText("Viewing the past: round 1, tenth 9")).isVisible();
            var shown = new DuelPage(page);
            assertThat(shown.fighter(FRENCHMAN)).containsText("minor wound in the right leg");
            assertThat(shown.fighter(SPANIARD)).containsText("No wounds.");
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Back to the present"))
                    .click();
            assertThat(shown.fighter(FRENCHMAN)).containsText("dead");
        }
    }

    @Test
    void keys_step_through_the_fight(Product product) throws Exception {
        var duel = Duel.opened(product, "keys").playedWhole();
        try (var page = page(1280, 900, "en")) {
            visit(page, product, duel);
            assertThat(page.getByText(Pattern.compile("^\\W*live$"))).isVisible(patiently());

            page.keyboard().press("ArrowLeft");
            assertThat(page.getByText(Pattern.compile("Viewing the past: round 2")))
                    .isVisible();
            page.keyboard().press("Home");
            assertThat(page.getByText(Pattern.compile("Viewing the past: round 2, before")))
                    .isVisible();
            page.keyboard().press(".");
            assertThat(page.getByText(Pattern.compile("Viewing the past"))).hasCount(0);
        }
    }

    @Test
    void a_phone_shows_it_in_spanish_without_scrolling_sideways_and_anybody_can_use_it(Product product)
            throws Exception {
        var duel = Duel.opened(product, "phone").declared(1).started(1, "instant");
        try (var page = page(360, 640, "es")) {
            visit(page, product, duel);

            assertThat(page.locator("html")).hasAttribute("lang", "es");
            assertThat(page.getByRole(AriaRole.LOG)).containsText("acierta");
            assertEquals(360, ((Number) page.evaluate("document.documentElement.scrollWidth")).intValue(), "sideways");
            page.screenshot(new Page.ScreenshotOptions()
                    .setPath(Path.of("target/phone.png"))
                    .setFullPage(true));
            Accessibility.assertNoViolations(page);
        }
    }

    @Test
    void the_list_and_the_encounter_have_no_fault_that_axe_knows(Product product) throws Exception {
        var duel = Duel.opened(product, "axe").playedWhole();
        try (var page = page(1280, 900, "en")) {
            page.navigate(product.address());
            assertThat(page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("axe")))
                    .isVisible(patiently());
            Accessibility.assertNoViolations(page);
            visit(page, product, duel);
            assertThat(new DuelPage(page).fighter(FRENCHMAN)).containsText("dead");
            Accessibility.assertNoViolations(page);
        }
    }

    @Test
    void a_page_catches_up_by_itself_when_the_arena_is_killed_in_the_middle_of_a_round(Product product)
            throws Exception {
        var duel = Duel.opened(product, "page and kill").declared(1);
        try (var page = page(1280, 900, "en")) {
            var shown = visit(page, product, duel);
            duel.started(1, "slow");
            assertThat(shown.log())
                    .containsText(
                            "misses",
                            new com.microsoft.playwright.assertions.LocatorAssertions.ContainsTextOptions()
                                    .setTimeout(PATIENCE));

            product.killHard("arena");

            assertThat(shown.log())
                    .containsText(
                            "parries",
                            new com.microsoft.playwright.assertions.LocatorAssertions.ContainsTextOptions()
                                    .setTimeout(3 * PATIENCE));
            duel.awaitRound(2, "declaring");
            assertThat(page.getByRole(AriaRole.FORM, new Page.GetByRoleOptions().setName("Play round 2")))
                    .isVisible(patiently());
            assertTrue(shown.log().locator("li").count() > 0);
        }
    }

    private static DuelPage visit(Page page, Product product, Duel duel) {
        page.navigate(product.address() + "/#/c/" + duel.id());
        return new DuelPage(page);
    }

    private static com.microsoft.playwright.assertions.LocatorAssertions.IsVisibleOptions patiently() {
        return new com.microsoft.playwright.assertions.LocatorAssertions.IsVisibleOptions().setTimeout(PATIENCE);
    }

    private static Page page(int width, int height, String locale) {
        var page = chromium.browser()
                .newContext(new Browser.NewContextOptions()
                        .setViewportSize(width, height)
                        .setLocale(locale))
                .newPage();
        page.setDefaultTimeout(PATIENCE);
        page.onConsoleMessage(message -> {
            if (message.text().contains("Content Security Policy")) {
                REFUSED.add(message.text());
            }
        });
        return page;
    }
}
