package asalto.store.postgres;

import java.io.Reader;
import java.io.StringReader;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.ResourceProvider;
import org.flywaydb.core.api.resource.LoadableResource;
import org.jspecify.annotations.Nullable;

/** Brings the schema {@code log} to what this version of the store needs. */
public final class Migrations {

    private static final String SCHEMA = "log";

    /** In order; a file that has been released is never changed. */
    private static final List<String> FILES = List.of("V1__log.sql");

    private Migrations() {}

    /**
     * Makes the schema, or brings it up to date. Several may do it at once.
     *
     * @param owner the role that the schema belongs to; the service's own role must not be it
     * @param serviceRole who may append and read
     */
    public static void run(DataSource owner, String serviceRole) {
        Flyway.configure()
                .dataSource(owner)
                .schemas(SCHEMA)
                .resourceProvider(new Files())
                .placeholders(Map.of("app", serviceRole))
                .load()
                .migrate();
    }

    /** The files by name, because not every class loader can list a folder of a jar. */
    private static final class Files implements ResourceProvider {

        @Override
        public @Nullable LoadableResource getResource(String name) {
            return FILES.contains(name) ? new File(name) : null;
        }

        @Override
        public Collection<LoadableResource> getResources(String prefix, String[] suffixes) {
            return FILES.stream()
                    .filter(name -> name.startsWith(prefix) && List.of(suffixes).contains(".sql"))
                    .<LoadableResource>map(File::new)
                    .toList();
        }
    }

    private static final class File extends LoadableResource {

        private final String name;

        File(String name) {
            this.name = name;
        }

        @Override
        public Reader read() {
            return new StringReader(Sql.migration(name));
        }

        @Override
        public String getAbsolutePath() {
            return "asalto/store/migrations/" + name;
        }

        @Override
        public String getAbsolutePathOnDisk() {
            return getAbsolutePath();
        }

        @Override
        public String getFilename() {
            return name;
        }

        @Override
        public String getRelativePath() {
            return name;
        }
    }
}
