package asalto.rules.desafio;

import asalto.rules.Asker;
import asalto.rules.CorruptStream;
import asalto.rules.Dice;
import asalto.rules.Event;
import asalto.rules.Fraction;
import asalto.rules.Outcomes;
import asalto.rules.desafio.DesafioFact.ActionForfeited;
import asalto.rules.desafio.DesafioFact.AmmunitionSpent;
import asalto.rules.desafio.DesafioFact.AttackRolled;
import asalto.rules.desafio.DesafioFact.Difficulty;
import asalto.rules.desafio.DesafioFact.FeintMade;
import asalto.rules.desafio.Happening.What.Plain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Each attack of a considered declaration by itself, as if none before it had hit. Rule book, §15. */
final class AttacksByThemselves {

    private static final Dice NONE = (sides, roller) -> {
        throw new CorruptStream("no dice are thrown here");
    };

    private final Fight locked;
    private final String actor;
    private final Asker asker;
    private final Outcomes outcomes;
    private final List<Odds.LeftOut> leftOut;
    private final List<Odds.Attack> attacks = new ArrayList<>();

    AttacksByThemselves(Fight locked, String actor, Asker asker, Outcomes outcomes, List<Odds.LeftOut> leftOut) {
        this.locked = locked;
        this.actor = actor;
        this.asker = asker;
        this.outcomes = outcomes;
        this.leftOut = leftOut;
    }

    AttacksByThemselves weigh() {
        var now = locked;
        for (int tenth = 1; tenth <= Schedule.TENTHS; tenth++) {
            now = attacks(now, tenth);
        }
        return this;
    }

    List<Odds.Attack> all() {
        return List.copyOf(attacks);
    }

    /** Of what an attack brings only what is spent and lost on it stays for the next. */
    private Fight attacks(Fight start, int tenth) {
        var now = start;
        for (var step : Due.steps(unfolding(start, tenth), start, tenth)) {
            if (step.attempt().attacker().is(actor)) {
                now = attack(now, new Tenth(unfolding(now, tenth), start, tenth, 0, Agenda.of(List.of(step))));
            }
        }
        return now;
    }

    private Unfolding unfolding(Fight now, int tenth) {
        return new Unfolding(now, locked.round(), tenth, NONE);
    }

    private Fight attack(Fight before, Tenth alone) {
        var chances = new Chances();
        var course = new Course(0, alone, Tally.of(actor), List.of());
        var known = new Attacks(actor, outcomes, chances, Essence::alone);
        var ends = known.all(Wave.of(course, known::essence));
        var told = ends.all().getFirst().tenth().unfolding().told();
        attacks.add(attack(alone.left().first(), alone.tenth(), chances, ends, told));
        return spent(before, told);
    }

    private static Fight spent(Fight before, List<Event> told) {
        var now = before;
        for (var event : told) {
            if (event.fact() instanceof AmmunitionSpent
                    || event.fact() instanceof ActionForfeited
                    || event.fact() instanceof FeintMade) {
                now = now.evolve(event);
            }
        }
        return now;
    }

    private Odds.Attack attack(Step step, int tenth, Chances chances, Wave<Course> ends, List<Event> told) {
        var attempt = step.attempt();
        var place = "byItself.attacks[" + attacks.size() + "].";
        boolean guarded = isGuarded(attempt);
        if (guarded) {
            leaveOut(place + "stopped", "skill", attempt.target());
            leaveOut(place + "lands", "skill", attempt.target());
        }
        boolean known = asker.knows(attempt.target());
        if (!known) {
            leaveOut(place + "wounds", "armour", attempt.target());
        }
        var figures = new ActionFigures(chances, attempt.planned().position(), attempt.spray());
        return new Odds.Attack(
                attempt.planned().position(),
                attempt.spray(),
                tenth,
                attempt.target(),
                figures.vain().stream().map(Odds.Vain::reason).findFirst(),
                attempt.skill(),
                difficulty(told),
                figures.chance(Plain.HIT),
                figures.chance(Plain.CRITICAL),
                guarded ? Optional.empty() : Optional.of(figures.chance(Plain.STOPPED)),
                guarded ? Optional.empty() : Optional.of(figures.chance(Plain.LANDED)),
                figures.bullets(),
                known
                        ? Optional.of(Harm.of(
                                ends,
                                end -> Optional.ofNullable(end.tally().dealt().get(attempt.target()))))
                        : Optional.empty());
    }

    /** Rule D-07: may somebody stop it whose sheet the asker does not know? When he is ready, his Agility would tell. */
    private boolean isGuarded(Attempt attempt) {
        return !asker.knows(attempt.target())
                && !attempt.row().isFirearm()
                && attempt.targetAtStart().actions().stream().anyMatch(Planned::isDefence);
    }

    private void leaveOut(String figure, String because, String whose) {
        leftOut.add(new Odds.LeftOut(figure, because, Optional.of(whose)));
    }

    private static List<Difficulty> difficulty(List<Event> told) {
        return told.stream()
                .filter(event -> event.fact() instanceof AttackRolled)
                .map(event -> ((AttackRolled) event.fact()).difficulty())
                .findFirst()
                .orElse(List.of());
    }

    Fraction atLeastOne(Function<Odds.Attack, Fraction> chance) {
        return attacks.stream()
                .map(chance)
                .map(Fraction::not)
                .reduce(Fraction.ALWAYS, Fraction::and)
                .not();
    }

    Optional<Fraction> atLeastOneLands() {
        if (attacks.stream().anyMatch(attack -> attack.lands().isEmpty())) {
            leftOut.add(new Odds.LeftOut("byItself.atLeastOneLands", "skill", Optional.empty()));
            return Optional.empty();
        }
        return Optional.of(atLeastOne(attack -> attack.lands().orElseThrow()));
    }
}
