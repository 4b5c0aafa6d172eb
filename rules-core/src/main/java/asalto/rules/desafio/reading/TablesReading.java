package asalto.rules.desafio.reading;

import asalto.rules.desafio.Attribute;
import asalto.rules.desafio.Location;
import asalto.rules.desafio.Tables;
import asalto.rules.desafio.Tables.DamageModifier;
import asalto.rules.desafio.Tables.HitLocation;
import asalto.rules.desafio.Tables.Skill;
import asalto.rules.desafio.Tables.WoundFactors;
import asalto.rules.desafio.WeaponRow;
import asalto.rules.form.Choices;
import asalto.rules.form.Form;
import asalto.rules.form.Shape;
import asalto.rules.form.Written;
import asalto.rules.form.WrittenFields;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Function;

/** Reads the tables of a campaign; each one given replaces another as a whole. Tables T-1, T-2, T-5, T-6, T-7. */
final class TablesReading {

    private static final Shape TABLES =
            Shape.of().with("damageModifier", "hitLocation", "woundLevel", "weapons", "skills");
    private static final Shape MODIFIER = Shape.of("from", "to", "modifier");
    private static final Shape LOCATION = Shape.of("from", "to", "location");
    private static final Shape FACTORS = Shape.of("serious", "disabled", "destroyed");
    private static final Shape SKILL = Shape.of("type", "attributes");
    /** What the rules themselves roll: Rules D-51 and D-86. */
    private static final List<String> ALWAYS_NEEDED = List.of("dodge", "medicine");

    private TablesReading() {}

    static Optional<Tables> replacing(Tables supplied, Written written) {
        return written.fields(TABLES).flatMap(fields -> {
            var modifiers = fields.read("damageModifier", TablesReading::damageModifier);
            var locations = fields.read("hitLocation", TablesReading::hitLocation);
            var factors = fields.read("woundLevel", TablesReading::woundLevel);
            var weapons = fields.read("weapons", it -> rows(it, Bounds.WEAPON_ROWS, WeaponRowReading::ofTable));
            var skills = fields.read("skills", it -> rows(it, Bounds.SKILL_ROWS, TablesReading::skill));
            requireSkills(fields, supplied, weapons);
            return fields.ifSound(() -> new Tables(
                    modifiers.orElse(supplied.damageModifier()),
                    locations.orElse(supplied.hitLocation()),
                    factors.orElse(supplied.woundLevel()),
                    weapons.orElse(supplied.weapons()),
                    skills.orElse(supplied.skills())));
        });
    }

    private static Optional<List<DamageModifier>> damageModifier(Written written) {
        var rows = written.list(row -> row.fields(MODIFIER).flatMap(fields -> {
            var from = fields.read("from", it -> it.whole(1, 10));
            var to = fields.read("to", it -> it.whole(1, 10));
            var modifier = fields.read("modifier", Written::whole);
            return fields.ifSound(
                    () -> new DamageModifier(from.orElseThrow(), to.orElseThrow(), modifier.orElseThrow()));
        }));
        rows.ifPresent(all -> requireCover(
                written, all.stream().map(row -> new Span(row.from(), row.to())).toList()));
        return rows;
    }

    private static Optional<List<HitLocation>> hitLocation(Written written) {
        var rows = written.list(row -> row.fields(LOCATION).flatMap(fields -> {
            var from = fields.read("from", it -> it.whole(1, 10));
            var to = fields.read("to", it -> it.whole(1, 10));
            var location = fields.read("location", it -> it.choice(Location.class));
            return fields.ifSound(() -> new HitLocation(from.orElseThrow(), to.orElseThrow(), location.orElseThrow()));
        }));
        rows.ifPresent(all -> requireCover(
                written, all.stream().map(row -> new Span(row.from(), row.to())).toList()));
        return rows;
    }

    private record Span(int from, int to) {
        boolean holds(int figure) {
            return from <= figure && figure <= to;
        }
    }

    private static void requireCover(Written table, List<Span> spans) {
        boolean upright = spans.stream().allMatch(span -> span.from() <= span.to());
        for (int figure = 1; figure <= 10; figure++) {
            int at = figure;
            if (!upright || spans.stream().filter(span -> span.holds(at)).count() != 1) {
                table.notAllowed("cover", Map.of("figure", "" + figure));
            }
        }
    }

    private static Optional<WoundFactors> woundLevel(Written written) {
        return written.fields(FACTORS).flatMap(fields -> {
            var serious = fields.read("serious", Written::positive);
            var disabled = fields.read("disabled", Written::positive);
            var destroyed = fields.read("destroyed", Written::positive);
            var factors = fields.ifSound(
                    () -> new WoundFactors(serious.orElseThrow(), disabled.orElseThrow(), destroyed.orElseThrow()));
            factors.filter(it -> it.serious().compareTo(it.disabled()) > 0
                            || it.disabled().compareTo(it.destroyed()) > 0)
                    .ifPresent(_ -> written.notAllowed("falling"));
            return factors;
        });
    }

    private static Optional<Skill> skill(Written written) {
        return written.fields(SKILL).flatMap(fields -> {
            var type = fields.read("type", it -> it.choice(List.of("innate", "knowledge")));
            var attributes =
                    fields.read("attributes", it -> it.list(Bounds.ATTRIBUTES, one -> one.choice(Attribute.class)));
            return fields.ifSound(() -> new Skill(type.orElseThrow().equals("innate"), attributes.orElseThrow()));
        });
    }

    /** The sound rows of a table whose names are ids. */
    private static <T> Optional<SequencedMap<String, T>> rows(
            Written table, int most, Function<Written, Optional<T>> row) {
        return table.entries(most).map(entries -> {
            var rows = new LinkedHashMap<String, T>();
            for (var id : entries.names()) {
                if (!entries.canBeId(id)) {
                    continue;
                }
                entries.read(id, row).ifPresent(sound -> rows.put(id, sound));
            }
            return Collections.unmodifiableSequencedMap(rows);
        });
    }

    private static void requireSkills(
            WrittenFields tables, Tables supplied, Optional<SequencedMap<String, WeaponRow>> weapons) {
        var given = tables.has("skills")
                ? tables.at("skills").flatMap(TablesReading::names)
                : Optional.of(Set.copyOf(supplied.skills().keySet()));
        if (given.isEmpty() || !tables.has("skills") && !tables.has("weapons")) {
            return;
        }
        var used = tables.has("weapons") ? weapons : Optional.of(supplied.weapons());
        var needed = new LinkedHashSet<>(ALWAYS_NEEDED);
        used.ifPresent(rows -> rows.values().forEach(row -> needed.add(row.skill())));
        needed.removeAll(given.get());
        if (!needed.isEmpty()) {
            tables.place("skills").notAllowed("skill-needed", Choices.in(Map.of(), "skills", needed));
        }
    }

    private static Optional<Set<String>> names(Written table) {
        return table.form() instanceof Form.Fields
                ? table.entries(Bounds.SKILL_ROWS).map(entries -> Set.copyOf(entries.names()))
                : Optional.empty();
    }
}
