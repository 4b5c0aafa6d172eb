package asalto.rules.desafio;

import java.util.List;
import java.util.Optional;

/** What a combatant will do in the round, in his order. Rules D-24, D-27, D-28. */
public record Declaration(String combatant, List<Action> actions, Optional<AccumulateOn> accumulateOn) {}
