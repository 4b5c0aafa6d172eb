package asalto.local;

import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.common.KafkaException;

/** The operator's own database and Kafka: tried before anything is started. */
final class Operators {

    private static final int PATIENCE_SECONDS = 10;
    private static final int PATIENCE_MILLIS = PATIENCE_SECONDS * 1000;

    private Operators() {}

    static void check(Settings settings) {
        if (settings.hasOperatorsDatabase()) {
            checkDatabase(settings, "ASALTO_DB");
            checkDatabase(settings, "ASALTO_CHRONICLE_DB");
        }
        settings.given("ASALTO_KAFKA_BOOTSTRAP").ifPresent(Operators::checkKafka);
    }

    private static void checkDatabase(Settings settings, String prefix) {
        var name = prefix + "_URL";
        var url = settings.given(name)
                .orElseThrow(
                        () -> new Trouble(name + " is missing: with ASALTO_DB_URL both services need a database, the"
                                + " chronicle one of its own."));
        DriverManager.setLoginTimeout(PATIENCE_SECONDS);
        var user = settings.given(prefix + "_USER").orElse("");
        var password = settings.given(prefix + "_PASSWORD").orElse("");
        try {
            DriverManager.getConnection(url, user, password).close();
        } catch (SQLException e) {
            throw new Trouble(
                    "The database of " + name + " (" + url.replaceFirst("\\?.*", "") + ") cannot be used: "
                            + firstLine(e) + ".",
                    e);
        }
    }

    private static void checkKafka(String bootstrap) {
        try (var admin = Admin.create(Map.of(
                "bootstrap.servers",
                bootstrap,
                "default.api.timeout.ms",
                PATIENCE_MILLIS,
                "request.timeout.ms",
                PATIENCE_MILLIS))) {
            admin.describeCluster().clusterId().get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw unreachable(bootstrap, e);
        } catch (KafkaException | ExecutionException e) {
            throw unreachable(bootstrap, e);
        }
    }

    private static Trouble unreachable(String bootstrap, Exception why) {
        return new Trouble("The Kafka of ASALTO_KAFKA_BOOTSTRAP (" + bootstrap + ") cannot be reached.", why);
    }

    private static String firstLine(SQLException e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("").replaceFirst("\\.$", "");
    }
}
