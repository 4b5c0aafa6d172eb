package asalto.protocol;

import java.util.List;

/** The evidence of an event as an envelope carries it: the four texts, and salts and hashes in hexadecimal. */
record EvidenceText(
        String header, String result, String roll, String sheet, List<String> salts, String previous, String hash) {

    static EvidenceText of(LoggedEvent event) {
        var parts = event.parts();
        var salts = event.salts();
        return new EvidenceText(
                event.header(),
                parts.result(),
                parts.roll(),
                parts.sheet(),
                List.of(salts.result().hex(), salts.roll().hex(), salts.sheet().hex()),
                event.previous().hex(),
                event.hash().hex());
    }

    LoggedEvent event(long seq) {
        if (salts.size() != 3) {
            throw new IllegalArgumentException("an event has three salts");
        }
        return new LoggedEvent(
                seq,
                header,
                new Parts(result, roll, sheet),
                new Salts(new Salt(salts.get(0)), new Salt(salts.get(1)), new Salt(salts.get(2))),
                new Hash(previous),
                new Hash(hash));
    }
}
