package asalto.local;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

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

    /** As {@code java -jar} would run it. */
    static List<String> ofJar(List<String> options, Path jar) {
        var manifest = manifest(jar);
        var main = Optional.ofNullable(manifest.getValue(Attributes.Name.MAIN_CLASS))
                .orElseThrow(() -> unreadable(jar, "it names no main class"));
        return of(Programs.joined(options, openings(manifest)), ownCode() + File.pathSeparator + jar, main, List.of());
    }

    private static Attributes manifest(Path jar) {
        if (!Files.exists(jar)) {
            throw new Trouble("The service " + jar + " is missing: build it with ./asalto up, or with"
                    + " ./mvnw -Dquick package.");
        }
        try (var file = new JarFile(jar.toFile())) {
            return Optional.ofNullable(file.getManifest())
                    .orElseGet(Manifest::new)
                    .getMainAttributes();
        } catch (IOException e) {
            throw unreadable(jar, e.getMessage());
        }
    }

    /** The JVM reads these of the manifest's attributes only when it is given the jar itself. */
    private static List<String> openings(Attributes manifest) {
        var options = new ArrayList<String>();
        for (var attribute : List.of("Add-Opens", "Add-Exports")) {
            var packages = Optional.ofNullable(manifest.getValue(attribute)).orElse("");
            for (var opened : packages.strip().split("\\s+")) {
                if (!opened.isEmpty()) {
                    options.addAll(List.of("--" + attribute.toLowerCase(Locale.ROOT), opened + "=ALL-UNNAMED"));
                }
            }
        }
        Optional.ofNullable(manifest.getValue("Enable-Native-Access"))
                .ifPresent(who -> options.add("--enable-native-access=" + who));
        return options;
    }

    private static Trouble unreadable(Path jar, String why) {
        return new Trouble("The service " + jar + " cannot be read (" + why
                + "): build it again with ./mvnw -Dquick clean package.");
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
