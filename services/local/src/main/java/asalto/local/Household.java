package asalto.local;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The servers that {@code up} runs, and what each is told. */
final class Household {

    private static final String ARENA = "arena";
    private static final String CHRONICLE = "chronicle";
    private static final String KAFKA = "kafka";

    private final Settings settings;
    private final KeptPorts ports;
    private final Secrets secrets;
    private final Leftovers leftovers;
    private final Map<String, String> told = new HashMap<>();

    Household(Settings settings, Leftovers leftovers) {
        this.settings = settings;
        this.leftovers = leftovers;
        ports = KeptPorts.in(settings.data(), settings.port());
        secrets = Secrets.in(settings.data());
    }

    /** What the services stand on, and the services. */
    List<List<Watch>> tiers() {
        // Kafka takes longest and nobody waits for it: play goes on without it.
        var kafka = settings.hasOperatorsKafka() ? List.<Watch>of() : List.of(kafka());
        var postgres = settings.hasOperatorsDatabase() ? List.<Watch>of() : List.of(postgres());
        var chroniclePort = ports.of(CHRONICLE);
        var chronicleUrl = "http://127.0.0.1:" + chroniclePort;
        told.put("ASALTO_HOST", settings.host());
        told.put("ASALTO_PORT", Integer.toString(settings.port()));
        told.put("ASALTO_ARENA_URL", settings.arenaUrl());
        told.put("ASALTO_CHRONICLE_HOST", "127.0.0.1");
        told.put("ASALTO_CHRONICLE_PORT", Integer.toString(chroniclePort));
        told.put("ASALTO_CHRONICLE_URL", chronicleUrl);
        told.put("ASALTO_SAMPLE", settings.given("ASALTO_SAMPLE").orElse("true"));

        var behind = new ArrayList<>(kafka);
        behind.addAll(postgres);
        var services = List.of(
                service(CHRONICLE, Memory.CHRONICLE, chroniclePort, chronicleUrl, postgres),
                service(ARENA, Memory.ARENA, settings.port(), settings.arenaUrl(), postgres));
        return List.of(behind, services);
    }

    private Watch kafka() {
        var port = ports.of(KAFKA);
        var controllerPort = ports.of("kafka-controller");
        told.put("ASALTO_KAFKA_BOOTSTRAP", "127.0.0.1:" + port);
        var data = settings.data().resolve(KAFKA);
        var command = JavaCommand.of(
                Memory.KAFKA.options(),
                System.getProperty("java.class.path"),
                KafkaMain.class.getName(),
                List.of(data.toString(), "" + port, "" + controllerPort));
        var log = new LogFile(settings.log(KAFKA));
        var server = new JavaServer(KAFKA, port, log, command, told, () -> Readiness.ofPort(port));
        return new Watch(new KafkaServer(server, data), List.of(), leftovers);
    }

    private Watch postgres() {
        var log = new LogFile(settings.log(PostgresServer.NAME));
        var folder = settings.data().resolve(PostgresServer.NAME);
        var server = new PostgresServer(
                folder,
                log,
                ports.of(PostgresServer.NAME),
                secrets,
                process -> leftovers.record(PostgresServer.NAME + ".leash", process));
        tellDatabase("ASALTO_DB_", ARENA, server);
        tellDatabase("ASALTO_CHRONICLE_DB_", CHRONICLE, server);
        return new Watch(server, List.of(), leftovers);
    }

    private void tellDatabase(String prefix, String database, PostgresServer server) {
        told.put(prefix + "URL", server.url(database));
        told.put(prefix + "USER", Databases.service(database));
        told.put(prefix + "PASSWORD", secrets.of(Databases.service(database)));
        told.put(prefix + "OWNER", Databases.owner(database));
        told.put(prefix + "OWNER_PASSWORD", secrets.of(Databases.owner(database)));
    }

    private Watch service(String name, Memory memory, int port, String url, List<Watch> needs) {
        var command = JavaCommand.ofJar(memory.options(), settings.serviceJar(name));
        var log = new LogFile(settings.log(name));
        var server = new JavaServer(name, port, log, command, told, () -> Readiness.ofService(url));
        return new Watch(server, needs, leftovers);
    }
}
