package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.Command;
import asalto.rules.coverage.Proves;
import asalto.rules.form.Form;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** Rules D-43 to D-47, D-70 to D-76. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class FireTest {

    private static Sheet gunner(Object... weapon) {
        return Sheet.agility("gunner", 5).skill("automatic-rifles", 5).weapon("assault-rifle", weapon);
    }

    private static Form sprays(Object... targetsAndSprays) {
        var targets = new java.util.ArrayList<Object>();
        for (int i = 0; i < targetsAndSprays.length; i += 2) {
            targets.add(Wrote.fields("target", targetsAndSprays[i], "sprays", targetsAndSprays[i + 1]));
        }
        return Wrote.fields(
                "kind",
                "shoot",
                "weapon",
                "assault-rifle",
                "mode",
                "sustained",
                "targets",
                Wrote.items(targets.toArray()));
    }

    @Test
    @Proves("D-73")
    void a_change_of_target_costs_a_bullet_and_a_spray_without_another_is_forfeited() {
        Desk.with(gunner("ammunition", 6), Sheet.agility("ana", 5), Sheet.agility("bot", 5))
                .declare("gunner", sprays("ana", 1, "bot", 1))
                .rolling(9)
                .round()
                .then("""
                        6 gunner action 1 spray 1 at ana: 9 = 9 > 5, level -4
                        6 gunner spends 5 of assault-rifle, 1 left
                        6 gunner misses ana
                        7 gunner forfeits 1 spray 2: no-ammunition
                        7 gunner spends 1 of assault-rifle, 0 left
                        """);
    }

    @Test
    @Proves("D-71")
    void a_magazine_with_fewer_bullets_than_the_burst_fires_what_is_left() {
        Desk.with(gunner("ammunition", 2), Sheet.agility("ana", 5).with("armour", Wrote.fields("chest", 99)))
                .declare("gunner", shoot("assault-rifle", "ana", "mode", "burst", "calledShot", "chest"))
                .rolling(2, 8, 8, 7, 7)
                .round()
                .then("""
                        6 gunner action 1 at ana: 2 +1 precision = 3 <= 5, level 3
                        6 gunner spends 2 of assault-rifle, 0 left
                        6 gunner hits ana chest with bullet 1
                        6 gunner damage: [8, 8] +0 -99 = 0
                        6 gunner hits ana chest with bullet 2
                        6 gunner damage: [7, 7] +0 -99 = 0
                        """);
    }

    @Test
    @Proves("D-75")
    void an_empty_weapon_forfeits_and_is_loaded_in_a_round() {
        var desk = Desk.with(gunner("ammunition", 0), Sheet.agility("ana", 5));

        desk.declare("gunner", shoot("assault-rifle", "ana")).round().then("6 gunner forfeits 1: no-ammunition");
        desk.declare("gunner", Wrote.fields("kind", "reload", "weapon", "assault-rifle", "load", "one"))
                .round()
                .then("10 gunner reloads assault-rifle, 1 left");
        desk.declare("gunner", handle("reload", "assault-rifle"))
                .round()
                .then("10 gunner reloads assault-rifle, 30 left");
    }

    @Test
    @Proves("D-47")
    void aim_counts_two_rounds_at_most_on_the_first_shot_only_and_time_loses_it() {
        var desk = Desk.with(gunner(), Sheet.agility("ana", 5));
        for (int round = 1; round <= 3; round++) {
            desk.declare("gunner", aim("assault-rifle", "ana"))
                    .round()
                    .then("10 gunner aims assault-rifle at ana, " + round);
        }

        desk.declare("gunner", shoot("assault-rifle", "ana"), shoot("assault-rifle", "ana"))
                .rolling(9, 9)
                .round()
                .then("""
                        6 gunner action 1 at ana: 9 -2 aim = 7 > 5, level -4
                        6 gunner spends 1 of assault-rifle, 29 left
                        6 gunner misses ana
                        7 gunner action 2 at ana: 9 +1 accumulation = 10 > 5, level -4
                        7 gunner spends 1 of assault-rifle, 28 left
                        7 gunner misses ana
                        """);

        desk.declare("gunner", aim("assault-rifle", "ana")).round();
        desk.advance("minutes", 1);
        assertEquals(java.util.Optional.empty(), desk.condition("gunner").aim());
    }

    @Test
    @Proves("D-43")
    void covers_do_not_add_up_and_the_greatest_counts() {
        var desk = Desk.with(
                        gunner(),
                        Sheet.agility("ana", 5).with("cover", "partial").with("posture", "prone"))
                .declare("gunner", shoot("assault-rifle", "ana"))
                .rolling(9)
                .round();
        assertEquals(List.of("6 gunner action 1 at ana: 9 +2 cover = 11 > 5, level -4"), desk.lines("action"));

        desk.set("ana", "storey", 2)
                .declare("gunner", shoot("assault-rifle", "ana"))
                .rolling(9)
                .round();
        assertEquals(List.of("6 gunner action 1 at ana: 9 +4 cover = 13 > 5, level -4"), desk.lines("action"));
    }

    @Test
    @Proves("D-46")
    void sights_help_single_shots_and_not_sustained_fire() {
        var desk = Desk.with(gunner("telescopic", true, "laser", true), Sheet.agility("ana", 5))
                .metres("gunner", "ana", 100)
                .declare("gunner", shoot("assault-rifle", "ana", "modifiers", gm(1)))
                .rolling(10)
                .round();
        assertEquals(
                List.of("6 gunner action 1 at ana: 10 -3 range -2 laser +1 gm = 6 > 5, level -5"),
                desk.lines("action"));

        desk.declare("gunner", sprays("ana", 1)).rolling(10).round();
        assertEquals(List.of("6 gunner action 1 spray 1 at ana: 10 = 10 > 5, level -5"), desk.lines("action"));
    }

    @Test
    @Proves("D-76")
    void a_carried_weapon_is_drawn_at_the_start_for_two_on_every_roll_of_the_round() {
        var duellist =
                Sheet.agility("duellist", 5).skill("revolvers", 6).weapon("revolver", "held", new Form.Nothing());

        Desk.with(duellist, Sheet.agility("ana", 5))
                .declare("duellist", shoot("revolver", "ana", "drawnThisRound", true), shoot("revolver", "ana"))
                .rolling(9, 9)
                .round()
                .then("""
                        0 duellist draws revolver
                        6 duellist action 1 at ana: 9 +2 drawn = 11 > 6, level -3
                        6 duellist spends 1 of revolver, 5 left
                        6 duellist misses ana
                        7 duellist action 2 at ana: 9 +1 accumulation +2 drawn = 12 > 6, level -3
                        7 duellist spends 1 of revolver, 4 left
                        7 duellist misses ana
                        """);
    }

    @Test
    @Proves("D-45")
    void a_shot_that_the_situation_put_out_of_reach_after_it_was_declared_refuses_the_start() {
        var desk = Desk.with(gunner(), Sheet.agility("ana", 5)).declare("gunner", shoot("assault-rifle", "ana"));
        desk.metres("gunner", "ana", 401);

        assertEquals(
                List.of("declarations[gunner].actions[0].target not-allowed"), desk.codes(new Command.StartRound()));
    }
}
