package asalto.arena;

import static io.restassured.RestAssured.given;
import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What browsers are told to refuse for us. That the page lives with it is tested in a browser. */
@QuarkusTest
@WithTestResource(Backing.class)
@DisplayNameGeneration(ReplaceUnderscores.class)
class BrowserPolicyTest {

    private static final List<String> DIRECTIVES = List.of(
            "default-src 'none'",
            "script-src 'self';",
            "style-src 'self';",
            "connect-src 'self';",
            "base-uri 'none'",
            "frame-ancestors 'none'");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/index.html",
                "/api/encounters",
                "/api/nothing",
                "/nowhere",
                "/q/openapi",
                "/q/health/ready"
            })
    void whatever_is_answered_runs_nothing_that_is_not_ours_and_stands_in_no_frame(String path) {
        assertStrict(given().urlEncodingEnabled(false).get(path));
    }

    @Test
    void a_part_of_the_page_does_neither() {
        var page = given().get("/").asString();
        var script = page.replaceAll("(?s).*src=\"(/assets/[^\"]+)\".*", "$1");

        assertThat(script, containsString("/assets/"));
        assertStrict(given().get(script));
    }

    @Test
    void who_comes_under_a_foreign_name_is_told_so_too() {
        assertStrict(given().header("Host", "evil.example").get("/"));
    }

    private static void assertStrict(Response answer) {
        var policy = answer.then()
                .header("X-Content-Type-Options", equalTo("nosniff"))
                .header("Referrer-Policy", equalTo("no-referrer"))
                .extract()
                .header("Content-Security-Policy");
        DIRECTIVES.forEach(directive -> assertThat(policy, containsString(directive)));
        assertThat(policy, not(containsString("unsafe")));
    }
}
