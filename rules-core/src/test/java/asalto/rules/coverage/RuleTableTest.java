package asalto.rules.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** Every numbered rule is carried out somewhere and proven somewhere, and the book says where. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class RuleTableTest {

    private static final RuleTable DESAFIO =
            RuleTable.of("D", "../docs/rules/desafio.md", "src/main/java/asalto/rules", "asalto.rules.desafio");

    @Test
    void no_rule_of_Desafío_is_without_code_or_test() {
        assertTrue(DESAFIO.rules().size() > 70, "the book has its rules");
        assertEquals(List.of(), DESAFIO.withoutCode(), "cited by no code");
        assertEquals(List.of(), DESAFIO.withoutTest(), "proven by no test");
        assertEquals(List.of(), DESAFIO.unknown(), "proven, but not in the book");
    }

    /** It is written anew with {@code -Drules.table=write}. */
    @Test
    void the_table_in_the_book_is_that_of_the_code() {
        if ("write".equals(System.getProperty("rules.table"))) {
            DESAFIO.write();
        }
        assertEquals(DESAFIO.written().strip(), DESAFIO.found());
    }
}
