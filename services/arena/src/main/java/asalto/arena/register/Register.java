package asalto.arena.register;

import io.quarkus.panache.common.Sort;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** The ordinary state of encounters. */
@ApplicationScoped
public class Register {

    /** Enters an encounter, or corrects the entry of one that was never opened. */
    public void enter(UUID encounter, String name, String ruleset, String pace) {
        Bookkeeping.does("enter an encounter", () -> {
            var entry = new EncounterEntry();
            entry.id = encounter.toString();
            entry.name = name;
            entry.ruleset = ruleset;
            entry.pace = pace;
            entry.openedAt = Instant.now();
            return EncounterEntry.getEntityManager().merge(entry);
        });
    }

    public Optional<EncounterEntry> entry(UUID encounter) {
        return Bookkeeping.does("look an entry up", () -> EncounterEntry.findByIdOptional(encounter.toString()));
    }

    /**
     * Encounters, newest first; some of them may never have been opened.
     *
     * @param before only those that come after this one in that order; nobody, if it is not there
     */
    public List<EncounterEntry> newest(Optional<String> before, int most) {
        var order = Sort.descending("openedAt", "id");
        return Bookkeeping.does(
                "list encounters",
                () -> (before.isEmpty()
                                ? EncounterEntry.<EncounterEntry>findAll(order)
                                : EncounterEntry.<EncounterEntry>find(
                                        "(openedAt, id) < (select e.openedAt, e.id from EncounterEntry e where e.id = ?1)",
                                        order,
                                        before.get()))
                        .page(0, most)
                        .list());
    }

    /** Puts dice aside for a round that is about to start. */
    public void putAside(UUID encounter, int round, DiceAside dice) {
        Bookkeeping.does("put dice aside", () -> {
            var entry = new RoundDiceEntry();
            entry.of = new RoundDiceEntry.Of(encounter.toString(), round);
            entry.pace = dice.pace();
            entry.seed = dice.seed();
            entry.tape = dice.tape()
                    .map(faces -> faces.stream().mapToInt(Integer::intValue).toArray())
                    .orElse(null);
            return RoundDiceEntry.getEntityManager().merge(entry);
        });
    }

    public Optional<DiceAside> aside(UUID encounter, int round) {
        return Bookkeeping.does(
                "look dice up",
                () -> RoundDiceEntry.<RoundDiceEntry>findByIdOptional(
                                new RoundDiceEntry.Of(encounter.toString(), round))
                        .map(entry -> new DiceAside(entry.pace, entry.seed, faces(entry))));
    }

    private static Optional<List<Integer>> faces(RoundDiceEntry entry) {
        return Optional.ofNullable(entry.tape)
                .map(tape -> Arrays.stream(tape).boxed().toList());
    }
}
