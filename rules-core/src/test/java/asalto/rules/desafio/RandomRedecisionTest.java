package asalto.rules.desafio;

import static org.junit.jupiter.api.Assertions.assertTrue;

import asalto.rules.Event;
import asalto.rules.Redecision;
import asalto.rules.desafio.DesafioFact.*;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** An audit of random fights: whatever outcome was tampered with is found. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class RandomRedecisionTest {

    @Test
    void in_any_fight_an_outcome_taken_away_doubled_or_moved_is_found_at_the_latest_there() {
        for (long seed = 1; seed <= 12; seed++) {
            var fight = new RandomFight(seed);
            fight.play(3);
            var events = fight.events();
            for (int index = 0; index < events.size() - 1; index++) {
                if (isOutcome(events.get(index))) {
                    assertFound(without(events, index), index);
                    assertFound(doubled(events, index), index + 1);
                    if (isOutcome(events.get(index + 1)) && !events.get(index).equals(events.get(index + 1))) {
                        assertFound(swapped(events, index), index);
                    }
                }
            }
        }
    }

    private static boolean isOutcome(Event event) {
        return switch (event.fact()) {
            case EncounterOpened _, CombatantSeated _, SituationChanged _, ActionsDeclared _ -> false;
            case RoundStarted _, TimeGranted _ -> false;
            default -> true;
        };
    }

    private static void assertFound(List<Event> events, int latest) {
        var divergence = Redecision.firstDivergence(Desk.RULES, events);
        assertTrue(divergence.isPresent(), () -> "not found: " + events.get(latest));
        assertTrue(divergence.get().index() <= latest, () -> divergence + " instead of " + latest);
    }

    private static List<Event> without(List<Event> events, int index) {
        var changed = new ArrayList<>(events);
        changed.remove(index);
        return changed;
    }

    private static List<Event> doubled(List<Event> events, int index) {
        var changed = new ArrayList<>(events);
        changed.add(index, events.get(index));
        return changed;
    }

    private static List<Event> swapped(List<Event> events, int index) {
        var changed = new ArrayList<>(events);
        changed.set(index, events.get(index + 1));
        changed.set(index + 1, events.get(index));
        return changed;
    }
}
