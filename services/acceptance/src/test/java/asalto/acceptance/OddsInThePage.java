package asalto.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * How long it takes in a real Chromium with the real arena from a change in a declaration to its new odds on the screen, but
 * for the pause that the page makes after the last key. Run by {@code docs/claims/odds-in-the-page.sh}; no time is asserted.
 */
@ExtendWith(RunningProduct.class)
class OddsInThePage {

    private static final int WARM = 10;
    private static final int MEASURED = 40;

    /** What the page waits after the last change ({@code PAUSE} of the page's {@code considering.svelte.ts}). */
    private static final int PAUSE = 350;

    private static final String SCENARIO = """
            {"ruleset": {"id": "desafio"}, "combatants": [
              {"id": "carla", "name": "Carla", "attributes": {"strength": 5, "agility": 5, "endurance": 5, "size": 5},
               "skills": {"semi-auto-pistols": 4}, "weapons": [{"id": "pistol", "model": "semi-auto-pistol"}]},
              {"id": "diego", "name": "Diego", "attributes": {"strength": 5, "agility": 5, "endurance": 5, "size": 5},
               "skills": {"long-swords-1h": 5}, "weapons": [{"id": "sword", "model": "broadsword"}]}]}
            """;

    private static final String DIEGO = """
            {"declarations": [{"combatant": "diego", "actions": [
              {"kind": "attack", "weapon": "sword", "target": "carla"}, {"kind": "parry", "weapon": "sword"}]}]}
            """;

    /** Changes a field again and again; of each change the milliseconds until figures were taken away, came and were painted. */
    private static final String MEASURE = """
            async ([times]) => {
              const form = [...document.querySelectorAll('details > form')].find(f => f.parentElement.textContent.includes('Declaration of Carla'));
              const field = form.querySelector('fieldset.action details select');
              const plan = form.querySelector('.plan');
              const until = holds => new Promise(done => {
                if (holds()) return done();
                const seen = new MutationObserver(() => { if (holds()) { seen.disconnect(); done(); } });
                seen.observe(plan, { childList: true, subtree: true, characterData: true });
              });
              const told = () => plan.querySelector('dl') !== null;
              const painted = () => new Promise(done => requestAnimationFrame(() => { const after = new MessageChannel(); after.port1.onmessage = done; after.port2.postMessage(0); }));
              const places = [...field.options].map(o => o.value);
              await until(told);
              const took = [];
              for (let i = 0; i < times; i++) {
                const from = performance.now();
                field.value = places[(i + 1) % places.length];
                field.dispatchEvent(new Event('change', { bubbles: true }));
                await until(() => !told());
                await until(told);
                await painted();
                took.push(performance.now() - from);
              }
              return took;
            }
            """;

    @Test
    void figures_are_written_down(Product product) throws IOException {
        var fight = Duel.opened(product, "odds in the page", Duel.JSON.readTree(SCENARIO));
        fight.declared(Duel.JSON.readTree(DIEGO));
        try (var chromium = new Chromium();
                var context = chromium.browser()
                        .newContext(new Browser.NewContextOptions()
                                .setViewportSize(1280, 900)
                                .setLocale("en"));
                var page = context.newPage()) {
            page.navigate(product.address() + "/#/c/" + fight.id());
            var form = page.getByRole(AriaRole.FORM, new Page.GetByRoleOptions().setName("Declaration of Carla"));
            for (int shot = 0; shot < 3; shot++) {
                form.getByText("Add an action").click();
            }
            form.getByText("More: precision").first().click();
            form.getByText("Exact.").waitFor();
            measured(page, WARM);
            var took = measured(page, MEASURED).stream().sorted().toList();

            assertEquals(MEASURED, took.size());
            Files.writeString(
                    Path.of("target/odds-in-the-page.txt"),
                    "%d %d%n".formatted(took.get(MEASURED / 2), took.get(MEASURED * 95 / 100 - 1)));
        }
    }

    private static List<Long> measured(Page page, int times) {
        var took = (List<?>) page.evaluate(MEASURE, List.of(times));
        return took.stream()
                .map(one -> Math.round(((Number) one).doubleValue()) - PAUSE)
                .toList();
    }
}
