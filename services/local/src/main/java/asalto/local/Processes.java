package asalto.local;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/** Processes that are asked to end, and made to. */
final class Processes {

    private static final Duration AFTER_KILL = Duration.ofSeconds(5);
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(20);

    private Processes() {}

    /** SIGTERM to all, SIGKILL to those that are still there after the patience; returns when all are gone. */
    static void stop(List<ProcessHandle> processes, Duration patience) {
        processes.forEach(ProcessHandle::destroy);
        if (!haveEnded(processes, patience)) {
            processes.forEach(ProcessHandle::destroyForcibly);
            haveEnded(processes, AFTER_KILL);
        }
    }

    /** Whether it runs: one that has ended and that nobody has asked about yet has no command any more. */
    static boolean lives(ProcessHandle process) {
        return process.isAlive() && process.info().command().isPresent();
    }

    /** Waits for their end. {@link ProcessHandle#onExit} looks after a process that is not our child every few seconds only. */
    static boolean haveEnded(List<ProcessHandle> processes, Duration patience) {
        var end = Instant.now().plus(patience);
        while (processes.stream().anyMatch(Processes::lives)) {
            if (Instant.now().isAfter(end)) {
                return false;
            }
            LockSupport.parkNanos(BETWEEN_LOOKS.toNanos());
        }
        return true;
    }
}
