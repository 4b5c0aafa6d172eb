package asalto.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The room on the disk that holds the data folder. */
final class Space {

    private static final long MEBIBYTE = 1 << 20;
    static final long LEAST_MEBIBYTES = 512;

    private Space() {}

    static void check(Path data) {
        try {
            check(data, Files.getFileStore(data).getUsableSpace() / MEBIBYTE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void check(Path data, long freeMebibytes) {
        if (freeMebibytes < LEAST_MEBIBYTES) {
            throw new Trouble("The disk that holds " + data + " has " + freeMebibytes + " MB free and up needs "
                    + LEAST_MEBIBYTES + " MB: make room, or name a folder on another disk with ASALTO_DATA.");
        }
    }

    static String full(Path data) {
        return "The disk that holds " + data + " is full: make room and start again; what was stored is kept.";
    }
}
