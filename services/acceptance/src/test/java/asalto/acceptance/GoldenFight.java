package asalto.acceptance;

import static io.restassured.RestAssured.given;

import asalto.protocol.Json;
import asalto.protocol.Parsed;
import asalto.protocol.Systems;
import asalto.rules.Command;
import asalto.rules.Decision;
import asalto.rules.Resolution;
import asalto.rules.RuleSystem;
import asalto.rules.Script;
import asalto.rules.Tape;
import asalto.rules.form.Reading;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.restassured.http.ContentType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A worked fight of a golden file, played over REST. */
final class GoldenFight {

    private final Path file;
    private final JsonNode golden;
    private final List<List<Integer>> ofTheRounds = new ArrayList<>();
    private final List<List<Integer>> ofTheTimes = new ArrayList<>();
    private final List<Duel> fights = new ArrayList<>();

    private GoldenFight(Path file, JsonNode golden) {
        this.file = file;
        this.golden = golden;
    }

    static GoldenFight read(Path file) throws IOException {
        return new GoldenFight(file, Duel.JSON.readTree(Files.readString(file)));
    }

    boolean isExpectedToBePlayed() {
        return golden.path("expect").has("events");
    }

    void play(Product product) {
        splitDice();
        var fight = Duel.opened(product, file.getFileName().toString(), golden.path("scenario"));
        fights.add(fight);
        int round = 0;
        for (var written : golden.at("/scenario/rounds")) {
            if (written.has("situation")) {
                given().contentType(ContentType.JSON)
                        .body(written.path("situation").toString())
                        .patch(fight.encounter() + "/situation")
                        .then()
                        .statusCode(200);
            }
            fight.declared(written);
            start(fight, ofTheRounds.get(round));
            if (!written.path("advance").isMissingNode()
                    && !written.path("advance").isNull()) {
                advance(fight, written.path("advance"), ofTheTimes.get(round));
            }
            round++;
        }
    }

    private static void start(Duel fight, List<Integer> dice) {
        ObjectNode body = Duel.JSON.createObjectNode().put("pace", "instant");
        body.set("dice", Duel.JSON.valueToTree(dice));
        given().contentType(ContentType.JSON)
                .body(body.toString())
                .post(fight.encounter() + "/rounds")
                .then()
                .statusCode(202);
    }

    private static void advance(Duel fight, JsonNode time, List<Integer> dice) {
        ObjectNode body = time.deepCopy();
        body.set("dice", Duel.JSON.valueToTree(dice));
        given().contentType(ContentType.JSON)
                .body(body.toString())
                .post(fight.encounter() + "/time")
                .then()
                .statusCode(200);
    }

    void assertEventsAreThoseOfResolve() {
        GoldenEvents.assertMatches(
                golden.at("/expect/events"), fights.getFirst().fight());
    }

    JsonNode settledAudit() {
        return fights.getFirst().settledAudit();
    }

    // ---- a scenario has one list of dice for a round and the time after it, REST one for each

    private void splitDice() {
        var rules = Systems.of("desafio").orElseThrow().rules();
        var script = script(rules);
        var resolution = new Resolution(rules.fold(done(rules.open(script.opening()))));
        for (var round : script.rounds()) {
            var faces = round.dice().orElse(List.of());
            var tape = new Tape(faces);
            play(resolution, round.before(), tape);
            done(resolution.playRound(tape));
            ofTheRounds.add(faces.subList(0, tape.read()));
            ofTheTimes.add(faces.subList(tape.read(), faces.size()));
            play(resolution, round.after(), tape);
        }
    }

    private Script script(RuleSystem rules) {
        return switch (Json.parse(golden.path("scenario").toString())) {
            case Parsed.Written(var form) ->
                switch (rules.script(form)) {
                    case Reading.Sound<Script>(var script) -> script;
                    case Reading.Faulty<Script>(var faults) -> throw new AssertionError(file + ": " + faults);
                };
            case Parsed.Malformed malformed -> throw new AssertionError(file + ": " + malformed);
        };
    }

    private void play(Resolution resolution, List<Command> commands, Tape tape) {
        commands.forEach(command -> done(resolution.play(command, tape)));
    }

    private List<asalto.rules.Event> done(Decision decision) {
        return switch (decision) {
            case Decision.Accepted(var events) -> events;
            case Decision.Refused(var faults) -> throw new AssertionError(file + ": " + faults);
        };
    }
}
