package asalto.chronicle.audit;

import static java.nio.charset.StandardCharsets.UTF_8;

import asalto.chronicle.copy.Recorded;
import asalto.chronicle.copy.Summary;
import asalto.chronicle.export.ArenaAway;
import asalto.chronicle.export.Export;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * Both copies, read side by side once. What the chronicle had when the walk began must be in the export, which was asked
 * for afterwards; what the export has beyond it may still be on its way through the topic.
 */
final class Walk {

    private final Summary begun;
    private final Rows rows;
    private final Optional<Export> export;
    private final Set<Long> refused;
    private final Chain ours;
    private final Chain theirs;
    private long rowsRead;
    private long linesRead;
    private boolean exportEnded;
    private boolean topicBehind;
    private Optional<ArenaAway> away = Optional.empty();
    private Optional<Divergence> difference = Optional.empty();

    /**
     * @param export if the arena has one
     * @param refused the seqs that refused records claim
     */
    Walk(UUID encounter, Summary begun, Rows rows, Optional<Export> export, Set<Long> refused) {
        this.begun = begun;
        this.rows = rows;
        this.export = export;
        this.refused = refused;
        this.ours = new Chain(encounter);
        this.theirs = new Chain(encounter);
    }

    Chain ours() {
        return ours;
    }

    Chain theirs() {
        return theirs;
    }

    /** Why the arena could not be asked to the end. */
    Optional<String> away() {
        return away.map(ArenaAway::reason);
    }

    /** The arena was there, and did not show what it has. */
    boolean isExportWithheld() {
        return away.filter(ArenaAway::hasAnswered).isPresent();
    }

    /** The first event that is not the same in both. */
    Optional<Divergence> difference() {
        return difference;
    }

    /** The export has more, and nothing says that it will not come. */
    boolean isTopicBehind() {
        return topicBehind;
    }

    /** The export was read to its end. */
    boolean isExportWhole() {
        return export.isPresent() && exportEnded && away.isEmpty();
    }

    Audit.Heads heads() {
        return new Audit.Heads(linesRead, rowsRead);
    }

    /** For when there is nobody to compare with. */
    Walk withoutArena(ArenaAway why) {
        away = Optional.of(why);
        exportEnded = true;
        return this;
    }

    Walk walk() throws SQLException, InterruptedException {
        while (ours.isSound() || theirs.isSound()) {
            var line = line();
            line.ifPresent(theirs::add);
            var row = row(line.isPresent());
            if (line.isEmpty() && row.isEmpty()) {
                break;
            }
            compare(row, line);
        }
        if (rowsRead < begun.lastSeq()) {
            ours.fail(Fault.of(ours.next(), "missing"));
        }
        return this;
    }

    private Optional<byte[]> line() throws InterruptedException {
        if (exportEnded || export.isEmpty()) {
            return Optional.empty();
        }
        try {
            var line = export.get().next();
            linesRead += line.isPresent() ? 1 : 0;
            if (line.isEmpty()) {
                exportEnded = true;
                theirs.requireEnd(export.get().announced());
            }
            return line;
        } catch (ArenaAway e) {
            withoutArena(e);
            return Optional.empty();
        }
    }

    private Optional<Recorded> row(boolean exportGoesOn) throws SQLException, InterruptedException {
        if (!ours.isSound() || topicBehind) {
            return Optional.empty();
        }
        boolean isPromised = rowsRead < begun.highestSeq();
        if (!isPromised && !exportGoesOn) {
            return Optional.empty();
        }
        boolean mayCome = !isPromised && theirs.isSound() && !refused.contains(ours.next());
        return mayCome ? rows.awaitNext() : rows.next();
    }

    private void compare(Optional<Recorded> row, Optional<byte[]> line) {
        if (row.isPresent()) {
            rowsRead++;
            var text = row.get().envelope().getBytes(UTF_8);
            boolean same = line.isPresent() && Arrays.equals(text, line.get());
            add(row.get(), text, same);
            compare(line.isPresent(), same);
        } else if (ours.isSound() && theirs.isSound()) {
            lacking();
        }
    }

    /** What is the same as in the export is checked once. */
    private void add(Recorded row, byte[] text, boolean same) {
        if (row.seq() > ours.next()) {
            ours.fail(Fault.of(ours.next(), "missing"));
        }
        boolean checked = same && theirs.isSound() && ours.adopt(theirs.sound().getLast());
        if (!checked) {
            ours.add(text);
        }
        ours.requireAnnounced(row.hash());
    }

    private void compare(boolean isExported, boolean same) {
        if (isExported && !same) {
            differ(Where.BOTH, Fault.of(rowsRead, "differs"));
        }
        if (!isExported && away.isEmpty()) {
            differ(Where.ARENA, Fault.of(rowsRead, "missing"));
        }
    }

    /** The chronicle has no row where the export has a sound event. */
    private void lacking() {
        long seq = ours.next();
        if (rowsRead < begun.lastSeq() || refused.contains(seq)) {
            ours.fail(Fault.of(seq, "missing"));
        } else {
            topicBehind = true;
        }
    }

    private void differ(Where where, Fault fault) {
        if (difference.isEmpty()) {
            difference = Optional.of(new Divergence(where, Check.SAME, fault));
        }
    }
}
