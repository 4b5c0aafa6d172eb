package asalto.protocol;

import asalto.rules.form.Form;

/** What came of parsing a text: the form that it writes, or where it stops being JSON. */
public sealed interface Parsed {

    record Written(Form form) implements Parsed {}

    /**
     * Not a JSON text, or one beyond the limits.
     *
     * @param line from 1
     * @param column from 1
     */
    record Malformed(Reason reason, int line, int column) implements Parsed {}

    /** Why a text is not taken. */
    enum Reason implements asalto.rules.Named {
        SYNTAX,
        NOT_UTF_8,
        TOO_DEEP,
        TOO_LONG
    }
}
