package asalto.local;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.SortedMap;
import java.util.TreeMap;

/** The ports of what listens on loopback behind the arena: chosen once, and again only when another program took one. */
final class KeptPorts {

    private final Kept kept;
    private final int asked;

    private KeptPorts(Kept kept, int asked) {
        this.kept = kept;
        this.asked = asked;
    }

    /**
     * @param asked the port that a person asked for the arena: not for anybody here
     */
    static KeptPorts in(Path data, int asked) {
        var file = data.resolve("ports.properties");
        var kept = Kept.in(file);
        check(file, new TreeMap<>(kept.values()));
        return new KeptPorts(kept, asked);
    }

    /** The port of a server that does not run yet. */
    int of(String server) {
        var text = kept.values().get(server);
        if (text == null) {
            return chosen(server);
        }
        var port = Integer.parseInt(text);
        if (port == asked || !Ports.isFree("127.0.0.1", port)) {
            var other = chosen(server);
            Console.tell(server, "port " + port + " is in use, takes " + other);
            return other;
        }
        return port;
    }

    private int chosen(String server) {
        int port;
        do {
            port = Ports.free(1).getFirst();
        } while (port == asked || kept.values().containsValue(Integer.toString(port)));
        kept.put(server, Integer.toString(port));
        return port;
    }

    /** What we write is right: what is not was written by somebody else, who will want to know. */
    private static void check(Path file, SortedMap<String, String> values) {
        var owners = new HashMap<Integer, String>();
        values.forEach((server, text) -> {
            var port = text.matches("[1-9][0-9]{0,4}") ? Integer.parseInt(text) : 0;
            if (port == 0 || port > 65_535) {
                throw wrong(
                        file, "gives " + server + " the port \"" + text + "\", which is not a number from 1 to 65535");
            }
            var other = owners.putIfAbsent(port, server);
            if (other != null) {
                throw wrong(file, "gives " + other + " and " + server + " the same port " + port);
            }
        });
    }

    private static Trouble wrong(Path file, String what) {
        return new Trouble(
                "The file " + file + " " + what + ": put it right, or remove the file and free ports are chosen.");
    }
}
