package asalto.chronicle.copy;

import java.util.Optional;

/** A record that claims to be of an encounter and was not taken. */
public record RefusedRecord(Optional<Long> seq, String reason, int partition, long offset) {}
