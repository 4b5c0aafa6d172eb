package asalto.rules.desafio.reading;

import asalto.rules.desafio.DamageDice;
import asalto.rules.desafio.DamageKind;
import asalto.rules.desafio.WeaponRow;
import asalto.rules.form.Shape;
import asalto.rules.form.Written;
import asalto.rules.form.WrittenFields;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Reads a row of the weapons table, there or as a combatant's own. Table T-6. */
final class WeaponRowReading {

    static final String[] REQUIRED = {"skill", "hands", "damage", "kind"};
    static final String[] OPTIONAL = {
        "actions", "modes", "magazine", "ranges", "shield", "natural", "thrown", "pistol", "carriedLoaded"
    };
    private static final Shape ROW = Shape.of(REQUIRED).with(OPTIONAL);
    private static final Shape MODES = Shape.of().with("single", "burst", "sustained");
    private static final Pattern DAMAGE = Pattern.compile("([1-9][0-9]{0,5})d([1-9][0-9]{0,5})([+-][0-9]{1,6})?");

    /** What the dice of one blow may come to, so that every damage is an integer of 32 bits. */
    private static final int MOST_DAMAGE = 1_000_000_000;

    /** So that no blow takes longer than people wait, nor more room than an event has. */
    private static final int MOST_DICE = 1_000;

    private WeaponRowReading() {}

    static Optional<WeaponRow> ofTable(Written written) {
        return written.fields(ROW).flatMap(fields -> row(fields, Written::id));
    }

    /** The row among these fields, whatever else they hold. */
    static Optional<WeaponRow> row(WrittenFields fields, Function<Written, Optional<String>> skillName) {
        var mark = fields.whole().faults().mark();
        var skill = fields.read("skill", skillName);
        var hands = fields.read("hands", it -> it.whole(1, 2));
        var damage = fields.read("damage", WeaponRowReading::damage);
        var kind = fields.read("kind", it -> it.choice(DamageKind.class));
        var actions = fields.read("actions", it -> it.whole(1, 3));
        var modes = fields.read("modes", WeaponRowReading::modes);
        var magazine = fields.read("magazine", it -> it.whole(1));
        var ranges = fields.read("ranges", WeaponRowReading::ranges);
        requireWhole(fields);
        var marks = new Marks(fields);
        return mark.ifClean(() -> new WeaponRow(
                skill.orElseThrow(),
                hands.orElseThrow(),
                damage.orElseThrow(),
                kind.orElseThrow(),
                actions,
                modes,
                magazine,
                ranges,
                marks.shield,
                marks.natural,
                marks.thrown,
                marks.pistol,
                marks.carriedLoaded));
    }

    private static final class Marks {
        final boolean shield;
        final boolean natural;
        final boolean thrown;
        final boolean pistol;
        final boolean carriedLoaded;

        Marks(WrittenFields fields) {
            shield = fields.read("shield", Written::truth).orElse(false);
            natural = fields.read("natural", Written::truth).orElse(false);
            thrown = fields.read("thrown", Written::truth).orElse(false);
            pistol = fields.read("pistol", Written::truth).orElse(false);
            carriedLoaded = fields.read("carriedLoaded", Written::truth).orElse(true);
        }
    }

    /** Either actions or modes; magazine and ranges for whatever shoots. */
    private static void requireWhole(WrittenFields fields) {
        if (fields.has("actions") == fields.has("modes")) {
            fields.whole().notAllowed("actions-or-modes");
        }
        boolean shoots = fields.has("modes") || fields.has("magazine") || fields.has("ranges");
        for (var name : List.of("magazine", "ranges")) {
            if (shoots && !fields.has(name)) {
                fields.missing(name);
            }
        }
    }

    private static Optional<WeaponRow.Modes> modes(Written written) {
        return written.fields(MODES).flatMap(fields -> {
            if (fields.names().isEmpty()) {
                written.wrong("empty");
            }
            var single = fields.read("single", it -> it.whole(1, 1));
            var burst = fields.read("burst", it -> it.whole(2, 3));
            var sustained = fields.read("sustained", it -> it.whole(1, 100));
            return fields.ifSound(() -> new WeaponRow.Modes(single, burst, sustained));
        });
    }

    private static Optional<List<Integer>> ranges(Written written) {
        var ranges = written.list(it -> it.whole(1));
        ranges.ifPresent(metres -> {
            if (metres.size() != 3) {
                written.wrong("size", Map.of("expected", "3", "given", "" + metres.size()));
            } else if (metres.get(0) > metres.get(1) || metres.get(1) > metres.get(2)) {
                written.notAllowed("falling");
            }
        });
        return ranges;
    }

    /** {@code NdS}, {@code NdS+C}, {@code NdS-C}, with figures of at most six digits, and not too many for one blow. */
    private static Optional<DamageDice> damage(Written written) {
        return written.text().flatMap(text -> {
            var parts = DAMAGE.matcher(text);
            if (!parts.matches()) {
                written.wrong("dice", Map.of("given", text));
                return Optional.empty();
            }
            int dice = Integer.parseInt(parts.group(1));
            int sides = Integer.parseInt(parts.group(2));
            int constant =
                    Optional.ofNullable(parts.group(3)).map(Integer::parseInt).orElse(0);
            if (dice > MOST_DICE || (long) dice * sides > MOST_DAMAGE) {
                written.wrong("dice", Map.of("given", text));
            }
            return Optional.of(new DamageDice(dice, sides, constant));
        });
    }
}
