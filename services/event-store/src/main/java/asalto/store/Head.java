package asalto.store;

import asalto.protocol.Hash;
import java.util.UUID;

/** How far an encounter has come: the seq of its last event, and the hash that the next one will be sealed behind. */
public record Head(UUID encounter, long version, Hash hash) {}
