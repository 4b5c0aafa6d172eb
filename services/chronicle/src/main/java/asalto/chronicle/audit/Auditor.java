package asalto.chronicle.audit;

import asalto.chronicle.Settings;
import asalto.chronicle.copy.Copy;
import asalto.chronicle.copy.RefusedRecord;
import asalto.chronicle.copy.Summary;
import asalto.chronicle.export.Arena;
import asalto.chronicle.export.ArenaAway;
import asalto.chronicle.export.Export;
import asalto.chronicle.intake.Progress;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

/** Audits encounters. Reads only, so that intake goes on meanwhile. */
@Singleton
public final class Auditor {

    /** Enough to see what is going on; they may be many if somebody floods the topic. */
    private static final int REFUSED_SHOWN = 100;

    private final Settings settings;
    private final Copy copy;
    private final Arena arena;
    private final Progress progress;

    Auditor(Settings settings, Copy copy, Arena arena, Progress progress) {
        this.settings = settings;
        this.copy = copy;
        this.arena = arena;
        this.progress = progress;
    }

    /** Empty if neither the chronicle nor the arena knows the encounter. */
    public Optional<Audit> audit(UUID encounter) throws SQLException, InterruptedException, IOException {
        // The own copy first: what it has by now, the export must have.
        var begun = copy.summary(encounter.toString());
        var refused = copy.refused(encounter.toString(), REFUSED_SHOWN);
        try {
            var export = arena.export(encounter.toString());
            if (export.isEmpty()) {
                return begun.isUnknown()
                        ? Optional.empty()
                        : Optional.of(report(encounter, walk(encounter, begun, refused, Optional.empty()), refused));
            }
            try (var lines = export.get()) {
                return Optional.of(report(encounter, walk(encounter, begun, refused, Optional.of(lines)), refused));
            }
        } catch (ArenaAway e) {
            var alone = prepared(encounter, begun, refused, Optional.empty()).withoutArena(e);
            return Optional.of(report(encounter, alone.walk(), refused));
        }
    }

    private Walk walk(UUID encounter, Summary begun, List<RefusedRecord> refused, Optional<Export> export)
            throws SQLException, InterruptedException {
        return prepared(encounter, begun, refused, export).walk();
    }

    private Walk prepared(UUID encounter, Summary begun, List<RefusedRecord> refused, Optional<Export> export) {
        var rows = new Rows(copy, progress, encounter.toString(), settings.topicPatience());
        var claimed = refused.stream().flatMap(r -> r.seq().stream()).collect(Collectors.toSet());
        return new Walk(encounter, begun, rows, export, claimed);
    }

    private static Audit report(UUID encounter, Walk walk, List<RefusedRecord> refused) {
        return new Report(encounter.toString(), walk, refused).audit();
    }
}
