package asalto.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.Encounter;
import asalto.rules.desafio.Action;
import asalto.rules.desafio.Attribute;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(ReplaceUnderscores.class)
class PictureTest {

    record Shown(Optional<String> incapable, SequencedMap<Attribute, Integer> attributes, List<Action> actions)
            implements Encounter.Picture {}

    @Test
    void what_is_absent_is_null_but_in_an_action_where_it_is_left_out() {
        var attributes = new LinkedHashMap<Attribute, Integer>();
        attributes.put(Attribute.SIZE, 5);
        var reload = new Action.Reload("rifle", Optional.empty());

        assertEquals(
                "{\"incapable\":null,\"attributes\":{\"size\":5},\"actions\":[{\"kind\":\"reload\",\"weapon\":\"rifle\"}]}",
                Json.picture(new Shown(Optional.empty(), attributes, List.of(reload)))
                        .toString());
    }
}
