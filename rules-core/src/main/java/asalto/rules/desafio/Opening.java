package asalto.rules.desafio;

import java.util.List;

/** What an encounter begins with, read and judged: ruleset, combatants in their order, distances and standing modifiers. */
public record Opening(Ruleset ruleset, List<Combatant> combatants, Situation situation) {}
