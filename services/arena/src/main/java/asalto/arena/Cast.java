package asalto.arena;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.StreamSupport;

/**
 * Who is in an encounter, as lists tell it.
 *
 * @param version of the encounter
 * @param named the first of them, in their order
 * @param seated how many there are
 */
record Cast(long version, List<Summary.Seated> named, int seated) {

    static Cast of(long version, JsonNode board) {
        var rows = board.path("combatants");
        var named = StreamSupport.stream(rows.spliterator(), false)
                .limit(Summary.NAMED)
                .map(row -> row.path("sheet"))
                .map(sheet -> new Summary.Seated(
                        sheet.path("id").asText(), sheet.path("name").asText()))
                .toList();
        return new Cast(version, named, rows.size());
    }
}
