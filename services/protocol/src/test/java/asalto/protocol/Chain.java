package asalto.protocol;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** A chain of events for the proofs of evidence and envelope. */
final class Chain {

    static final UUID ENCOUNTER = UUID.fromString("0193a3b0-0000-7000-8000-000000000001");
    static final UUID ANOTHER_ENCOUNTER = UUID.fromString("0193a3b0-0000-7000-8000-000000000002");
    static final Hash FIRST_HASH = new Hash("569b96774164230c5d1b724ba0d3caf6555e3a7ccfa526843455ec6c9f6bf664");

    private Chain() {}

    static List<LoggedEvent> of(int events) {
        var chain = new ArrayList<LoggedEvent>();
        var previous = Hash.NONE;
        for (int seq = 1; seq <= events; seq++) {
            chain.add(sealed(seq, "{\"who\":\"ñandú\"}", previous));
            previous = chain.getLast().hash();
        }
        return chain;
    }

    static LoggedEvent sealed(long seq, String result, Hash previous) {
        var header = new Header(
                ENCOUNTER, seq, Instant.parse("2026-11-30T12:00:00.000001Z"), 1, 2, "Sneezed", 1, Optional.of("ana"));
        return LoggedEvent.seal(header, new Parts(result, "{\"roll\":7}", "{\"skill\":3}"), salts(seq), previous);
    }

    private static Salts salts(long seq) {
        return new Salts(salt(seq, 'a'), salt(seq, 'b'), salt(seq, 'c'));
    }

    private static Salt salt(long seq, char part) {
        return new Salt(String.valueOf(part).repeat(31) + seq);
    }

    static List<LoggedEvent> replace(List<LoggedEvent> chain, int index, LoggedEvent event) {
        var changed = new ArrayList<>(chain);
        changed.set(index, event);
        return changed;
    }

    /** The event with one letter of one column changed. */
    static LoggedEvent altered(LoggedEvent event, String column) {
        var header = event.header();
        var parts = event.parts();
        var salts = event.salts();
        var previous = event.previous();
        var hash = event.hash();
        switch (column) {
            case "header" -> header = header.replace("Sneezed", "Sneezes");
            case "result" -> parts = new Parts(parts.result().replace("ñandú", "nandú"), parts.roll(), parts.sheet());
            case "roll" -> parts = new Parts(parts.result(), parts.roll().replace('7', '1'), parts.sheet());
            case "sheet" ->
                parts = new Parts(parts.result(), parts.roll(), parts.sheet().replace('3', '9'));
            case "salts" -> salts = new Salts(salts.result(), salts.sheet(), salts.roll());
            case "previous" -> previous = Hash.NONE;
            case "hash" -> hash = Hash.NONE;
            default -> throw new IllegalArgumentException(column);
        }
        return new LoggedEvent(event.seq(), header, parts, salts, previous, hash);
    }
}
