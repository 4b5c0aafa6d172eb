package asalto.rules.desafio;

import asalto.rules.Dice;
import asalto.rules.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** What follows from a command, as it follows: each fact is told and folded at once. Lives for one decision. */
final class Unfolding {

    private final Dice dice;
    private final int round;
    private final List<Event> told = new ArrayList<>();
    private Fight now;
    private int beat;

    /** @param round the round whose events these are */
    Unfolding(Fight start, int round, int beat, Dice dice) {
        this.now = start;
        this.round = round;
        this.beat = beat;
        this.dice = dice;
    }

    /** Goes on where this one stands, with other dice; what follows there is not told here. */
    Unfolding with(Dice others) {
        var further = new Unfolding(now, round, beat, others);
        further.told.addAll(told);
        return further;
    }

    Fight now() {
        return now;
    }

    Fighter now(String id) {
        return now.fighter(id);
    }

    int beat() {
        return beat;
    }

    void enter(int tenth) {
        beat = tenth;
    }

    void tell(String actor, DesafioFact fact) {
        tell(Optional.of(actor), fact);
    }

    void tell(DesafioFact fact) {
        tell(Optional.empty(), fact);
    }

    private void tell(Optional<String> actor, DesafioFact fact) {
        var event = new Event(round, beat, actor, fact);
        now = now.evolve(event);
        told.add(event);
    }

    /** A d10. */
    int roll(String roller) {
        return roll(10, roller);
    }

    int roll(int sides, String roller) {
        return dice.roll(sides, roller);
    }

    /** A d10 of which only the meaning of its face matters to what follows. */
    int roll(String roller, IntFunction<?> meaning) {
        return dice.roll(10, roller, meaning);
    }

    /** Dice of whose sum only the meaning matters. */
    List<Integer> roll(DamageDice thrown, String roller, IntFunction<?> meaning) {
        return dice.roll(thrown.dice(), thrown.sides(), roller, meaning);
    }

    List<Event> told() {
        return told.isEmpty() ? List.of() : List.copyOf(told);
    }

    /** What was told since then; to be looked through before anything more is told. */
    List<Event> toldSince(int mark) {
        return told.subList(mark, told.size());
    }

    int mark() {
        return told.size();
    }
}
