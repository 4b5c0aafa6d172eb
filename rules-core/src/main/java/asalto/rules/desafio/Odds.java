package asalto.rules.desafio;

import asalto.rules.Encounter;
import asalto.rules.Fraction;
import asalto.rules.Named;
import asalto.rules.desafio.DesafioFact.Difficulty;
import java.util.List;
import java.util.Optional;

/**
 * What the dice may bring for a declaration that is only considered, exactly. Rule book, §15: there are two figures.
 *
 * @param actor whose declaration it is
 * @param followedThrough left out if it depends on what the asker may not know
 * @param leftOut what was left out, and for whose sake
 */
public record Odds(String actor, ByItself byItself, Optional<FollowedThrough> followedThrough, List<LeftOut> leftOut)
        implements Encounter.Picture {

    /**
     * Each roll by itself, as if hits changed nothing: as things stand when the round starts.
     *
     * @param atLeastOneLands left out as {@link Attack#lands} is
     */
    public record ByItself(
            List<Attack> attacks,
            List<Defence> defences,
            Optional<Trial> trial,
            Fraction atLeastOneHit,
            Optional<Fraction> atLeastOneLands) {}

    /**
     * A blow, a shot or a spray.
     *
     * @param action its position in the declaration
     * @param vain why it is not carried out, or in vain, if so
     * @param hit the roll succeeds
     * @param stopped it is met and stopped
     * @param lands a blow or a bullet strikes home
     * @param bullets of a burst or a spray
     * @param wounds the worst that it does
     */
    public record Attack(
            int action,
            Optional<Integer> spray,
            int tenth,
            String target,
            Optional<String> vain,
            int skill,
            List<Difficulty> difficulty,
            Fraction hit,
            Fraction critical,
            Optional<Fraction> stopped,
            Optional<Fraction> lands,
            List<Bullets> bullets,
            Optional<Wounds> wounds) {}

    /** That exactly so many bullets hit. */
    public record Bullets(int bullets, Fraction chance) {}

    /** The worst wound, if any. */
    public record Wounds(Fraction none, Fraction minor, Fraction serious, Fraction disabled, Fraction destroyed) {}

    /** A parry or a dodge: its chance against attacks of each success level. */
    public record Defence(int action, int tenth, int skill, List<Difficulty> difficulty, List<AtLevel> levels) {}

    /** Against a success level from 0 to 9 of the attack. */
    public record AtLevel(int level, Fraction chance) {}

    /** A test, an opposed test or a treatment. */
    public record Trial(int action, Fraction success, Optional<Fraction> won, Optional<Fraction> lost) {}

    /**
     * The round followed through with all that is declared by now, over all dice and all that they change.
     *
     * @param rounds how many were played, if the figures are sampled
     * @param error what a sampled figure may be off, in 95 of 100 cases at most
     * @param dealt the worst wound that each gets from the actor
     * @param taken the worst wound that the actor gets
     * @param standing that he can act when the round is over
     */
    public record FollowedThrough(
            Method method,
            Optional<Integer> rounds,
            Optional<Fraction> error,
            List<Action> actions,
            Fraction atLeastOneHit,
            Fraction atLeastOneLands,
            List<Dealt> dealt,
            Wounds taken,
            Fraction standing) {}

    /** How the figures came about. */
    public enum Method implements Named {
        /** Over all dice. */
        EXACT,
        /** There is too much to follow: rounds were played with dice, and counted. */
        SAMPLED
    }

    /**
     * What comes of one action, or one spray.
     *
     * @param acts it is neither forfeited nor in vain
     */
    public record Action(
            int action,
            Optional<Integer> spray,
            Fraction acts,
            Fraction hit,
            Fraction critical,
            Fraction stopped,
            Fraction lands,
            List<Bullets> bullets,
            Fraction stops,
            Fraction succeeds,
            List<Vain> vain) {}

    /** That an action is forfeited, or in vain. */
    public record Vain(String reason, Fraction chance) {}

    /** What one of the actor's targets gets. */
    public record Dealt(String target, Wounds wounds) {}

    /**
     * A figure that is not given.
     *
     * @param figure where it would stand, such as {@code byItself.attacks[0].wounds}
     * @param because what it depends on: {@code skill}, {@code armour}, {@code sheet}, or {@code too-many} dice
     * @param of whose, unless it is for the dice
     */
    public record LeftOut(String figure, String because, Optional<String> of) {}
}
