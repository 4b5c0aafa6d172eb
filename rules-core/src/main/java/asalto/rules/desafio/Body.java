package asalto.rules.desafio;

import asalto.rules.CorruptStream;
import asalto.rules.desafio.DesafioFact.Forfeit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * What a fight does to somebody: his attributes now, his wounds, consciousness and life.
 *
 * @param wounds those neither healed nor ended, by number
 * @param inflicted how many wounds he ever had
 * @param shock the clock of a shock that runs (Rule D-67)
 */
record Body(
        SequencedMap<Attribute, Integer> attributes,
        List<Wound> wounds,
        int inflicted,
        Optional<BleedingClock> shock,
        boolean conscious,
        boolean dead) {

    Body {
        wounds = List.copyOf(wounds);
    }

    static Body unhurt(SequencedMap<Attribute, Integer> attributes) {
        return new Body(fixed(attributes), List.of(), 0, Optional.empty(), true, false);
    }

    private static SequencedMap<Attribute, Integer> fixed(SequencedMap<Attribute, Integer> attributes) {
        return Collections.unmodifiableSequencedMap(new TreeMap<>(attributes));
    }

    int attribute(Attribute attribute) {
        var value = attributes.get(attribute);
        if (value == null) {
            throw new CorruptStream("no attribute " + attribute.id());
        }
        return value;
    }

    /** Why he cannot act at all. Rule D-26. */
    Optional<Forfeit> incapable() {
        if (dead) {
            return Optional.of(Forfeit.DEAD);
        }
        if (!conscious) {
            return Optional.of(Forfeit.UNCONSCIOUS);
        }
        return hasLost(Location.ABDOMEN) ? Optional.of(Forfeit.INCAPACITATED) : Optional.empty();
    }

    boolean canAct() {
        return incapable().isEmpty();
    }

    boolean hasLost(Location location) {
        for (int place = 0; place < wounds.size(); place++) {
            if (wounds.get(place).location() == location && wounds.get(place).costsTheLocation()) {
                return true;
            }
        }
        return false;
    }

    boolean hasLostALeg() {
        return hasLost(Location.RIGHT_LEG) || hasLost(Location.LEFT_LEG);
    }

    boolean hasDestroyed(Location location) {
        for (var wound : wounds) {
            if (wound.location() == location && wound.level() == WoundLevel.DESTROYED) {
                return true;
            }
        }
        return false;
    }

    Optional<Wound> wound(int number) {
        return wounds.stream().filter(wound -> wound.number() == number).findFirst();
    }

    /** Rule D-68: the sum of the penalties of his wounds, and of the locations that they cost him. */
    int penalty() {
        int sum = 0;
        for (int place = 0; place < wounds.size(); place++) {
            sum += wounds.get(place).penalty();
            sum += isTheFirstToCost(wounds.get(place)) ? 4 : 0;
        }
        return sum;
    }

    /** A location that is lost is lost once. */
    private boolean isTheFirstToCost(Wound wound) {
        if (!wound.costsTheLocation()) {
            return false;
        }
        for (var earlier : wounds) {
            if (earlier.location() == wound.location() && earlier.costsTheLocation()) {
                return earlier == wound;
            }
        }
        return false;
    }

    /**
     * With a further wound. Rule D-68: a destroyed location has no disabled wounds. The penalty of a minor wound is known
     * after its test only, and with it whether there is shock.
     */
    Body wounded(Wound fresh, Moment moment) {
        if (fresh.number() != inflicted + 1) {
            throw new CorruptStream("wound " + fresh.number() + " after " + inflicted);
        }
        var all = new ArrayList<>(wounds);
        if (fresh.level() == WoundLevel.DESTROYED) {
            all.removeIf(wound -> wound.location() == fresh.location() && wound.level() == WoundLevel.DISABLED);
        }
        if (fresh.level() != WoundLevel.DISABLED || !hasDestroyed(fresh.location())) {
            all.add(fresh.bleeding(clockOf(fresh, moment)));
        }
        var body = new Body(attributes, all, inflicted + 1, shock, conscious, dead);
        return fresh.level() == WoundLevel.MINOR ? body : body.shocked(moment);
    }

    /** Rules D-65, D-66: a severed limb bleeds for Endurance rounds, a disabled abdomen for Endurance hours. */
    private Optional<BleedingClock> clockOf(Wound wound, Moment moment) {
        long endurance = attribute(Attribute.ENDURANCE);
        return switch (wound.level()) {
            case MINOR, SERIOUS -> Optional.empty();
            case DISABLED ->
                wound.location() == Location.ABDOMEN ? Optional.of(moment.clock(3_600 * endurance)) : Optional.empty();
            case DESTROYED -> Optional.of(moment.clock(endurance));
        };
    }

    /** Rule D-63: the last wound, a minor one, as the Endurance test went. */
    Body endured(boolean success, Moment moment) {
        if (wounds.isEmpty()
                || wounds.getLast().number() != inflicted
                || wounds.getLast().level() != WoundLevel.MINOR) {
            throw new CorruptStream("an Endurance test without a minor wound");
        }
        return eachWound(wound -> wound.number() == inflicted ? wound.endured(success) : wound)
                .shocked(moment);
    }

    /** Rule D-67: penalties above Endurance start the clock of shock, if none runs. */
    private Body shocked(Moment moment) {
        return shock.isPresent() || !overwhelmed()
                ? this
                : shock(Optional.of(moment.clock(60L * attribute(Attribute.ENDURANCE))));
    }

    /** Rule D-67. */
    boolean overwhelmed() {
        return penalty() > attribute(Attribute.ENDURANCE);
    }

    /** Rule D-84: the first moment at which a clock of his kills. */
    Optional<Long> deadline() {
        var first = shock.map(BleedingClock::deadline);
        for (var wound : wounds) {
            if (wound.clock().isPresent()) {
                long deadline = wound.clock().get().deadline();
                first = Optional.of(Math.min(deadline, first.orElse(deadline)));
            }
        }
        return first;
    }

    Body shock(Optional<BleedingClock> clock) {
        return new Body(attributes, wounds, inflicted, clock, conscious, dead);
    }

    Body conscious(boolean awake) {
        return new Body(attributes, wounds, inflicted, shock, awake, dead);
    }

    /** Dead: of a tenth that kills at once no clock starts. */
    Body killed(Moment moment) {
        var body = eachWound(wound -> wound.bleeding(wound.clock().filter(clock -> !clock.beganIn(moment))));
        var running = shock.filter(clock -> !clock.beganIn(moment));
        return new Body(attributes, body.wounds, inflicted, running, false, true);
    }

    Body bledOut() {
        return new Body(attributes, wounds, inflicted, shock, false, true);
    }

    /** Alive again, though not awake; what was killing him does so no longer. */
    Body revived() {
        var body = eachWound(wound -> wound.bleeding(Optional.empty()));
        return new Body(attributes, body.wounds, inflicted, Optional.empty(), false, false);
    }

    /** The last wound, with its penalty settled without a test. */
    Body settled(boolean avoided, Moment moment) {
        return eachWound(wound -> wound.number() == inflicted && wound.level() == WoundLevel.MINOR
                        ? wound.endured(avoided)
                        : wound)
                .shocked(moment);
    }

    Body nursed(int number) {
        known(number);
        return eachWound(wound -> wound.number() == number ? wound.nursed() : wound);
    }

    Body healed(int number) {
        var left = new ArrayList<>(wounds);
        left.remove(known(number));
        return new Body(attributes, left, inflicted, shock, conscious, dead);
    }

    private Wound known(int number) {
        return wound(number).orElseThrow(() -> new CorruptStream("no wound " + number));
    }

    Body eachWound(UnaryOperator<Wound> change) {
        for (int place = 0; place < wounds.size(); place++) {
            if (change.apply(wounds.get(place)) != wounds.get(place)) {
                return wounds(changed(place, change));
            }
        }
        return this;
    }

    private List<Wound> changed(int from, UnaryOperator<Wound> change) {
        var all = wounds.toArray(Wound[]::new);
        for (int place = from; place < all.length; place++) {
            all[place] = change.apply(all[place]);
        }
        return List.of(all);
    }

    private Body wounds(List<Wound> changed) {
        return new Body(attributes, changed, inflicted, shock, conscious, dead);
    }

    Body attribute(Attribute attribute, int value) {
        var changed = new TreeMap<>(attributes);
        changed.put(attribute, value);
        return new Body(fixed(changed), wounds, inflicted, shock, conscious, dead);
    }
}
