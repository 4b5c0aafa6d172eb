package asalto.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.Decision.Accepted;
import asalto.rules.Event;
import asalto.rules.form.Form;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(ReplaceUnderscores.class)
class SystemsTest {

    private static final String OPENING = """
            {"ruleset": {"id": "desafio"}, "combatants": [{"id": "ana", "side": "francia",
             "attributes": {"strength": 5, "agility": 7, "endurance": 6, "size": 5},
             "weapons": [{"id": "espada", "model": "broadsword"}]}]}""";

    @Test
    void a_system_is_found_by_its_id() {
        assertEquals(Systems.all(), Systems.of("desafio").stream().toList());
        assertEquals(Optional.empty(), Systems.of("chess"));
    }

    @Test
    void every_event_of_an_opening_comes_back_as_it_was() {
        var book = Systems.of("desafio").orElseThrow();
        var accepted = (Accepted) book.rules().open(form(OPENING));

        for (var event : accepted.events()) {
            assertEquals(event.fact(), book.codec().read(book.codec().write(event.fact())));
        }
        assertEquals(2, accepted.events().size());
    }

    @Test
    void an_encounter_s_system_is_told_by_its_first_event() {
        var opened = ((Accepted) Systems.of("desafio").orElseThrow().rules().open(form(OPENING)))
                .events()
                .getFirst();

        assertEquals(Systems.of("desafio"), Systems.of(logged(opened)));
        assertEquals(Optional.empty(), Systems.of(Chain.of(1).getFirst()));
    }

    private static LoggedEvent logged(Event event) {
        var parts = DesafioCodec.codec().write(event.fact()).parts();
        return new LoggedEvent(1, "", parts, Chain.of(1).getFirst().salts(), Hash.NONE, Hash.NONE);
    }

    private static Form form(String text) {
        return ((Parsed.Written) Json.parse(text)).form();
    }
}
