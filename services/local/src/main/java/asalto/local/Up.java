package asalto.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.Level;
import java.util.logging.Logger;

/** {@code ./asalto up}: runs all of Asalto on this machine until it is told to stop. */
public final class Up {

    private Up() {}

    /** The folder of the repository is the property {@code asalto.root}, otherwise where it is started. */
    public static void main(String... arguments) {
        // What a client library logs is not for the person at the terminal.
        Logger.getLogger("").setLevel(Level.OFF);
        try {
            var root = Path.of(System.getProperty("asalto.root", "")).toAbsolutePath();
            run(Settings.of(root, System.getenv()));
        } catch (Trouble trouble) {
            giveUp(trouble.getMessage());
        } catch (UncheckedIOException e) {
            giveUp(ofDisk(e.getCause()));
        } catch (IOException e) {
            giveUp(ofDisk(e));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void run(Settings settings) throws InterruptedException, IOException {
        try (var _ = RunLock.take(settings.data())) {
            Files.createDirectories(settings.data().resolve("log"));
            var leftovers = Leftovers.in(settings.data());
            leftovers.end();
            Postgres.stopAnyOn(settings.data().resolve(PostgresServer.NAME), settings.log(PostgresServer.NAME));
            new RunFile(settings.data()).remove();
            Space.check(settings.data());
            checkPort(settings);
            Operators.check(settings);
            var household = new Household(settings, leftovers);
            var supervisor = new Supervisor(household.tiers(), new RunFile(settings.data()), settings.address());
            Runtime.getRuntime().addShutdownHook(new Thread(supervisor::stop, "stop"));
            supervisor.run();
        } finally {
            // It served all the same: only this is left to say.
            if (Console.isLost()) {
                System.err.println(Console.LOST);
            }
        }
    }

    private static void giveUp(String sentence) {
        System.err.println(sentence);
        System.exit(1);
    }

    private static String ofDisk(IOException e) {
        return "The data folder cannot be used (" + e.getMessage()
                + "): look whether there is room on its disk and whether"
                + " it may be written, or name another with ASALTO_DATA.";
    }

    private static void checkPort(Settings settings) {
        var where = settings.host() + ":" + settings.port();
        switch (Ports.tried(settings.host(), settings.port())) {
            case FREE -> {}
            case TAKEN ->
                throw new Trouble("Port " + settings.port() + " is in use by another program: stop that one, or choose"
                        + " another port, such as ASALTO_PORT=" + (settings.port() % 65_535 + 1) + " ./asalto up.");
            case FORBIDDEN ->
                throw new Trouble(
                        "Nothing can listen on " + where + ": ASALTO_HOST must be an address of this machine, and"
                                + " a port below 1024 in ASALTO_PORT needs permission.");
        }
    }
}
