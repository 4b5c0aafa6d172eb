package asalto.local;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;

/** The passwords of this folder's database roles, drawn once. */
final class Secrets {

    private final Kept kept;

    private Secrets(Kept kept) {
        this.kept = kept;
    }

    static Secrets in(Path data) {
        return new Secrets(Kept.in(fileIn(data), "put it back as it was: without it the data beside it stays closed"));
    }

    static Path fileIn(Path data) {
        return data.resolve("secrets.properties");
    }

    String of(String role) {
        if (!kept.values().containsKey(role)) {
            kept.put(role, drawn());
        }
        return kept.values().get(role);
    }

    private static String drawn() {
        var bytes = new byte[24];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
