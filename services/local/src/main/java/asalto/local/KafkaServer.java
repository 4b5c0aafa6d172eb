package asalto.local;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * Kafka, for {@code up}.
 *
 * @param data its folder, which may be removed: the arena publishes every event again
 */
record KafkaServer(JavaServer server, Path data) implements Server {

    @Override
    public String name() {
        return server.name();
    }

    @Override
    public int port() {
        return server.port();
    }

    @Override
    public LogFile log() {
        return server.log();
    }

    @Override
    public void launch() {
        server.launch();
    }

    @Override
    public boolean isReady() {
        return server.isReady();
    }

    @Override
    public Optional<ProcessHandle> process() {
        return server.process();
    }

    @Override
    public Optional<String> fault(long since) {
        return KafkaFault.in(log().linesSince(since))
                .map(why -> "Kafka cannot use its data folder " + data + " (" + why.replaceFirst("\\.$", "")
                        + "): remove that folder and start again, the events are published again from PostgreSQL; its log is "
                        + log().path() + ".");
    }

    @Override
    public void stop(Duration patience) {
        server.stop(patience);
    }
}
