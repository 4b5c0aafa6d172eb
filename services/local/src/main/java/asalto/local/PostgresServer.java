package asalto.local;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** PostgreSQL with its two databases, for {@code up}. */
final class PostgresServer implements Server {

    static final String NAME = "postgres";

    private static final String WRONG_PASSWORD = "password authentication failed";

    private final Postgres postgres;
    private final Path data;
    private final LogFile log;
    private final Secrets secrets;

    PostgresServer(Path data, LogFile log, int port, Secrets secrets, Consumer<ProcessHandle> record) {
        this.data = data;
        this.log = log;
        this.secrets = secrets;
        postgres = new Postgres(data, log.path(), port, secrets.of(Postgres.SUPERUSER), record);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public int port() {
        return postgres.port();
    }

    @Override
    public LogFile log() {
        return log;
    }

    @Override
    public void launch() {
        log.rotate();
        var since = log.size();
        try {
            postgres.start();
            Databases.prepare(postgres.superuserUrl(), secrets::of);
        } catch (Trouble e) {
            throw new Trouble(explained(since, e), e);
        }
    }

    @Override
    public boolean isReady() {
        return process().isPresent();
    }

    @Override
    public Optional<ProcessHandle> process() {
        return postgres.postmaster();
    }

    @Override
    public void abandonLaunch() {
        postgres.abandon();
    }

    @Override
    public void stop(Duration patience) {
        postgres.stop();
    }

    String url(String database) {
        return postgres.url(database);
    }

    private String explained(long since, Trouble trouble) {
        if (log.tellsOfAFullDisk(since)) {
            return Space.full(data);
        }
        var why = log.lastWith(since, List.of("FATAL:", "PANIC:", "error:", "ERROR:"))
                .map(line -> line.replaceFirst("^.*?(FATAL|PANIC|ERROR|error): *", ""))
                .orElse(trouble.getMessage());
        if (why.contains(WRONG_PASSWORD)) {
            return "The passwords in " + Secrets.fileIn(data.getParent())
                    + " are not those of PostgreSQL's data folder " + data
                    + ": put the file back as it was, or move both away to begin with empty data.";
        }
        return "PostgreSQL cannot use its data folder " + data + " (" + why
                + "): put a copy of the folder back, or move it" + " away to begin with an empty one; its log is "
                + log.path() + ".";
    }
}
