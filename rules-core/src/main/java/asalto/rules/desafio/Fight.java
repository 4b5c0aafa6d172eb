package asalto.rules.desafio;

import asalto.rules.Asker;
import asalto.rules.Command;
import asalto.rules.Decision;
import asalto.rules.Dice;
import asalto.rules.Encounter;
import asalto.rules.Event;
import asalto.rules.Roll;
import asalto.rules.form.Form;
import asalto.rules.form.Reading;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * An encounter in Desafío at one moment. Within a round everything that later tenths ask for (which defences were used,
 * what was drawn) is here, so that a process that knows the events alone goes on where another one stopped.
 *
 * @param fighters in combatant order
 * @param elapsed seconds of encounter time
 * @param round the round that is being declared or played, from 1
 * @param beat the last tenth that left an event, 0 before the first
 * @param resting whether the time that was granted last is spent resting (Rule D-87)
 * @param blow what the weapon that hit last does, for the wound that follows (Rule D-82)
 * @param past what is remembered of the events themselves
 */
record Fight(
        Ruleset rules,
        Fighters fighters,
        Ground ground,
        Phase phase,
        long elapsed,
        int round,
        int beat,
        boolean resting,
        Optional<DamageKind> blow,
        Past past)
        implements Encounter {

    static Fight opened(DesafioFact.EncounterOpened opened) {
        Recorded.require(opened);
        return new Fight(
                opened.ruleset(),
                Fighters.NOBODY,
                Ground.of(opened.situation()),
                Phase.DECLARING,
                0,
                1,
                0,
                false,
                Optional.empty(),
                Past.OPENED);
    }

    @Override
    public String ruleset() {
        return Desafio.ID;
    }

    /** The next tenth in which a plan has anything, or the last, which ends the round. */
    @Override
    public int beatAfter(int beat) {
        return fighters.busy().after(beat);
    }

    @Override
    public Decision decide(Command command, Dice dice) {
        return play(command, dice).decision();
    }

    @Override
    public Played play(Command command, Dice dice) {
        return new Deciding(this, dice).play(command);
    }

    @Override
    public List<Event> again(Event first, Dice dice) {
        return new Deciding(this, dice).again(first);
    }

    @Override
    public Fight evolve(Event event) {
        return new Folding(this, event).apply();
    }

    @Override
    public List<Roll> thrown() {
        return past.trail().map(Trail::rolls).orElse(List.of());
    }

    @Override
    public Reading<Picture> odds(Form draft, Asker asker, Dice dice) {
        return new Considering(this, asker, dice).odds(draft);
    }

    @Override
    public Picture state() {
        return State.of(this);
    }

    @Override
    public Picture board() {
        return Board.of(this);
    }

    Fighter fighter(String id) {
        return fighters.named(id);
    }

    List<Combatant> seated() {
        return fighters.stream().map(Fighter::seated).toList();
    }

    /** This tenth, with the end of its round, from which clocks run. */
    Moment moment(int tenth) {
        return new Moment(round, tenth, elapsed + 1);
    }

    Fight with(String id, UnaryOperator<Fighter> change) {
        return fighters(fighters.with(id, change));
    }

    Fight each(UnaryOperator<Fighter> change) {
        return fighters(fighters.each(change));
    }

    Fight seat(Combatant combatant) {
        return fighters(fighters.and(Fighter.of(combatant)));
    }

    private Fight fighters(Fighters changed) {
        return changed == fighters
                ? this
                : new Fight(rules, changed, ground, phase, elapsed, round, beat, resting, blow, past);
    }

    Fight ground(Ground changed) {
        return new Fight(rules, fighters, changed, phase, elapsed, round, beat, resting, blow, past);
    }

    Fight phase(Phase next) {
        return new Fight(rules, fighters, ground, next, elapsed, round, beat, resting, blow, past);
    }

    Fight beat(int next) {
        return next == beat
                ? this
                : new Fight(rules, fighters, ground, phase, elapsed, round, next, resting, blow, past);
    }

    Fight blow(DamageKind kind) {
        return new Fight(rules, fighters, ground, phase, elapsed, round, beat, resting, Optional.of(kind), past);
    }

    Fight resting(boolean rest) {
        return new Fight(rules, fighters, ground, phase, elapsed, round, beat, rest, blow, past);
    }

    /** Time between rounds. */
    Fight later(long seconds) {
        return new Fight(
                rules, fighters, ground, phase, Math.addExact(elapsed, seconds), round, beat, resting, blow, past);
    }

    /** Rule D-80: a round is one second. */
    Fight nextRound() {
        return new Fight(
                rules, fighters, ground, Phase.DECLARING, elapsed + 1, round + 1, 0, false, Optional.empty(), past);
    }

    Fight past(Past changed) {
        return changed == past
                ? this
                : new Fight(rules, fighters, ground, phase, elapsed, round, beat, resting, blow, changed);
    }
}
