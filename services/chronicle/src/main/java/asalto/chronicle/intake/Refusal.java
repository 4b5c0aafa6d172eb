package asalto.chronicle.intake;

import java.util.Locale;

/** Why a record of the topic is not taken for an event. */
public enum Refusal {
    /** No key, or one that cannot name an encounter. */
    NO_KEY,
    /** No value, or one that is not UTF-8. */
    NOT_TEXT,
    /** Not JSON, or no object with a seq and evidence. */
    NOT_AN_ENVELOPE,
    /** The key, the id in the headers and the hashed header do not name the same event. */
    NAMES_DIFFER,
    /** A header of the contract is missing or unreadable. */
    HEADERS_MISSING,
    /** Another envelope, or another hash announced for it, is recorded under the same seq. */
    CONTRADICTS;

    /** The stable name: lower-case with hyphens. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
