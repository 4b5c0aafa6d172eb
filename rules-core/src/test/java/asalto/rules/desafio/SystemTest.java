package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import asalto.rules.Command;
import asalto.rules.CorruptStream;
import asalto.rules.Event;
import asalto.rules.desafio.DesafioFact.*;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** Desafío as a rule system: what it is called, what it opens with, who sits in it. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class SystemTest {

    private static Desk alone() {
        return Desk.with(Sheet.agility("ana", 5).weapon("broadsword"));
    }

    @Test
    void it_is_called_desafio_and_so_are_its_encounters() {
        assertEquals("desafio", Desk.RULES.id());
        assertEquals("desafio", alone().fight().ruleset());
    }

    @Test
    void an_encounter_opens_with_the_digest_of_the_tables_as_supplied() {
        var opened = (EncounterOpened) alone().events().getFirst().fact();

        assertTrue(opened.suppliedTables().matches("[0-9a-f]{64}"), opened.suppliedTables());
        assertEquals(Desk.RULES.suppliedTablesDigest(), opened.suppliedTables());
        assertEquals(Forms.suppliedTablesDigest(), opened.suppliedTables());
    }

    @Test
    void many_are_found_under_their_names_in_the_order_in_which_they_sat_down() {
        var names =
                IntStream.rangeClosed(1, 40).mapToObj(number -> "c" + number).toList();
        var fight = Desk.with(names.stream().map(name -> Sheet.agility(name, 5)).toArray(Sheet[]::new))
                .fight();

        assertEquals(names, fight.seated().stream().map(Combatant::id).toList());
        assertEquals(names, names.stream().map(name -> fight.fighter(name).id()).toList());
    }

    @Test
    void an_event_of_a_weapon_or_a_combatant_that_is_not_there_is_corrupt() {
        var fight = alone().done(new Command.StartRound()).fight();
        var dropped = new Event(1, 4, Optional.of("ana"), new WeaponDropped("axe"));
        var fallen = new Event(1, 4, Optional.of("eve"), new FellProne());

        assertEquals(
                "no weapon axe",
                assertThrows(CorruptStream.class, () -> fight.evolve(dropped)).getMessage());
        assertEquals(
                "no combatant eve",
                assertThrows(CorruptStream.class, () -> fight.evolve(fallen)).getMessage());
    }

    @Test
    void an_Agility_that_is_ruled_after_a_look_at_the_declaration_moves_its_tenths() {
        var desk = Desk.with(
                        Sheet.agility("ana", 7).skill("long-swords-1h", 5).weapon("broadsword"),
                        Sheet.agility("bot", 5))
                .declare("ana", attack("broadsword", "bot"));
        assertEquals(4, desk.fight().fighter("ana").plan().actions().getFirst().tenth());

        desk.rule("kind", "attribute", "reason", "x", "combatant", "ana", "attribute", "agility", "to", 3)
                .rolling(9)
                .round();
        assertEquals(List.of("8 ana misses bot"), desk.proven().lines("misses"));
    }

    @Test
    void an_encounter_that_was_closed_is_audited_to_its_end() {
        alone().done(new Command.Close()).proven();
    }

    @Test
    void what_is_done_with_no_weapon_has_none() {
        for (var action : List.of(
                new Action.Dodge(Optional.empty(), Optional.empty(), Optional.empty()),
                new Action.Move(2),
                new Action.StandUp(),
                new Action.Treat("bot", new Action.Ailment.Shock(), Optional.empty()),
                new Action.Test(Optional.of("climb"), Optional.empty(), Optional.empty()),
                new Action.Oppose("climb", "bot", "climb", Optional.empty(), Optional.empty()))) {
            assertEquals(Optional.empty(), Planned.weapon(action), action::toString);
        }
        assertEquals(Optional.of("gun"), Planned.weapon(new Action.Draw("gun")));
    }
}
