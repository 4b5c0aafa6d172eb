package asalto.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * One PostgreSQL cluster of ours: a data folder, a port, a superuser with a password.
 *
 * <p>It runs as processes of its own, on a {@link Leash}: when this Java process ends in whatever way, so does the server.
 */
final class Postgres {

    static final String SUPERUSER = "postgres";
    private static final String VERSION = "17";
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Path data;
    private final Path log;
    private final int port;
    private final String password;
    private final Consumer<ProcessHandle> record;
    private volatile Optional<Leash> leash = Optional.empty();
    private volatile boolean isAbandoned;
    private volatile boolean isStarting;

    /** @param record is told of each process that works on the folder and may outlive this one for a while */
    Postgres(Path data, Path log, int port, String password, Consumer<ProcessHandle> record) {
        this.data = data;
        this.log = log;
        this.port = port;
        this.password = password;
        this.record = record;
    }

    int port() {
        return port;
    }

    /** Stops the server on a data folder that an earlier process may have left running. */
    static void stopAnyOn(Path data, Path log) {
        new Postgres(data, log, 0, "", _ -> {}).stop();
    }

    /** Starts the server, making the cluster when the folder is not there; returns when it takes connections. */
    void start() {
        isStarting = true;
        try {
            begin();
        } finally {
            isStarting = false;
        }
    }

