package asalto.cli;

import static asalto.cli.Scenarios.ofActions;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** The contract's limits of one declaration: Agility, weapons, modes, what stands alone. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class FaultsOfLimitsTest {

    private static final List<String> FAULT = List.of("actions not-allowed");
    private static final List<String> NONE = List.of();

    private static final String DODGE = "{\"kind\": \"dodge\"}";
    private static final String MOVE = "{\"kind\": \"move\", \"metres\": 1}";
    private static final String STAND_UP = "{\"kind\": \"standUp\"}";

    private static String blow(String weapon) {
        return "{\"kind\": \"attack\", \"weapon\": \"" + weapon + "\", \"target\": \"b\"}";
    }

    private static String parry(String weapon) {
        return "{\"kind\": \"parry\", \"weapon\": \"" + weapon + "\"}";
    }

    private static String drop(String weapon) {
        return "{\"kind\": \"drop\", \"weapon\": \"" + weapon + "\"}";
    }

    private static String shot(String weapon, String mode) {
        return "{\"kind\": \"shoot\", \"weapon\": \"" + weapon + "\", \"target\": \"b\"" + mode + "}";
    }

    private static final String SINGLE = ", \"mode\": \"single\"";
    private static final String BURST = ", \"mode\": \"burst\"";
    private static final String SUSTAINED = ", \"mode\": \"sustained\"";

    private static List<String> of(String... actions) {
        return ofActions(actions);
    }

    private static List<String> times(int times, String action) {
        return ofActions(Collections.nCopies(times, action).toArray(String[]::new));
    }

    @Test
    void counted_actions_are_not_more_than_agility() {
        assertEquals(NONE, times(5, DODGE));
        assertEquals(FAULT, times(6, DODGE));
        assertEquals(NONE, of(blow("sword"), blow("sword"), parry("dagger"), parry("dagger"), DODGE));
        assertEquals(FAULT, of(blow("sword"), blow("sword"), parry("dagger"), parry("dagger"), DODGE, DODGE));
    }

    @Test
    void a_weapon_allows_so_many_attacks_and_parries_together() {
        assertEquals(NONE, of(blow("sword"), parry("sword")));
        assertEquals(FAULT, of(blow("sword"), parry("sword"), blow("sword")));
        assertEquals(NONE, times(3, parry("dagger")));
        assertEquals(FAULT, times(4, parry("dagger")));
        assertEquals(FAULT, times(2, shot("bow", "")));
    }

    @Test
    void single_shots_are_limited_by_agility_alone() {
        assertEquals(NONE, times(5, shot("revolver", "")));
        assertEquals(FAULT, times(6, shot("revolver", "")));
    }

    @Test
    void a_firearm_fires_in_one_mode_and_once_by_burst_or_sustained() {
        assertEquals(NONE, of(shot("smg", ""), shot("smg", SINGLE)));
        assertEquals(FAULT, of(shot("smg", ""), shot("smg", BURST)));
        assertEquals(FAULT, of(shot("smg", BURST), shot("smg", BURST)));
        assertEquals(FAULT, of(shot("smg", SUSTAINED), shot("smg", SUSTAINED)));
        assertEquals(FAULT, times(2, shot("mg", "")));
        assertEquals(NONE, of(shot("smg", BURST), shot("mg", SUSTAINED), shot("revolver", SINGLE)));
    }

    @Test
    void there_is_one_move_and_it_stands_beside_counted_actions() {
        assertEquals(NONE, of(MOVE));
        assertEquals(NONE, of(blow("sword"), MOVE, DODGE));
        assertEquals(FAULT, of(MOVE, MOVE));
        assertEquals(FAULT, of(MOVE, STAND_UP));
    }

    @Test
    void a_whole_round_action_stands_alone_but_for_drops() {
        for (var action : List.of(
                STAND_UP,
                "{\"kind\": \"aim\", \"weapon\": \"bow\", \"target\": \"b\"}",
                "{\"kind\": \"reload\", \"weapon\": \"bow\"}",
                "{\"kind\": \"draw\", \"weapon\": \"sword\"}",
                "{\"kind\": \"pickUp\", \"weapon\": \"sword\"}",
                "{\"kind\": \"stow\", \"weapon\": \"sword\"}",
                "{\"kind\": \"test\", \"attribute\": \"size\"}",
                "{\"kind\": \"oppose\", \"skill\": \"climb\", \"against\": \"b\", \"theirSkill\": \"climb\"}")) {
            assertEquals(NONE, of(drop("sword"), action, drop("dagger")), action);
            assertEquals(FAULT, of(action, DODGE), action);
            assertEquals(FAULT, of(action, action), action);
        }
    }

    @Test
    void limits_are_judged_only_when_the_actions_are_sound() {
        assertEquals(List.of("actions[1].metres wrong-value"), of(STAND_UP, "{\"kind\": \"move\", \"metres\": 99}"));
    }

    @Test
    void a_place_is_told_once_whatever_is_wrong_there() {
        assertEquals(FAULT, of(MOVE, MOVE, STAND_UP, blow("sword"), blow("sword"), blow("sword")));
    }
}
