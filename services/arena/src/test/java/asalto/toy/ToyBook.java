package asalto.toy;

import asalto.protocol.EventCodec;
import asalto.protocol.FactShape;
import asalto.protocol.Fields;
import asalto.protocol.RuleBook;
import java.util.List;

/** The toy as the arena plays it. */
public final class ToyBook {

    private ToyBook() {}

    public static RuleBook book() {
        return new RuleBook(
                new Toy(),
                new EventCodec(
                        List.of(
                                shape(ToyFact.Opened.class, Fields.none().result("system", "beats")),
                                shape(ToyFact.Seated.class, Fields.none().result("id", "name")),
                                shape(ToyFact.Declared.class, Fields.none().result("sides")),
                                shape(ToyFact.Started.class, Fields.none()),
                                shape(
                                        ToyFact.Thrown.class,
                                        Fields.none().result("sides").roll("face")),
                                shape(
                                        ToyFact.Ended.class,
                                        Fields.none().result("best").nullable("best")),
                                shape(ToyFact.Closed.class, Fields.none())),
                        List.of()));
    }

    private static FactShape shape(Class<? extends ToyFact> fact, Fields fields) {
        return new FactShape(fact, fact.getSimpleName(), 1, fields);
    }
}
