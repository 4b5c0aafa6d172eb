package asalto.arena;

import java.util.List;

/** What a command stored, and where the encounter is after it. */
public record Outcome(long version, String phase, int round, int beat, List<StoredEvent> events) {}
