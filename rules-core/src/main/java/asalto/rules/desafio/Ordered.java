package asalto.rules.desafio;

import java.util.List;

/** Standing orders, read and judged: whose they are, and what they say. */
public record Ordered(String combatant, List<StandingOrder> orders) {}
