package asalto.local;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** Keeps the servers running until it is asked to stop, then stops them, the dependent first. */
final class Supervisor {

    private static final int LOOK_MILLIS = 100;
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final List<List<Watch>> tiers;
    private final List<Watch> watches;
    private final RunFile runFile;
    private final String address;
    private final CountDownLatch asked = new CountDownLatch(1);
    private final CountDownLatch stopped = new CountDownLatch(1);
    private boolean announced;

    /**
     * @param tiers the last is stopped first; those of one tier together
     */
    Supervisor(List<List<Watch>> tiers, RunFile runFile, String address) {
        this.tiers = List.copyOf(tiers);
        watches = tiers.stream().flatMap(List::stream).toList();
        this.runFile = runFile;
        this.address = address;
    }

    /** Runs until {@link #stop} is called by another thread, or there is trouble that it cannot mend. */
    void run() throws InterruptedException {
        try {
            while (!asked.await(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
                lookOnce();
            }
        } catch (Trouble trouble) {
            // Programs that start something hear the terminal's Ctrl-C too: what they say then is not news.
            if (asked.getCount() > 0) {
                throw trouble;
            }
        } finally {
            stopAll();
            stopped.countDown();
        }
    }

    /** Asks for the end and waits for it. */
    void stop() {
        asked.countDown();
        watches.forEach(watch -> watch.server().abandonLaunch());
        try {
            stopped.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void lookOnce() {
        var changed = false;
        for (var watch : watches) {
            changed |= watch.look(Instant.now());
        }
        if (changed && watches.stream().allMatch(Watch::isReady)) {
            runFile.write(address, watches.stream().map(Watch::server).toList());
            if (!announced) {
                Console.say("Asalto is at " + address);
                announced = true;
            }
        }
    }

    private void stopAll() {
        runFile.remove();
        var told = tiers.reversed().stream()
                .map(Supervisor::running)
                .filter(names -> !names.isEmpty())
                .collect(Collectors.joining(", then "));
        if (told.isEmpty()) {
            return;
        }
        Console.say("Stopping " + told + ".");
        for (var tier : tiers.reversed()) {
            var stopping = tier.stream()
                    .map(watch -> Thread.ofVirtual().start(() -> stop(watch.server())))
                    .toList();
            stopping.forEach(Supervisor::awaitUninterruptibly);
        }
        Console.say("All has stopped.");
    }

    private static String running(List<Watch> tier) {
        return tier.stream()
                .map(Watch::server)
                .filter(server -> server.process().isPresent())
                .map(Server::name)
                .collect(Collectors.joining(" and "));
    }

    private static void stop(Server server) {
        if (server.process().isPresent()) {
            server.stop(PATIENCE);
            Console.tell(server.name(), "stopped");
        }
    }

    private static void awaitUninterruptibly(Thread thread) {
        var interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
