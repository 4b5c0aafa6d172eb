package asalto.chronicle.intake;

import asalto.chronicle.Settings;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.common.errors.WakeupException;
import org.jboss.logging.Logger;

/** The thread that takes the topic in. Kafka or the database being away is waited out, however long it takes. */
@Singleton
public final class Intake {

    private static final Logger LOG = Logger.getLogger(Intake.class);
    private static final Duration STOP = Duration.ofSeconds(10);

    private final Settings settings;
    private final Ledger ledger;
    private final Progress progress;
    private final Alarms alarms = new Alarms();
    private final Outage outage = new Outage(Clock.systemUTC());
    private final State state = new State();
    private final CountDownLatch stopping = new CountDownLatch(1);
    private final Thread thread = Thread.ofPlatform().name("intake").unstarted(this::run);

    Intake(Settings settings, Ledger ledger, Progress progress) {
        this.settings = settings;
        this.ledger = ledger;
        this.progress = progress;
    }

    void start(@Observes StartupEvent started) {
        thread.start();
    }

    void stop(@Observes ShutdownEvent stopped) throws InterruptedException {
        stopping.countDown();
        state.interrupt();
        if (!thread.join(STOP)) {
            LOG.warn("intake did not stop in time: what it holds is not stored, and will be read again");
        }
    }

    State state() {
        return state;
    }

    private void run() {
        try {
            while (!isStopping()) {
                followTheTopic();
                stopping.await(settings.retry().toMillis(), TimeUnit.MILLISECONDS);
            }
        } catch (InterruptedException e) {
            LOG.error("intake was interrupted and takes nothing any more", e);
        }
    }

    private void followTheTopic() throws InterruptedException {
        try (var topic = Topic.open(settings.kafkaBootstrap(), settings.topic())) {
            state.follow(topic);
            topic.seek(ledger.offsets(topic.id()));
            topic.requireThere();
            if (outage.isOver()) {
                LOG.info("intake goes on");
            }
            var reader = new Reader(topic.id());
            while (!isStopping()) {
                takeIn(topic, reader);
            }
        } catch (WakeupException e) {
            LOG.debug("intake was woken to stop", e);
        } catch (RuntimeException | SQLException e) {
            tell(e);
        } finally {
            state.away();
        }
    }

    /** Every try fails alike while Kafka or the database are away. */
    private void tell(Exception trouble) {
        if (outage.isNews()) {
            LOG.warnf("intake cannot go on, tries again every %s: %s", settings.retry(), trouble);
        } else {
            LOG.debug("intake still cannot go on", trouble);
        }
    }

    private void takeIn(Topic topic, Reader reader) throws SQLException {
        var records = topic.poll();
        if (records.isEmpty()) {
            // Kafka being away looks like having nothing to say.
            topic.requireThere();
            return;
        }
        var arrivals = records.stream().map(reader::read).toList();
        var gaps = ledger.store(topic.id(), arrivals, Topic.after(records));
        alarms.raise(arrivals, gaps);
        progress.made();
    }

    private boolean isStopping() {
        return stopping.getCount() == 0;
    }
}
