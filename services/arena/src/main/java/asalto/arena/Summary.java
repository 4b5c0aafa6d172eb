package asalto.arena;

import java.util.List;

/**
 * An encounter in a list.
 *
 * @param round the round that is being declared or played, from 1
 * @param beat the last beat that left an event
 * @param pace of the round that is being played, or else the one that rounds take
 * @param version the seq of its last event
 * @param combatants the first of those who are in it
 * @param seated how many are in it
 * @param openedAt in UTC, RFC 3339
 */
public record Summary(
        String id,
        String name,
        String ruleset,
        String phase,
        int round,
        int beat,
        String pace,
        long version,
        List<Seated> combatants,
        int seated,
        String openedAt) {

    /** Of more than so many, a list names the first: it is one of many. */
    static final int NAMED = 20;

    /** Somebody who is in an encounter. */
    public record Seated(String id, String name) {}
}
