package asalto.rules.desafio.reading;

import asalto.rules.desafio.Attribute;
import asalto.rules.desafio.Combatant;
import asalto.rules.desafio.DamageKind;
import asalto.rules.desafio.Location;
import asalto.rules.desafio.Posture;
import asalto.rules.desafio.Ruled;
import asalto.rules.desafio.Ruling;
import asalto.rules.desafio.Tables;
import asalto.rules.desafio.WoundLevel;
import asalto.rules.form.Written;
import asalto.rules.form.WrittenFields;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a ruling of the director and judges it by itself; whether things stand so that it can be made is not asked here. */
public final class RulingReading {

    private static final int HIGHEST = 10;

    private final Scene among;

    public RulingReading(Tables tables, List<Combatant> seated) {
        this.among = Scene.among(tables, seated, Optional.empty());
    }

    public Optional<Ruled> read(Written written) {
        return written.discriminator("kind", RulingKind.ids())
                .flatMap(RulingKind::named)
                .flatMap(kind -> written.fields(kind.shape()).flatMap(fields -> ruled(kind, fields)));
    }

    private Optional<Ruled> ruled(RulingKind kind, WrittenFields fields) {
        var combatant = fields.read("combatant", among::somebody);
        var reason = fields.read("reason", it -> it.text(Bounds.REASON));
        var ruling = ruling(kind, fields, among.of(combatant.flatMap(among::combatant)));
        return fields.ifSound(() -> new Ruled(combatant, ruling.orElseThrow(), reason.orElseThrow()));
    }

    private static Optional<? extends Ruling> ruling(RulingKind kind, WrittenFields fields, Scene scene) {
        return switch (kind) {
            case MODIFIER -> modifier(fields);
            case ROLL -> roll(fields);
            case WOUND -> wound(fields);
            case HEAL -> fields.read("wound", TestReading::ailment).map(Ruling.Heal::new);
            case ATTRIBUTE -> attribute(fields);
            case AMMUNITION -> ammunition(fields, scene);
            case WAKE -> Optional.of(new Ruling.Wake());
            case FAINT -> Optional.of(new Ruling.Faint());
            case DEATH -> Optional.of(new Ruling.Kill());
            case REVIVE -> Optional.of(new Ruling.Revive());
            case POSTURE ->
                fields.read("posture", it -> it.choice(Posture.class)).map(Ruling.Stand::new);
            case WEAPON -> put(fields, scene);
        };
    }

    /** Rule D-48. */
    private static Optional<Ruling> modifier(WrittenFields fields) {
        var action = fields.read("action", it -> it.whole(1));
        var value = fields.read("value", Written::whole);
        return action.flatMap(position -> value.map(it -> new Ruling.Modify(position, it)));
    }

    private static Optional<Ruling> roll(WrittenFields fields) {
        var roll = fields.read("roll", it -> it.whole(1));
        var dice = fields.read("dice", list -> list.list(Bounds.DICE_OF_A_ROLL, die -> die.whole(1)));
        return roll.flatMap(seq -> dice.map(faces -> new Ruling.Replace(seq, faces)));
    }

    private static Optional<Ruling> wound(WrittenFields fields) {
        var location = fields.read("location", it -> it.choice(Location.class));
        var level = fields.read("level", it -> it.choice(WoundLevel.class));
        var damage = fields.read("damage", it -> it.choice(DamageKind.class));
        var avoided = fields.read("avoided", Written::truth);
        if (avoided.orElse(false) && level.filter(it -> it != WoundLevel.MINOR).isPresent()) {
            fields.place("avoided").notAllowed("not-minor", Map.of("rule", "D-63"));
        }
        return location.flatMap(where -> level.map(it -> new Ruling.Inflict(where, it, damage, avoided)));
    }

    private static Optional<Ruling> attribute(WrittenFields fields) {
        var attribute = fields.read("attribute", it -> it.choice(Attribute.class));
        var to = fields.read("to", it -> it.whole(1, HIGHEST));
        return attribute.flatMap(which -> to.map(it -> new Ruling.Change(which, it)));
    }

    private static Optional<Ruling> ammunition(WrittenFields fields, Scene scene) {
        var weapon = WeaponOfAction.of(fields, scene);
        var magazine = weapon.own().flatMap(own -> own.row().magazine());
        if (weapon.own().isPresent() && magazine.isEmpty()) {
            fields.place("weapon").notAllowed("no-magazine");
        }
        var left = fields.read("left", it -> it.whole(0, magazine.orElse(Integer.MAX_VALUE)));
        return weapon.id().flatMap(id -> left.map(it -> new Ruling.Load(id, it)));
    }

    private static Optional<Ruling> put(WrittenFields fields, Scene scene) {
        var weapon = WeaponOfAction.of(fields, scene).thatIsNotNatural();
        var place = fields.read("place", it -> it.choice(Ruling.Place.class));
        return weapon.id().flatMap(id -> place.map(it -> new Ruling.Put(id, it)));
    }
}
