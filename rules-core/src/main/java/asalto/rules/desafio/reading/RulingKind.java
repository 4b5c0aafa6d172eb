package asalto.rules.desafio.reading;

import asalto.rules.form.Shape;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The kinds of ruling, and which fields each has. */
enum RulingKind {
    MODIFIER("modifier", Shape.of("kind", "reason", "combatant", "action", "value")),
    ROLL("roll", Shape.of("kind", "reason", "roll", "dice")),
    WOUND("wound", Shape.of("kind", "reason", "combatant", "location", "level").with("damage", "avoided")),
    HEAL("heal", Shape.of("kind", "reason", "combatant", "wound")),
    ATTRIBUTE("attribute", Shape.of("kind", "reason", "combatant", "attribute", "to")),
    AMMUNITION("ammunition", Shape.of("kind", "reason", "combatant", "weapon", "left")),
    WAKE("wake", Shape.of("kind", "reason", "combatant")),
    FAINT("faint", Shape.of("kind", "reason", "combatant")),
    DEATH("death", Shape.of("kind", "reason", "combatant")),
    REVIVE("revive", Shape.of("kind", "reason", "combatant")),
    POSTURE("posture", Shape.of("kind", "reason", "combatant", "posture")),
    WEAPON("weapon", Shape.of("kind", "reason", "combatant", "weapon", "place"));

    private final String id;
    private final Shape shape;

    RulingKind(String id, Shape shape) {
        this.id = id;
        this.shape = shape;
    }

    Shape shape() {
        return shape;
    }

    static List<String> ids() {
        return Stream.of(values()).map(kind -> kind.id).toList();
    }

    static Optional<RulingKind> named(String id) {
        return Stream.of(values()).filter(kind -> kind.id.equals(id)).findFirst();
    }
}
