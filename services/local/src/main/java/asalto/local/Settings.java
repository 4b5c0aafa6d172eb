package asalto.local;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * What {@code up} was asked for.
 *
 * @param root the repository
 * @param data where everything that outlives a run is kept
 * @param host the address that the arena listens on
 * @param port its port
 * @param environment what else the services are told
 */
record Settings(Path root, Path data, String host, int port, Map<String, String> environment) {

    static Settings of(Path root, Map<String, String> environment) {
        var data = Optional.ofNullable(environment.get("ASALTO_DATA"))
                .filter(text -> !text.isBlank())
                .map(text -> Path.of(text).toAbsolutePath())
                .orElse(root.resolve(".asalto"));
        var host = given(environment, "ASALTO_HOST").orElse("127.0.0.1");
        var port = given(environment, "ASALTO_PORT").orElse("8080");
        return new Settings(root, data.normalize(), host, port(port), environment);
    }

    Optional<String> given(String name) {
        return given(environment, name);
    }

    boolean hasOperatorsDatabase() {
        return given("ASALTO_DB_URL").isPresent();
    }

    boolean hasOperatorsKafka() {
        return given("ASALTO_KAFKA_BOOTSTRAP").isPresent();
    }

    /** Where a person finds the page. */
    String address() {
        return "http://" + (isLoopback() || isEverywhere() ? "localhost" : host) + ":" + port;
    }

    /** Where this machine's programs reach the arena. */
    String arenaUrl() {
        return "http://" + (isEverywhere() ? "127.0.0.1" : host) + ":" + port;
    }

    Path serviceJar(String service) {
        return root.resolve("services").resolve(service).resolve("target/quarkus-app/quarkus-run.jar");
    }

    Path log(String server) {
        return data.resolve("log").resolve(server + ".log");
    }

    private boolean isLoopback() {
        return host.equals("127.0.0.1") || host.equals("localhost");
    }

    private boolean isEverywhere() {
        return host.equals("0.0.0.0");
    }

    private static Optional<String> given(Map<String, String> environment, String name) {
        return Optional.ofNullable(environment.get(name)).filter(text -> !text.isBlank());
    }

    private static int port(String text) {
        try {
            var port = Integer.parseInt(text.strip());
            if (port > 0 && port < 65_536) {
                return port;
            }
        } catch (NumberFormatException e) {
            throw notAPort(text);
        }
        throw notAPort(text);
    }

    private static Trouble notAPort(String text) {
        return new Trouble("ASALTO_PORT is \"" + text + "\", which is not a port: give a number from 1 to 65535.");
    }
}
