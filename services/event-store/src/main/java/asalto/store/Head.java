package asalto.store;

import java.util.UUID;

/** How far an encounter has come: the seq of its last event. */
public record Head(UUID encounter, long version) {}
