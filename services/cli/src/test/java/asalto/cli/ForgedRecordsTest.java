package asalto.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import asalto.protocol.EventCodec;
import asalto.protocol.Json;
import asalto.protocol.Parsed;
import asalto.protocol.Parts;
import asalto.protocol.Systems;
import asalto.protocol.WireFact;
import asalto.rules.Command;
import asalto.rules.CorruptStream;
import asalto.rules.Decision;
import asalto.rules.Event;
import asalto.rules.Redecision;
import asalto.rules.Resolution;
import asalto.rules.RuleSystem;
import asalto.rules.Script;
import asalto.rules.form.Form;
import asalto.rules.form.Reading;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Records of golden fights with one figure forged: they cannot be read, or are found to diverge, or nothing came of the
 * figure. Nothing else is thrown.
 */
@DisplayNameGeneration(ReplaceUnderscores.class)
class ForgedRecordsTest {

    private static final RuleSystem RULES = Systems.all().getFirst().rules();
    private static final EventCodec CODEC = Systems.all().getFirst().codec();
    private static final int FORGERIES = 25;

    private static final List<Form> FIGURES = List.of(
            whole(Integer.MIN_VALUE),
            whole(Integer.MAX_VALUE),
            whole(-1),
            whole(0),
            whole(1),
            whole(2),
            whole(11),
            whole(1_000),
            new Form.Whole(BigInteger.TWO.pow(63).subtract(BigInteger.ONE)),
            new Form.Whole(BigInteger.TWO.pow(63).negate()),
            new Form.Whole(BigInteger.TEN.pow(30)),
            new Form.Decimal(new BigDecimal("0.5")),
            new Form.Decimal(new BigDecimal("1e300")),
            new Form.Text(""),
            new Form.Text("nobody"),
            new Form.Text("0d0"),
            new Form.Text("999999d999999-999999"),
            new Form.Truth(true),
            new Form.Truth(false),
            new Form.Nothing(),
            new Form.Items(List.of()),
            new Form.Fields(List.of()));

    private static Form whole(int figure) {
        return new Form.Whole(BigInteger.valueOf(figure));
    }

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 4);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void a_forged_figure_is_refused_or_found_or_nothing_came_of_it(long seed) throws IOException {
        var random = new SplittableRandom(seed);
        int diverged = 0;
        int tried = 0;
        for (var file : GoldenFiles.all()) {
            var events = played(file, seed);
            for (int forgery = 0; !events.isEmpty() && forgery < FORGERIES; forgery++) {
                tried++;
                diverged += isFound(file, events, random) ? 1 : 0;
            }
        }
        assertTrue(tried > 1_500, "tried " + tried);
        assertTrue(diverged > tried / 4, diverged + " of " + tried + " were found");
    }

    private static boolean isFound(Path file, List<Event> events, SplittableRandom random) {
        int at = random.nextInt(events.size());
        var forged = forged(events.get(at), random);
        try {
            var changed = new ArrayList<>(events);
            changed.set(at, read(events.get(at), forged));
            return Redecision.firstDivergence(RULES, changed).isPresent() | isCorrupt(changed);
        } catch (CorruptStream unreadable) {
            return true;
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            throw new AssertionError(file.getFileName() + ", event " + at + ": " + forged, e);
        }
    }

    /** Whether the fold says so; it believes whatever can follow. */
    private static boolean isCorrupt(List<Event> events) {
        try {
            var encounter = RULES.fold(events);
            Json.picture(encounter.state());
            Json.picture(encounter.board());
            return false;
        } catch (CorruptStream _) {
            return true;
        }
    }

    private static Event read(Event old, WireFact forged) {
        return new Event(old.round(), old.beat(), old.actor(), CODEC.read(forged));
    }

    private static WireFact forged(Event event, SplittableRandom random) {
        var fact = CODEC.write(event.fact());
        var parts = fact.parts();
        var changed = switch (random.nextInt(3)) {
            case 0 -> new Parts(forged(parts.result(), random), parts.roll(), parts.sheet());
            case 1 -> new Parts(parts.result(), forged(parts.roll(), random), parts.sheet());
            default -> new Parts(parts.result(), parts.roll(), forged(parts.sheet(), random));
        };
        return new WireFact(fact.type(), fact.version(), changed);
    }

    private static String forged(String part, SplittableRandom random) {
        return Json.text(forged(form(part), random));
    }

    private static Form forged(Form form, SplittableRandom random) {
        return switch (form) {
            case Form.Fields(var fields)
            when !fields.isEmpty() -> {
                var changed = new ArrayList<>(fields);
                int at = random.nextInt(fields.size());
                var field = fields.get(at);
                changed.set(at, new Form.Field(field.name(), forged(field.value(), random)));
                yield new Form.Fields(changed);
            }
            case Form.Items(var items)
            when !items.isEmpty() -> {
                var changed = new ArrayList<>(items);
                int at = random.nextInt(items.size());
                changed.set(at, forged(items.get(at), random));
                yield new Form.Items(changed);
            }
            case Form.Fields empty -> empty;
            default -> FIGURES.get(random.nextInt(FIGURES.size()));
        };
    }

    /** All events of a golden fight, with those of the log; none if it is not one that can be played. */
    private static List<Event> played(Path file, long seed) throws IOException {
        var scenario = Golden.of(form(Files.readString(file))).scenario();
        if (!(RULES.script(scenario) instanceof Reading.Sound<Script>(var script))
                || !(RULES.open(script.opening()) instanceof Decision.Accepted(var opened))) {
            return List.of();
        }
        var dice = Rolled.of(Optional.of(seed));
        var resolution = new Resolution(RULES.fold(opened));
        for (var round : script.rounds()) {
            play(resolution, round.before(), dice);
            resolution.playRound(dice);
            play(resolution, round.after(), dice);
        }
        var events = new ArrayList<>(opened);
        events.addAll(resolution.events());
        return events;
    }

    private static void play(Resolution resolution, List<Command> commands, asalto.rules.Dice dice) {
        commands.forEach(command -> resolution.play(command, dice));
    }

    private static Form form(String text) {
        return switch (Json.parse(text)) {
            case Parsed.Written(var form) -> form;
            case Parsed.Malformed malformed -> throw new AssertionError(malformed + " in " + text);
        };
    }
}
