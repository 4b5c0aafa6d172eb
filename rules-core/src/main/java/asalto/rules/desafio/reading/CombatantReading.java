package asalto.rules.desafio.reading;

import asalto.rules.Named;
import asalto.rules.desafio.Attribute;
import asalto.rules.desafio.Combatant;
import asalto.rules.desafio.Cover;
import asalto.rules.desafio.Location;
import asalto.rules.desafio.Posture;
import asalto.rules.desafio.Tables;
import asalto.rules.desafio.Tables.Skill;
import asalto.rules.form.Shape;
import asalto.rules.form.Written;
import asalto.rules.form.WrittenFields;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/** Reads combatants, one after the other, and fills in what they leave out. */
public final class CombatantReading {

    private static final Shape COMBATANT = Shape.of("id", "attributes")
            .with("name", "side", "npc", "skills", "weapons", "armour")
            .with("posture", "mounted", "moving", "cover", "storey");
    private static final Shape ATTRIBUTES = Shape.of("strength", "agility", "endurance", "size");

    private final Tables tables;
    private final Set<String> ids = new HashSet<>();

    public CombatantReading(Tables tables, List<Combatant> seated) {
        this.tables = tables;
        seated.forEach(combatant -> ids.add(combatant.id()));
    }

    /** One more beside those who are seated, if there is room. */
    public Optional<Combatant> another(Written written) {
        return written.hasRoom(ids.size() + 1, Bounds.COMBATANTS) ? read(written) : Optional.empty();
    }

    public Optional<Combatant> read(Written written) {
        return written.fields(COMBATANT).flatMap(this::combatant);
    }

    private Optional<Combatant> combatant(WrittenFields fields) {
        var id = fields.read("id", this::unusedId);
        var name = fields.read("name", it -> it.text(Bounds.NAME));
        var side = fields.readUnlessNull("side", it -> it.text(Bounds.NAME));
        var npc = fields.read("npc", Written::truth);
        var attributes = fields.read("attributes", CombatantReading::attributes);
        var skills = skills(fields, attributes);
        var carried = new WeaponReading(tables);
        var weapons = fields.read("weapons", list -> list.list(Bounds.WEAPONS, carried::read));
        var armour = armour(fields);
        var posture = fields.read("posture", it -> it.choice(Posture.class));
        var mounted = fields.read("mounted", Written::truth);
        refuseProneRider(fields, posture, mounted);
        var moving = fields.read("moving", Written::truth);
        var cover = fields.read("cover", it -> it.choice(Cover.class));
        var storey = fields.read("storey", Written::whole);
        return fields.ifSound(() -> new Combatant(
                id.orElseThrow(),
                name.orElse(id.orElseThrow()),
                side,
                npc.orElse(false),
                attributes.orElseThrow(),
                skills,
                weapons.orElse(List.of()),
                armour,
                posture.orElse(Posture.STANDING),
                mounted.orElse(false),
                moving.orElse(false),
                cover.orElse(Cover.NONE),
                storey.orElse(0)));
    }

    private Optional<String> unusedId(Written written) {
        var id = written.id();
        if (id.isPresent() && !ids.add(id.get())) {
            written.notAllowed("taken", Map.of("given", id.get()));
        }
        return id;
    }

    /** Rule D-01. */
    private static Optional<SequencedMap<Attribute, Integer>> attributes(Written written) {
        return written.fields(ATTRIBUTES).flatMap(fields -> {
            var attributes = new EnumMap<Attribute, Integer>(Attribute.class);
            for (var attribute : Attribute.values()) {
                fields.read(attribute.id(), it -> it.whole(1, 10)).ifPresent(it -> attributes.put(attribute, it));
            }
            return fields.ifSound(() -> inOrder(attributes));
        });
    }

    /** The value of every skill of the table: what is written, or the base. Rules D-02 to D-04. */
    private SequencedMap<String, Integer> skills(
            WrittenFields combatant, Optional<SequencedMap<Attribute, Integer>> attributes) {
        var values = new LinkedHashMap<String, Integer>();
        attributes.ifPresent(known -> tables.skills().forEach((id, skill) -> values.put(id, base(skill, known))));
        combatant.read("skills", it -> it.entries(Bounds.SKILL_ROWS)).ifPresent(written -> {
            for (var id : written.names()) {
                if (!tables.skills().containsKey(id)) {
                    written.place(id).unknown();
                } else {
                    written.read(id, it -> value(it, Optional.ofNullable(values.get(id))))
                            .ifPresent(value -> values.put(id, value));
                }
            }
        });
        return Collections.unmodifiableSequencedMap(values);
    }

    private static Optional<Integer> value(Written written, Optional<Integer> base) {
        var value = written.whole(0, 10);
        if (value.isPresent() && base.filter(least -> value.get() < least).isPresent()) {
            written.notAllowed(
                    "below-base", Map.of("given", "" + value.get(), "least", "" + base.get(), "rule", "D-04"));
        }
        return value;
    }

    /** Rule D-04: the mean of the attributes, then half of it, rounded down once; innate, at least 1. */
    private static int base(Skill skill, Map<Attribute, Integer> attributes) {
        int sum = skill.attributes().stream().mapToInt(attributes::get).sum();
        int base =
                skill.attributes().isEmpty() ? 0 : sum / (2 * skill.attributes().size());
        return skill.innate() ? Math.max(1, base) : base;
    }

    private static SequencedMap<Location, Integer> armour(WrittenFields combatant) {
        var armour = new EnumMap<Location, Integer>(Location.class);
        for (var location : Location.values()) {
            armour.put(location, 0);
        }
        var names = Shape.of()
                .with(List.of(Location.values()).stream().map(Named::id).toArray(String[]::new));
        combatant.read("armour", it -> it.fields(names)).ifPresent(written -> {
            for (var location : Location.values()) {
                written.read(location.id(), it -> it.whole(0)).ifPresent(it -> armour.put(location, it));
            }
        });
        return inOrder(armour);
    }

    static void refuseProneRider(WrittenFields fields, Optional<Posture> posture, Optional<Boolean> mounted) {
        if (posture.equals(Optional.of(Posture.PRONE)) && mounted.equals(Optional.of(true))) {
            fields.place("posture").notAllowed("prone-rider");
        }
    }

    static Optional<String> existingSkill(Written written, Tables tables) {
        return written.text().filter(skill -> {
            boolean known = tables.skills().containsKey(skill);
            if (!known) {
                written.wrong("unknown-skill", Map.of("given", skill));
            }
            return known;
        });
    }

    private static <K extends Enum<K>> SequencedMap<K, Integer> inOrder(EnumMap<K, Integer> values) {
        return Collections.unmodifiableSequencedMap(new LinkedHashMap<>(values));
    }
}
