package asalto.chronicle.audit;

import static java.nio.charset.StandardCharsets.UTF_8;

import asalto.chronicle.export.Announced;
import asalto.protocol.Envelope;
import asalto.protocol.Evidence;
import asalto.protocol.Hash;
import asalto.protocol.LoggedEvent;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** One copy, checked by itself as it is read from its first event on. After its first fault nothing more is believed. */
final class Chain {

    private final UUID encounter;
    private final List<LoggedEvent> sound = new ArrayList<>();
    private Optional<Fault> fault = Optional.empty();

    Chain(UUID encounter) {
        this.encounter = encounter;
    }

    /** The events before the first fault. */
    List<LoggedEvent> sound() {
        return Collections.unmodifiableList(sound);
    }

    Hash head() {
        return sound.isEmpty() ? Hash.NONE : sound.getLast().hash();
    }

    Optional<Fault> fault() {
        return fault;
    }

    boolean isSound() {
        return fault.isEmpty();
    }

    /** The seq that comes next. */
    long next() {
        return sound.size() + 1L;
    }

    /** Takes the next event as it is written. */
    void add(byte[] text) {
        if (isSound()) {
            read(text).ifPresent(this::add);
        }
    }

    /** Takes an event that another chain has checked, if it would be checked alike here; says whether it was taken. */
    boolean adopt(LoggedEvent checked) {
        boolean follows =
                isSound() && checked.seq() == next() && checked.previous().equals(head());
        return follows && sound.add(checked);
    }

    /** The last event was announced with this hash. */
    void requireAnnounced(String hash) {
        if (isSound() && !head().hex().equals(hash)) {
            sound.removeLast();
            fail(new Fault(next(), "announced-hash", Map.of("announced", hash)));
        }
    }

    /** There is nothing more, and the last event is the one that was announced. */
    void requireEnd(Announced end) {
        if (sound.size() < end.seq()) {
            fail(Fault.of(next(), "missing"));
        } else if (sound.size() > end.seq()) {
            fail(announcedHead(end, end.seq() + 1));
        } else if (!head().hex().equals(end.hash())) {
            fail(announcedHead(end, end.seq()));
        }
    }

    private static Fault announcedHead(Announced end, long seq) {
        return new Fault(seq, "announced-head", Map.of("seq", Long.toString(end.seq()), "hash", end.hash()));
    }

    /** What should come next is not there, or is not what it should be. */
    void fail(Fault found) {
        if (isSound()) {
            fault = Optional.of(found);
        }
    }

    private Optional<Envelope> read(byte[] text) {
        try {
            return Optional.of(Envelope.read(
                    UTF_8.newDecoder().decode(ByteBuffer.wrap(text)).toString()));
        } catch (CharacterCodingException | RuntimeException e) {
            // Whatever a text does to its reader: it is damaged, and to say so is the answer.
            fail(new Fault(next(), "not-an-envelope", Map.of("reason", String.valueOf(e.getMessage()))));
            return Optional.empty();
        }
    }

    private void add(Envelope envelope) {
        var event = envelope.event();
        flaw(envelope, event).ifPresentOrElse(this::fail, () -> sound.add(event));
    }

    private Optional<Fault> flaw(Envelope envelope, LoggedEvent event) {
        long seq = next();
        var byItself = Evidence.check(encounter, event.seq(), event.previous(), event);
        if (byItself.isPresent()) {
            return Optional.of(Fault.of(seq, byItself.get().id()));
        }
        if (!envelope.differing().isEmpty()) {
            return Optional.of(
                    new Fault(seq, "readable-differs", Map.of("fields", String.join(",", envelope.differing()))));
        }
        return place(event, seq);
    }

    private Optional<Fault> place(LoggedEvent event, long seq) {
        if (event.seq() < seq) {
            return Optional.of(Fault.of(Math.max(1, event.seq()), "repeated"));
        }
        if (event.seq() > seq) {
            return Optional.of(Fault.of(seq, "missing"));
        }
        return event.previous().equals(head()) ? Optional.empty() : Optional.of(Fault.of(seq, "previous"));
    }
}
