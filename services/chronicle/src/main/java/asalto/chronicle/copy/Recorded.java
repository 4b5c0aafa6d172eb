package asalto.chronicle.copy;

/**
 * A row of the copy, as it stands in the table.
 *
 * @param seq under which it is kept
 * @param hash that the record's header announced
 */
public record Recorded(long seq, String envelope, String hash) {}
