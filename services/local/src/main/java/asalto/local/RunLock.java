package asalto.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** The right to run {@code up} in a data folder: one process at a time has it, and loses it when it ends in whatever way. */
final class RunLock implements AutoCloseable {

    private final FileChannel channel;

    private RunLock(FileChannel channel) {
        this.channel = channel;
    }

    static RunLock take(Path data) {
        var file = data.resolve("lock");
        var owner = data.resolve("lock.pid");
        try {
            Files.createDirectories(data);
            var channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (channel.tryLock() == null) {
                channel.close();
                throw new Trouble("Asalto is already running on " + data + said(owner)
                        + ": stop that one first, or give this one another folder with"
                        + " ASALTO_DATA and another port with ASALTO_PORT.");
            }
            Files.writeString(owner, Long.toString(ProcessHandle.current().pid()));
            return new RunLock(channel);
        } catch (IOException e) {
            throw new Trouble(
                    "The data folder " + data + " cannot be written (" + e.getMessage()
                            + "): make it writable, or name another with ASALTO_DATA.",
                    e);
        }
    }

    /** Who has it, unless it has only just taken it and has not said so yet: what is on file then is gone. */
    private static String said(Path owner) throws IOException {
        var pid = Files.exists(owner) ? Files.readString(owner).strip() : "";
        var lives = pid.matches("[0-9]{1,18}")
                && ProcessHandle.of(Long.parseLong(pid))
                        .filter(Processes::lives)
                        .isPresent();
        return lives ? " (process " + pid + ")" : "";
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
