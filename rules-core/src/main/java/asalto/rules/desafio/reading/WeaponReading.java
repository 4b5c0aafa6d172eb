package asalto.rules.desafio.reading;

import asalto.rules.desafio.Combatant.Weapon;
import asalto.rules.desafio.Hold;
import asalto.rules.desafio.Tables;
import asalto.rules.desafio.WeaponRow;
import asalto.rules.form.Form;
import asalto.rules.form.Shape;
import asalto.rules.form.Written;
import asalto.rules.form.WrittenFields;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the weapons of one combatant, in the order of his list. */
final class WeaponReading {

    private static final String[] OWN = {"held", "ammunition", "telescopic", "laser"};
    private static final Shape OF_MODEL = Shape.of("id", "model").with(OWN);
    private static final Shape OF_ROW = Shape.of("id", "skill", "hands", "damage", "kind")
            .with(WeaponRowReading.OPTIONAL)
            .with(OWN);

    private final Tables tables;
    private final Set<String> ids = new HashSet<>();
    private final Hands hands = new Hands();

    WeaponReading(Tables tables) {
        this.tables = tables;
    }

    Optional<Weapon> read(Written written) {
        var fields = written.fields(namesModel(written.form()) ? OF_MODEL : OF_ROW);
        if (fields.isEmpty()) {
            hands.lose();
        }
        return fields.flatMap(this::weapon);
    }

    private static boolean namesModel(Form form) {
        return form instanceof Form.Fields(var fields)
                && fields.stream().anyMatch(field -> field.name().equals("model"));
    }

    private Optional<Weapon> weapon(WrittenFields fields) {
        var id = fields.read("id", this::unusedId);
        var model = fields.read("model", this::model);
        var row = fields.has("model")
                ? model.map(tables.weapons()::get)
                : WeaponRowReading.row(fields, this::existingSkill);
        var held = held(fields, row);
        var ammunition = row.isPresent()
                ? ammunition(fields, row.get(), held)
                : fields.readUnlessNull("ammunition", it -> it.whole(0));
        var telescopic = fields.read("telescopic", Written::truth).orElse(false);
        var laser = fields.read("laser", Written::truth).orElse(false);
        return fields.ifSound(
                () -> new Weapon(id.orElseThrow(), model, row.orElseThrow(), held, ammunition, telescopic, laser));
    }

    private Optional<String> unusedId(Written written) {
        var id = written.id();
        if (id.isPresent() && !ids.add(id.get())) {
            written.notAllowed("taken", Map.of("given", id.get()));
        }
        return id;
    }

    private Optional<String> model(Written written) {
        return written.text().filter(name -> {
            boolean known = tables.weapons().containsKey(name);
            if (!known) {
                written.wrong("unknown-model", Map.of("given", name));
            }
            return known;
        });
    }

    private Optional<String> existingSkill(Written written) {
        return CombatantReading.existingSkill(written, tables);
    }

    /** The hand that is written, or the free one. Rules D-08, D-09. */
    private Optional<Hold> held(WrittenFields fields, Optional<WeaponRow> row) {
        if (row.isEmpty() || fields.has("held") && fields.at("held").isEmpty()) {
            hands.lose();
            return fields.readUnlessNull("held", it -> it.choice(Hold.class));
        }
        if (!fields.has("held")) {
            return row.get().natural()
                    ? Optional.empty()
                    : hands.takeFree(row.get().hands());
        }
        return fields.readUnlessNull("held", it -> hold(it, row.get()));
    }

    private Optional<Hold> hold(Written written, WeaponRow row) {
        var hold = written.choice(Hold.class);
        if (hold.isEmpty()) {
            hands.lose();
        } else if (row.natural()) {
            written.notAllowed("natural", Map.of("rule", "D-09"));
        } else if ((hold.get() == Hold.BOTH) != (row.hands() == 2)) {
            written.notAllowed("hands", Map.of("hands", "" + row.hands(), "rule", "D-08"));
            hands.lose();
        } else if (!hands.take(hold.get())) {
            written.notAllowed("hand-full", Map.of("given", hold.get().id(), "rule", "D-08"));
        }
        return hold;
    }

    /** What it is loaded with: full, or nothing if it is carried and cannot be carried loaded. Rules D-75, D-76. */
    private static Optional<Integer> ammunition(WrittenFields fields, WeaponRow row, Optional<Hold> held) {
        var given = fields.readUnlessNull("ammunition", it -> rounds(it, row));
        boolean unloaded = !row.carriedLoaded() && held.isEmpty() && !row.natural();
        boolean saidToBeCarried = fields.at("held").filter(Written::isNull).isPresent();
        if (unloaded && saidToBeCarried && given.filter(rounds -> rounds > 0).isPresent()) {
            fields.place("ammunition").notAllowed("not-carried-loaded", Map.of("rule", "D-76"));
        }
        return given.or(() -> unloaded ? row.magazine().map(_ -> 0) : row.magazine());
    }

    private static Optional<Integer> rounds(Written written, WeaponRow row) {
        if (row.magazine().isEmpty()) {
            written.notAllowed("no-magazine");
            return Optional.empty();
        }
        return written.whole(0, row.magazine().get());
    }
}
