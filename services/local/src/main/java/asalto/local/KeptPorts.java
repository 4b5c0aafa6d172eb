package asalto.local;

import java.nio.file.Path;
import java.util.Map;

/** The ports of what listens on loopback behind the arena: chosen once, and again only when another program took one. */
final class KeptPorts {

    private final Kept kept;

    private KeptPorts(Kept kept) {
        this.kept = kept;
    }

    static KeptPorts in(Path data) {
        return new KeptPorts(Kept.in(data.resolve("ports.properties")));
    }

    /** The port of a server that does not run yet. */
    int of(String server) {
        var port = parsed(kept.values(), server);
        if (port == 0 || !Ports.isFree("127.0.0.1", port)) {
            port = Ports.free(1).getFirst();
            kept.put(server, Integer.toString(port));
        }
        return port;
    }

    private static int parsed(Map<String, String> values, String server) {
        var text = values.getOrDefault(server, "");
        return text.matches("[1-9][0-9]{0,4}") ? Integer.parseInt(text) : 0;
    }
}
