package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.attack;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import asalto.rules.Command;
import asalto.rules.Event;
import asalto.rules.desafio.DesafioFact.*;
import asalto.rules.form.Fault;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** What a fight remembers of its events, and how far back a ruling goes. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class PastTest {

    private static final String SWORD = "broadsword";

    /** Numbers 1 to 3 open it, 4 and 5 declare, 6 starts the round, 7 to 10 are two misses, 11 ends it. */
    private static Desk played(int first, int second) {
        return Desk.with(
                        Sheet.agility("ana", 7).skill("long-swords-1h", 5).weapon(SWORD),
                        Sheet.agility("bot", 5).skill("long-swords-1h", 5).weapon(SWORD))
                .declare("ana", attack(SWORD, "bot"))
                .declare("bot", attack(SWORD, "ana"))
                .rolling(first, second)
                .round();
    }

    private static Command replaced(int roll, Integer... dice) {
        return new Command.Rule(
                Wrote.fields("kind", "roll", "reason", "the cat", "roll", roll, "dice", Wrote.items((Object[]) dice)));
    }

    @Test
    void a_round_begins_with_its_start_and_ends_with_its_last_event() {
        assertEquals(List.of("roll not-of-this-round"), Refusals.of(played(9, 9), replaced(5, 3)));
        assertEquals(List.of("roll no-dice"), Refusals.of(played(9, 9), replaced(6, 3)));
        assertEquals(List.of("roll no-dice"), Refusals.of(played(9, 9), replaced(11, 3)));
        assertEquals(List.of("roll not-of-this-round"), Refusals.of(played(9, 9), replaced(12, 3)));
    }

    @Test
    void a_face_that_is_not_on_the_die_is_told_with_those_that_are() {
        var fault = new Fault(
                "dice[0]", "wrong-value", new TreeMap<>(Map.of("reason", "range", "least", "1", "most", "10")));

        assertEquals(List.of(fault), played(9, 9).rolling(9, 9).refusals(replaced(7, 11)));
    }

    @Test
    void too_many_faces_are_told_with_how_many_there_were() {
        var fault = new Fault(
                "dice",
                "wrong-value",
                new TreeMap<>(Map.of("reason", "count", "given", "2", "least", "1", "most", "1")));

        assertEquals(List.of(fault), played(9, 9).refusals(replaced(7, 3, 4)));
    }

    private static Optional<Ruling> after(DesafioFact fact) {
        var past = new Past(4, Optional.of(new Ruling.Kill()), Optional.empty(), true);
        var before = Desk.with(Sheet.agility("ana", 5)).fight();
        return past.after(before, new Event(1, 0, Optional.of("ana"), fact)).ruling();
    }

    @Test
    void what_may_carry_out_a_ruling_leaves_it_in_force_and_anything_else_ends_it() {
        for (var fact : List.of(
                new WoundInflicted(Location.CHEST, WoundLevel.MINOR, 1, 1),
                new WoundHealed(1, true),
                new Died(DeathCause.RULED),
                new LostConsciousness(FaintCause.RULED),
                new RegainedConsciousness(),
                new WeaponDropped(SWORD),
                new FellProne())) {
            assertEquals(Optional.of(new Ruling.Kill()), after(fact), fact::toString);
        }
        assertEquals(Optional.empty(), after(new ActionsDeclared(List.of(), Optional.empty())));
        assertEquals(Optional.empty(), after(new RoundStarted()));
    }

    @Test
    void two_rounds_in_which_the_same_came_of_other_faces_are_not_the_same() {
        var nines = played(9, 9).fight();
        var eight = played(9, 8).fight();

        assertEquals(nines.fighters(), eight.fighters());
        assertNotEquals(nines.past().trail(), eight.past().trail());
        assertNotEquals(nines, eight);
        assertEquals(nines, played(9, 9).fight());
    }

    @Test
    void what_holds_if_a_roll_is_replaced_and_what_does_not_make_up_the_round() {
        var trail = played(9, 9).fight().past().trail().orElseThrow();

        assertEquals(List.of(9, 10, 11), trail.gone(9));
        assertEquals("Trail" + trail.all(), trail.toString());
        assertEquals(6, trail.all().getFirst().number());
    }
}
