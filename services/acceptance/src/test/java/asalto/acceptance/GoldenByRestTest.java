package asalto.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Every worked fight, opened from its scenario, declared and played over REST with dice by hand, and audited. */
@DisplayNameGeneration(ReplaceUnderscores.class)
@ExtendWith(RunningProduct.class)
class GoldenByRestTest {

    private static final Path FOLDER = Path.of("services/cli/src/test/resources/golden/desafio");

    @Test
    void they_give_the_events_of_resolve_and_the_chronicle_decides_the_same_again(Product product) throws IOException {
        var played = new LinkedHashMap<Path, GoldenFight>();
        for (var file : files()) {
            var fight = GoldenFight.read(file);
            if (fight.isExpectedToBePlayed()) {
                fight.play(product);
                played.put(file, fight);
            }
        }

        assertTrue(played.size() >= 50, "fights that were played: " + played.size());
        for (var fight : played.entrySet()) {
            fight.getValue().assertEventsAreThoseOfResolve();
            assertEquals(
                    "intact",
                    fight.getValue().settledAudit().path("verdict").asText(),
                    () -> fight.getKey() + ": " + fight.getValue().settledAudit());
        }
    }

    private static List<Path> files() throws IOException {
        try (var files = Files.list(Repository.root().resolve(FOLDER))) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        }
    }
}
