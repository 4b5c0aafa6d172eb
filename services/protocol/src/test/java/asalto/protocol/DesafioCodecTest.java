package asalto.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import asalto.rules.CorruptStream;
import asalto.rules.Event;
import asalto.rules.desafio.Attribute;
import asalto.rules.desafio.DesafioFact;
import asalto.rules.desafio.Ruling;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayNameGeneration(ReplaceUnderscores.class)
class DesafioCodecTest {

    private final EventCodec codec = DesafioCodec.codec();

    static List<Event> examples() {
        return Examples.desafio();
    }

    static List<FactShape> shapes() {
        return DesafioCodec.codec().shapes();
    }

    @Test
    void every_fact_of_the_family_has_a_shape() {
        var facts = Set.of(DesafioFact.class.getPermittedSubclasses());

        assertEquals(facts, codec.shapes().stream().map(FactShape::fact).collect(Collectors.toSet()));
    }

    @Test
    void every_fact_of_the_family_has_an_example() {
        var facts = Set.of(DesafioFact.class.getPermittedSubclasses());

        assertEquals(
                facts, examples().stream().map(event -> event.fact().getClass()).collect(Collectors.toSet()));
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void every_field_has_a_class_and_every_class_a_field(FactShape shape) {
        assertFieldsAre(shape.fact(), shape.fields());
    }

    private static void assertFieldsAre(Class<?> record, Fields fields) {
        var components = components(record);
        var fieldNames = components.stream().map(RecordComponent::getName).collect(Collectors.toSet());
        if (record.isSealed()) {
            fieldNames.add("kind");
        }
        assertEquals(fieldNames, fields.names());
        var names = new HashSet<>(fields.nullable());
        names.removeAll(fields.names());
        assertEquals(Set.of(), names, "nullable, but no field");
        for (var component : components) {
            var nested = Optional.ofNullable(fields.nested().get(component.getName()));
            nested.ifPresent(inner -> assertFieldsAre(component.getType(), inner));
        }
    }

    /** Of a family, the fields of all its kinds. */
    private static List<RecordComponent> components(Class<?> record) {
        return record.isSealed()
                ? Arrays.stream(record.getPermittedSubclasses())
                        .flatMap(kind -> components(kind).stream())
                        .toList()
                : List.of(record.getRecordComponents());
    }

    @Test
    void every_kind_of_ruling_has_an_example() {
        var kinds = Set.of(Ruling.class.getPermittedSubclasses());

        assertEquals(
                kinds, Examples.everyRuling().stream().map(Object::getClass).collect(Collectors.toSet()));
    }

    @Test
    void a_ruling_on_a_sheet_keeps_its_figures_there() {
        var fact = new DesafioFact.RulingMade(new Ruling.Change(Attribute.AGILITY, 4), "se olvidó", Optional.empty());

        assertEquals(
                new Parts(
                        "{\"ruling\":{\"kind\":\"attribute\"},\"reason\":\"se olvidó\"}",
                        "{}",
                        "{\"ruling\":{\"attribute\":\"agility\",\"to\":4}}"),
                codec.write(fact).parts());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void what_is_written_is_read_again(Event event) {
        var written = codec.write(event.fact());

        assertEquals(event.fact(), codec.read(written));
        assertEquals(written, codec.write(codec.read(written)));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void the_parts_together_are_the_whole_data(Event event) {
        assertEquals(
                Trees.of(codec.data(event.fact()).toString()),
                codec.write(event.fact()).parts().data());
    }

    @Test
    void a_roll_keeps_its_sheet_and_its_dice_apart() {
        var fact = new DesafioFact.AttackRolled(
                1, "espada", "bot", 5, "swords", 4, List.of(), 4, true, 1, Optional.empty());

        assertEquals(
                new Parts(
                        "{\"action\":1,\"weapon\":\"espada\",\"target\":\"bot\",\"skillId\":\"swords\",\"success\":true}",
                        "{\"roll\":4,\"difficulty\":[],\"total\":4}",
                        "{\"skill\":5,\"successLevel\":1}"),
                codec.write(fact).parts());
    }

    @Test
    void an_opponent_is_divided_like_the_one_who_rolls() {
        var fact = examples().stream()
                .map(Event::fact)
                .filter(DesafioFact.OpposedTestRolled.class::isInstance)
                .toList()
                .getLast();

        assertEquals(
                "{\"skill\":4,\"successLevel\":-2,\"theirs\":{\"skill\":3,\"successLevel\":-4}}",
                codec.write(fact).parts().sheet());
        assertEquals(
                "{\"skillId\":\"brawl\",\"success\":false,\"against\":\"bot\","
                        + "\"theirs\":{\"skillId\":\"brawl\",\"success\":false},\"winner\":null}",
                codec.write(fact).parts().result());
    }

    @Test
    void what_happens_between_rounds_belongs_to_no_action() {
        var fact = new DesafioFact.FeintMade(Optional.empty(), DesafioFact.Feint.NO_WOUND, Optional.empty());

        assertEquals(
                "{\"action\":null,\"reason\":\"no-wound\"}",
                codec.write(fact).parts().result());
    }

    @Test
    void a_type_or_a_version_that_nobody_knows_is_corrupt() {
        var parts = new Parts("{}", "{}", "{}");

        assertThrows(CorruptStream.class, () -> codec.read(new WireFact("Sneezed", 1, parts)));
        assertThrows(CorruptStream.class, () -> codec.read(new WireFact("FellProne", 2, parts)));
        assertThrows(CorruptStream.class, () -> codec.read(new WireFact("FellProne", 0, parts)));
    }

    @ParameterizedTest
    @MethodSource("deformed")
    void data_of_another_form_is_corrupt(Parts parts) {
        assertThrows(CorruptStream.class, () -> codec.read(new WireFact("WoundTreated", 1, parts)));
    }

    static List<Parts> deformed() {
        return List.of(
                new Parts("{\"wound\":1,\"success\":true}", "{}", "{}"),
                new Parts("{\"wound\":1,\"success\":true,\"healer\":\"ana\",\"mood\":1}", "{}", "{}"),
                new Parts("{\"wound\":1.5,\"success\":true,\"healer\":\"ana\"}", "{}", "{}"),
                new Parts("{\"wound\":1,\"success\":\"true\",\"healer\":\"ana\"}", "{}", "{}"),
                new Parts("{\"wound\":1,\"success\":true,\"healer\":null}", "{}", "{}"),
                new Parts("{\"wound\":1,\"success\":true,\"healer\":\"ana\"}", "{\"wound\":1}", "{}"),
                new Parts("{\"wound\":1,\"wound\":1,\"success\":true,\"healer\":\"ana\"}", "{}", "{}"),
                new Parts("[]", "{}", "{}"),
                new Parts("", "{}", "{}"));
    }

    @Test
    void two_shapes_of_one_type_are_not_taken() {
        var shape = codec.shapes().getFirst();

        assertThrows(IllegalArgumentException.class, () -> new EventCodec(List.of(shape, shape), List.of()));
    }
}
