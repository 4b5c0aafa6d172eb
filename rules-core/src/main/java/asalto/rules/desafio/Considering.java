package asalto.rules.desafio;

import asalto.rules.Asker;
import asalto.rules.Command;
import asalto.rules.Decision;
import asalto.rules.Decision.Accepted;
import asalto.rules.Decision.Refused;
import asalto.rules.Dice;
import asalto.rules.Encounter.Picture;
import asalto.rules.Event;
import asalto.rules.Outcomes;
import asalto.rules.form.Fault;
import asalto.rules.form.Form;
import asalto.rules.form.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A declaration that is only considered, with what the others have declared by now.
 *
 * @param dice for what is too much to be followed
 */
record Considering(Fight fight, Asker asker, Dice dice) {

    /** How many outcomes of single steps are looked at for the rolls by themselves. */
    private static final int MOST = 60_000;

    Reading<Picture> odds(Form draft) {
        return switch (fight.decide(new Command.Declare(draft), dice)) {
            case Refused(var faults) -> new Reading.Faulty<>(faults);
            case Accepted(var events) -> considered(events.getFirst());
        };
    }

    private Reading<Picture> considered(Event declared) {
        var actor = declared.actor().orElseThrow();
        if (!asker.knows(actor)) {
            var data = new TreeMap<String, String>();
            data.put("reason", "not-yours");
            data.put("given", actor);
            return new Reading.Faulty<>(List.of(Fault.of("combatant", "not-allowed", data)));
        }
        Decision started = known().evolve(declared).decide(new Command.StartRound(), dice);
        return switch (started) {
            case Refused(var faults) -> new Reading.Faulty<>(faults);
            case Accepted(var events) -> locked(declared, events, actor);
        };
    }

    /** Without the standing orders of those whose sheets the asker does not know. */
    private Fight known() {
        return fight.past(fight.past().unfollowed()).each(who -> asker.knows(who.id()) ? who : who.orders(List.of()));
    }

    /** Dice of which nobody could count all the ways are not considered. */
    private Reading<Picture> locked(Event declared, List<Event> started, String actor) {
        try {
            return new Reading.Sound<>(odds(declared, started, actor));
        } catch (Outcomes.TooMany _) {
            var data = new TreeMap<String, String>();
            data.put("reason", "too-many-dice");
            return new Reading.Faulty<>(List.of(Fault.of("actions", "not-allowed", data)));
        }
    }

    private Odds odds(Event declared, List<Event> started, String actor) {
        var locked = known().evolve(declared);
        for (var event : started) {
            locked = locked.evolve(event);
        }
        var leftOut = new ArrayList<Odds.LeftOut>();
        var byItself = new RollByRoll(locked, actor, asker, new Outcomes(MOST), leftOut).odds();
        return new Odds(actor, byItself, followed(locked, actor, leftOut), List.copyOf(leftOut));
    }

    /** It takes the sheets of all who are aimed at or who do anything, which are hidden from other players. Rule D-07. */
    private Optional<Odds.FollowedThrough> followed(Fight locked, String actor, List<Odds.LeftOut> leftOut) {
        var targets = Targets.of(locked.fighter(actor).actions());
        var unknown = locked.fighters().stream()
                .filter(fighter -> !asker.knows(fighter.id()))
                .filter(fighter -> !fighter.actions().isEmpty() || targets.contains(fighter.id()))
                .map(Fighter::id)
                .toList();
        unknown.forEach(whose -> leftOut.add(new Odds.LeftOut("followedThrough", "sheet", Optional.of(whose))));
        return unknown.isEmpty() ? Optional.of(new FollowingThrough(locked, actor, dice).odds()) : Optional.empty();
    }
}
