package asalto.chronicle;

import asalto.local.Servers;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;

/** Starts what the chronicle lives on, once for all tests, and hands it to them. */
public final class Platform implements QuarkusTestResourceLifecycleManager {

    private @Nullable World world;

    @Override
    public Map<String, String> start() {
        try {
            var servers = Servers.start();
            var relay = new Relay(servers.kafkaBootstrap(), "asalto.events");
            relay.makeTopic();
            world = new World(servers, relay, new FakeArena());
            return Map.of(
                    "quarkus.datasource.jdbc.url",
                    servers.jdbcUrl("chronicle"),
                    "chronicle.kafka-bootstrap",
                    servers.kafkaBootstrap(),
                    "chronicle.arena-url",
                    world.arena().url(),
                    "chronicle.arena-timeout",
                    "3S",
                    "chronicle.topic-patience",
                    "2S",
                    "chronicle.retry",
                    "100ms");
        } catch (IOException | ExecutionException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void inject(TestInjector injector) {
        injector.injectIntoFields(world, new TestInjector.MatchesType(World.class));
    }

    @Override
    public void stop() {
        if (world != null) {
            world.close();
        }
    }
}
