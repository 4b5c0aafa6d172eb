package asalto.rules.desafio.reading;

import asalto.rules.desafio.AccumulateOn;
import asalto.rules.desafio.Action;
import asalto.rules.desafio.Combatant;
import asalto.rules.desafio.Declaration;
import asalto.rules.desafio.Distances;
import asalto.rules.desafio.Tables;
import asalto.rules.form.Shape;
import asalto.rules.form.Written;
import asalto.rules.form.WrittenFields;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the declarations of one round. Each combatant declares once. Rules D-22, D-24, D-28. */
public final class DeclarationReading {

    private static final Shape DECLARATION = Shape.of("combatant", "actions").with("accumulateOn");

    private final Scene among;
    private final Set<String> declared = new HashSet<>();

    /** @param distances nothing, if they are not known */
    public DeclarationReading(Tables tables, List<Combatant> seated, Optional<Distances> distances) {
        this(Scene.among(tables, seated, distances));
    }

    DeclarationReading(Scene among) {
        this.among = among;
    }

    public Optional<Declaration> read(Written written) {
        return written.fields(DECLARATION).flatMap(this::declaration);
    }

    private Optional<Declaration> declaration(WrittenFields fields) {
        var combatant = fields.read("combatant", among::somebody);
        if (combatant.isPresent() && !declared.add(combatant.get())) {
            fields.place("combatant").notAllowed("declared-already", Map.of("given", combatant.get(), "rule", "D-24"));
        }
        var scene = among.of(combatant.flatMap(among::combatant));
        var actions = fields.read("actions", list -> actions(list, scene));
        var accumulateOn = fields.readUnlessNull("accumulateOn", it -> it.choice(AccumulateOn.class));
        return fields.ifSound(() -> new Declaration(combatant.orElseThrow(), actions.orElseThrow(), accumulateOn));
    }

    static Optional<List<Action>> actions(Written list, Scene scene) {
        var reading = new ActionReading(scene);
        var actions = list.list(Bounds.ACTIONS, reading::read);
        scene.actor().ifPresent(actor -> actions.ifPresent(sound -> new Limits(list, scene, actor, sound).judge()));
        return actions;
    }
}
