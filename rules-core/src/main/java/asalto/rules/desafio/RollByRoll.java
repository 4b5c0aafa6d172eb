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
import asalto.rules.desafio.Happening.What.Bullets;
import asalto.rules.desafio.Happening.What.Plain;
import asalto.rules.desafio.Happening.What.Vain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Each roll of a considered declaration by itself, as if hits changed nothing. Rule book, §15. */
final class RollByRoll {

    private static final Dice NONE = (sides, roller) -> {
        throw new CorruptStream("no dice are thrown here");
    };

    private final Fight locked;
    private final String actor;
    private final Asker asker;
    private final Outcomes outcomes;
    private final List<Odds.LeftOut> leftOut;
    private final List<Odds.Attack> attacks = new ArrayList<>();

    RollByRoll(Fight locked, String actor, Asker asker, Outcomes outcomes, List<Odds.LeftOut> leftOut) {
        this.locked = locked;
        this.actor = actor;
        this.asker = asker;
        this.outcomes = outcomes;
        this.leftOut = leftOut;
    }

    Odds.ByItself odds() {
        var now = locked;
        for (int tenth = 1; tenth <= Schedule.TENTHS; tenth++) {
            now = attacks(now, tenth);
        }
        return new Odds.ByItself(
                List.copyOf(attacks), defences(), trial(), atLeastOne(Odds.Attack::hit), atLeastOneLands());
    }

    // ---- attacks

    /** Of what an attack brings only what is spent and lost on it stays for the next. */
    private Fight attacks(Fight start, int tenth) {
        var now = start;
        for (var step : Due.steps(unfolding(start, tenth), start, tenth)) {
            if (step.attempt().attacker().is(actor)) {
                now = attack(now, new Tenth(unfolding(now, tenth), start, tenth, 0, List.of(step)));
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
        attacks.add(attack(alone.left().getFirst(), alone.tenth(), chances, ends, told));
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
        var figures = new Figures(chances, attempt.planned().position(), attempt.spray());
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

    private Fraction atLeastOne(java.util.function.Function<Odds.Attack, Fraction> chance) {
        return attacks.stream()
                .map(chance)
                .map(Fraction::not)
                .reduce(Fraction.ALWAYS, Fraction::and)
                .not();
    }

    private Optional<Fraction> atLeastOneLands() {
        if (attacks.stream().anyMatch(attack -> attack.lands().isEmpty())) {
            leftOut.add(new Odds.LeftOut("byItself.atLeastOneLands", "skill", Optional.empty()));
            return Optional.empty();
        }
        return Optional.of(atLeastOne(attack -> attack.lands().orElseThrow()));
    }

    // ---- defences

    private List<Odds.Defence> defences() {
        return me().plan().defences().stream().map(this::defence).toList();
    }

    private Odds.Defence defence(Planned guard) {
        int skill = me().skill(Guarding.skillId(me(), guard));
        var levels = IntStream.rangeClosed(0, 9)
                .mapToObj(level -> new Odds.AtLevel(level, against(guard, level, skill)))
                .toList();
        return new Odds.Defence(
                guard.position(),
                guard.tenth(),
                skill,
                GuardDifficulty.of(locked, me(), guard, 0).entries(),
                levels);
    }

    private Fraction against(Planned guard, int level, int skill) {
        var difficulty = GuardDifficulty.of(locked, me(), guard, level);
        return Fraction.of(
                IntStream.rangeClosed(1, 10)
                        .filter(face -> difficulty.allow(face, skill))
                        .count(),
                10);
    }

    private Fighter me() {
        return locked.fighter(actor);
    }

    // ---- tests

    /** Opposed ones depend on the other's skill, and on his wounds. */
    private Optional<Odds.Trial> trial() {
        int position = WholeRound.position(me().actions());
        if (position == 0 || !isTrial(me().actions().get(position - 1))) {
            return Optional.empty();
        }
        var chances = new Chances();
        var growth = Growth.<Fight, List<Event>>of(
                Wave.of(locked, fight -> Essence.of(fight, Tally.of(actor), true)), outcomes, fight -> dice -> {
                    var unfolding = new Unfolding(fight, locked.round(), Schedule.TENTHS, dice);
                    new WholeRound(unfolding, actor).carryOut();
                    return unfolding.told();
                });
        var ways = new Chances.Ways();
        growth.leaves().forEach(leaf -> ways.add(Happenings.of(actor, position, leaf.after()), leaf.ways()));
        chances.add(ways, growth.outOf());
        return Optional.of(trial(position, new Figures(chances, position, Optional.empty())));
    }

    private Odds.Trial trial(int position, Figures figures) {
        var success = figures.chance(Plain.SUCCEEDED);
        if (!(me().actions().get(position - 1) instanceof Action.Oppose oppose)) {
            return new Odds.Trial(position, success, Optional.empty(), Optional.empty());
        }
        if (!asker.knows(oppose.against())) {
            leaveOut("byItself.trial.won", "skill", oppose.against());
            leaveOut("byItself.trial.lost", "skill", oppose.against());
            return new Odds.Trial(position, success, Optional.empty(), Optional.empty());
        }
        return new Odds.Trial(
                position, success, Optional.of(figures.chance(Plain.WON)), Optional.of(figures.chance(Plain.LOST)));
    }

    private static boolean isTrial(Action action) {
        return action instanceof Action.Test || action instanceof Action.Oppose || action instanceof Action.Treat;
    }

    /** The figures of one action, or of one spray. */
    record Figures(Chances chances, int action, Optional<Integer> spray) {

        Fraction chance(Happening.What what) {
            return chances.of(new Happening(action, spray, what));
        }

        /** Of a burst or a spray; empty for all else. */
        List<Odds.Bullets> bullets() {
            int most = 0;
            while (!chance(new Bullets(most + 1)).equals(Fraction.NEVER)) {
                most++;
            }
            if (most < 2) {
                return List.of();
            }
            var all = new ArrayList<Odds.Bullets>();
            for (int bullets = 0; bullets <= most; bullets++) {
                var more = chance(new Bullets(bullets + 1));
                var least = bullets == 0 ? Fraction.ALWAYS : chance(new Bullets(bullets));
                all.add(new Odds.Bullets(bullets, least.without(more)));
            }
            return all;
        }

        List<Odds.Vain> vain() {
            return chances.happenings().stream()
                    .filter(happening -> happening.action() == action
                            && happening.spray().equals(spray)
                            && happening.what() instanceof Vain)
                    .map(happening -> new Odds.Vain(((Vain) happening.what()).reason(), chances.of(happening)))
                    .toList();
        }
    }
}
