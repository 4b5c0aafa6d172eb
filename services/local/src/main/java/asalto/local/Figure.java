package asalto.local;

import java.util.regex.Pattern;

/** What a claim's command found: the last line that it prints, {@code figure VALUE bound BOUND pass|fail}. */
record Figure(String value, String bound, boolean holds) {

    private static final Pattern LINE = Pattern.compile("figure (.+) bound (.+) (pass|fail)");

    /** A command that says pass and exits otherwise, or the other way round, has shown nothing. */
    static Figure of(String lastLine, int exit) {
        var found = LINE.matcher(lastLine.strip());
        if (!found.matches()) {
            return new Figure("none (exit " + exit + ")", "any", false);
        }
        var passes = found.group(3).equals("pass");
        return passes == (exit == 0)
                ? new Figure(found.group(1), found.group(2), passes)
                : new Figure(found.group(1) + ", " + found.group(3) + " with exit " + exit, found.group(2), false);
    }

    @Override
    public String toString() {
        return "figure " + value + "  bound " + bound + "  " + (holds ? "pass" : "FAIL");
    }
}
