package asalto.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayNameGeneration(ReplaceUnderscores.class)
class GoldenTest {

    static List<FactShape> shapes() {
        return DesafioCodec.codec().shapes();
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void today_s_version_is_written_as_its_file_has_it(FactShape shape) throws IOException {
        var written = Golden.examplesByShape().get(shape).stream()
                .map(event -> Golden.Line.of(event).text())
                .toList();

        assertEquals(Golden.lines(shape.type(), shape.version()), written);
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void every_version_ever_written_can_be_read(FactShape shape) throws IOException {
        for (int version = 1; version <= shape.version(); version++) {
            for (var text : Golden.lines(shape.type(), version)) {
                var event = Json.read(text, Golden.Line.class).event(shape.type(), version);

                assertEquals(shape.fact(), event.fact().getClass());
            }
        }
    }
}
