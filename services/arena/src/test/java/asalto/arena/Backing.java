package asalto.arena;

import asalto.local.Servers;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;

/** The real PostgreSQL and Kafka, started once for all tests. */
public final class Backing implements QuarkusTestResourceLifecycleManager {

    private Servers servers;

    @Override
    public Map<String, String> start() {
        servers = Servers.start();
        return Map.of(
                "ASALTO_DB_URL", servers.jdbcUrl("arena"),
                "ASALTO_DB_USER", "arena_app",
                "ASALTO_DB_PASSWORD", "arena_app",
                "ASALTO_DB_OWNER", "arena_owner",
                "ASALTO_DB_OWNER_PASSWORD", "arena_owner",
                "ASALTO_KAFKA_BOOTSTRAP", servers.kafkaBootstrap(),
                "ASALTO_CHRONICLE_URL", "http://127.0.0.1:1",
                "ASALTO_SAMPLE", "true");
    }

    /** For tests that stop one of them for a while. */
    @Override
    public void inject(TestInjector injector) {
        injector.injectIntoFields(servers, new TestInjector.MatchesType(Servers.class));
    }

    @Override
    public void stop() {
        servers.close();
    }
}
