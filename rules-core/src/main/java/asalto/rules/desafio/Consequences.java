package asalto.rules.desafio;

import asalto.rules.Event;
import asalto.rules.desafio.DesafioFact.DeathCause;
import asalto.rules.desafio.DesafioFact.Died;
import asalto.rules.desafio.DesafioFact.FaintCause;
import asalto.rules.desafio.DesafioFact.FellProne;
import asalto.rules.desafio.DesafioFact.LostConsciousness;
import asalto.rules.desafio.DesafioFact.WeaponDropped;
import asalto.rules.desafio.DesafioFact.WoundInflicted;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** What the wounds of a tenth do to one combatant at its end. Rules D-65 to D-69. */
record Consequences(Unfolding unfolding, Fighter fighter, List<WoundInflicted> wounds) {

    /** @param mark where the attacks of the tenth began */
    static void follow(Unfolding unfolding, int mark) {
        var wounds = woundsIn(unfolding.toldSince(mark));
        if (wounds.isEmpty()) {
            return;
        }
        for (var fighter : unfolding.now().fighters()) {
            var his = wounds.get(fighter.id());
            if (his != null) {
                new Consequences(unfolding, fighter, his).follow();
            }
        }
    }

    /** By who has them. */
    private static SequencedMap<String, List<WoundInflicted>> woundsIn(List<Event> told) {
        var wounds = new LinkedHashMap<String, List<WoundInflicted>>();
        for (var event : told) {
            if (event.fact() instanceof WoundInflicted wound) {
                wounds.computeIfAbsent(event.actor().orElseThrow(), _ -> new ArrayList<>())
                        .add(wound);
            }
        }
        return wounds;
    }

    private void follow() {
        var death = death();
        if (death.isPresent()) {
            unfolding.tell(fighter.id(), new Died(death.get()));
            return;
        }
        suffer(faint());
    }

    private Optional<DeathCause> death() {
        for (var wound : wounds) {
            var death = death(wound);
            if (death.isPresent()) {
                return death;
            }
        }
        return Optional.empty();
    }

    /** Rule D-69: who is made to faint drops everything and falls, as from a wound. */
    static void faint(Unfolding unfolding, String who, FaintCause cause) {
        new Consequences(unfolding, unfolding.now(who), List.of()).suffer(Optional.of(cause));
    }

    private void suffer(Optional<FaintCause> faint) {
        dropWeapons(faint.isPresent());
        if (!fighter.stance().isProne()
                && (faint.isPresent()
                        || loses(Location.RIGHT_LEG)
                        || loses(Location.LEFT_LEG)
                        || loses(Location.ABDOMEN))) {
            unfolding.tell(fighter.id(), new FellProne());
        }
        faint.ifPresent(cause -> unfolding.tell(fighter.id(), new LostConsciousness(cause)));
    }

    /** Rules D-65, D-66: the first wound that kills gives the cause. */
    static Optional<DeathCause> death(WoundInflicted wound) {
        boolean destroyed = wound.level() == WoundLevel.DESTROYED;
        if (!destroyed && wound.level() != WoundLevel.DISABLED) {
            return Optional.empty();
        }
        return switch (wound.location()) {
            case HEAD -> Optional.of(destroyed ? DeathCause.HEAD_DESTROYED : DeathCause.HEAD_DISABLED);
            case CHEST -> Optional.of(destroyed ? DeathCause.CHEST_DESTROYED : DeathCause.CHEST_DISABLED);
            case ABDOMEN -> destroyed ? Optional.of(DeathCause.ABDOMEN_DESTROYED) : Optional.empty();
            case RIGHT_LEG, LEFT_LEG, RIGHT_ARM, LEFT_ARM -> Optional.empty();
        };
    }

    /** Rules D-66, D-67: a severed limb goes before shock. */
    private Optional<FaintCause> faint() {
        if (!fighter.body().conscious()) {
            return Optional.empty();
        }
        for (var wound : wounds) {
            if (wound.level() == WoundLevel.DESTROYED) {
                return Optional.of(FaintCause.DESTROYED_LIMB);
            }
        }
        return fighter.body().overwhelmed() ? Optional.of(FaintCause.SHOCK) : Optional.empty();
    }

    private boolean loses(Location location) {
        for (var wound : wounds) {
            if (wound.location() == location && wound.level().costsTheLocation()) {
                return true;
            }
        }
        return false;
    }

    /** Rules D-65, D-69: an arm drops what it holds, alone or with the other; an abdomen or a faint, everything. */
    private void dropWeapons(boolean faints) {
        boolean all = faints || loses(Location.ABDOMEN);
        boolean right = all || loses(Location.RIGHT_ARM);
        boolean left = all || loses(Location.LEFT_ARM);
        if (right || left) {
            for (var piece : fighter.gear().pieces()) {
                if (right && piece.fills(Hold.RIGHT) || left && piece.fills(Hold.LEFT)) {
                    unfolding.tell(fighter.id(), new WeaponDropped(piece.id()));
                }
            }
        }
    }
}
