package asalto.cli;

import java.util.List;

/** What the command has to say of one file: whole lines for standard output and standard error, and the exit code. */
record Answer(String out, String err, int exit) {

    static final int RESOLVED = 0;
    static final int NOT_AS_EXPECTED = 1;
    static final int NOT_VALID = 2;
    static final int DICE_DO_NOT_FIT = 3;
    /** A mistake of ours. */
    static final int BROKEN = 70;

    static Answer resolved(String lines) {
        return new Answer(lines, "", RESOLVED);
    }

    static Answer failed(int exit, List<String> lines) {
        return new Answer("", joined(lines), exit);
    }

    private static String joined(List<String> lines) {
        return lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
    }
}
