package asalto.rules.desafio;

import java.util.List;
import java.util.Optional;

/**
 * A row of the weapons table. Table T-6.
 *
 * @param skill a skill of the skills table
 * @param hands 1 or 2
 * @param damage the weapon's own dice and constant
 * @param actions 1..3 per round; exactly one of this and {@code modes} is there
 * @param modes fire modes; a weapon that has them is a firearm
 * @param magazine 1 or more; there for whatever shoots
 * @param ranges short, medium and long in metres, 1 or more, not falling; there for whatever shoots
 * @param carriedLoaded false: loses its load when carried, and cannot be drawn and used in one round (Rule D-76)
 */
public record WeaponRow(
        String skill,
        int hands,
        DamageDice damage,
        DamageKind kind,
        Optional<Integer> actions,
        Optional<Modes> modes,
        Optional<Integer> magazine,
        Optional<List<Integer>> ranges,
        boolean shield,
        boolean natural,
        boolean thrown,
        boolean pistol,
        boolean carriedLoaded) {

    /** Whether it shoots or is thrown: then it neither strikes nor parries. Rule D-70. */
    public boolean shoots() {
        return magazine.isPresent();
    }

    public boolean isFirearm() {
        return modes.isPresent();
    }

    /**
     * The fire modes of a firearm; at least one is there.
     *
     * @param single 1 if it has single shots
     * @param burst the burst's size, 2..3
     * @param sustained rounds fired in a round, 1..100
     */
    public record Modes(Optional<Integer> single, Optional<Integer> burst, Optional<Integer> sustained) {}
}
