package asalto.local;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Processes that are asked to end, and made to. */
final class Processes {

    private Processes() {}

    /** SIGTERM to all, SIGKILL to those that are still there after the patience; returns when all are gone. */
    static void stop(List<ProcessHandle> processes, Duration patience) {
        processes.forEach(ProcessHandle::destroy);
        if (!haveEnded(processes, patience)) {
            processes.forEach(ProcessHandle::destroyForcibly);
            haveEnded(processes, Duration.ofSeconds(5));
        }
    }

    private static boolean haveEnded(List<ProcessHandle> processes, Duration patience) {
        var ends = processes.stream().map(ProcessHandle::onExit).toArray(CompletableFuture[]::new);
        try {
            CompletableFuture.allOf(ends).get(patience.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }
}
