package asalto.rules.desafio.reading;

import asalto.rules.form.Shape;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The kinds of action, and which fields each has. */
enum ActionKind {
    ATTACK(
            "attack",
            Shape.of("kind", "weapon", "target")
                    .with("calledShot", "from", "offHand", "drawnThisRound", "blind", "ideal", "modifiers")),
    PARRY("parry", Shape.of("kind", "weapon").with("against", "offHand", "drawnThisRound", "blind", "modifiers")),
    DODGE("dodge", Shape.of("kind").with("against", "blind", "modifiers")),
    SHOOT(
            "shoot",
            Shape.of("kind", "weapon")
                    .with("target", "targets", "mode", "calledShot", "from", "offHand", "drawnThisRound", "modifiers")),
    AIM("aim", Shape.of("kind", "weapon", "target")),
    RELOAD("reload", Shape.of("kind", "weapon").with("load")),
    DRAW("draw", Shape.of("kind", "weapon")),
    PICK_UP("pickUp", Shape.of("kind", "weapon")),
    STOW("stow", Shape.of("kind", "weapon")),
    DROP("drop", Shape.of("kind", "weapon")),
    MOVE("move", Shape.of("kind", "metres")),
    STAND_UP("standUp", Shape.of("kind")),
    TREAT("treat", Shape.of("kind", "patient", "wound").with("difficulty")),
    TEST("test", Shape.of("kind").with("skill", "attribute", "difficulty")),
    OPPOSE("oppose", Shape.of("kind", "skill", "against", "theirSkill").with("difficulty", "theirDifficulty"));

    private final String id;
    private final Shape shape;

    ActionKind(String id, Shape shape) {
        this.id = id;
        this.shape = shape;
    }

    Shape shape() {
        return shape;
    }

    static List<String> ids() {
        return Stream.of(values()).map(kind -> kind.id).toList();
    }

    static Optional<ActionKind> named(String id) {
        return Stream.of(values()).filter(kind -> kind.id.equals(id)).findFirst();
    }
}
