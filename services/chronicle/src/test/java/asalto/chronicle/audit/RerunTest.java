package asalto.chronicle.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import asalto.chronicle.Duel;
import asalto.chronicle.Sealed;
import asalto.protocol.LoggedEvent;
import asalto.protocol.Parts;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(ReplaceUnderscores.class)
class RerunTest {

    private static final Pattern NUMBER = Pattern.compile("(?<=:|\\[|,)-?[0-9]+(?=[,}\\]])");
    /** What follows from faces and sheets. A face by itself is an input: with another the outcome may be the same. */
    private static final Pattern OUTCOME =
            Pattern.compile("\"(total|wound|penalty|damage|successLevel|left|spent)\":(-?[0-9]+)");

    private final Sealed fight = Duel.fought(UUID.randomUUID());

    @Test
    void the_duel_agrees_with_the_rules() {
        assertEquals(new Rerun.Agrees(), Rerun.of(fight.events(), true));
    }

    @Test
    void rulings_and_standing_orders_agree_with_the_rules_and_so_does_what_they_superseded() {
        var ruled = Duel.ruled(UUID.randomUUID());
        assertEquals(new Rerun.Agrees(), Rerun.of(ruled.events(), true));

        int forged = 0;
        for (var event : ruled.events()) {
            for (var parts : forgeries(event, OUTCOME)) {
                if (!event.about().type().equals("RulingMade")) {
                    var forgery = ruled.forged((int) event.seq(), parts).events();
                    var differs = assertInstanceOf(Rerun.Differs.class, Rerun.of(forgery, true), parts.toString());
                    assertEquals(event.seq(), differs.fault().seq(), parts.toString());
                    forged++;
                }
            }
        }
        assertTrue(forged > 30, forged + " forgeries were tried");
    }

    @Test
    void a_ruling_that_is_said_to_supersede_something_else_is_found() {
        var ruled = Duel.ruled(UUID.randomUUID());
        int ruling = ruled.first("RulingMade");
        var forged = ruled.forged(ruling, "\"supersedes\":[7,", "\"supersedes\":[");

        var differs = assertInstanceOf(Rerun.Differs.class, Rerun.of(forged.events(), true));
        assertEquals(ruling, differs.fault().seq());
    }

    @Test
    void whatever_figure_of_an_outcome_is_forged_is_found_where_it_stands() {
        int forged = 0;
        for (var event : fight.events()) {
            for (var parts : forgeries(event, OUTCOME)) {
                var differs =
                        assertInstanceOf(Rerun.Differs.class, Rerun.of(forged(event, parts), true), parts.toString());
                assertEquals(event.seq(), differs.fault().seq(), parts.toString());
                forged++;
            }
        }
        assertTrue(forged > 30, forged + " forgeries were tried");
    }

    @Test
    void a_field_that_stands_in_the_part_of_another_class_is_found_and_named() {
        var ruled = Duel.ruled(UUID.randomUUID());
        int moved = 0;
        for (var log : List.of(fight, ruled)) {
            for (var event : log.events()) {
                for (var parts : Misplacings.of(event.parts())) {
                    var rerun = Rerun.of(log.forged((int) event.seq(), parts).events(), true);
                    var differs = assertInstanceOf(Rerun.Differs.class, rerun, parts.toString());
                    assertEquals(event.seq(), differs.fault().seq(), parts.toString());
                    assertEquals("misplaced", differs.fault().code(), parts.toString());
                    moved++;
                }
            }
        }
        assertTrue(moved > 300, moved + " fields were moved");
    }

    @Test
    void a_misplaced_field_is_told_by_its_path() {
        int seated = fight.first("CombatantSeated");
        var parts = fight.events().get(seated - 1).parts();
        var open = new Parts(parts.data().toString(), "{}", "{}");

        var differs = assertInstanceOf(
                Rerun.Differs.class, Rerun.of(fight.forged(seated, open).events(), true));

        assertEquals(
                "combatant.attributes,combatant.skills,combatant.weapons,combatant.armour",
                differs.fault().data().get("fields"));
    }

    @Test
    void an_event_of_the_round_that_is_left_out_is_found() {
        for (int seq = 6; seq < fight.events().size(); seq++) {
            var events = new ArrayList<>(fight.events());
            events.remove(seq - 1);
            var rest = Sealed.again(fight.encounter(), events);
            assertInstanceOf(Rerun.Differs.class, Rerun.of(rest.events(), true), "without " + seq);
        }
    }

    @Test
    void what_ought_to_follow_may_be_missing_only_where_the_end_is_not_known() {
        var cut = fight.events().subList(0, 9);
        assertEquals(new Rerun.Agrees(), Rerun.of(cut, false));
        var differs = assertInstanceOf(Rerun.Differs.class, Rerun.of(cut, true));
        assertEquals(10, differs.fault().seq());
        assertEquals("missing", differs.fault().code());
        assertEquals("LocationRolled", differs.fault().data().get("expectedType"));
    }

    @Test
    void nothing_that_is_written_in_an_event_makes_the_audit_fail() {
        for (var event : fight.events()) {
            for (var parts : forgeries(event, NUMBER)) {
                assertNotEquals(null, Rerun.of(forged(event, parts), true));
            }
            for (var odd : List.of(
                    "", "null", "[]", "{\"else\":1}", "{\"roll\":null}", "{\"system\":7}", "{\"actions\":[null]}")) {
                var answer = Rerun.of(forged(event, new Parts(odd, odd, odd)), true);
                assertNotEquals(new Rerun.Agrees(), answer, odd + " at " + event.seq());
            }
        }
    }

    /** Every figure that the pattern finds, replaced by others, one at a time. */
    private static List<Parts> forgeries(LoggedEvent event, Pattern figure) {
        var parts = event.parts();
        var forged = new ArrayList<Parts>();
        for (var text : replaced(parts.result(), figure)) {
            forged.add(new Parts(text, parts.roll(), parts.sheet()));
        }
        for (var text : replaced(parts.roll(), figure)) {
            forged.add(new Parts(parts.result(), text, parts.sheet()));
        }
        for (var text : replaced(parts.sheet(), figure)) {
            forged.add(new Parts(parts.result(), parts.roll(), text));
        }
        return forged;
    }

    private static List<String> replaced(String text, Pattern figure) {
        var replaced = new ArrayList<String>();
        var found = figure.matcher(text);
        while (found.find()) {
            int group = found.groupCount();
            for (var other : List.of("-1", "3", "2147483647", "null")) {
                if (!other.equals(found.group(group))) {
                    replaced.add(text.substring(0, found.start(group)) + other + text.substring(found.end(group)));
                }
            }
        }
        return replaced;
    }

    private List<LoggedEvent> forged(LoggedEvent event, Parts parts) {
        return fight.forged((int) event.seq(), parts).events();
    }
}
