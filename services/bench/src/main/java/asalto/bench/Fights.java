package asalto.bench;

import asalto.protocol.Json;
import asalto.protocol.Parsed;
import asalto.rules.Command;
import asalto.rules.Decision;
import asalto.rules.Dice;
import asalto.rules.Encounter;
import asalto.rules.Event;
import asalto.rules.Resolution;
import asalto.rules.desafio.Desafio;
import asalto.rules.form.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Fights to be measured: pairs with broadswords, each of whom strikes and parries. */
final class Fights {

    static final Desafio RULES = new Desafio();

    private Fights() {}

    /** An encounter in which all have declared. */
    static Encounter declared(int fighters) {
        var resolution = new Resolution(RULES.fold(opened(fighters)));
        for (int one = 0; one < fighters; one++) {
            done(resolution.play(new Command.Declare(declaration(one)), dice(1)));
        }
        return resolution.encounter();
    }

    private static List<Event> opened(int fighters) {
        var combatants =
                IntStream.range(0, fighters).mapToObj(Fights::combatant).collect(Collectors.joining(","));
        return done(RULES.open(form("{\"ruleset\":{\"id\":\"desafio\"},\"combatants\":[" + combatants + "]}")));
    }

    private static String combatant(int one) {
        return """
                {"id":"c%d","attributes":{"strength":5,"agility":%d,"endurance":9,"size":9},
                 "skills":{"long-swords-1h":5,"semi-auto-pistols":4},
                 "weapons":[{"id":"sword","model":"broadsword"},{"id":"pistol","model":"semi-auto-pistol"}]}""".formatted(one, 5 + one % 3);
    }

    private static Form declaration(int one) {
        return form("""
                {"combatant":"c%d","actions":[{"kind":"attack","weapon":"sword","target":"c%d"},{"kind":"parry","weapon":"sword"}]}""".formatted(one, one ^ 1));
    }

    /** Three shots with a pistol, to be considered. */
    static Form threeShots() {
        var shot = "{\"kind\":\"shoot\",\"weapon\":\"pistol\",\"target\":\"c1\"}";
        return form("{\"combatant\":\"c0\",\"actions\":[" + shot + "," + shot + "," + shot + "]}");
    }

    /** So many events of one encounter, round after round. */
    static List<Event> events(int most) {
        var events = new ArrayList<>(opened(10));
        var resolution = new Resolution(RULES.fold(events));
        var dice = dice(7);
        while (events.size() + resolution.events().size() < most) {
            for (int one = 0; one < 10; one++) {
                done(resolution.play(new Command.Declare(declaration(one)), dice));
            }
            resolution.playRound(dice);
        }
        events.addAll(resolution.events());
        return List.copyOf(events.subList(0, most));
    }

    /** Dice that follow a seed. */
    static Dice dice(long seed) {
        var random = new SplittableRandom(seed);
        return (sides, roller) -> 1 + random.nextInt(sides);
    }

    private static Form form(String text) {
        return switch (Json.parse(text)) {
            case Parsed.Written(var form) -> form;
            case Parsed.Malformed malformed -> throw new IllegalStateException(malformed.toString());
        };
    }

    private static List<Event> done(Decision decision) {
        return switch (decision) {
            case Decision.Accepted(var events) -> events;
            case Decision.Refused(var faults) -> throw new IllegalStateException(faults.toString());
        };
    }
}
