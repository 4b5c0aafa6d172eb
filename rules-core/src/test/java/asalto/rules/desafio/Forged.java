package asalto.rules.desafio;

import asalto.rules.Event;
import asalto.rules.desafio.DesafioFact.CombatantSeated;
import asalto.rules.desafio.DesafioFact.EncounterOpened;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;

/** Facts that nobody's command can have brought about: what the rules tell of a sound form, with one figure changed. */
final class Forged {

    private static final List<Event> SOUND = Desk.with(
                    Sheet.agility("ana", 5).weapon("broadsword").weapon("semi-auto-pistol"))
            .events();

    private static final Combatant ANA = ((CombatantSeated) SOUND.getLast().fact()).combatant();

    static final WeaponRow SWORD = ANA.weapons().getFirst().row();
    static final WeaponRow PISTOL = ANA.weapons().getLast().row();

    private Forged() {}

    static Event opening(Tables tables) {
        var opened = (EncounterOpened) SOUND.getFirst().fact();
        return new Event(
                0,
                0,
                Optional.empty(),
                new EncounterOpened(
                        opened.system(),
                        opened.rules(),
                        opened.suppliedTables(),
                        new Ruleset(opened.ruleset().options(), tables),
                        opened.situation()));
    }

    static Tables tables() {
        return ((EncounterOpened) SOUND.getFirst().fact()).ruleset().tables();
    }

    static Tables tables(List<Tables.DamageModifier> modifiers) {
        var it = tables();
        return new Tables(modifiers, it.hitLocation(), it.woundLevel(), it.weapons(), it.skills());
    }

    static Tables tablesOfWeapon(WeaponRow row) {
        var it = tables();
        var weapons = new LinkedHashMap<>(it.weapons());
        weapons.put("broadsword", row);
        return new Tables(it.damageModifier(), it.hitLocation(), it.woundLevel(), weapons, it.skills());
    }

    static CombatantSeated attribute(Attribute attribute, int value) {
        var changed = new LinkedHashMap<>(ANA.attributes());
        changed.put(attribute, value);
        return seated(changed, ANA.skills(), ANA.armour(), ANA.weapons());
    }

    static CombatantSeated skill(int value) {
        var changed = new LinkedHashMap<>(ANA.skills());
        changed.put("dodge", value);
        return seated(ANA.attributes(), changed, ANA.armour(), ANA.weapons());
    }

    static CombatantSeated armour(int value) {
        var changed = new LinkedHashMap<>(new TreeMap<>(ANA.armour()));
        changed.put(Location.CHEST, value);
        return seated(ANA.attributes(), ANA.skills(), changed, ANA.weapons());
    }

    static CombatantSeated weapon(WeaponRow row) {
        var weapon =
                new Combatant.Weapon("it", Optional.empty(), row, Optional.empty(), Optional.empty(), false, false);
        return seated(ANA.attributes(), ANA.skills(), ANA.armour(), List.of(weapon));
    }

    private static CombatantSeated seated(
            SequencedMap<Attribute, Integer> attributes,
            SequencedMap<String, Integer> skills,
            SequencedMap<Location, Integer> armour,
            List<Combatant.Weapon> weapons) {
        return new CombatantSeated(new Combatant(
                "eve",
                "Eve",
                Optional.empty(),
                false,
                attributes,
                skills,
                weapons,
                armour,
                Posture.STANDING,
                false,
                false,
                Cover.NONE,
                0));
    }

    static WeaponRow hands(int hands) {
        return row(hands, SWORD.damage(), SWORD.actions(), SWORD.modes(), SWORD.magazine(), SWORD.ranges());
    }

    static WeaponRow damage(int dice, int sides) {
        return row(1, new DamageDice(dice, sides, 0), SWORD.actions(), SWORD.modes(), SWORD.magazine(), SWORD.ranges());
    }

    static WeaponRow actions(int actions) {
        return row(1, SWORD.damage(), Optional.of(actions), SWORD.modes(), SWORD.magazine(), SWORD.ranges());
    }

    static WeaponRow magazine(int rounds) {
        return row(1, PISTOL.damage(), PISTOL.actions(), PISTOL.modes(), Optional.of(rounds), PISTOL.ranges());
    }

    static WeaponRow modes(Integer single, Integer burst, Integer sustained) {
        var modes = new WeaponRow.Modes(positive(single), positive(burst), positive(sustained));
        return row(1, PISTOL.damage(), PISTOL.actions(), Optional.of(modes), PISTOL.magazine(), PISTOL.ranges());
    }

    /** Written -1: it has no such mode. */
    private static Optional<Integer> positive(int figure) {
        return Optional.of(figure).filter(it -> it >= 0);
    }

    static WeaponRow ranges(Integer... metres) {
        return row(
                1, PISTOL.damage(), PISTOL.actions(), PISTOL.modes(), PISTOL.magazine(), Optional.of(List.of(metres)));
    }

    private static WeaponRow row(
            int hands,
            DamageDice damage,
            Optional<Integer> actions,
            Optional<WeaponRow.Modes> modes,
            Optional<Integer> magazine,
            Optional<List<Integer>> ranges) {
        return new WeaponRow(
                SWORD.skill(),
                hands,
                damage,
                SWORD.kind(),
                actions,
                modes,
                magazine,
                ranges,
                false,
                false,
                false,
                false,
                true);
    }
}
