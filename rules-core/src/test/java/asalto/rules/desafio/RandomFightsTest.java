package asalto.rules.desafio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import asalto.rules.Encounter;
import asalto.rules.Event;
import asalto.rules.Redecision;
import asalto.rules.desafio.DesafioFact.*;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds in every fight, tried on many that nobody has thought of. A failure names its seed. */
@ParameterizedClass(name = "from seed {0}")
@ValueSource(longs = {1, 501, 1_001, 1_501})
@DisplayNameGeneration(ReplaceUnderscores.class)
class RandomFightsTest {

    private record Fought(long seed, RandomFight fight) {

        List<Event> events() {
            return fight.events();
        }

        String name() {
            return "seed " + seed;
        }
    }

    private static final int FIGHTS = 500;

    private static List<Fought> fights = List.of();

    /** Needed, for only a class that takes its argument hands it on to what runs before it. */
    RandomFightsTest(long from) {
        assertTrue(from > 0, "seeds begin with 1");
    }

    @BeforeParameterizedClassInvocation
    static void fight(long from) {
        fights = LongStream.range(from, from + FIGHTS)
                .mapToObj(RandomFightsTest::fought)
                .toList();
    }

    @AfterParameterizedClassInvocation
    static void forget() {
        fights = List.of();
    }

    private static Fought fought(long seed) {
        var fight = new RandomFight(seed);
        fight.play(6);
        return new Fought(seed, fight);
    }

    @Test
    void they_are_worth_trying() {
        var kinds = new HashSet<Class<?>>();
        fights.forEach(fought ->
                fought.events().forEach(event -> kinds.add(event.fact().getClass())));
        var never = new HashSet<>(List.of(DesafioFact.class.getPermittedSubclasses()));
        never.removeAll(kinds);

        // Nobody closes these fights or rules anything in them.
        assertEquals(
                new HashSet<>(List.of(
                        EncounterClosed.class,
                        RegainedConsciousness.class,
                        RulingMade.class,
                        OrdersGiven.class,
                        OrdersWeighed.class)),
                never);
    }

    @Test
    void every_face_thrown_is_recorded_in_its_place_and_no_other() {
        for (var fought : fights) {
            assertEquals(fought.fight().thrown(), Desk.RULES.rolls(fought.events()), fought.name());
        }
    }

    @Test
    void the_events_alone_tell_the_encounter() {
        for (var fought : fights) {
            assertEquals(fought.fight().fight(), Desk.RULES.fold(fought.events()), fought.name());
        }
    }

    /** Cases T50 and T52: whatever came later, the past is what its events tell, and from there the rest leads to the same end. */
    @Test
    void back_to_any_moment_and_forward_again_is_the_same_fight() {
        for (var fought : fights.subList(0, 40)) {
            var events = fought.events();
            fought.fight().after().forEach((told, then) -> {
                Encounter past = Desk.RULES.fold(events.subList(0, told));
                assertEquals(then, past, fought.name());
                for (var event : events.subList(told, events.size())) {
                    past = past.evolve(event);
                }
                assertEquals(fought.fight().fight(), past, fought.name());
            });
        }
    }

    @Test
    void decided_again_from_the_recorded_faces_the_same_happens() {
        for (var fought : fights) {
            assertEquals(Optional.empty(), Redecision.firstDivergence(Desk.RULES, fought.events()), fought.name());
        }
    }

    @Test
    void from_a_fold_after_any_tenth_the_round_goes_on_the_same() {
        fights.subList(0, 40).forEach(fought -> Resumption.provesThat(fought.events()));
    }

    @Test
    void ammunition_is_neither_lost_nor_found() {
        for (var fought : fights) {
            var left = new HashMap<String, Integer>();
            for (var event : fought.events()) {
                var who = event.actor().orElse("");
                switch (event.fact()) {
                    case CombatantSeated seated ->
                        seated.combatant()
                                .weapons()
                                .forEach(weapon ->
                                        weapon.ammunition().ifPresent(rounds -> left.put(who + weapon.id(), rounds)));
                    case AmmunitionSpent spent -> {
                        assertTrue(spent.spent() > 0 && spent.left() >= 0, fought.name());
                        assertEquals(left.get(who + spent.weapon()) - spent.spent(), spent.left(), fought.name());
                        left.put(who + spent.weapon(), spent.left());
                    }
                    case WeaponReloaded loaded -> left.put(who + loaded.weapon(), loaded.left());
                    case WeaponStowed stowed -> {
                        var piece = fought.fight().fight().fighter(who).gear().piece(stowed.weapon());
                        if (!piece.row().carriedLoaded()) {
                            left.put(who + stowed.weapon(), 0);
                        }
                    }
                    default -> {}
                }
            }
            for (var fighter : fought.fight().fight().fighters()) {
                for (var piece : fighter.gear().pieces()) {
                    assertEquals(
                            Optional.ofNullable(left.get(fighter.id() + piece.id())),
                            piece.ammunition(),
                            fought.name());
                }
            }
        }
    }

    @Test
    void the_dead_do_nothing_any_more() {
        for (var fought : fights) {
            var dead = new HashSet<String>();
            for (var event : fought.events()) {
                if (event.actor().filter(dead::contains).isPresent()) {
                    var allowed = event.fact() instanceof ActionsDeclared
                            || event.fact() instanceof ActionForfeited forfeit && forfeit.reason() == Forfeit.DEAD;
                    assertTrue(allowed, fought.name() + ": " + event);
                }
                if (event.fact() instanceof Died) {
                    dead.add(event.actor().orElseThrow());
                }
            }
        }
    }

    /** Cases T28 and T35. */
    @Test
    void no_more_bullets_hit_than_were_fired() {
        for (var fought : fights) {
            int flying = 0;
            for (var event : fought.events()) {
                switch (event.fact()) {
                    case AttackRolled _ -> flying = 0;
                    case AmmunitionSpent spent -> flying = spent.spent();
                    case AttackHit hit -> {
                        int fired = flying;
                        hit.bullet().ifPresent(number -> assertTrue(number <= fired, fought.name() + ": " + event));
                    }
                    default -> {}
                }
            }
        }
    }

    @Test
    void every_tenth_stands_in_its_order() {
        for (var fought : fights) {
            int at = 0;
            for (var event : fought.events()) {
                int moment = event.round() * 100 + event.beat();
                assertTrue(moment >= at, fought.name() + ": " + event);
                at = moment;
            }
        }
    }
}
