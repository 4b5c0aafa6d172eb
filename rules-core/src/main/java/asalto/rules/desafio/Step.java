package asalto.rules.desafio;

import java.util.List;

/** One thing to be done in a tenth: an attack, or one of the blows or bullets of it that land. */
sealed interface Step permits Strike, Shot, Landing {

    /** Does it. What it brings with it is to be done right after, before anything else. */
    List<Step> make();

    /** The attack that it is or belongs to. */
    Attempt attempt();

    /** The same step where others unfold it. */
    Step in(Unfolding other);
}
