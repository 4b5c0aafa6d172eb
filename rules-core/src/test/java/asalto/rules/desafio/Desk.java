package asalto.rules.desafio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.Asker;
import asalto.rules.Command;
import asalto.rules.Decision;
import asalto.rules.Encounter;
import asalto.rules.Event;
import asalto.rules.Redecision;
import asalto.rules.Resolution;
import asalto.rules.Roll;
import asalto.rules.Tape;
import asalto.rules.form.Fault;
import asalto.rules.form.Form;
import asalto.rules.form.Reading;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A director's desk: given these sheets, when they declare this and these dice fall, then exactly that happens. Each
 * {@code then} also proves that no die was left, that the events alone give the same encounter, that it is decided the same
 * again from what they recorded, and that it goes on the same from a fold after any tenth.
 */
final class Desk {

    static final Desafio RULES = new Desafio();

    private final List<Event> opening;
    private final Resolution resolution;
    private Tape dice = new Tape(List.of());
    private int told;

    private Desk(List<Event> opening) {
        this.opening = opening;
        this.resolution = new Resolution(RULES.fold(opening));
    }

    static Desk with(Sheet... sheets) {
        return underOptions(Wrote.fields(), sheets);
    }

    static Desk underOptions(Form options, Sheet... sheets) {
        return opened(Wrote.fields("id", "desafio", "options", options), sheets);
    }

    static Desk opened(Form ruleset, Sheet... sheets) {
        var combatants = Arrays.stream(sheets).map(Sheet::form).toList();
        return opened(Wrote.fields("ruleset", ruleset, "combatants", combatants));
    }

    private static Desk opened(Form opening) {
        return switch (RULES.open(opening)) {
            case Decision.Accepted(var events) -> new Desk(events);
            case Decision.Refused(var faults) -> throw new AssertionError(faults);
        };
    }

    /** Goes on where these events end. */
    static Desk after(List<Event> events) {
        return new Desk(events);
    }

    Desk metres(String from, String to, int metres) {
        var range = Wrote.fields("from", from, "to", to, "metres", metres);
        return done(new Command.ChangeSituation(Wrote.fields("ranges", Wrote.items(range))));
    }

    Desk set(String combatant, String field, Object value) {
        var change = Wrote.fields("combatant", combatant, field, value);
        return done(new Command.ChangeSituation(Wrote.fields("set", Wrote.items(change))));
    }

    Desk declare(String combatant, Form... actions) {
        return done(
                new Command.Declare(Wrote.fields("combatant", combatant, "actions", Wrote.items((Object[]) actions))));
    }

    Desk declareAccumulatingOn(String on, String combatant, Form... actions) {
        return done(new Command.Declare(
                Wrote.fields("combatant", combatant, "accumulateOn", on, "actions", Wrote.items((Object[]) actions))));
    }

    Desk rolling(Integer... faces) {
        dice = new Tape(List.of(faces));
        return this;
    }

    /** Plays the round; only what happens from here on is told. */
    Desk round() {
        told = resolution.events().size();
        if (resolution.playRound(dice) instanceof Decision.Refused(var faults)) {
            throw new AssertionError(faults);
        }
        return this;
    }

    Desk advance(Object... time) {
        told = resolution.events().size();
        return done(new Command.Advance(Wrote.fields(time)));
    }

    /** Standing orders of somebody. */
    Desk orders(String combatant, Form... orders) {
        return done(
                new Command.GiveOrders(Wrote.fields("combatant", combatant, "orders", Wrote.items((Object[]) orders))));
    }

    /** A ruling; only what happens from here on is told. */
    Desk rule(Object... ruling) {
        told = resolution.events().size();
        return done(new Command.Rule(Wrote.fields(ruling)));
    }

    List<String> objections(Object... ruling) {
        return refusals(new Command.Rule(Wrote.fields(ruling))).stream()
                .map(fault -> fault.path() + " " + fault.data().getOrDefault("reason", fault.code()))
                .toList();
    }

    Desk done(Command command) {
        assertEquals(List.of(), refusals(command), "refused");
        return this;
    }

    List<Fault> refusals(Command command) {
        return resolution.play(command, dice) instanceof Decision.Refused(var faults) ? faults : List.of();
    }

    List<String> codes(Command command) {
        return refusals(command).stream()
                .map(fault -> fault.path() + " " + fault.code())
                .toList();
    }

    /** The odds of a declaration that is only considered. */
    Odds odds(Asker asker, String combatant, Form... actions) {
        var draft = Wrote.fields("combatant", combatant, "actions", Wrote.items((Object[]) actions));
        return switch (fight().odds(draft, asker, dice)) {
            case Reading.Sound<Encounter.Picture>(var picture) -> (Odds) picture;
            case Reading.Faulty<Encounter.Picture>(var faults) -> throw new AssertionError(faults);
        };
    }

    /** What was told since, but for the frame of the round. */
    Desk then(String lines) {
        assertEquals(lines.strip(), String.join("\n", lines()));
        return proven();
    }

    List<String> lines() {
        return resolution.events().subList(told, resolution.events().size()).stream()
                .map(Told::line)
                .filter(line -> !line.endsWith("round starts")
                        && !line.endsWith("round ends")
                        && !line.endsWith("time is granted"))
                .toList();
    }

    /** The lines of one kind, such as {@code "feints"}. */
    List<String> lines(String containing) {
        return lines().stream().filter(line -> line.contains(containing)).toList();
    }

    Desk proven() {
        assertEquals(List.of(), dice.unread(), "dice that nobody asked for");
        assertEquals(resolution.encounter(), RULES.fold(events()), "folded from the events alone");
        assertEquals(Optional.empty(), Redecision.firstDivergence(RULES, events()), "decided again");
        Resumption.provesThat(events());
        return this;
    }

    List<Event> events() {
        var all = new ArrayList<>(opening);
        all.addAll(resolution.events());
        return all;
    }

    List<Roll> rolls() {
        return RULES.rolls(events());
    }

    Fight fight() {
        return (Fight) resolution.encounter();
    }

    State.Condition condition(String id) {
        return State.of(fight()).combatants().stream()
                .filter(condition -> condition.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
