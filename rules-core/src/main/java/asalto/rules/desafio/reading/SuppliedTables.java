package asalto.rules.desafio.reading;

import asalto.rules.desafio.Tables;
import asalto.rules.form.Faults;
import asalto.rules.form.Form;
import asalto.rules.form.Written;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Function;

/**
 * The tables that come with the rules, read once from the resources beside {@code Tables}. They are turned into a form and
 * judged like a campaign's own. The only class of the rules that reads a file.
 *
 * @param digest SHA-256 of their rows, lower-case hex
 */
public record SuppliedTables(Tables tables, String digest) {

    /** What there is before anything is read; each of its tables is replaced. */
    private static final Tables NONE = new Tables(
            List.of(),
            List.of(),
            new Tables.WoundFactors(BigDecimal.ONE, BigDecimal.ONE, BigDecimal.ONE),
            new LinkedHashMap<>(),
            new LinkedHashMap<>());

    public static final SuppliedTables INSTANCE = read();

    /** Name of the table on the wire, and its resource. */
    private static SequencedMap<String, String> resources() {
        var resources = new LinkedHashMap<String, String>();
        resources.put("damageModifier", "damage-modifier");
        resources.put("hitLocation", "hit-location");
        resources.put("woundLevel", "wound-level");
        resources.put("weapons", "weapons");
        resources.put("skills", "skills");
        return resources;
    }

    private static SuppliedTables read() {
        var digest = sha256();
        var tables = new ArrayList<Form.Field>();
        resources().forEach((name, resource) -> {
            var lines = lines(resource);
            digest.update((resource + "\n" + String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
            tables.add(new Form.Field(name, table(name, rows(lines))));
        });
        var faults = new Faults();
        var read = TablesReading.replacing(NONE, Written.root(new Form.Fields(tables), faults));
        return new SuppliedTables(
                read.orElseThrow(() -> new IllegalStateException("the supplied tables are at fault: " + faults.all())),
                HexFormat.of().formatHex(digest.digest()));
    }

    /** The lines that are no comment. */
    private static List<String> lines(String resource) {
        var name = "tables/" + resource + ".csv";
        var stream = Tables.class.getResourceAsStream(name);
        if (stream == null) {
            throw new IllegalStateException("no resource " + name);
        }
        try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines().filter(line -> !line.startsWith("#")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The rows under the first line, which names the columns. */
    private static List<Map<String, String>> rows(List<String> lines) {
        var columns = lines.getFirst().split(",");
        return lines.stream()
                .skip(1)
                .map(line -> row(columns, line.split(",", -1)))
                .toList();
    }

    private static Map<String, String> row(String[] columns, String[] cells) {
        if (cells.length != columns.length) {
            throw new IllegalStateException("a row of " + cells.length + " cells under " + columns.length);
        }
        var row = new LinkedHashMap<String, String>();
        for (int i = 0; i < columns.length; i++) {
            row.put(columns[i], cells[i]);
        }
        return row;
    }

    private static Form table(String name, List<Map<String, String>> rows) {
        return switch (name) {
            case "woundLevel" -> plain(rows.getFirst());
            case "weapons" -> byId(rows, SuppliedTables::weapon);
            case "skills" -> byId(rows, SuppliedTables::skill);
            default -> new Form.Items(rows.stream().map(SuppliedTables::plain).toList());
        };
    }

    private static Form byId(List<Map<String, String>> rows, Function<Map<String, String>, Form> form) {
        return new Form.Fields(rows.stream()
                .map(row -> new Form.Field(row.get("id"), form.apply(row)))
                .toList());
    }

    /** Every cell under its column's name. */
    private static Form plain(Map<String, String> row) {
        return new Form.Fields(row.entrySet().stream()
                .map(cell -> new Form.Field(cell.getKey(), cell(cell.getValue())))
                .toList());
    }

    private static Form cell(String text) {
        if (text.matches("-?[0-9]+")) {
            return new Form.Whole(new BigInteger(text));
        }
        return text.matches("-?[0-9]+\\.[0-9]+") ? new Form.Decimal(new BigDecimal(text)) : new Form.Text(text);
    }

    private static Form skill(Map<String, String> row) {
        return new Form.Fields(List.of(
                new Form.Field("type", new Form.Text(row.get("type"))),
                new Form.Field("attributes", new Form.Items(words(row.get("attributes"))))));
    }

    private static List<Form> words(String cell) {
        return cell.isEmpty()
                ? List.of()
                : List.of(cell.split(" ")).stream().<Form>map(Form.Text::new).toList();
    }

    private static Form weapon(Map<String, String> row) {
        var fields = new ArrayList<>(written(row, "skill", "hands", "damage", "kind", "actions", "magazine"));
        var modes = written(row, "single", "burst", "sustained");
        if (!modes.isEmpty()) {
            fields.add(new Form.Field("modes", new Form.Fields(modes)));
        }
        var ranges = written(row, "short", "medium", "long");
        if (!ranges.isEmpty()) {
            fields.add(new Form.Field(
                    "ranges",
                    new Form.Items(ranges.stream().map(Form.Field::value).toList())));
        }
        for (var mark : words(row.get("marks"))) {
            fields.add(
                    mark.equals(new Form.Text("not-carried-loaded"))
                            ? new Form.Field("carriedLoaded", new Form.Truth(false))
                            : new Form.Field(((Form.Text) mark).text(), new Form.Truth(true)));
        }
        return new Form.Fields(fields);
    }

    /** Those of these columns that are not empty. */
    private static List<Form.Field> written(Map<String, String> row, String... columns) {
        return List.of(columns).stream()
                .filter(column -> !row.get(column).isEmpty())
                .map(column -> new Form.Field(column, cell(row.get(column))))
                .toList();
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
