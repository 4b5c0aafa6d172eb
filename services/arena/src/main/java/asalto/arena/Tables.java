package asalto.arena;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/** The tables of this node, one per encounter that anybody has asked for. */
@ApplicationScoped
public class Tables {

    private final Map<UUID, Table> tables = new ConcurrentHashMap<>();
    private final Log log;

    Tables(Log log) {
        this.log = log;
    }

    Table of(UUID encounter) {
        return tables.computeIfAbsent(encounter, Table::new);
    }

    /** The encounter as it is now: what is remembered, and what the log has beyond it. */
    public Fold now(UUID encounter) {
        var table = of(encounter);
        return table.saw(log.foldOn(table.fold()));
    }

    /** Forgets what every table has seen. Nothing is lost: it is in the log. */
    public void forget() {
        tables.clear();
    }
}
