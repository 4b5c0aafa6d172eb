package asalto.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** A repository in which the two services are fakes. */
final class FakeRoot {

    private FakeRoot() {}

    static Path in(Path folder) throws IOException {
        jar(folder, "arena", FakeService.Arena.class);
        jar(folder, "chronicle", FakeService.Chronicle.class);
        return folder;
    }

    private static void jar(Path root, String service, Class<?> main) throws IOException {
        var jar = root.resolve("services").resolve(service).resolve("target/quarkus-app/quarkus-run.jar");
        Files.createDirectories(jar.getParent());
        var manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, main.getName());
        try (var out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            for (var type : List.of(FakeService.class, main)) {
                var name = type.getName().replace('.', '/') + ".class";
                out.putNextEntry(new JarEntry(name));
                try (var in = type.getResourceAsStream("/" + name)) {
                    java.util.Objects.requireNonNull(in).transferTo(out);
                }
            }
        }
    }
}
