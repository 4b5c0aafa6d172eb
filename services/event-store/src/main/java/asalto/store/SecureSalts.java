package asalto.store;

import asalto.protocol.Salt;
import java.security.SecureRandom;
import java.util.function.Supplier;

/** Salts that nobody can guess. */
public final class SecureSalts implements Supplier<Salt> {

    private final SecureRandom random = new SecureRandom();

    @Override
    public Salt get() {
        var bytes = new byte[Salt.BYTES];
        random.nextBytes(bytes);
        return Salt.of(bytes);
    }
}
