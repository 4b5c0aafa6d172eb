package asalto.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The form of what cannot be started here: the compose file and the cluster's manifests, held against what the services read. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class DeploymentFormTest {

    private static final YAMLMapper YAML = new YAMLMapper();
    private static final String PINNED = "[a-z0-9./-]+:[0-9]+\\.[0-9]+(\\.[0-9]+)?[a-z0-9.-]*";

    @Test
    void every_service_of_the_compose_file_has_a_pinned_image_or_is_built_from_ours() {
        for (var service : compose().get("services").properties()) {
            var image = service.getValue().path("image");
            if (image.isMissingNode()) {
                var build = service.getValue().path("build");
                assertTrue(
                        Files.isRegularFile(
                                Repository.file(build.path("dockerfile").asText())),
                        service.getKey());
                assertEquals(
                        service.getKey(), build.path("args").path("SERVICE").asText());
            } else {
                assertTrue(image.asText().matches(PINNED), image.asText());
            }
        }
    }

    @Test
    void services_wait_for_what_has_a_health_check() {
        var services = compose().get("services");
        for (var service : services.properties()) {
            for (var needed : service.getValue().path("depends_on").properties()) {
                assertEquals(
                        "service_healthy", needed.getValue().path("condition").asText());
                assertTrue(services.path(needed.getKey()).has("healthcheck"), needed.getKey());
            }
        }
    }

    @Test
    void volumes_are_declared_and_files_that_are_mounted_exist() {
        var compose = compose();
        for (var service : compose.get("services").properties()) {
            for (var volume : service.getValue().path("volumes")) {
                var source = volume.asText().split(":")[0];
                assertTrue(
                        source.startsWith("./")
                                ? Files.exists(Repository.file(source))
                                : compose.get("volumes").has(source),
                        source);
            }
        }
    }

    @Test
    void only_the_arena_is_published_and_only_on_loopback() {
        for (var service : compose().get("services").properties()) {
            for (var port : service.getValue().path("ports")) {
                assertEquals("arena", service.getKey());
                assertTrue(port.asText().startsWith("127.0.0.1:"), port.asText());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"arena", "chronicle"})
    void the_compose_file_sets_what_the_service_needs_and_nothing_that_it_does_not_read(String service) {
        var given = new TreeSet<String>();
        compose().get("services").get(service).get("environment").fieldNames().forEachRemaining(given::add);
        assertSettings(service, given);
    }

    @ParameterizedTest
    @ValueSource(strings = {"arena", "chronicle"})
    void the_cluster_sets_what_the_service_needs(String service) throws IOException {
        var given = new TreeSet<String>();
        documents("deploy/cluster/settings.yaml")
                .getFirst()
                .get("data")
                .fieldNames()
                .forEachRemaining(given::add);
        var container = deployment(service).at("/spec/template/spec/containers/0");
        container.get("env").forEach(variable -> given.add(variable.get("name").asText()));
        var missing = new TreeSet<>(needed(service));
        missing.removeAll(given);
        assertEquals(new TreeSet<>(), missing);
    }

    @Test
    void nothing_in_the_cluster_is_set_that_no_service_reads() throws IOException {
        var read = new TreeSet<>(read("arena"));
        read.addAll(read("chronicle"));
        documents("deploy/cluster/settings.yaml")
                .getFirst()
                .get("data")
                .fieldNames()
                .forEachRemaining(name -> assertTrue(read.contains(name), name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"arena", "chronicle"})
    void probes_ask_the_health_of_quarkus_and_nobody_is_root(String service) throws IOException {
        var pod = deployment(service).at("/spec/template/spec");
        var container = pod.at("/containers/0");
        assertEquals(
                "/q/health/ready", container.at("/readinessProbe/httpGet/path").asText());
        assertEquals(
                "/q/health/live", container.at("/livenessProbe/httpGet/path").asText());
        assertTrue(pod.at("/securityContext/runAsNonRoot").asBoolean());
        assertEquals("asalto-" + service, container.get("image").asText());
        assertTrue(Repository.text("services/" + service + "/pom.xml").contains("quarkus-smallrye-health"));
    }

    @Test
    void a_cluster_has_two_arenas_and_every_manifest_is_listed() throws IOException {
        assertEquals(2, deployment("arena").at("/spec/replicas").asInt());
        var listed = new TreeSet<String>();
        documents("deploy/cluster/kustomization.yaml")
                .getFirst()
                .get("resources")
                .forEach(r -> listed.add(r.asText()));
        var there = new TreeSet<String>();
        try (var files = Files.list(Repository.file("deploy/cluster"))) {
            files.map(f -> f.getFileName().toString())
                    .filter(f -> !f.equals("kustomization.yaml"))
                    .forEach(there::add);
        }
        assertEquals(there, listed);
    }

    @Test
    void images_are_pinned_and_named_by_tag() throws IOException {
        documents("deploy/cluster/kustomization.yaml")
                .getFirst()
                .get("images")
                .forEach(image -> assertTrue(image.get("newTag").asText().matches("[0-9.]+")));
        var from = Pattern.compile("(?m)^FROM (\\S+)").matcher(Repository.text("deploy/images/Dockerfile"));
        assertTrue(from.find());
        assertFalse(from.group(1).endsWith(":latest"));
    }

    private static void assertSettings(String service, TreeSet<String> given) {
        var missing = new TreeSet<>(needed(service));
        missing.removeAll(given);
        assertEquals(new TreeSet<>(), missing, "needed by " + service + " and not set");
        var unread = new TreeSet<>(given);
        unread.removeAll(read(service));
        assertEquals(new TreeSet<>(), unread, "set for " + service + " and never read");
    }

    /** The settings that the service has no default for: {@code ${NAME}} in its properties. */
    private static TreeSet<String> needed(String service) {
        return settings(service, "\\$\\{(ASALTO_[A-Z_]+)}");
    }

    private static TreeSet<String> read(String service) {
        return settings(service, "\\$\\{(ASALTO_[A-Z_]+)[:}]");
    }

    private static TreeSet<String> settings(String service, String form) {
        var names = new TreeSet<String>();
        var properties = Repository.text("services/" + service + "/src/main/resources/application.properties");
        var name = Pattern.compile(form).matcher(properties);
        while (name.find()) {
            names.add(name.group(1));
        }
        assertFalse(names.isEmpty() && form.endsWith("[:}]"), "no setting found for " + service);
        return names;
    }

    private static JsonNode compose() {
        try {
            return YAML.readTree(Repository.text("docker-compose.yml"));
        } catch (IOException e) {
            throw new AssertionError("docker-compose.yml is not YAML", e);
        }
    }

    private static JsonNode deployment(String service) throws IOException {
        return documents("deploy/cluster/" + service + ".yaml").stream()
                .filter(d -> d.path("kind").asText().equals("Deployment"))
                .findFirst()
                .orElseThrow();
    }

    private static List<JsonNode> documents(String path) throws IOException {
        var documents = new ArrayList<JsonNode>();
        try (var parser = new YAMLFactory().createParser(Repository.text(path))) {
            var values = YAML.readerFor(JsonNode.class).<JsonNode>readValues(parser);
            values.forEachRemaining(documents::add);
        }
        return documents;
    }
}
