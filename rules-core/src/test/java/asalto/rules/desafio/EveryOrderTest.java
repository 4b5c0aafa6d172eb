package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.attack;
import static asalto.rules.desafio.Deeds.dodge;
import static asalto.rules.desafio.Deeds.parry;
import static asalto.rules.desafio.Deeds.shoot;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import asalto.rules.Event;
import asalto.rules.Fraction;
import asalto.rules.form.Form;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/**
 * Rule D-21: in whichever order the combatants stand, the same may happen and as often, over all faces of all dice. The one
 * exception is ruling R-48.
 */
@DisplayNameGeneration(ReplaceUnderscores.class)
class EveryOrderTest {

    private static final int FIGHTS = 60;
    private static final int MOST = 1_500;
    private static final List<String> PLACES =
            List.of("left-arm", "right-arm", "left-leg", "right-leg", "abdomen", "chest", "head");

    private record Seat(Sheet sheet, List<Form> actions) {}

    @Test
    void in_any_order_the_same_may_happen_and_as_often() {
        int compared = 0;
        int hurt = 0;
        for (long seed = 1; compared < FIGHTS; seed++) {
            assertTrue(seed < 50 * FIGHTS, "too few fights are small enough: " + compared);
            var seats = seats(new SplittableRandom(seed));
            var inOrder = outcomes(seats);
            if (inOrder.isEmpty()) {
                continue;
            }
            assertEquals(inOrder, outcomes(seats.reversed()), "reversed, seed " + seed);
            Collections.rotate(seats, 1);
            assertEquals(inOrder, outcomes(seats), "rotated, seed " + seed);
            compared++;
            hurt += inOrder.get().keySet().stream().anyMatch(outcome -> outcome.contains("forfeits")) ? 1 : 0;
        }
        assertTrue(hurt > FIGHTS / 4, "too few fights in which a hit keeps anybody from acting: " + hurt);
    }

    /** Nothing, if there are too many dice. */
    private static Optional<Map<String, Fraction>> outcomes(List<Seat> seats) {
        var desk = Desk.with(seats.stream().map(Seat::sheet).toArray(Sheet[]::new));
        for (var seat : seats) {
            desk.declare(seat.sheet().id(), seat.actions().toArray(Form[]::new));
        }
        try {
            return Optional.of(new EveryFace(desk.fight(), MOST).outcomes(EveryOrderTest::outcome));
        } catch (EveryFace.TooLarge _) {
            return Optional.empty();
        }
    }

    /** All but what only counts: the numbers of wounds, and which of two deadly wounds is called the cause. */
    private static String outcome(List<Event> told, Fight after) {
        var happened = told.stream()
                .map(Told::line)
                .map(line -> line.replaceAll("wound \\d+", "wound").replaceAll("dies: .*", "dies"))
                .sorted()
                .collect(Collectors.joining("\n"));
        var conditions = State.of(after).combatants().stream()
                .map(EveryOrderTest::condition)
                .sorted()
                .collect(Collectors.joining("\n"));
        return happened + "\n" + conditions;
    }

    private static String condition(State.Condition it) {
        var wounds = it.wounds().stream()
                .map(wound -> wound.location().id() + wound.level() + wound.avoided() + wound.deadline())
                .sorted()
                .toList();
        return it.id() + it.incapable() + it.posture() + it.penalty() + it.shockDeadline() + wounds + it.weapons();
    }

    // ---- small fights

    /** Three in two neighbouring tenths; who defends has said against whom. */
    private static List<Seat> seats(SplittableRandom random) {
        var seats = new ArrayList<Seat>();
        for (int i = 0; i < 3; i++) {
            var sheet = Sheet.of("c" + i, 5, 3 + random.nextInt(2), 1 + random.nextInt(3), 1 + random.nextInt(3))
                    .skill("daggers", 2 + random.nextInt(3))
                    .skill("automatic-rifles", 2 + random.nextInt(3))
                    .skill("dodge", 2 + random.nextInt(6))
                    .weapon(blade())
                    .weapon(gun());
            seats.add(new Seat(sheet, List.of(deed(i, random))));
        }
        return seats;
    }

    private static Form deed(int self, SplittableRandom random) {
        var called = PLACES.get(random.nextInt(PLACES.size()));
        var other = "c" + (self + 1 + random.nextInt(2)) % 3;
        return switch (random.nextInt(6)) {
            case 0 -> dodge("against", Wrote.fields("attacker", other));
            case 1 -> parry("blade", "against", Wrote.fields("attacker", other));
            case 2 -> attack("blade", other, "calledShot", called, "from", "behind");
            case 3 -> shoot("gun", other, "calledShot", called);
            default -> attack("blade", other, "calledShot", called);
        };
    }

    private static Form blade() {
        return Wrote.fields(
                "id", "blade", "skill", "daggers", "hands", 1, "damage", "1d2", "kind", "edged", "actions", 2);
    }

    private static Form gun() {
        return Wrote.with(
                Wrote.fields("id", "gun", "skill", "automatic-rifles", "hands", 1, "damage", "1d2", "kind", "piercing"),
                "modes",
                Wrote.fields("burst", 2),
                "magazine",
                2,
                "ranges",
                Wrote.items(2, 5, 100));
    }

    // ---- the exception

    private static List<Seat> twoAgainstOne(Form defence) {
        var weak = Sheet.of("weak", 5, 4, 5, 5).skill("daggers", 4).weapon(blade());
        var strong = Sheet.of("strong", 10, 4, 5, 5).skill("daggers", 8).weapon(blade());
        var target = Sheet.of("target", 5, 4, 5, 5).skill("dodge", 6);
        return List.of(
                new Seat(weak, List.of(attack("blade", "target", "calledShot", "left-arm"))),
                new Seat(strong, List.of(attack("blade", "target", "calledShot", "right-arm"))),
                new Seat(target, List.of(defence)));
    }

    private static Map<String, Fraction> allOutcomes(List<Seat> seats) {
        var desk = Desk.with(seats.stream().map(Seat::sheet).toArray(Sheet[]::new));
        for (var seat : seats) {
            desk.declare(seat.sheet().id(), seat.actions().toArray(Form[]::new));
        }
        return new EveryFace(desk.fight(), 200_000).outcomes(EveryOrderTest::outcome);
    }

    @Test
    void an_unreserved_defence_meets_whoever_of_the_same_tenth_stands_first() {
        var seats = twoAgainstOne(dodge());

        assertNotEquals(allOutcomes(seats), allOutcomes(seats.reversed()));
    }

    @Test
    void a_reserved_defence_does_not() {
        var seats = twoAgainstOne(dodge("against", Wrote.fields("attacker", "strong")));

        assertEquals(allOutcomes(seats), allOutcomes(seats.reversed()));
    }
}
