package asalto.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * {@code run.json}: what runs now, for programs; there while everything is ready for the first time or again.
 *
 * <p>{@code {"address", "pid", "ports": {server: port}, "pids": {server: pid}}}.
 */
final class RunFile {

    private final Path file;

    RunFile(Path data) {
        file = data.resolve("run.json");
    }

    void write(String address, List<Server> servers) {
        var text = """
                {"address": "%s", "pid": %d, "ports": {%s}, "pids": {%s}}
                """.formatted(
                address,
                ProcessHandle.current().pid(),
                fields(servers, Server::port),
                fields(
                        servers,
                        server -> server.process().map(ProcessHandle::pid).orElse(0L)));
        var beside = file.resolveSibling("run.json.new");
        try {
            Files.writeString(beside, text);
            Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void remove() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String fields(List<Server> servers, Function<Server, Number> value) {
        return servers.stream()
                .map(server -> "\"" + server.name() + "\": " + value.apply(server))
                .collect(Collectors.joining(", "));
    }
}
