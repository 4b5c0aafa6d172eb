package asalto.local;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** A server in a Java process that ends when {@code up} does. */
final class JavaServer implements Server {

    /** The terminal's Ctrl-C and hanging up are for {@code up} alone, which stops everything in order. */
    private static final List<String> DEAF = List.of("/bin/sh", "-c", "trap '' INT HUP; exec \"$@\"", "asalto");

    private final String name;
    private final int port;
    private final LogFile log;
    private final List<String> command;
    private final Map<String, String> environment;
    private final BooleanSupplier readiness;
    private Optional<Process> process = Optional.empty();

    JavaServer(
            String name,
            int port,
            LogFile log,
            List<String> command,
            Map<String, String> environment,
            BooleanSupplier readiness) {
        this.name = name;
        this.port = port;
        this.log = log;
        this.command = command;
        this.environment = environment;
        this.readiness = readiness;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public int port() {
        return port;
    }

    @Override
    public LogFile log() {
        return log;
    }

    @Override
    public void launch() {
        log.rotate();
        var builder = new ProcessBuilder(Programs.joined(DEAF, command))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.path().toFile()));
        builder.environment().putAll(environment);
        try {
            process = Optional.of(builder.start());
        } catch (IOException e) {
            throw new Trouble("The " + name + " cannot be started: " + e.getMessage() + ".", e);
        }
    }

    @Override
    public boolean isReady() {
        return process().isPresent() && readiness.getAsBoolean();
    }

    @Override
    public Optional<ProcessHandle> process() {
        return process.filter(Process::isAlive).map(Process::toHandle);
    }

    @Override
    public void stop(Duration patience) {
        Processes.stop(process().stream().toList(), patience);
    }
}
