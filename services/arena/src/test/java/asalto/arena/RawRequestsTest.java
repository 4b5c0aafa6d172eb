package asalto.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests that no client library would send are answered with a problem as well, and are no error of ours. */
@QuarkusTest
@WithTestResource(Backing.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class RawRequestsTest {

    private static final String ID = "00000000-0000-4000-8000-000000000000";

    @TestHTTPResource
    URI arena;

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "GET /api/encounters/%C3, 400, malformed, path",
        "GET /api/encounters/%c0%af, 400, malformed, path",
        "GET /api/encounters/%00, 404, not-found, ''",
        "GET /api/encounters?limit=%C3, 400, malformed, query",
        "GET /api/encounters/../encounters/x, 404, not-found, ''",
        "GET /api/encounters/ñ, 400, malformed, path",
        "GET /api, 404, not-found, ''",
        "GET /api/, 404, not-found, ''",
        "GET /api/nothing, 404, not-found, ''",
        "POST /api/nothing, 404, not-found, ''",
        "DELETE /api/nothing, 404, not-found, ''",
        "GET /api/encounters/ID/nothing, 404, not-found, ''",
        "GET /api/encounters/ID/declarations, 404, not-found, ''",
        "OPTIONS /api/nothing, 404, not-found, ''",
        "TRACE /api/encounters, 405, method-not-allowed, ''",
        "BREW /api/encounters, 405, method-not-allowed, ''"
    })
    void a_request_that_leads_nowhere(String line, int status, String code, String part) throws IOException {
        assertProblem(answer(line.replace("ID", ID), "Host: localhost"), status, code, part);
    }

    /** The server looks at addresses before we do. It says no more than 400, and logs nothing. */
    @ParameterizedTest
    @ValueSource(
            strings = {"encounters/%zz", "encounters/%", "encounters/a|b", "encounters/<{^}>", "encounters?limit=%zz"})
    void what_is_no_address_at_all_is_refused_by_the_server_itself(String address) throws IOException {
        var answer = answer("GET /api/" + address, "Host: localhost");

        assertEquals(400, answer.status());
        assertEquals("", answer.body());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "DELETE /api/encounters | GET, HEAD, OPTIONS, POST",
                "PUT /api/encounters | GET, HEAD, OPTIONS, POST",
                "PATCH /api/encounters | GET, HEAD, OPTIONS, POST",
                "DELETE /api/encounters/ID | GET, HEAD, OPTIONS",
                "PUT /api/encounters/ID | GET, HEAD, OPTIONS",
                "POST /api/encounters/ID | GET, HEAD, OPTIONS",
                "GET /api/encounters/ID/combatants | OPTIONS, POST",
                "DELETE /api/encounters/ID/combatants | OPTIONS, POST",
                "PUT /api/encounters/ID/situation | OPTIONS, PATCH",
                "GET /api/encounters/ID/declarations/frances | OPTIONS, PUT",
                "DELETE /api/encounters/ID/declarations/frances | OPTIONS, PUT",
                "GET /api/encounters/ID/rounds | OPTIONS, POST",
                "DELETE /api/encounters/ID/rounds | OPTIONS, POST",
                "PUT /api/encounters/ID/beats | OPTIONS, POST",
                "PUT /api/encounters/ID/time | OPTIONS, POST",
                "PATCH /api/encounters/ID/close | OPTIONS, POST",
                "POST /api/encounters/ID/events | GET, HEAD, OPTIONS",
                "DELETE /api/encounters/ID/export | GET, HEAD, OPTIONS",
                "POST /api/rulesets/desafio | GET, HEAD, OPTIONS",
                "POST /api/audit/ID | GET, HEAD, OPTIONS"
            })
    void what_cannot_be_done_there_is_told_with_what_can(String line, String allowed) throws IOException {
        var answer = answer(line.replace("ID", ID), "Host: localhost");

        assertProblem(answer, 405, "method-not-allowed", "");
        assertEquals(allowed, answer.header("Allow"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "POST /api/encounters, Content-Type: text/plain",
        "POST /api/encounters, X-Nothing: 1",
        "POST /api/encounters, Content-Type: nonsense",
        "POST /api/encounters/ID/rounds, Content-Type: application/x-www-form-urlencoded",
        "PUT /api/encounters/ID/declarations/frances, Content-Type: multipart/form-data",
        "PATCH /api/encounters/ID/situation, Content-Type: application/merge-patch+json",
        "POST /api/encounters/ID/close, X-Nothing: 1"
    })
    void a_change_is_json_or_nothing(String line, String header) throws IOException {
        assertProblem(answer(line.replace("ID", ID), "Host: localhost\n" + header), 415, "unsupported-media-type", "");
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "POST, /q/openapi",
        "DELETE, /q/openapi",
        "PUT, /q/openapi.json",
        "POST, /q/health",
        "POST, /q/health/",
        "PATCH, /q/health/ready",
        "DELETE, /q/health/live",
        "POST, /q/health/started",
        "TRACE, /q/health/well",
        "BREW, /q/health/group"
    })
    void what_the_framework_answers_by_itself_is_only_to_be_looked_at(String method, String path) throws IOException {
        var answer = answer(method + " " + path, "Host: localhost");

        assertProblem(answer, 405, "method-not-allowed", "");
        assertEquals("GET, HEAD, OPTIONS", answer.header("Allow"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/q/openapi", "/q/health", "/q/health/ready"})
    void looking_at_it_is_as_before(String path) throws IOException {
        assertEquals(200, answer("GET " + path, "Host: localhost").status());
        assertEquals(200, answer("HEAD " + path, "Host: localhost").status());
        assertEquals(
                "GET, HEAD, OPTIONS",
                answer("OPTIONS " + path, "Host: localhost").header("Allow"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/index.html", "/q/nothing", "/nothing"})
    void nothing_can_be_changed_where_the_page_is_or_nothing(String path) throws IOException {
        for (var method : List.of("POST", "PUT", "PATCH", "DELETE")) {
            var answer = answer(method + " " + path, "Host: localhost");
            assertProblem(answer, 404, "not-found", "");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"gzip", "br", "deflate", "gzip, identity", "x"})
    void a_body_that_is_packed_is_not_unpacked(String encoding) throws IOException {
        var answer = answer(
                "POST /api/encounters",
                "Host: localhost\nContent-Type: application/json\nContent-Encoding: " + encoding);

        assertProblem(answer, 415, "unsupported-media-type", "");
        assertEquals("identity", answer.header("Accept-Encoding"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "charset=latin1, 415",
        "charset=ISO-8859-1, 415",
        "charset=utf-16, 415",
        "charset=, 415",
        "'x=1; charset=latin1', 415",
        "charset=utf-8, 400",
        "charset=UTF-8, 400",
        "'charset=\"utf-8\"', 400",
        "x=1, 400"
    })
    void a_body_is_in_utf_8_by_its_own_word_too(String parameters, int status) throws IOException {
        var answer = answer("POST /api/encounters", "Host: localhost\nContent-Type: application/json; " + parameters);

        assertProblem(answer, status, status == 415 ? "unsupported-media-type" : "malformed", "");
    }

    @ParameterizedTest
    @CsvSource({"HTTP/1.1, 400, malformed", "HTTP/1.0, 403, forbidden-host"})
    void who_names_no_host_is_not_answered(String version, int status, String code) throws IOException {
        assertProblem(answer("GET /api/encounters", "X-Nothing: 1", version), status, code, "");
    }

    @ParameterizedTest
    @CsvSource({"'a b'", "'[::1'", "localhost:port", "'localhost, evil'", "''"})
    void a_host_that_is_none_is_not_ours(String host) throws IOException {
        var answer = answer("GET /api/encounters", "Host: " + host);

        assertTrue(List.of(400, 403).contains(answer.status()), answer.toString());
        assertProblem(answer, answer.status(), answer.status() == 400 ? "malformed" : "forbidden-host", "");
    }

    @ParameterizedTest
    @CsvSource({"5000", "15000"})
    void an_address_that_is_too_long_is_told_so(int length) throws IOException {
        assertProblem(answer("GET /api/encounters/" + "a".repeat(length), "Host: localhost"), 414, "too-long", "");
        assertProblem(
                answer("GET /api/encounters?limit=" + "1".repeat(length), "Host: localhost"), 414, "too-long", "");
    }

    @Test
    void beyond_that_it_is_the_server_that_answers() throws IOException {
        assertEquals(
                414, answer("GET /api/" + "a".repeat(40_000), "Host: localhost").status());
    }

    @Test
    void too_many_headers_are_told_so() throws IOException {
        var many = String.join(
                "\n", IntStream.range(0, 300).mapToObj(i -> "X-" + i + ": 1").toList());

        assertProblem(answer("GET /api/encounters", "Host: localhost\n" + many), 431, "headers-too-large", "");
    }

    @Test
    void headers_that_are_too_large_are_told_so() throws IOException {
        assertProblem(
                answer("GET /api/encounters", "Host: localhost\nX-Long: " + "a".repeat(20_000)),
                431,
                "headers-too-large",
                "");
        assertEquals(
                431,
                answer("GET /api/encounters", "Host: localhost\nX-Long: " + "a".repeat(100_000))
                        .status());
    }

    private Raw.Answer answer(String line, String headers) throws IOException {
        return answer(line, headers, "HTTP/1.1");
    }

    private Raw.Answer answer(String line, String headers, String version) throws IOException {
        try (var raw = new Raw(arena)) {
            return raw.head(line + " " + version + "\n" + headers + "\nConnection: close")
                    .answer();
        }
    }

    private static void assertProblem(Raw.Answer answer, int status, String code, String part) {
        assertEquals(status, answer.status(), answer.toString());
        assertTrue(answer.header("Content-Type").startsWith("application/problem+json"), answer.toString());
        var problem = answer.json();
        assertEquals(List.of("type", "status", "code", "faults"), names(problem));
        assertEquals(code, problem.path("code").asText());
        assertEquals(1, problem.path("faults").size());
        assertEquals(
                part, problem.path("faults").path(0).path("data").path("part").asText());
        assertEquals(code, problem.path("faults").path(0).path("code").asText());
    }

    private static List<String> names(JsonNode object) {
        return object.properties().stream().map(Map.Entry::getKey).toList();
    }
}
