package asalto.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * One PostgreSQL cluster of ours: a data folder, a port, a superuser with a password.
 *
 * <p>It runs as processes of its own and outlives a Java process that is killed; {@link #start} first stops such an orphan.
 */
final class Postgres {

    static final String SUPERUSER = "postgres";

    private final Path data;
    private final Path log;
    private final int port;
    private final String password;

    Postgres(Path data, Path log, int port, String password) {
        this.data = data;
        this.log = log;
        this.port = port;
        this.password = password;
    }

    int port() {
        return port;
    }

    /** Starts the server, making the cluster when the folder is not there; returns when it takes connections. */
    void start() {
        try {
            if (!Files.exists(data)) {
                initialise();
            }
            stopOrphan();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        var started = pgCtl("start", "-w", "-t", "60", "-l", log.toString(), "-o", options());
        if (started != 0) {
            throw new Trouble("PostgreSQL does not start on " + data + "; its reasons are in " + log + ".");
        }
    }

    /** Ends every connection and stops; what was committed is there at the next start. */
    void stop() {
        if (postmaster().isPresent()
                && pgCtl("stop", "-m", "fast", "-w", "-t", "10") != 0
                && postmaster().isPresent()) {
            pgCtl("stop", "-m", "immediate", "-w", "-t", "10");
        }
    }

    /** The running server's first process, also when another Java process started it. */
    Optional<ProcessHandle> postmaster() {
        var file = data.resolve("postmaster.pid");
        try {
            var pid = Files.exists(file)
                    ? Files.readAllLines(file).stream().findFirst().orElse("")
                    : "";
            return pid.isBlank()
                    ? Optional.empty()
                    : ProcessHandle.of(Long.parseLong(pid.strip())).filter(Postgres::isPostgres);
        } catch (IOException | NumberFormatException e) {
            return Optional.empty();
        }
    }

    String url(String database) {
        return "jdbc:postgresql://127.0.0.1:" + port + "/" + database;
    }

    String superuserUrl() {
        return url("postgres") + "?user=" + SUPERUSER + "&password=" + password;
    }

    private void stopOrphan() throws IOException {
        stop();
        // A number that meanwhile belongs to another program would keep PostgreSQL from starting.
        if (postmaster().isEmpty()) {
            Files.deleteIfExists(data.resolve("postmaster.pid"));
        }
    }

    /** Made beside its place and renamed, so that a cluster is there whole or not at all. */
    private void initialise() throws IOException {
        var beside = data.resolveSibling(data.getFileName() + ".new");
        var secret = data.resolveSibling(data.getFileName() + ".password");
        Folders.delete(beside);
        Files.createDirectories(data.toAbsolutePath().getParent());
        Folders.writePrivately(secret, password);
        var made = Programs.run(
                log,
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
        if (made != 0) {
            throw new Trouble("PostgreSQL cannot make its data folder " + data + "; its reasons are in " + log + ".");
        }
        Files.move(beside, data);
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
        return process.isAlive()
                && process.info()
                        .command()
                        .map(path -> path.endsWith("/postgres"))
                        .orElse(true);
    }
}
