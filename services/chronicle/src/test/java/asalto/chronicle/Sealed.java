package asalto.chronicle;

import asalto.protocol.Envelope;
import asalto.protocol.Hash;
import asalto.protocol.Header;
import asalto.protocol.LoggedEvent;
import asalto.protocol.Parts;
import asalto.protocol.Salt;
import asalto.protocol.Salts;
import asalto.protocol.WireFact;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** An encounter as the arena seals it. */
public record Sealed(UUID encounter, List<LoggedEvent> events) {

    static final Instant NOON = Instant.parse("2026-11-30T12:00:00.000001Z");

    /** What one event says, before it is sealed. */
    public record Said(int round, int beat, Optional<String> actor, WireFact fact) {}

    public static Sealed of(UUID encounter, List<Said> said) {
        var events = new ArrayList<LoggedEvent>();
        var previous = Hash.NONE;
        for (var one : said) {
            long seq = events.size() + 1L;
            var fact = one.fact();
            var header = new Header(
                    encounter,
                    seq,
                    NOON.plusMillis(seq),
                    one.round(),
                    one.beat(),
                    fact.type(),
                    fact.version(),
                    one.actor());
            var sealed = LoggedEvent.seal(header, fact.parts(), salts(seq), previous);
            events.add(sealed);
            previous = sealed.hash();
        }
        return new Sealed(encounter, List.copyOf(events));
    }

    private static Salts salts(long seq) {
        return new Salts(salt(seq, 'a'), salt(seq, 'b'), salt(seq, 'c'));
    }

    private static Salt salt(long seq, char part) {
        return new Salt("%c%031x".formatted(part, seq));
    }

    /** The envelopes, in their order. */
    public List<String> lines() {
        return events.stream().map(Envelope::write).toList();
    }

    public TopicRecord record(int seq) {
        var event = events.get(seq - 1);
        return TopicRecord.of(
                encounter.toString(), seq, Envelope.write(event), event.hash().hex());
    }

    public List<TopicRecord> records() {
        return events.stream().map(event -> record((int) event.seq())).toList();
    }

    /** The same with other data in one event, sealed anew by a forger who has the whole log in his hands. */
    public Sealed forged(int seq, Parts parts) {
        var forged = new ArrayList<>(events);
        var event = events.get(seq - 1);
        forged.set(seq - 1, new LoggedEvent(seq, event.header(), parts, event.salts(), event.previous(), event.hash()));
        return again(encounter, forged);
    }

    /** The same with one text of one event replaced. */
    public Sealed forged(int seq, String text, String by) {
        var parts = events.get(seq - 1).parts();
        var forged = new Parts(
                parts.result().replace(text, by),
                parts.roll().replace(text, by),
                parts.sheet().replace(text, by));
        if (forged.equals(parts)) {
            throw new IllegalArgumentException("there is no " + text + " in " + parts);
        }
        return forged(seq, forged);
    }

    /** What these events say, sealed anew in this order. */
    public static Sealed again(UUID encounter, List<LoggedEvent> events) {
        var said = new ArrayList<Said>();
        for (var event : events) {
            var about = event.about();
            var fact = new WireFact(about.type(), about.version(), event.parts());
            said.add(new Said(about.round(), about.beat(), about.actor(), fact));
        }
        return of(encounter, said);
    }

    /** The seq of the first event of a type. */
    public int first(String type) {
        return (int) events.stream()
                .filter(event -> event.about().type().equals(type))
                .findFirst()
                .orElseThrow()
                .seq();
    }

    public Hash head() {
        return events.getLast().hash();
    }
}
