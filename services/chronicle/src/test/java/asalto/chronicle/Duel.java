package asalto.chronicle;

import asalto.chronicle.Sealed.Said;
import asalto.protocol.Json;
import asalto.protocol.Parsed;
import asalto.protocol.RuleBook;
import asalto.protocol.Systems;
import asalto.rules.Command;
import asalto.rules.Decision.Accepted;
import asalto.rules.Dice;
import asalto.rules.Event;
import asalto.rules.Resolution;
import asalto.rules.Script;
import asalto.rules.Tape;
import asalto.rules.form.Form;
import asalto.rules.form.Reading.Sound;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** The document's duel, both rounds, played by the rules and sealed. */
public final class Duel {

    private static final RuleBook BOOK = Systems.of("desafio").orElseThrow();

    private static final String SCENARIO = """
            {"ruleset": {"id": "desafio"},
             "combatants": [
               {"id": "frances", "name": "Caballero francés", "side": "francia",
                "attributes": {"strength": 5, "agility": 7, "endurance": 6, "size": 5},
                "skills": {"long-swords-1h": 3},
                "weapons": [{"id": "espada", "model": "broadsword", "held": "right"}]},
               {"id": "espanol", "name": "Caballero español", "side": "españa",
                "attributes": {"strength": 5, "agility": 5, "endurance": 5, "size": 5},
                "skills": {"long-swords-1h": 5},
                "weapons": [{"id": "espada", "model": "broadsword", "held": "right"}]}],
             "rounds": [%s]}""";

    private static final String FIRST_ROUND = """
            {"declarations": [
               {"combatant": "frances", "actions": [{"kind": "attack", "weapon": "espada", "target": "espanol"},
                                                    {"kind": "parry", "weapon": "espada"}]},
               {"combatant": "espanol", "actions": [{"kind": "attack", "weapon": "espada", "target": "frances"},
                                                    {"kind": "attack", "weapon": "espada", "target": "frances"}]}],
             "dice": [8, 5, 1, 2, 5, 4, 1]}""";

    private static final String SECOND_ROUND = """
            {"declarations": [
               {"combatant": "frances", "actions": [{"kind": "attack", "weapon": "espada", "target": "espanol", "calledShot": "head"},
                                                    {"kind": "attack", "weapon": "espada", "target": "espanol"}]},
               {"combatant": "espanol", "actions": [{"kind": "attack", "weapon": "espada", "target": "frances"},
                                                    {"kind": "attack", "weapon": "espada", "target": "frances"}]}],
             "dice": [2, 3, 8, 9, 1, 5, 8]}""";

    /** Everybody misses. */
    private static final String ROUND_IN_VAIN = """
            {"declarations": [
               {"combatant": "frances", "actions": [{"kind": "attack", "weapon": "espada", "target": "espanol"},
                                                    {"kind": "attack", "weapon": "espada", "target": "espanol"}]},
               {"combatant": "espanol", "actions": [{"kind": "attack", "weapon": "espada", "target": "frances"},
                                                    {"kind": "attack", "weapon": "espada", "target": "frances"}]}],
             "dice": [10, 10, 10, 10]}""";

    private Duel() {}

    public static Sealed fought(UUID encounter) {
        return Sealed.of(encounter, said(List.of(FIRST_ROUND, SECOND_ROUND)));
    }

    /** A round with a roll replaced after it, a wound ruled, and a round of standing orders and a ruled modifier. */
    public static Sealed ruled(UUID encounter) {
        var script = script(List.of(FIRST_ROUND, SECOND_ROUND));
        var events = new ArrayList<>(((Accepted) BOOK.rules().open(script.opening())).events());
        var fight = new Resolution(BOOK.rules().fold(events));
        Dice dice = (sides, roller) -> 2;
        script.rounds().getFirst().before().forEach(command -> accepted(fight, command, dice));
        fight.playRound(new Tape(script.rounds().getFirst().dice().orElseThrow()));
        accepted(fight, rule("{\"kind\": \"roll\", \"roll\": 7, \"dice\": [3], \"reason\": \"se cayó\"}"), dice);
        accepted(
                fight,
                rule(
                        "{\"kind\": \"wound\", \"combatant\": \"frances\", \"location\": \"chest\", \"level\": \"serious\", \"reason\": \"olvidada\"}"),
                dice);
        accepted(
                fight,
                new Command.GiveOrders(
                        form(
                                "{\"combatant\": \"espanol\", \"orders\": [{\"choose\": {\"actions\": [{\"kind\": \"dodge\"}]}}]}")),
                dice);
        accepted(fight, script.rounds().getLast().before().getFirst(), dice);
        accepted(
                fight,
                rule(
                        "{\"kind\": \"modifier\", \"combatant\": \"frances\", \"action\": 1, \"value\": 1, \"reason\": \"barro\"}"),
                dice);
        fight.playRound(dice);
        events.addAll(fight.events());
        return Sealed.of(encounter, events.stream().map(Duel::said).toList());
    }

    private static Command rule(String ruling) {
        return new Command.Rule(form(ruling));
    }

    /** So many rounds in which nobody hits. */
    static Sealed inVain(UUID encounter, int rounds) {
        return Sealed.of(encounter, said(java.util.Collections.nCopies(rounds, ROUND_IN_VAIN)));
    }

    private static Script script(List<String> rounds) {
        return ((Sound<Script>) BOOK.rules().script(form(SCENARIO.formatted(String.join(",", rounds))))).value();
    }

    private static List<Said> said(List<String> rounds) {
        var script = script(rounds);
        var events = new ArrayList<>(((Accepted) BOOK.rules().open(script.opening())).events());
        var fight = new Resolution(BOOK.rules().fold(events));
        for (var round : script.rounds()) {
            var tape = new Tape(round.dice().orElseThrow());
            round.before().forEach(command -> accepted(fight, command, tape));
            fight.playRound(tape);
        }
        events.addAll(fight.events());
        return events.stream().map(Duel::said).toList();
    }

    private static void accepted(Resolution fight, Command command, Dice dice) {
        if (!(fight.play(command, dice) instanceof Accepted)) {
            throw new IllegalStateException("refused: " + command);
        }
    }

    private static Said said(Event event) {
        return new Said(event.round(), event.beat(), event.actor(), BOOK.codec().write(event.fact()));
    }

    private static Form form(String text) {
        return ((Parsed.Written) Json.parse(text)).form();
    }
}
