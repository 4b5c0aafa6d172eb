package asalto.protocol;

import asalto.rules.CorruptStream;
import asalto.rules.Event;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes the events of one rule system and reads them back, in every version that was ever written. */
public final class EventCodec {

    private final List<FactShape> shapes;
    private final Map<Class<?>, FactShape> byFact = new LinkedHashMap<>();
    private final Map<String, FactShape> byType = new LinkedHashMap<>();
    private final Map<Written, Upcast> upcasts = new LinkedHashMap<>();

    private record Written(String type, int version) {}

    public EventCodec(List<FactShape> shapes, List<Upcast> upcasts) {
        this.shapes = List.copyOf(shapes);
        for (var shape : shapes) {
            if (byFact.put(shape.fact(), shape) != null || byType.put(shape.type(), shape) != null) {
                throw new IllegalArgumentException("two shapes of " + shape.type());
            }
        }
        for (var upcast : upcasts) {
            this.upcasts.put(new Written(upcast.type(), upcast.from()), upcast);
        }
        shapes.forEach(this::requireWayFromEveryVersion);
    }

    private void requireWayFromEveryVersion(FactShape shape) {
        for (int version = 1; version < shape.version(); version++) {
            if (!upcasts.containsKey(new Written(shape.type(), version))) {
                throw new IllegalArgumentException("no way from version " + version + " of " + shape.type());
            }
        }
    }

    /** How each fact is written now. */
    public List<FactShape> shapes() {
        return shapes;
    }

    public WireFact write(Event.Fact fact) {
        var shape = shapeOf(fact);
        return new WireFact(shape.type(), shape.version(), Split.of(whole(fact, shape), shape.fields()));
    }

    /** The name of a fact on the wire. */
    public String type(Event.Fact fact) {
        return shapeOf(fact).type();
    }

    /** The whole data of a fact, undivided: the contract's {@code data}. */
    public ObjectNode data(Event.Fact fact) {
        return whole(fact, shapeOf(fact));
    }

    /**
     * The fact that was written.
     *
     * @throws CorruptStream if nothing can be read from it: an unknown type, a version not yet known, another form
     */
    public Event.Fact read(WireFact written) {
        var shape = shapeOf(written.type());
        if (written.version() < 1 || written.version() > shape.version()) {
            throw new CorruptStream("no version " + written.version() + " of " + written.type());
        }
        var data = written.parts().data();
        for (int version = written.version(); version < shape.version(); version++) {
            data = upcasts.get(new Written(written.type(), version)).change().apply(data);
        }
        return record(data, shape);
    }

    /**
     * The event as the rules know it.
     *
     * @throws CorruptStream as {@link #read(WireFact)}, or if its header cannot be read
     */
    public Event read(LoggedEvent logged) {
        var header = logged.about();
        var fact = read(new WireFact(header.type(), header.version(), logged.parts()));
        return new Event(header.round(), header.beat(), header.actor(), fact);
    }

    /**
     * The paths of the fields that stand in the part of another class than theirs. The data read from them is the same;
     * the hash is not, and neither is who may see them.
     *
     * @throws CorruptStream as {@link #read(LoggedEvent)}
     */
    public List<String> misplaced(LoggedEvent logged) {
        return Misplaced.in(logged.parts(), shapeOf(logged.about().type()).fields());
    }

    private FactShape shapeOf(String type) {
        return Optional.ofNullable(byType.get(type)).orElseThrow(() -> new CorruptStream("no event is called " + type));
    }

    private FactShape shapeOf(Event.Fact fact) {
        return Optional.ofNullable(byFact.get(fact.getClass()))
                .orElseThrow(() -> new IllegalArgumentException("no shape for " + fact.getClass()));
    }

    private static ObjectNode whole(Event.Fact fact, FactShape shape) {
        ObjectNode written = Json.records().valueToTree(fact);
        var whole = Json.records().createObjectNode();
        Arrays.stream(shape.fact().getRecordComponents()).forEach(component -> {
            var value = written.get(component.getName());
            if (value != null) {
                whole.set(component.getName(), value);
            } else if (shape.fields().nullable().contains(component.getName())) {
                whole.putNull(component.getName());
            }
        });
        return whole;
    }

    private static Event.Fact record(ObjectNode data, FactShape shape) {
        try {
            return Json.records().treeToValue(data, shape.fact());
        } catch (JsonProcessingException e) {
            throw new CorruptStream("this is no " + shape.type() + ": " + e.getOriginalMessage());
        }
    }
}
