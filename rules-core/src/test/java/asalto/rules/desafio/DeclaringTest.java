package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.Asker;
import asalto.rules.Command;
import asalto.rules.coverage.Proves;
import asalto.rules.form.Form;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** How much is declared, and until when. Rules D-22, D-24. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class DeclaringTest {

    private static Sheet ana(int agility) {
        return Sheet.agility("ana", agility)
                .skill("long-swords-1h", 5)
                .skill("shields", 5)
                .skill("dodge", 5)
                .weapon("broadsword")
                .weapon("shield");
    }

    private static Desk duel(int agility) {
        return Desk.with(ana(agility), Sheet.agility("bot", 5).weapon("club"));
    }

    // ---- D-22

    @Test
    @Proves("D-22")
    void Agility_is_the_most_counted_actions_over_all_weapons_and_dodges_together() {
        var sword = attack("broadsword", "bot");

        assertEquals(
                List.of(),
                Refusals.ofDeclaring(duel(5), "ana", sword, sword, parry("shield"), parry("shield"), dodge()));
        assertEquals(
                List.of("actions more-than-agility"),
                Refusals.ofDeclaring(duel(4), "ana", sword, sword, parry("shield"), parry("shield"), dodge()));
        assertEquals(List.of(), Refusals.ofDeclaring(duel(4), "ana", sword, sword, parry("shield"), parry("shield")));
    }

    @Test
    @Proves("D-22")
    void shots_count_and_a_move_or_a_drop_does_not() {
        var desk = Desk.with(
                Sheet.agility("ana", 2).skill("revolvers", 5).weapon("revolver").weapon("dagger"),
                Sheet.agility("bot", 5));
        var shot = shoot("revolver", "bot");

        assertEquals(List.of("actions more-than-agility"), Refusals.ofDeclaring(desk, "ana", shot, shot, shot));
        assertEquals(List.of(), Refusals.ofDeclaring(desk, "ana", shot, shot, move(1), handle("drop", "dagger")));
    }

    @Test
    @Proves("D-22")
    void a_weapon_may_allow_less() {
        var sword = attack("broadsword", "bot");

        assertEquals(
                List.of("actions more-than-weapon-allows"),
                Refusals.ofDeclaring(duel(5), "ana", sword, sword, parry("broadsword")));
        assertEquals(List.of(), Refusals.ofDeclaring(duel(5), "ana", sword, parry("broadsword")));
    }

    // ---- D-24

    @Test
    @Proves("D-24")
    void a_declaration_may_be_changed_until_the_round_starts_and_the_last_one_is_carried_out() {
        duel(5).declare("bot", attack("club", "ana"))
                .declare("ana", parry("shield"))
                .declare("ana", attack("broadsword", "bot"))
                .declare("bot", move(1))
                .declare("ana", move(2))
                .round()
                .then("""
                        10 ana moves 2
                        10 bot moves 1
                        """);
    }

    @Test
    @Proves("D-24")
    void after_the_start_nothing_can_be_changed_or_withdrawn() {
        var desk = duel(5).declare("ana", move(2)).done(new Command.StartRound());
        var other = new Command.Declare(Wrote.fields("combatant", "ana", "actions", Wrote.items()));

        assertEquals(List.of(" round-underway"), desk.codes(other));
        desk.done(new Command.PlayBeat(3));
        assertEquals(List.of(" round-underway"), desk.codes(other));
        desk.done(new Command.PlayBeat(10));
        assertEquals(List.of("10 ana moves 2"), desk.lines("moves"));
        assertEquals(List.of(), desk.codes(other), "but for the next round it can");
    }

    @Test
    @Proves("D-24")
    void a_declaration_is_of_one_round() {
        duel(5).declare("ana", move(2)).round().round().then("");
    }

    /** T11: what was declared early survives whatever is told before the start. */
    @Test
    @Proves("D-24")
    void what_is_declared_early_survives_until_the_round_starts() {
        var desk = duel(5).declare("ana", move(2));
        desk.metres("ana", "bot", 20).set("ana", "moving", true);
        desk.done(new Command.Seat(Sheet.agility("carl", 5).form()));
        desk.declare("carl", move(1)).round().then("""
                        10 ana moves 2
                        10 carl moves 1
                        """);
    }

    /** T19: a mode that was changed back and forth is the mode of a fresh form. */
    @Test
    @Proves("D-24")
    void changing_the_fire_mode_back_gives_what_a_fresh_declaration_gives() {
        var single = shoot("gun", "bot", "mode", "single");
        var burst = shoot("gun", "bot", "mode", "burst");
        var sustained = shoot("gun", "bot", "mode", "sustained");

        var changed = range().declare("ana", burst).declare("ana", sustained).declare("ana", single, single);
        assertEquals(
                range().declare("ana", single, single).rolling(9, 9).round().lines(),
                changed.rolling(9, 9).round().lines());

        changed =
                range().declare("ana", single, single).declare("ana", sustained).declare("ana", burst);
        assertEquals(
                range().declare("ana", burst).rolling(9).round().lines(),
                changed.rolling(9).round().lines());
    }

    /** T19, as to the odds. */
    @Test
    @Proves("D-24")
    void changing_the_fire_mode_back_gives_the_odds_of_a_fresh_declaration() {
        var single = shoot("gun", "bot", "mode", "single");
        var burst = shoot("gun", "bot", "mode", "burst");
        var sustained = shoot("gun", "bot", "mode", "sustained");

        assertEquals(odds(range(), single, single), odds(range().declare("ana", burst), single, single));
        assertEquals(odds(range(), burst), odds(range().declare("ana", single, single), burst));
        assertEquals(
                odds(range(), sustained), odds(range().declare("ana", sustained).declare("ana", burst), sustained));
        assertEquals(
                List.of("2/5", "3/10"),
                odds(range(), single, single).byItself().attacks().stream()
                        .map(attack -> attack.hit().toString())
                        .toList());
    }

    /** Skill 4. The gun is small, so that its odds are soon counted. */
    private static Desk range() {
        var gun = Wrote.fields(
                "id",
                "gun",
                "skill",
                "automatic-rifles",
                "hands",
                2,
                "damage",
                "1d2",
                "kind",
                "piercing",
                "modes",
                Wrote.fields("single", 1, "burst", 2, "sustained", 2),
                "magazine",
                30,
                "ranges",
                Wrote.items(15, 50, 100));
        return Desk.with(Sheet.agility("ana", 5).skill("automatic-rifles", 4).weapon(gun), Sheet.agility("bot", 5));
    }

    private static Odds odds(Desk desk, Form... actions) {
        return desk.odds(new Asker.Director(), "ana", actions);
    }
}
