package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.Command;
import asalto.rules.coverage.Proves;
import asalto.rules.form.Form;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Fire modes and magazines. Rules D-74 and D-75. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class AmmunitionTest {

    private static Sheet bot() {
        return Sheet.agility("bot", 3);
    }

    private static Desk holding(String weapon, Object... more) {
        return Desk.with(
                Sheet.agility("ana", 6)
                        .skill("automatic-rifles", 5)
                        .skill("revolvers", 5)
                        .weapon(weapon, more),
                bot());
    }

    private static List<String> refused(Desk desk, Object... actions) {
        return desk.codes(new Command.Declare(Wrote.fields("combatant", "ana", "actions", Wrote.items(actions))));
    }

    private static Form reload(String weapon, String load) {
        return Wrote.fields("kind", "reload", "weapon", weapon, "load", load);
    }

    private static Optional<Integer> loaded(Desk desk) {
        return desk.condition("ana").weapons().getFirst().ammunition();
    }

    // ---- the selector

    @Test
    @Proves("D-74")
    void in_one_round_a_weapon_fires_in_one_mode() {
        var desk = holding("assault-rifle");

        assertEquals(
                List.of("actions not-allowed"),
                refused(desk, shoot("assault-rifle", "bot"), shoot("assault-rifle", "bot", "mode", "burst")));
        assertEquals(
                List.of(),
                refused(desk, shoot("assault-rifle", "bot"), shoot("assault-rifle", "bot", "mode", "single")));
    }

    @Proves("D-74")
    @ParameterizedTest
    @ValueSource(strings = {"burst", "sustained"})
    void of_bursts_and_sustained_fire_there_is_one(String mode) {
        var shot = shoot("assault-rifle", "bot", "mode", mode);

        assertEquals(List.of("actions not-allowed"), refused(holding("assault-rifle"), shot, shot));
    }

    @Proves("D-74")
    @ParameterizedTest(name = "{0} has no {1}")
    @CsvSource({"revolver, burst", "revolver, sustained", "machine-gun, single", "machine-gun, burst"})
    void a_weapon_has_only_its_own_modes(String weapon, String mode) {
        assertEquals(
                List.of("actions[0].mode wrong-value"), refused(holding(weapon), shoot(weapon, "bot", "mode", mode)));
    }

    @Test
    @Proves("D-74")
    void changing_the_selector_takes_no_time_and_makes_nothing_harder() {
        var desk = holding("assault-rifle");

        for (var mode : List.of("single", "burst", "sustained", "single")) {
            desk.declare("ana", shoot("assault-rifle", "bot", "mode", mode))
                    .rolling(mode.equals("sustained") ? new Integer[] {10, 10} : new Integer[] {10})
                    .round();
            assertEquals(" at bot: 10 = 10 > 5, level -5", firstRoll(desk));
        }
        desk.proven();
    }

    private static String firstRoll(Desk desk) {
        var line = desk.lines("action").getFirst();
        return line.substring(line.indexOf(" at bot"));
    }

    // ---- the magazine

    /** Case T30: nothing is rolled, nothing spent. */
    @Test
    @Proves("D-75")
    void a_shot_with_an_empty_weapon_is_forfeited_without_a_die() {
        holding("revolver", "ammunition", 0)
                .declare("ana", shoot("revolver", "bot"))
                .rolling()
                .round()
                .then("5 ana forfeits 1: no-ammunition");
    }

    /** Case T28: a plan for more than is loaded is made as far as the rounds go. */
    @Test
    @Proves("D-75")
    void every_shot_spends_one_until_the_last_and_the_next_is_forfeited() {
        holding("revolver", "ammunition", 2)
                .declare("ana", shoot("revolver", "bot"), shoot("revolver", "bot"), shoot("revolver", "bot"))
                .rolling(10, 10)
                .round()
                .then("""
                        5 ana action 1 at bot: 10 = 10 > 5, level -5
                        5 ana spends 1 of revolver, 1 left
                        5 ana misses bot
                        6 ana action 2 at bot: 10 +1 accumulation = 11 > 5, level -5
                        6 ana spends 1 of revolver, 0 left
                        6 ana misses bot
                        7 ana forfeits 3: no-ammunition
                        """);
    }

    @Proves("D-75")
    @ParameterizedTest(name = "{0} with {1} loaded has {2} afterwards")
    @CsvSource({"one, 0, 1", "one, 4, 5", "one, 5, 6", "one, 6, 6", "full, 0, 6", "full, 3, 6", "full, 6, 6"})
    void loading_adds_one_or_makes_full_and_never_more(String load, int before, int after) {
        var desk = holding("revolver", "ammunition", before)
                .declare("ana", reload("revolver", load))
                .rolling()
                .round()
                .then("10 ana reloads revolver, " + after + " left");

        assertEquals(Optional.of(after), loaded(desk));
    }

    @Test
    @Proves("D-75")
    void unless_something_else_is_said_it_is_loaded_full() {
        holding("revolver", "ammunition", 1)
                .declare("ana", handle("reload", "revolver"))
                .rolling()
                .round()
                .then("10 ana reloads revolver, 6 left");
    }

    @Test
    @Proves("D-75")
    void loading_fills_the_round() {
        assertEquals(
                List.of("actions not-allowed"),
                refused(holding("revolver"), reload("revolver", "one"), shoot("revolver", "bot")));
    }

    @Test
    @Proves("D-75")
    void what_is_not_in_hand_is_not_loaded() {
        holding("revolver", "held", new Form.Nothing(), "ammunition", 1)
                .declare("ana", reload("revolver", "full"))
                .rolling()
                .round()
                .then("10 ana forfeits 1: weapon-not-held");
    }

    private static Desk thrower() {
        return Desk.with(Sheet.agility("ana", 6).skill("throwing", 5).weapon("throwing-knife"), bot());
    }

    @Test
    @Proves("D-75")
    void each_throw_takes_a_piece_off_the_bundle_and_the_empty_bundle_stays_in_hand() {
        var desk = thrower()
                .declare("ana", shoot("throwing-knife", "bot"), shoot("throwing-knife", "bot"))
                .rolling(10, 10)
                .round();

        assertEquals(
                List.of("5 ana spends 1 of throwing-knife, 1 left", "8 ana spends 1 of throwing-knife, 0 left"),
                desk.lines("spends"));
        assertEquals(
                Optional.of(Hold.RIGHT),
                desk.condition("ana").weapons().getFirst().held());
        desk.declare("ana", shoot("throwing-knife", "bot")).rolling().round().then("5 ana forfeits 1: no-ammunition");
    }

    @Test
    @Proves("D-75")
    void a_bundle_is_not_reloaded() {
        assertEquals(List.of("actions[0].weapon not-allowed"), refused(thrower(), handle("reload", "throwing-knife")));
    }

    @Test
    @Proves("D-75")
    void what_has_no_magazine_is_not_loaded() {
        var desk = Desk.with(Sheet.agility("ana", 6).weapon("broadsword"), bot());

        assertEquals(List.of("actions[0].weapon not-allowed"), refused(desk, handle("reload", "broadsword")));
    }
}
