package asalto.rules.desafio;

import java.util.List;
import java.util.Optional;

/**
 * What is to be declared for somebody who is away, as written.
 *
 * @param when it is; always, if nothing is said
 */
public record StandingOrder(Optional<When> when, Choice choose) {

    /**
     * What has to be so, by what is openly declared and to be seen: all of it. Of several people, one is enough.
     *
     * @param attackedBy one of them attacks him
     * @param attacked whether anybody does
     * @param attacks one of them attacks anybody
     * @param attackOn one of them is attacked
     * @param shows one of them is not hidden
     * @param down one of them is dead or unconscious
     * @param empty a weapon of his without ammunition
     * @param wounded a wound of his, at least of this level
     */
    public record When(
            Optional<List<String>> attackedBy,
            Optional<Boolean> attacked,
            Optional<List<String>> attacks,
            Optional<List<String>> attackOn,
            Optional<Within> within,
            Optional<List<String>> shows,
            Optional<List<String>> down,
            Optional<String> empty,
            Optional<WoundLevel> wounded,
            Optional<Boolean> prone) {}

    /** Somebody is known to be so near. */
    public record Within(String of, int metres) {}

    /** What he then declares. */
    public record Choice(List<Action> actions, Optional<AccumulateOn> accumulateOn) {}
}
