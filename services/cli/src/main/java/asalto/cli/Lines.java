package asalto.cli;

import asalto.protocol.EventCodec;
import asalto.protocol.Json;
import asalto.rules.Encounter;
import asalto.rules.Event;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/** Events and state as the contract's lines. */
record Lines(EventCodec codec) {

    /** One object for each event; {@code seq} from 1. */
    List<ObjectNode> events(List<Event> events) {
        var lines = new ArrayList<ObjectNode>();
        for (var event : events) {
            lines.add(event(lines.size() + 1, event));
        }
        return lines;
    }

    ObjectNode event(int seq, Event event) {
        var line = Json.records().createObjectNode();
        line.put("seq", seq);
        line.put("round", event.round());
        line.put("beat", event.beat());
        line.put("type", codec.type(event.fact()));
        line.put("actor", event.actor().orElse(null));
        line.set("data", codec.data(event.fact()));
        return line;
    }

    ObjectNode state(Encounter.Picture state) {
        var line = Json.records().createObjectNode().put("type", "State");
        Json.picture(state).properties().forEach(field -> line.set(field.getKey(), field.getValue()));
        return line;
    }

    static String text(JsonNode line) {
        return line.toString();
    }
}
