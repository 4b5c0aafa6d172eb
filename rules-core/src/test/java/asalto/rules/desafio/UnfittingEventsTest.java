package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.attack;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import asalto.rules.Command;
import asalto.rules.CorruptStream;
import asalto.rules.Event;
import asalto.rules.desafio.DesafioFact.*;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** An event at a moment at which it cannot have happened is a corrupt stream. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class UnfittingEventsTest {

    private static final String SWORD = "broadsword";

    private static Desk seated() {
        return Desk.with(
                Sheet.agility("ana", 7).skill("long-swords-1h", 5).weapon(SWORD),
                Sheet.agility("bot", 5).skill("long-swords-1h", 5).weapon(SWORD));
    }

    private static Desk started() {
        return seated().declare("ana", attack(SWORD, "bot")).done(new Command.StartRound());
    }

    private static Desk played() {
        return seated().declare("ana", attack(SWORD, "bot"))
                .declare("bot", attack(SWORD, "ana"))
                .rolling(9, 9)
                .round();
    }

    private static void cannotFollow(Desk desk, int round, int beat, DesafioFact fact, String why) {
        var event = new Event(round, beat, Optional.of("ana"), fact);
        var thrown = assertThrows(CorruptStream.class, () -> desk.fight().evolve(event));
        assertEquals(why + ": " + event, thrown.getMessage());
    }

    private static CombatantSeated newcomer() {
        return (CombatantSeated)
                Desk.with(Sheet.agility("eve", 5)).events().getLast().fact();
    }

    @Test
    void a_declaration_is_of_the_coming_round_and_before_its_first_tenth() {
        var declared = new ActionsDeclared(List.of(), Optional.empty());

        cannotFollow(started(), 1, 0, declared, "not between rounds");
        cannotFollow(seated(), 2, 0, declared, "another round");
        cannotFollow(seated(), 0, 0, declared, "another round");
        cannotFollow(seated(), 1, 1, declared, "not before a round");
    }

    @Test
    void round_0_is_for_those_who_are_there_from_the_beginning() {
        assertEquals(
                3,
                seated().fight()
                        .evolve(new Event(0, 0, Optional.of("eve"), newcomer()))
                        .fighters()
                        .size());
        cannotFollow(seated(), 2, 0, newcomer(), "another round");
        cannotFollow(played(), 0, 0, newcomer(), "another round");
    }

    @Test
    void orders_are_given_until_it_is_over_in_the_round_that_is_coming_or_played() {
        var given = new OrdersGiven(List.of());

        cannotFollow(seated().done(new Command.Close()), 1, 0, given, "it is over");
        cannotFollow(seated(), 2, 0, given, "another round");
        cannotFollow(seated(), 1, 4, given, "another moment");
    }

    @Test
    void time_is_granted_after_a_round_that_was_played_to_its_end() {
        var granted =
                new TimeGranted(Optional.of(1), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

        cannotFollow(seated(), 0, 10, granted, "not after a round");
        cannotFollow(started(), 0, 10, granted, "not after a round");
        cannotFollow(played(), 2, 10, granted, "another round");
        cannotFollow(played(), 1, 9, granted, "another round");
    }

    @Test
    void a_tenth_is_of_the_round_that_is_played_and_none_goes_back() {
        var missed = new AttackMissed("bot", 1);
        var begun = started().rolling(9).done(new Command.PlayBeat(4));

        cannotFollow(begun, 1, 3, missed, "an earlier tenth");
        cannotFollow(begun, 1, 11, missed, "an earlier tenth");
        cannotFollow(begun, 2, 5, missed, "another round");
        cannotFollow(started(), 1, 0, missed, "before the first tenth");
        cannotFollow(started(), 1, 0, new RoundEnded(), "before the first tenth");
        cannotFollow(seated(), 1, 5, new RoundEnded(), "no round is played");
    }

    @Test
    void a_roll_is_replaced_where_it_fell() {
        var desk = played();
        var made = new RulingMade(
                new Ruling.Replace(7, List.of(8)),
                "the cat",
                Optional.of(desk.fight().past().trail().orElseThrow().gone(7)));

        cannotFollow(desk, 2, 4, made, "another round");
        cannotFollow(desk, 1, 5, made, "another tenth");
        cannotFollow(
                desk, 1, 4, new RulingMade(made.ruling(), "the cat", Optional.of(List.of(7))), "others are superseded");
        assertEquals(
                0,
                desk.fight().evolve(new Event(1, 4, Optional.of("ana"), made)).beat());
    }
}
