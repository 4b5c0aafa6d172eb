package asalto.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every golden file comes out as it expects. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class GoldenTest {

    @TestFactory
    Stream<DynamicTest> as_expected() throws IOException {
        return GoldenFiles.all().stream()
                .map(file -> DynamicTest.dynamicTest(
                        file.getFileName().toString(),
                        () -> assertEquals(new Told("", "", 0), Told.by("resolve", "--check", file.toString()))));
    }

    @Test
    void there_are_golden_files() throws IOException {
        assertEquals(200, GoldenFiles.all().size());
    }
}
