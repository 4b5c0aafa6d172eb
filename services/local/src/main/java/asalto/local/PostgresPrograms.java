package asalto.local;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;

/** PostgreSQL's own programs, unpacked once per user from the archive on the class path. */
final class PostgresPrograms {

    private PostgresPrograms() {}

    /** The folder that has {@code bin/initdb}, {@code bin/pg_ctl}, {@code bin/postgres}. */
    static Path folder() {
        try {
            var target = Folders.cache().resolve("postgresql-" + digest().substring(0, 16));
            return Files.isDirectory(target) ? target : unpacked(target);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Unpacks beside the target and renames, so that nobody ever sees half of it. */
    private static Path unpacked(Path target) throws IOException {
        Files.createDirectories(target.getParent());
        var beside = Files.createTempDirectory(target.getParent(), "unpacking-");
        try (var archive = new TarArchiveInputStream(new XZCompressorInputStream(new BufferedInputStream(archive())))) {
            for (var entry = archive.getNextEntry(); entry != null; entry = archive.getNextEntry()) {
                unpack(archive, entry, beside);
            }
        }
        try {
            return Files.move(beside, target, java.nio.file.StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            throw e;
        } catch (FileSystemException e) {
            // Another process was first.
            Folders.delete(beside);
            if (Files.isDirectory(target)) {
                return target;
            }
            throw e;
        }
    }

    private static void unpack(TarArchiveInputStream archive, TarArchiveEntry entry, Path root) throws IOException {
        var path = root.resolve(entry.getName()).normalize();
        if (!path.startsWith(root)) {
            throw new IOException("The archive leaves its folder: " + entry.getName());
        }
        if (entry.isDirectory()) {
            Files.createDirectories(path);
            return;
        }
        Files.createDirectories(path.getParent());
        if (entry.isSymbolicLink()) {
            Files.createSymbolicLink(path, Path.of(entry.getLinkName()));
        } else if (entry.isLink()) {
            Files.copy(root.resolve(entry.getLinkName()), path);
        } else {
            Files.copy(archive, path);
            if ((entry.getMode() & 0100) != 0 && !path.toFile().setExecutable(true)) {
                throw new IOException("Cannot make executable: " + path);
            }
        }
    }

    private static String digest() throws IOException {
        try (var in = new DigestInputStream(archive(), MessageDigest.getInstance("SHA-256"))) {
            in.transferTo(java.io.OutputStream.nullOutputStream());
            return HexFormat.of().formatHex(in.getMessageDigest().digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static InputStream archive() {
        var os = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("mac") ? "darwin" : "linux";
        var arch = System.getProperty("os.arch").equals("aarch64") ? "arm_64" : "x86_64";
        var archive = PostgresPrograms.class.getResourceAsStream("/postgres-" + os + "-" + arch + ".txz");
        if (archive == null) {
            throw new Trouble(
                    "There is no PostgreSQL for this machine (" + os + ", " + arch + "): give one with ASALTO_DB_URL.");
        }
        return archive;
    }
}
