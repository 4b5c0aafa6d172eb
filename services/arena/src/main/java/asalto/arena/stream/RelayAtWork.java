package asalto.arena.stream;

import asalto.arena.Committed;
import asalto.store.Feed;
import io.quarkus.runtime.Startup;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** The arena's relay, at work as long as the arena. It finds by itself, soon, what was appended. */
@Startup
@Singleton
class RelayAtWork {

    private final Relay relay;

    RelayAtWork(Feed feed, @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrap) {
        this.relay = new Relay(feed, bootstrap);
    }

    @PostConstruct
    void begin() {
        relay.start();
    }

    void wake(@Observes Committed commit) {
        relay.wake();
    }

    @PreDestroy
    void end() {
        relay.close();
    }
}
