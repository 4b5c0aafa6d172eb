package asalto.store;

import asalto.protocol.Hash;
import asalto.protocol.LoggedEvent;
import java.util.List;
import java.util.function.Function;

/**
 * What somebody wants done exactly once.
 *
 * @param seat who wants it; keys of different seats are different
 * @param key chosen by the seat, one per intent
 * @param fingerprint of all that was asked
 * @param answer what is told, from the events as they are stored. Called while the encounter is locked, with events that
 *     are not yet there for others: it must be quick, and tell nobody
 */
public record Intent(String seat, String key, Hash fingerprint, Function<List<LoggedEvent>, Answer> answer) {}
