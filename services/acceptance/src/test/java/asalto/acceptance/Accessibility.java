package asalto.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.List;

/** A page as it stands, against the rules of axe for WCAG 2.2 AA and good practice. */
final class Accessibility {

    private static final List<String> RULES = List.of("wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice");

    private Accessibility() {}

    static void assertNoViolations(Page page) {
        var violations = new AxeBuilder(page).withTags(RULES).analyze().getViolations();
        assertEquals(List.of(), violations.stream().map(Accessibility::told).toList());
    }

    private static String told(Rule violated) {
        return violated.getId() + ": " + violated.getHelp() + " "
                + violated.getNodes().getFirst().getHtml();
    }
}
