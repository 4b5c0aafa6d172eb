package asalto.store;

import java.util.UUID;

/**
 * Where the feed stands.
 *
 * @param epoch another one after the log was restored from a copy: positions beyond the copy's may then have been given
 *     before, to other events
 * @param position the last one given
 */
public record FeedHead(UUID epoch, long position) {}
