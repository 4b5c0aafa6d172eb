package asalto.chronicle.intake;

import asalto.chronicle.Settings;
import java.net.URI;
import java.time.Duration;

/** An intake's settings; an arena is not asked. */
record TestSettings(String kafkaBootstrap, String topic) implements Settings {

    @Override
    public Duration retry() {
        return Duration.ofMillis(50);
    }

    @Override
    public URI arenaUrl() {
        return URI.create("http://127.0.0.1:1");
    }

    @Override
    public Duration arenaTimeout() {
        return Duration.ofSeconds(1);
    }

    @Override
    public Duration topicPatience() {
        return Duration.ZERO;
    }
}
