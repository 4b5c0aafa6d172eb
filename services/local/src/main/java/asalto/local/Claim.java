package asalto.local;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * One row of {@code docs/claims.md}: what the product claims, and the command that shows it.
 *
 * @param issue where it belongs
 * @param number its place among the claims of its issue, from 1
 * @param text what is claimed; {@code (quick)} in it marks what takes seconds
 * @param command for {@code sh}, from the root of the repository
 */
record Claim(String issue, int number, String text, String command) {

    /** The rows of every table of a page whose columns are issue, claim, command and figure with date. */
    static List<Claim> in(Stream<String> lines) {
        var numbers = new TreeMap<String, Integer>();
        return lines.filter(line -> line.startsWith("|"))
                .map(Claim::cells)
                .filter(cells -> cells.size() == 4
                        && !cells.get(0).equals("issue")
                        && !cells.get(0).matches(":?-+:?"))
                .map(cells -> new Claim(
                        cells.get(0),
                        numbers.merge(cells.get(0), 1, Integer::sum),
                        cells.get(1),
                        cells.get(2).replaceAll("^`+|`+$", "")))
                .toList();
    }

    /** The issue and the number: {@code 2.7}. */
    String id() {
        return issue + "." + number;
    }

    boolean isQuick() {
        return text.contains("(quick)");
    }

    /** A pipe inside a cell is written {@code \|}. */
    private static List<String> cells(String line) {
        var cells = new ArrayList<String>();
        for (var cell : line.substring(1).split("(?<!\\\\)\\|")) {
            cells.add(cell.strip().replace("\\|", "|"));
        }
        return cells;
    }
}
