package asalto.store.postgres;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The statements, by the names of their files. */
final class Sql {

    private Sql() {}

    static String statement(String name) {
        return resource("postgres/" + name + ".sql");
    }

    static String migration(String file) {
        return resource("migrations/" + file);
    }

    private static String resource(String path) {
        try (var file = Sql.class.getResourceAsStream("/asalto/store/" + path)) {
            if (file == null) {
                throw new IllegalStateException("the jar has no " + path);
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
    }
}
