package asalto.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import asalto.rules.Event;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(ReplaceUnderscores.class)
class UpcastTest {

    record Sneezed(String who, int times) implements Event.Fact {}

    private static final FactShape THIRD =
            new FactShape(Sneezed.class, "Sneezed", 3, Fields.none().result("who", "times"));

    private static final Upcast RENAMED = new Upcast("Sneezed", 1, data -> {
        data.set("who", data.remove("name"));
        return data;
    });

    private static final Upcast COUNTED = new Upcast("Sneezed", 2, data -> data.put("times", 1));

    @Test
    void an_old_version_goes_through_every_one_after_it() {
        var codec = new EventCodec(List.of(THIRD), List.of(COUNTED, RENAMED));

        var first = codec.read(new WireFact("Sneezed", 1, new Parts("{\"name\":\"ana\"}", "{}", "{}")));
        var second = codec.read(new WireFact("Sneezed", 2, new Parts("{\"who\":\"bot\"}", "{}", "{}")));

        assertEquals(new Sneezed("ana", 1), first);
        assertEquals(new Sneezed("bot", 1), second);
    }

    @Test
    void a_version_without_a_way_to_the_present_is_not_taken() {
        assertThrows(IllegalArgumentException.class, () -> new EventCodec(List.of(THIRD), List.of(COUNTED)));
    }
}
