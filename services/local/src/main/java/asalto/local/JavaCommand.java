package asalto.local;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarFile;

/** Commands that run a main class by this Java, tethered. */
final class JavaCommand {

    private JavaCommand() {}

    static List<String> of(List<String> options, String classPath, String main, List<String> arguments) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-cp", classPath, Tether.class.getName(), main));
        command.addAll(arguments);
        return command;
    }

    static List<String> ofJar(Path jar) {
        return of(List.of(), ownCode() + File.pathSeparator + jar, mainClass(jar), List.of());
    }

    private static String mainClass(Path jar) {
        if (!Files.exists(jar)) {
            throw new Trouble("The service " + jar + " is missing: build it with ./asalto up, or with"
                    + " ./mvnw -Dquick package.");
        }
        try (var file = new JarFile(jar.toFile())) {
            return Optional.ofNullable(file.getManifest())
                    .map(manifest -> manifest.getMainAttributes().getValue(Attributes.Name.MAIN_CLASS))
                    .orElseThrow(() -> new IOException("it names no main class"));
        } catch (IOException e) {
            throw new Trouble(
                    "The service " + jar + " cannot be read (" + e.getMessage()
                            + "): build it again with ./mvnw -Dquick clean package.",
                    e);
        }
    }

    private static String ownCode() {
        try {
            return Path.of(Tether.class
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
