package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.Command;
import asalto.rules.Decision;
import asalto.rules.Encounter;
import asalto.rules.Event;
import asalto.rules.coverage.Proves;
import asalto.rules.desafio.DesafioFact.*;
import asalto.rules.form.Form;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Rule D-21: in whichever order they stand, who may act in a tenth is the same. All dice show one face, so that nobody's
 * luck depends on the order; nobody defends, for that is the one exception.
 */
@DisplayNameGeneration(ReplaceUnderscores.class)
class OrderTest {

    private static final List<String> PLACES =
            List.of("left-arm", "right-arm", "left-leg", "abdomen", "chest", "head", "right-leg");

    private record Seat(Sheet sheet, List<Form> actions) {}

    @ParameterizedTest(name = "all dice show {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    @Proves("D-21")
    void shuffling_the_combatants_changes_nobody_s_possibility_to_act(int face) {
        for (long seed = 1; seed <= 25; seed++) {
            var random = new SplittableRandom(seed);
            var seats = seats(random);
            var shuffled = new ArrayList<>(seats);
            Collections.shuffle(shuffled, java.util.Random.from(random));

            assertEquals(attempts(seats, face), attempts(shuffled, face), "seed " + seed);
        }
    }

    private static List<Seat> seats(SplittableRandom random) {
        var seats = new ArrayList<Seat>();
        for (int i = 0; i < 5; i++) {
            int agility = 3 + random.nextInt(3);
            var sheet = Sheet.of("c" + i, 5, agility, 1 + random.nextInt(6), 2 + random.nextInt(5))
                    .skill("long-swords-1h", 7)
                    .skill("semi-auto-pistols", 7)
                    .weapon("broadsword")
                    .weapon("semi-auto-pistol", "ammunition", 1 + random.nextInt(3));
            seats.add(new Seat(sheet, List.of(blow(i, random), shot(i, random), shot(i, random))));
        }
        return seats;
    }

    private static Form blow(int self, SplittableRandom random) {
        return attack("broadsword", other(self, random), "calledShot", PLACES.get(random.nextInt(PLACES.size())));
    }

    private static Form shot(int self, SplittableRandom random) {
        return shoot("semi-auto-pistol", other(self, random), "calledShot", PLACES.get(random.nextInt(PLACES.size())));
    }

    private static String other(int self, SplittableRandom random) {
        return "c" + (self + 1 + random.nextInt(4)) % 5;
    }

    /** Who did what in which tenth, or why he did not; and who died or fell. */
    private static TreeSet<String> attempts(List<Seat> seats, int face) {
        var combatants = seats.stream().map(seat -> seat.sheet().form()).toList();
        var opening = Wrote.fields("ruleset", Wrote.fields("id", "desafio"), "combatants", combatants);
        Encounter encounter = Desk.RULES.fold(events(Desk.RULES.open(opening)));
        var attempts = new TreeSet<String>();
        for (var seat : seats) {
            var declaration = Wrote.fields("combatant", seat.sheet().id(), "actions", seat.actions());
            encounter = play(encounter, new Command.Declare(declaration), face, attempts);
        }
        encounter = play(encounter, new Command.StartRound(), face, attempts);
        for (int tenth = 1; tenth <= 10; tenth++) {
            encounter = play(encounter, new Command.PlayBeat(tenth), face, attempts);
        }
        return attempts;
    }

    private static Encounter play(Encounter encounter, Command command, int face, TreeSet<String> attempts) {
        var now = encounter;
        for (var event : events(encounter.decide(command, (sides, _) -> Math.min(face, sides)))) {
            attempt(event)
                    .ifPresent(what -> attempts.add(event.beat() + event.actor().orElse("") + what));
            now = now.evolve(event);
        }
        return now;
    }

    private static List<Event> events(Decision decision) {
        return ((Decision.Accepted) decision).events();
    }

    private static Optional<String> attempt(Event event) {
        return switch (event.fact()) {
            case AttackRolled rolled -> Optional.of(" rolls " + rolled.action() + " " + rolled.total());
            case ActionForfeited forfeit -> Optional.of(" forfeits " + forfeit.action() + forfeit.reason());
            case FeintMade feint -> Optional.of(" feints " + feint.action() + feint.reason());
            case FellProne _ -> Optional.of(" falls");
            case LostConsciousness _ -> Optional.of(" faints");
            case Died _ -> Optional.of(" dies");
            default -> Optional.empty();
        };
    }
}
