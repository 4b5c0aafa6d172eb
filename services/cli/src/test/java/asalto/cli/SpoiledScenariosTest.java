package asalto.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import asalto.cli.Outcome.Faulty;
import asalto.cli.Outcome.Misfit;
import asalto.cli.Outcome.Resolved;
import asalto.protocol.Json;
import asalto.protocol.Parsed;
import asalto.protocol.Systems;
import asalto.rules.form.Fault;
import asalto.rules.form.Form;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Golden files with something in them spoiled at random: whatever is written is told or played, and nothing breaks. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class SpoiledScenariosTest {

    private static final List<Form> VALUES = List.of(
            new Form.Nothing(),
            new Form.Truth(true),
            new Form.Text(""),
            new Form.Text("a"),
            new Form.Text("b"),
            new Form.Text("single"),
            new Form.Text("sustained"),
            new Form.Whole(BigInteger.ZERO),
            new Form.Whole(BigInteger.ONE),
            new Form.Whole(BigInteger.TWO.pow(31)),
            new Form.Whole(BigInteger.valueOf(Integer.MAX_VALUE)),
            new Form.Decimal(new BigDecimal("5.0")),
            new Form.Items(List.of()),
            new Form.Fields(List.of()));

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 20);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void nothing_written_breaks_the_reading_or_the_play(long seed) throws IOException {
        var random = new SplittableRandom(seed);
        int faulty = 0;
        for (var file : GoldenFiles.all()) {
            var spoiled = spoil(scenario(file), random);
            if (random.nextBoolean()) {
                spoiled = spoil(spoiled, random);
            }
            var outcome = new Play(Systems.all().getFirst().rules(), Rolled.of(Optional.of(seed))).of(spoiled);
            switch (outcome) {
                case Faulty(var faults) -> {
                    faulty++;
                    var paths = faults.stream().map(Fault::path).toList();
                    assertEquals(paths.stream().distinct().toList(), paths, "a place told twice");
                }
                case Resolved resolved -> assertEquals(resolved.events().size(), lines(resolved));
                case Misfit misfit -> assertTrue(misfit.round() >= 0);
            }
        }
        assertTrue(faulty > 20, "hardly anything was spoiled");
    }

    private static int lines(Resolved resolved) {
        return new Lines(Systems.all().getFirst().codec())
                .events(resolved.events())
                .size();
    }

    private static Form scenario(Path file) throws IOException {
        return switch (Json.parse(Files.readString(file))) {
            case Parsed.Written(var form) -> Golden.of(form).scenario();
            case Parsed.Malformed malformed -> throw new IllegalStateException(file + ": " + malformed);
        };
    }

    /** One value somewhere in it is changed, left out, given twice or renamed. */
    private static Form spoil(Form form, SplittableRandom random) {
        return switch (form) {
            case Form.Fields(var fields) when !fields.isEmpty() -> new Form.Fields(spoilField(fields, random));
            case Form.Items(var items)
            when !items.isEmpty() -> {
                var changed = new ArrayList<>(items);
                int at = random.nextInt(items.size());
                switch (random.nextInt(12)) {
                    case 0 -> changed.remove(at);
                    case 1 -> changed.add(items.get(at));
                    case 2 -> changed.set(at, any(random));
                    case 3 -> Collections.swap(changed, 0, at);
                    default -> changed.set(at, spoil(items.get(at), random));
                }
                yield new Form.Items(changed);
            }
            default -> any(random);
        };
    }

    private static List<Form.Field> spoilField(List<Form.Field> fields, SplittableRandom random) {
        var changed = new ArrayList<>(fields);
        int at = random.nextInt(fields.size());
        var field = fields.get(at);
        switch (random.nextInt(16)) {
            case 0 -> changed.remove(at);
            case 1 -> changed.add(field);
            case 2 -> changed.set(at, new Form.Field(field.name(), any(random)));
            case 3 -> changed.set(at, new Form.Field("colour", field.value()));
            default -> changed.set(at, new Form.Field(field.name(), spoil(field.value(), random)));
        }
        return changed;
    }

    private static Form any(SplittableRandom random) {
        return VALUES.get(random.nextInt(VALUES.size()));
    }
}
