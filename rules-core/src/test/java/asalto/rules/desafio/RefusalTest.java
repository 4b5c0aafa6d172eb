package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import asalto.rules.Command;
import asalto.rules.CorruptStream;
import asalto.rules.Event;
import asalto.rules.coverage.Proves;
import asalto.rules.form.Form;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** What is refused, in every phase, and that a refusal asks for no die. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class RefusalTest {

    private static final Form NOTHING = Wrote.fields();

    private static final List<Command> COMMANDS = List.of(
            new Command.Seat(NOTHING),
            new Command.ChangeSituation(NOTHING),
            new Command.Declare(NOTHING),
            new Command.Choose(NOTHING),
            new Command.StartRound(),
            new Command.PlayBeat(1),
            new Command.Advance(NOTHING),
            new Command.Close());

    private static Desk duel() {
        return Desk.with(
                Sheet.agility("ana", 7).skill("long-swords-1h", 5).weapon("broadsword"),
                Sheet.agility("bot", 5).skill("long-swords-1h", 5).weapon("broadsword"));
    }

    private static List<String> refusals(Desk desk) {
        return COMMANDS.stream()
                .map(desk::codes)
                .map(codes -> codes.isEmpty() ? "" : codes.getFirst().strip())
                .toList();
    }

    @Test
    void between_rounds() {
        assertEquals(
                "nothing-asked",
                duel().codes(new Command.Choose(NOTHING)).getFirst().strip());
        assertEquals(
                "no-round", duel().codes(new Command.PlayBeat(1)).getFirst().strip());
        assertEquals(
                "no-round-played",
                duel().codes(new Command.Advance(NOTHING)).getFirst().strip());
        assertEquals(List.of(), duel().codes(new Command.ChangeSituation(NOTHING)));
        assertEquals(
                List.of("combatant missing-field", "actions missing-field"),
                duel().codes(new Command.Declare(NOTHING)));
    }

    @Test
    void in_a_round() {
        var desk = duel().declare("ana", attack("broadsword", "bot")).rolling(9);
        desk.done(new Command.StartRound()).done(new Command.PlayBeat(4));

        assertEquals(
                List.of(
                        "round-underway",
                        "round-underway",
                        "round-underway",
                        "nothing-asked",
                        "round-underway",
                        "beat-played",
                        "round-underway",
                        "round-underway"),
                refusals(desk));
        assertEquals(List.of(" beat-played"), desk.codes(new Command.PlayBeat(4)));
    }

    @Test
    void when_it_is_over() {
        var desk = duel().done(new Command.Close());

        assertEquals(java.util.Collections.nCopies(COMMANDS.size(), "closed"), refusals(desk));
    }

    @Test
    void a_declaration_for_somebody_unknown() {
        var declaration = Wrote.fields("combatant", "nobody", "actions", Wrote.items());

        assertEquals(List.of("combatant unknown-combatant"), duel().codes(new Command.Declare(declaration)));
    }

    @Test
    @Proves("D-24")
    void the_last_declaration_holds() {
        duel().declare("ana", attack("broadsword", "bot"))
                .declare("bot", parry("broadsword"))
                .declare("ana", parry("broadsword"))
                .rolling()
                .round()
                .then("""
                        10 ana feints 1: no-attack
                        10 bot feints 1: no-attack
                        """);
    }

    @Test
    void a_tenth_that_was_left_out_is_played_with_the_next() {
        duel().declare("ana", attack("broadsword", "bot"))
                .declare("bot", attack("broadsword", "ana"))
                .rolling(9, 9)
                .done(new Command.StartRound())
                .done(new Command.PlayBeat(10))
                .proven();
    }

    @Test
    void somebody_may_join_between_rounds() {
        var desk = duel().rolling().round();

        desk.done(new Command.Seat(Sheet.agility("carl", 3).form()))
                .declare("carl", move(2))
                .round()
                .then("10 carl moves 2");
    }

    @Test
    void an_event_that_cannot_follow_is_a_corrupt_stream() {
        var fight = duel().fight();

        for (var fact : List.of(
                new DesafioFact.RoundEnded(),
                new DesafioFact.AttackMissed("bot", 1),
                new DesafioFact.WeaponDropped("broadsword"),
                new DesafioFact.TimeAdvanced(60),
                new DesafioFact.CombatantSeated(fight.seated().getFirst()))) {
            assertThrows(CorruptStream.class, () -> fight.evolve(new Event(1, 0, Optional.of("ana"), fact)));
        }
    }
}
