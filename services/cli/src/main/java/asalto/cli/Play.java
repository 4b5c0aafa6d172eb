package asalto.cli;

import asalto.cli.Outcome.Faulty;
import asalto.cli.Outcome.Misfit;
import asalto.cli.Outcome.Resolved;
import asalto.rules.Command;
import asalto.rules.Decision;
import asalto.rules.Decision.Accepted;
import asalto.rules.Decision.Refused;
import asalto.rules.Dice;
import asalto.rules.Event;
import asalto.rules.Resolution;
import asalto.rules.RuleSystem;
import asalto.rules.Script;
import asalto.rules.Tape;
import asalto.rules.form.Form;
import asalto.rules.form.Reading;
import java.util.List;
import java.util.Optional;

/**
 * Plays a scenario by the commands that a server would be given.
 *
 * @param rolled the dice of rounds that give none
 */
record Play(RuleSystem rules, Dice rolled) {

    Outcome of(Form scenario) {
        return switch (rules.script(scenario)) {
            case Reading.Faulty(var faults) -> new Faulty(faults);
            case Reading.Sound(var script) -> play(script);
        };
    }

    private Outcome play(Script script) {
        var opened = accepted(rules.open(script.opening()));
        var resolution = new Resolution(rules.fold(opened.events()));
        for (int i = 0; i < script.rounds().size(); i++) {
            var misfit = round(i, script.rounds().get(i), resolution);
            if (misfit.isPresent()) {
                return misfit.get();
            }
        }
        return new Resolved(
                ofTheContract(resolution.events()), resolution.encounter().state());
    }

    private static List<Event> ofTheContract(List<Event> events) {
        return events.stream()
                .filter(event -> !(event.fact() instanceof Event.OfTheLog))
                .toList();
    }

    private Optional<Misfit> round(int index, Script.Round round, Resolution resolution) {
        if (round.dice().isEmpty()) {
            play(round, resolution, rolled);
            return Optional.empty();
        }
        var tape = new Tape(round.dice().get());
        try {
            play(round, resolution, tape);
        } catch (Tape.Mismatch wrong) {
            return Optional.of(new Misfit.Wrong(index, wrong));
        }
        int left = tape.unread().size();
        return left == 0 ? Optional.empty() : Optional.of(new Misfit.LeftOver(index, left, tape.read()));
    }

    private static void play(Script.Round round, Resolution resolution, Dice dice) {
        round.before().forEach(command -> play(command, resolution, dice));
        accepted(resolution.playRound(dice));
        round.after().forEach(command -> play(command, resolution, dice));
    }

    private static void play(Command command, Resolution resolution, Dice dice) {
        accepted(resolution.play(command, dice));
    }

    /** The whole scenario was judged before: a refusal now is a mistake of the rules. */
    private static Accepted accepted(Decision decision) {
        return switch (decision) {
            case Accepted accepted -> accepted;
            case Refused(var faults) -> throw new IllegalStateException("a sound scenario was refused: " + faults);
        };
    }
}
