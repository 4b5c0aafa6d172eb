package asalto.rules.desafio;

import asalto.rules.desafio.DesafioFact.Difficulty;
import asalto.rules.desafio.DesafioFact.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The difficulty of one roll, source by source. Rule D-40: all are added up; those of 0 are left out. */
final class Difficulties {

    private final List<Difficulty> entries = new ArrayList<>();
    private long sum;

    Difficulties add(Source source, int value) {
        return value == 0 ? this : add(new Difficulty(source, value, Optional.empty()));
    }

    Difficulties addIf(boolean applies, Source source, int value) {
        return applies ? add(source, value) : this;
    }

    /** Rule D-48. */
    Difficulties gm(int value, String reason) {
        return value == 0 ? this : add(new Difficulty(Source.GM, value, Optional.of(reason)));
    }

    /** Rule D-48: the standing modifiers of a combatant, those declared with one action, and those ruled on it. */
    Difficulties gm(Fight fight, Fighter fighter, Planned planned, Optional<List<Action.Modifier>> ofTheAction) {
        for (var modifier : fight.ground().modifiersOf(fighter.id())) {
            gm(modifier.value(), modifier.reason());
        }
        ofTheAction.ifPresent(this::gm);
        return gm(fighter.ruled(planned.position()));
    }

    Difficulties gm(List<Action.Modifier> modifiers) {
        for (var modifier : modifiers) {
            gm(modifier.value(), modifier.reason());
        }
        return this;
    }

    private Difficulties add(Difficulty entry) {
        entries.add(entry);
        sum += entry.value();
        return this;
    }

    /** Rules D-10, D-14: a 10 is a face like any other; what it fails is failed and no more. */
    boolean allow(int roll, int value) {
        return total(roll) <= value;
    }

    /** The roll with all of it, in 64 bits: a director's figures have 32 each. */
    long total(int roll) {
        return roll + sum;
    }

    List<Difficulty> entries() {
        return List.copyOf(entries);
    }
}