    private void begin() {
        try {
            if (!Files.exists(data)) {
                initialise();
            }
            checkVersion();
            stopOrphan();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (!succeeds(PostgresScripts.START, startArguments())) {
            throw new Trouble("PostgreSQL does not start on " + data + "; its reasons are in " + log + ".");
        }
    }

    /** Makes a start that is under way in another thread fail soon, and every later one. */
    void abandon() {
        isAbandoned = true;
        // One that runs is stopped in its turn, after those that need it.
        if (isStarting) {
            leash.ifPresent(Leash::release);
        }
    }

    /** Ends every connection and stops, without ceremony when it takes long; what was committed is there at the next start. */
    void stop() {
        letGo();
        stop("fast", PATIENCE);
        stop("immediate", PATIENCE);
    }

    private void stop(String mode, Duration patience) {
        postmaster().ifPresent(process -> {
            pgCtl("stop", "-m", mode, "-w", "-t", Long.toString(patience.toSeconds()));
            // Its file is gone a little before it is.
            Processes.haveEnded(List.of(process), patience);
        });
    }

    /** The running server's first process, also when another Java process started it. */
    Optional<ProcessHandle> postmaster() {
        return processOnFile().filter(Postgres::isPostgres);
    }

    /** The first process before the others: while it stands still there are no more of them, and none of them is missed. */
    void freeze() {
        var first = running();
        signal("STOP", List.of(first));
        signal("STOP", first.descendants().toList());
    }

    void thaw() {
        var first = running();
        signal("CONT", first.descendants().toList());
        signal("CONT", List.of(first));
    }

    private ProcessHandle running() {
        return postmaster().orElseThrow(() -> new Trouble("PostgreSQL does not run on " + data + "."));
    }

    private void signal(String name, List<ProcessHandle> processes) {
        var ids =
                processes.stream().map(process -> Long.toString(process.pid())).toList();
        if (Programs.run(log, Programs.joined(List.of("kill", "-s", name), ids)) != 0) {
            throw new Trouble("PostgreSQL cannot be sent " + name + "; the reasons are in " + log + ".");
        }
    }

    private Optional<ProcessHandle> processOnFile() {
        try (var lines = Files.lines(processFile())) {
            return lines.findFirst()
                    .map(String::strip)
                    .filter(pid -> pid.matches("[0-9]{1,9}"))
                    .flatMap(pid -> ProcessHandle.of(Long.parseLong(pid)));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path processFile() {
        return data.resolve("postmaster.pid");
    }

    String url(String database) {
        return "jdbc:postgresql://127.0.0.1:" + port + "/" + database;
    }

    String superuserUrl() {
        return url("postgres") + "?user=" + SUPERUSER + "&password=" + password;
    }

    private void checkVersion() throws IOException {
        var file = data.resolve("PG_VERSION");
        var version = Files.isRegularFile(file)
                ? Files.readString(file, StandardCharsets.ISO_8859_1).strip()
                : "missing";
        if (!version.equals(VERSION)) {
            throw new Trouble(file.getFileName() + " is " + version + " and not " + VERSION);
        }
    }

    /** Whether a script that is held on a leash says 0 on its first line. */
    private boolean succeeds(String script, List<String> arguments) {
        letGo();
        var held = Leash.start(script, log, arguments);
        leash = Optional.of(held);
        record.accept(held.process());
        // Whoever abandons it sees the leash, or is seen here.
        if (isAbandoned) {
            held.release();
        }
        var succeeds = held.line().equals("0");
        if (!succeeds) {
            letGo();
        }
        return succeeds;
    }

    private void letGo() {
        leash.ifPresent(held -> held.end(PATIENCE.multipliedBy(3)));
        leash = Optional.empty();
    }

    private void stopOrphan() throws IOException {
        stop();
        // A number that meanwhile belongs to another program would keep PostgreSQL from starting. A dead one must stay
        // on
        // file: with it PostgreSQL finds out whether some of its processes live on.
        if (processOnFile().isPresent() && postmaster().isEmpty()) {
            Files.deleteIfExists(processFile());
        }
    }

    /** Made beside its place and renamed, so that a cluster is there whole or not at all. */
    private void initialise() throws IOException {
        var beside = data.resolveSibling(data.getFileName() + ".new");
        var secret = data.resolveSibling(data.getFileName() + ".password");
        Folders.delete(beside);
        Files.createDirectories(data.toAbsolutePath().getParent());
        Folders.writePrivately(secret, password);
        var made = succeeds(
                PostgresScripts.MAKE,
                asUser(List.of(
                        program("initdb"),
                        "-D",
                        beside.toString(),
                        "-U",
                        SUPERUSER,
                        "--pwfile=" + secret,
                        "--auth=scram-sha-256",
                        "--encoding=UTF8",
                        "--locale=C",
                        "--locale-provider=builtin",
                        "--builtin-locale=C.UTF-8")));
        Files.delete(secret);
        if (!made) {
            throw new Trouble("PostgreSQL cannot make its data folder " + data + "; its reasons are in " + log + ".");
        }
        Files.move(beside, data);
    }

    private List<String> startArguments() {
        return Programs.joined(
                List.of(data.toString(), log.toString(), options(), Long.toString(PATIENCE.toSeconds())),
                asUser(List.of(program("pg_ctl"))));
    }

    private String options() {
        return String.join(
                " ",
                "-p",
                Integer.toString(port),
                "-c listen_addresses=127.0.0.1",
                "-c unix_socket_directories=''",
                "-c max_connections=100",
                "-c shared_buffers=128MB",
                "-c timezone=UTC",
                "-c log_timezone=UTC");
    }

    private int pgCtl(String action, String... arguments) {
        return Programs.run(
                log,
                Programs.joined(asUser(List.of(program("pg_ctl"), action, "-D", data.toString())), List.of(arguments)));
    }

    private static String program(String name) {
        return PostgresPrograms.folder().resolve("bin").resolve(name).toString();
    }

    /** PostgreSQL refuses to run as root; in a user namespace of its own it is nobody, with root's files. */
    private static List<String> asUser(List<String> command) {
        return System.getProperty("user.name").equals("root")
                ? Programs.joined(List.of("unshare", "-U"), command)
                : command;
    }

    private static boolean isPostgres(ProcessHandle process) {
        return Processes.lives(process)
                && process.info()
                        .command()
                        .filter(path -> path.endsWith("/postgres"))
                        .isPresent();
    }
}
