package asalto.chronicle.intake;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Optional;

/** A record of the topic, as far as storing it must understand it. */
sealed interface Arrival {

    Place place();

    /**
     * An envelope.
     *
     * @param envelope the record's value, byte for byte
     * @param hash the hash that the record's header announces
     */
    record Event(Place place, String encounter, long seq, String envelope, long position, String epoch, String hash)
            implements Arrival {

        Refused contradicting() {
            return new Refused(
                    place,
                    Optional.of(encounter),
                    Optional.of(seq),
                    Refusal.CONTRADICTS,
                    Optional.of(encounter.getBytes(UTF_8)),
                    Optional.of(envelope.getBytes(UTF_8)));
        }
    }

    /**
     * Anything else, kept for whoever looks into it.
     *
     * @param encounter that the record claims to be of
     * @param seq that the record claims to be
     */
    record Refused(
            Place place,
            Optional<String> encounter,
            Optional<Long> seq,
            Refusal reason,
            Optional<byte[]> key,
            Optional<byte[]> value)
            implements Arrival {}
}
