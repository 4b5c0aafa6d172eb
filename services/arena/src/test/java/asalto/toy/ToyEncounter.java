package asalto.toy;

import asalto.rules.Asker;
import asalto.rules.Command;
import asalto.rules.CorruptStream;
import asalto.rules.Decision;
import asalto.rules.Dice;
import asalto.rules.Encounter;
import asalto.rules.Event;
import asalto.rules.Fraction;
import asalto.rules.Roll;
import asalto.rules.form.Fault;
import asalto.rules.form.Form;
import asalto.rules.form.Reading;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The toy at one moment. */
record ToyEncounter(
        List<Seat> combatants,
        Map<String, Integer> declared,
        Map<String, Integer> faces,
        Phase phase,
        int round,
        int beat)
        implements Encounter {

    static final ToyEncounter EMPTY = new ToyEncounter(List.of(), Map.of(), Map.of(), Phase.DECLARING, 1, 0);

    record Seat(Sheet sheet) {
        String id() {
            return sheet.id();
        }
    }

    record Sheet(String id, String name) {}

    record State(int round, Map<String, Integer> thrown) implements Picture {}

    record Board(List<Seat> combatants, Map<String, Integer> declared) implements Picture {}

    @Override
    public String ruleset() {
        return "toy";
    }

    @Override
    public Decision decide(Command command, Dice dice) {
        boolean playing = phase == Phase.PLAYING;
        return switch (command) {
            case Command.Seat(var row) -> Decision.accepted(Toy.seated(row));
            case Command.Declare _ when playing -> Decision.refused(Fault.of("", "round-underway"));
            case Command.Declare(var form) -> declare(form);
            case Command.StartRound() when playing -> Decision.refused(Fault.of("", "round-underway"));
            case Command.StartRound() -> Decision.accepted(event(0, Optional.empty(), new ToyFact.Started()));
            case Command.PlayBeat _ when !playing -> Decision.refused(Fault.of("", "no-round"));
            case Command.PlayBeat(int now) when now <= beat -> Decision.refused(Fault.of("", "beat-played"));
            case Command.PlayBeat(int now) -> play(now, dice);
            case Command.Close() -> Decision.accepted(event(0, Optional.empty(), new ToyFact.Closed()));
            case Command.ChangeSituation _, Command.Advance _, Command.Choose _, Command.Rule _, Command.GiveOrders _ ->
                Decision.refused(Fault.of("", "not-allowed"));
        };
    }

    private Decision declare(Form form) {
        return Toy.field(form, "sides").orElse(new Form.Nothing()) instanceof Form.Whole(var sides)
                ? Decision.accepted(event(0, Toy.text(form, "combatant"), new ToyFact.Declared(sides.intValueExact())))
                : Decision.refused(Fault.of("sides", "missing-field"));
    }

    private Decision play(int now, Dice dice) {
        var events = new ArrayList<Event>();
        if (now <= combatants.size() && declared.get(combatants.get(now - 1).id()) instanceof Integer sides) {
            var who = combatants.get(now - 1).id();
            events.add(event(now, Optional.of(who), new ToyFact.Thrown(sides, dice.roll(sides, who))));
        }
        if (now == Toy.BEATS) {
            events.add(event(now, Optional.empty(), new ToyFact.Ended(Optional.empty())));
        }
        return new Decision.Accepted(events);
    }

    @Override
    public List<Event> again(Event first, Dice dice) {
        return switch ((ToyFact) first.fact()) {
            case ToyFact.Thrown _, ToyFact.Ended _ -> ((Decision.Accepted) play(first.beat(), dice)).events();
            case ToyFact.Opened _, ToyFact.Seated _, ToyFact.Declared _, ToyFact.Started _, ToyFact.Closed _ ->
                List.of(first);
        };
    }

    private Event event(int when, Optional<String> who, Event.Fact fact) {
        return new Event(round, when, who, fact);
    }

    @Override
    public ToyEncounter evolve(Event event) {
        return switch ((ToyFact) event.fact()) {
            case ToyFact.Opened _ -> throw new CorruptStream("opened twice");
            case ToyFact.Seated(var id, var name) -> {
                var more = new ArrayList<>(combatants);
                more.add(new Seat(new Sheet(id, name)));
                yield new ToyEncounter(more, declared, faces, phase, round, beat);
            }
            case ToyFact.Declared(int sides) ->
                new ToyEncounter(combatants, with(declared, event, sides), faces, phase, round, beat);
            case ToyFact.Started() -> new ToyEncounter(combatants, declared, Map.of(), Phase.PLAYING, round, 0);
            case ToyFact.Thrown(int _, int face) ->
                new ToyEncounter(combatants, declared, with(faces, event, face), phase, round, event.beat());
            case ToyFact.Ended _ -> new ToyEncounter(combatants, Map.of(), faces, Phase.DECLARING, round + 1, 0);
            case ToyFact.Closed() -> new ToyEncounter(combatants, declared, faces, Phase.CLOSED, round, beat);
        };
    }

    private static Map<String, Integer> with(Map<String, Integer> map, Event event, int value) {
        var more = new LinkedHashMap<>(map);
        more.put(event.actor().orElseThrow(), value);
        return more;
    }

    @Override
    public List<Roll> thrown() {
        return faces.entrySet().stream()
                .map(face -> new Roll(face.getKey(), face.getValue()))
                .toList();
    }

    /** The chance of the best face. */
    record Best(String combatant, Fraction chance) implements Picture {}

    @Override
    public Reading<Picture> odds(Form draft, Asker asker, Dice dice) {
        return switch (decide(new Command.Declare(draft), dice)) {
            case Decision.Accepted(var events)
            when events.getFirst().fact() instanceof ToyFact.Declared(int sides) ->
                new Reading.Sound<>(new Best(events.getFirst().actor().orElseThrow(), Fraction.of(1, sides)));
            case Decision.Accepted(var events) -> throw new CorruptStream("no declaration: " + events);
            case Decision.Refused(var faults) -> new Reading.Faulty<>(faults);
        };
    }

    @Override
    public Picture state() {
        return new State(round, faces);
    }

    @Override
    public Picture board() {
        return new Board(combatants, declared);
    }
}
