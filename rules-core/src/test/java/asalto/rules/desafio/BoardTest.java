package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.Command;
import asalto.rules.form.Form;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** What lies on the table for the director. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class BoardTest {

    private static Form gun() {
        return Wrote.fields(
                "id",
                "gun",
                "skill",
                "automatic-rifles",
                "hands",
                1,
                "damage",
                "1d10",
                "kind",
                "piercing",
                "modes",
                Wrote.fields("single", 1, "burst", 3, "sustained", 20),
                "magazine",
                100,
                "ranges",
                Wrote.items(10, 50, 100),
                "ammunition",
                90);
    }

    private static Desk duel() {
        return Desk.with(Sheet.agility("ana", 4).weapon("broadsword").weapon(gun()), Sheet.agility("bot", 5));
    }

    private static List<Board.Weapon> weapons(Desk desk) {
        return Board.of(desk.fight()).combatants().getFirst().weapons();
    }

    @Test
    void a_firearm_has_the_tenths_of_each_of_its_modes() {
        assertEquals(
                List.of(
                        new Board.Times(Optional.of(FireMode.SINGLE), 4, List.of(7, 8, 9, 10)),
                        new Board.Times(Optional.of(FireMode.BURST), 1, List.of(7)),
                        new Board.Times(Optional.of(FireMode.SUSTAINED), 1, List.of(7, 8, 9, 10))),
                weapons(duel()).getLast().schedules());
    }

    @Test
    void another_weapon_has_those_of_its_allowance_and_a_dodge_those_of_Agility() {
        assertEquals(
                List.of(new Board.Times(Optional.empty(), 2, List.of(7, 9))),
                weapons(duel()).getFirst().schedules());
        assertEquals(
                new Board.Times(Optional.empty(), 4, List.of(7, 8, 9, 10)),
                Board.of(duel().fight()).combatants().getFirst().dodge());
    }

    @Test
    void it_shows_what_was_declared_in_the_order_of_those_who_did() {
        var board =
                Board.of(duel().declare("bot", dodge()).declare("ana", move(2)).fight());

        assertEquals(
                List.of("ana", "bot"),
                board.declarations().stream().map(Declaration::combatant).toList());
        assertEquals(
                List.of(new Action.Move(2)), board.declarations().getFirst().actions());
    }

    @Test
    void only_those_are_shown_with_orders_who_have_any() {
        var board = Board.of(duel().orders("bot", Wrote.fields("choose", Wrote.fields("actions", Wrote.items(move(1)))))
                .fight());

        assertEquals(
                List.of("bot"),
                board.orders().stream().map(Board.Orders::combatant).toList());
        assertEquals(1, board.orders().getFirst().orders().size());
    }

    @Test
    void the_distance_of_a_pair_is_shown_once_however_it_was_told() {
        var desk = duel().metres("ana", "bot", 10).metres("bot", "ana", 12);

        assertEquals(
                List.of(new Situation.Range("bot", "ana", 12)),
                Board.of(desk.fight()).ranges());
    }

    @Test
    void standing_modifiers_are_shown() {
        var mud = Wrote.fields("combatant", "ana", "value", 2, "reason", "mud");
        var desk = duel().done(new Command.ChangeSituation(Wrote.fields("modifiers", Wrote.items(mud))));

        assertEquals(
                List.of(new Situation.StandingModifier("ana", 2, "mud")),
                Board.of(desk.fight()).modifiers());
    }
}
