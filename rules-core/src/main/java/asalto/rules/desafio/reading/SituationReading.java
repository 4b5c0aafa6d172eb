package asalto.rules.desafio.reading;

import asalto.rules.desafio.Cover;
import asalto.rules.desafio.Distances;
import asalto.rules.desafio.Posture;
import asalto.rules.desafio.Situation;
import asalto.rules.desafio.Situation.Change;
import asalto.rules.desafio.Situation.Range;
import asalto.rules.desafio.Situation.StandingModifier;
import asalto.rules.form.Shape;
import asalto.rules.form.Written;
import asalto.rules.form.WrittenFields;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads {@code situation}: distances (Rule D-45), standing modifiers (Rule D-48), and what changes of combatants. */
public final class SituationReading {

    private static final Shape FIRST = Shape.of().with("ranges", "modifiers");
    private static final Shape OF_A_ROUND = FIRST.with("set");
    private static final Shape RANGE = Shape.of("from", "to", "metres");
    private static final Shape MODIFIER = Shape.of("combatant", "value", "reason");
    private static final Shape CHANGE = Shape.of("combatant").with("cover", "storey", "moving", "mounted", "posture");

    private final Roster roster;

    public SituationReading(Roster roster) {
        this.roster = roster;
    }

    /** The situation that an encounter begins with. */
    public Optional<Situation> first(Written written) {
        return read(written, FIRST);
    }

    /** What changes from a round on. */
    public Optional<Situation> ofRound(Written written) {
        return read(written, OF_A_ROUND);
    }

    private Optional<Situation> read(Written written, Shape shape) {
        return written.fields(shape).flatMap(fields -> {
            var ranges = fields.read("ranges", this::ranges);
            var modifiers = fields.read("modifiers", this::modifiers);
            var set = fields.read("set", this::changes);
            return fields.ifSound(() -> new Situation(ranges, modifiers, set));
        });
    }

    private Optional<List<Range>> ranges(Written written) {
        var earlier = new HashSet<Distances.Pair>();
        return written.list(Bounds.RANGES, row -> row.fields(RANGE).flatMap(fields -> range(fields, earlier)));
    }

    private Optional<Range> range(WrittenFields fields, Set<Distances.Pair> earlier) {
        var from = fields.read("from", roster::somebody);
        var to = fields.read("to", roster::somebody);
        var metres = fields.read("metres", it -> it.whole(0));
        var range = fields.ifSound(() -> new Range(from.orElseThrow(), to.orElseThrow(), metres.orElseThrow()));
        range.ifPresent(it -> {
            if (it.from().equals(it.to()) || !earlier.add(Distances.Pair.of(it.from(), it.to()))) {
                fields.whole().notAllowed("pair", Map.of("rule", "D-45"));
            }
        });
        return range;
    }

    private Optional<List<StandingModifier>> modifiers(Written written) {
        var modifiers = written.list(Bounds.STANDING_MODIFIERS, this::modifier);
        modifiers.ifPresent(all -> written.hasRoom(mostOfOne(all), Bounds.MODIFIERS));
        return modifiers;
    }

    private static int mostOfOne(List<StandingModifier> modifiers) {
        return modifiers.stream()
                .collect(Collectors.groupingBy(StandingModifier::combatant, Collectors.counting()))
                .values()
                .stream()
                .mapToInt(Long::intValue)
                .max()
                .orElse(0);
    }

    private Optional<StandingModifier> modifier(Written written) {
        return written.fields(MODIFIER).flatMap(fields -> {
            var combatant = fields.read("combatant", roster::somebody);
            var value = fields.read("value", Written::whole);
            var reason = fields.read("reason", it -> it.text(Bounds.REASON));
            return fields.ifSound(
                    () -> new StandingModifier(combatant.orElseThrow(), value.orElseThrow(), reason.orElseThrow()));
        });
    }

    private Optional<List<Change>> changes(Written written) {
        var changed = new HashSet<String>();
        return written.list(Bounds.CHANGES, row -> row.fields(CHANGE).flatMap(fields -> change(fields, changed)));
    }

    private Optional<Change> change(WrittenFields fields, Set<String> changed) {
        var combatant = fields.read("combatant", roster::somebody);
        if (combatant.isPresent() && !changed.add(combatant.get())) {
            fields.place("combatant").notAllowed("set-already", Map.of("given", combatant.get()));
        }
        var cover = fields.read("cover", it -> it.choice(Cover.class));
        var storey = fields.read("storey", Written::whole);
        var moving = fields.read("moving", Written::truth);
        var mounted = fields.read("mounted", Written::truth);
        var posture = fields.read("posture", it -> it.choice(Posture.class));
        CombatantReading.refuseProneRider(fields, posture, mounted);
        return fields.ifSound(() -> new Change(combatant.orElseThrow(), cover, storey, moving, mounted, posture));
    }
}
