package asalto.store;

import asalto.protocol.Hash;

/** An intent that was carried out: what was asked, and what was answered. */
public record Answered(Hash fingerprint, Answer answer) {

    /** What comes of asking again. */
    public Outcome again(Hash asked) {
        return asked.equals(fingerprint) ? new Outcome.Repeated(answer) : new Outcome.KeyReused();
    }
}
