package asalto.store;

import asalto.protocol.LoggedEvent;
import java.util.UUID;

/** An event with its position in the feed. */
public record FedEvent(long position, UUID encounter, LoggedEvent event) {}
