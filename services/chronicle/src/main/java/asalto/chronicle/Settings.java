package asalto.chronicle;

import io.smallrye.config.ConfigMapping;
import java.net.URI;
import java.time.Duration;

/** How this chronicle is set up. */
@ConfigMapping(prefix = "chronicle")
public interface Settings {

    String kafkaBootstrap();

    String topic();

    /** How long to wait before Kafka or the database are tried again. */
    Duration retry();

    URI arenaUrl();

    /** How long the arena may keep an audit waiting for the next part of its export. */
    Duration arenaTimeout();

    /** How long an audit waits for a topic that is behind the export. */
    Duration topicPatience();
}
