package asalto.rules.desafio.reading;

import asalto.rules.desafio.AccumulateOn;
import asalto.rules.desafio.Combatant;
import asalto.rules.desafio.Ordered;
import asalto.rules.desafio.StandingOrder;
import asalto.rules.desafio.StandingOrder.Choice;
import asalto.rules.desafio.StandingOrder.When;
import asalto.rules.desafio.StandingOrder.Within;
import asalto.rules.desafio.Tables;
import asalto.rules.desafio.WoundLevel;
import asalto.rules.form.Form;
import asalto.rules.form.Shape;
import asalto.rules.form.Written;
import asalto.rules.form.WrittenFields;
import java.util.List;
import java.util.Optional;

/**
 * Reads standing orders. What they choose is judged as a declaration is, but for the distance of shots: that is looked at when
 * an order is weighed.
 */
public final class OrdersReading {

    private static final Shape ORDERS = Shape.of("combatant", "orders");
    private static final Shape ORDER = Shape.of("choose").with("when");
    private static final Shape CHOICE = Shape.of("actions").with("accumulateOn");
    private static final Shape WITHIN = Shape.of("of", "metres");
    private static final Shape WHEN = Shape.of()
            .with("attackedBy", "attacked", "attacks", "attackOn", "within")
            .with("shows", "down", "empty", "wounded", "prone");

    private final Scene among;

    public OrdersReading(Tables tables, List<Combatant> seated) {
        this.among = Scene.among(tables, seated, Optional.empty());
    }

    public Optional<Ordered> read(Written written) {
        return written.fields(ORDERS).flatMap(fields -> {
            var combatant = fields.read("combatant", among::somebody);
            var scene = among.of(combatant.flatMap(among::combatant));
            var orders = fields.read("orders", list -> list.list(Bounds.ORDERS, row -> order(row, scene)));
            return fields.ifSound(() -> new Ordered(combatant.orElseThrow(), orders.orElseThrow()));
        });
    }

    private static Optional<StandingOrder> order(Written written, Scene scene) {
        return written.fields(ORDER).flatMap(fields -> {
            var when = fields.read("when", it -> when(it, scene));
            var choose = fields.read("choose", it -> choice(it, scene));
            return fields.ifSound(() -> new StandingOrder(when, choose.orElseThrow()));
        });
    }

    private static Optional<Choice> choice(Written written, Scene scene) {
        return written.fields(CHOICE).flatMap(fields -> {
            var actions = fields.read("actions", list -> DeclarationReading.actions(list, scene));
            var accumulateOn = fields.readUnlessNull("accumulateOn", it -> it.choice(AccumulateOn.class));
            return fields.ifSound(() -> new Choice(actions.orElseThrow(), accumulateOn));
        });
    }

    private static Optional<When> when(Written written, Scene scene) {
        return written.fields(WHEN).flatMap(fields -> {
            var attackedBy = fields.read("attackedBy", it -> anyOf(it, scene, true));
            var attacked = fields.read("attacked", Written::truth);
            var attacks = fields.read("attacks", it -> anyOf(it, scene, true));
            var attackOn = fields.read("attackOn", it -> anyOf(it, scene, false));
            var within = fields.read("within", it -> within(it, scene));
            var shows = fields.read("shows", it -> anyOf(it, scene, true));
            var down = fields.read("down", it -> anyOf(it, scene, true));
            var empty = fields.read("empty", it -> loadable(fields, it, scene));
            var wounded = fields.read("wounded", it -> it.choice(WoundLevel.class));
            var prone = fields.read("prone", Written::truth);
            return fields.ifSound(() ->
                    new When(attackedBy, attacked, attacks, attackOn, within, shows, down, empty, wounded, prone));
        });
    }

    /** One id, or a list of them. */
    private static Optional<List<String>> anyOf(Written written, Scene scene, boolean others) {
        if (!(written.form() instanceof Form.Items)) {
            return id(written, scene, others).map(List::of);
        }
        var ids = written.list(Bounds.COMBATANTS, one -> id(one, scene, others));
        if (ids.filter(List::isEmpty).isPresent()) {
            written.wrong("empty");
        }
        return ids;
    }

    private static Optional<String> id(Written written, Scene scene, boolean others) {
        return others ? scene.other(written) : scene.somebody(written);
    }

    private static Optional<Within> within(Written written, Scene scene) {
        return written.fields(WITHIN).flatMap(fields -> {
            var of = fields.read("of", scene::other);
            var metres = fields.read("metres", it -> it.whole(0));
            return fields.ifSound(() -> new Within(of.orElseThrow(), metres.orElseThrow()));
        });
    }

    private static Optional<String> loadable(WrittenFields when, Written written, Scene scene) {
        var weapon = written.text();
        weapon.flatMap(id -> scene.weapon(written, id))
                .filter(own -> own.row().magazine().isEmpty())
                .ifPresent(_ -> when.place("empty").notAllowed("no-magazine"));
        return weapon;
    }
}
