package asalto.protocol;

/**
 * An event as it lies in the log: the texts that were hashed, and the hashes. It may have been tampered with; whoever
 * wants to know asks {@link Evidence}.
 *
 * @param seq the place at which it was found
 * @param header the text of its {@link Header}
 * @param previous the hash of the encounter's event before it
 */
public record LoggedEvent(long seq, String header, Parts parts, Salts salts, Hash previous, Hash hash) {

    /**
     * Seals an event behind the one before it.
     *
     * @param previous the hash of that one, or {@link Hash#NONE}
     */
    public static LoggedEvent seal(Header about, Parts parts, Salts salts, Hash previous) {
        var header = about.text();
        return new LoggedEvent(
                about.seq(), header, parts, salts, previous, Evidence.hash(previous, header, parts, salts));
    }

    /**
     * What the header says.
     *
     * @throws asalto.rules.CorruptStream if it cannot be read
     */
    public Header about() {
        return Header.read(header);
    }
}
