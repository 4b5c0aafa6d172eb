package asalto.rules.coverage;

import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The table of a rule book: each rule with the code that cites it and the tests that prove it.
 *
 * @param letter the first letter of its numbers
 * @param page the rule book as the project has it
 */
record RuleTable(
        String letter,
        Path page,
        SortedMap<String, SortedSet<String>> code,
        SortedMap<String, SortedSet<String>> tests) {

    private static final String BEGIN = "<!-- rule, code, test: generated -->";
    private static final String END = "<!-- end of what is generated -->";

    static RuleTable of(String letter, String pages, String sources, String packageName) {
        return new RuleTable(letter, Path.of(pages), citations(letter, Path.of(sources)), proofs(packageName));
    }

    /** The numbers of the page, in its order. */
    List<String> rules() {
        return Pattern.compile("^- \\*\\*(" + letter + "-\\d\\d)\\*\\*", Pattern.MULTILINE)
                .matcher(text(page))
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    List<String> withoutCode() {
        return rules().stream().filter(rule -> !code.containsKey(rule)).toList();
    }

    List<String> withoutTest() {
        return rules().stream().filter(rule -> !tests.containsKey(rule)).toList();
    }

    /** Tests that claim a rule that the book does not have. */
    List<String> unknown() {
        return tests.keySet().stream()
                .filter(rule -> rule.startsWith(letter + "-") && !rules().contains(rule))
                .toList();
    }

    String written() {
        var lines = new StringBuilder("| rule | code | test |\n|---|---|---|\n");
        for (var rule : rules()) {
            lines.append("| %s | %s | %s |\n".formatted(rule, cell(code, rule), cell(tests, rule)));
        }
        return lines.toString();
    }

    private static String cell(SortedMap<String, SortedSet<String>> cells, String rule) {
        return Optional.ofNullable(cells.get(rule))
                .map(all -> String.join("<br>", all))
                .orElse("");
    }

    /** What stands in the page now. */
    String found() {
        var text = text(page);
        return text.contains(BEGIN)
                ? text.substring(text.indexOf(BEGIN) + BEGIN.length(), text.indexOf(END))
                        .strip()
                : "";
    }

    void write() {
        var text = text(page);
        var before = text.substring(0, text.indexOf(BEGIN) + BEGIN.length());
        try {
            Files.writeString(page, before + "\n" + written() + text.substring(text.indexOf(END)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // ---- citations

    /** By rule, the types whose comments cite it. */
    static SortedMap<String, SortedSet<String>> citations(String letter, Path sources) {
        var cited = new TreeMap<String, SortedSet<String>>();
        var numbers = Pattern.compile(letter + "-(\\d\\d)(?: to " + letter + "-(\\d\\d))?");
        try (var files = Files.walk(sources)) {
            files.filter(file -> file.toString().endsWith(".java")).forEach(file -> {
                var name = file.getFileName().toString().replace(".java", "");
                numbers.matcher(comments(text(file))).results().forEach(found -> cite(cited, letter, found, name));
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return cited;
    }

    private static void cite(
            SortedMap<String, SortedSet<String>> cited, String letter, MatchResult found, String name) {
        int from = Integer.parseInt(found.group(1));
        int to = found.group(2) == null ? from : Integer.parseInt(found.group(2));
        for (int number = from; number <= to; number++) {
            cited.computeIfAbsent("%s-%02d".formatted(letter, number), _ -> new TreeSet<>())
                    .add("`" + name + "`");
        }
    }

    /** Lines that are comments, or end in one. */
    private static String comments(String source) {
        return String.join(
                "\n",
                source.lines()
                        .map(String::strip)
                        .filter(line -> line.startsWith("/*") || line.startsWith("*") || line.contains("//"))
                        .toList());
    }

    // ---- proofs

    private static SortedMap<String, SortedSet<String>> proofs(String packageName) {
        var proven = new TreeMap<String, SortedSet<String>>();
        for (var type : new ClassFileImporter().importPackages(packageName)) {
            for (var method : type.getMethods()) {
                method.tryGetAnnotationOfType(Proves.class).ifPresent(proves -> prove(proven, proves, method));
            }
        }
        return proven;
    }

    private static void prove(SortedMap<String, SortedSet<String>> proven, Proves proves, JavaMethod method) {
        for (var rule : proves.value()) {
            proven.computeIfAbsent(rule, _ -> new TreeSet<>())
                    .add("`" + method.getOwner().getSimpleName() + "." + method.getName() + "`");
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
