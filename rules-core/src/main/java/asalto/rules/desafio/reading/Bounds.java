package asalto.rules.desafio.reading;

/**
 * How much may be written: far more than any fight has, and little enough that every form is read and played in a time that
 * people wait. The contract's page has them in a table.
 */
final class Bounds {

    static final int COMBATANTS = 500;
    static final int WEAPONS = 100;
    static final int ROUNDS = 10_000;

    /** Of one round. */
    static final int DECLARATIONS = COMBATANTS;

    /** Of one declaration: ten are counted at most, beside a move and what is dropped. */
    static final int ACTIONS = 100;

    static final int TARGETS = 100;
    static final int TREATMENTS = 1_000;
    static final int DICE = 1_000_000;

    /** Standing orders of one combatant. */
    static final int ORDERS = 50;

    /** Of one event. */
    static final int DICE_OF_A_ROLL = 1_000;

    /** Distances of one list. */
    static final int RANGES = 5_000;

    /** Changes of one situation. */
    static final int CHANGES = COMBATANTS;

    /** Standing modifiers of a situation. */
    static final int STANDING_MODIFIERS = 1_000;

    /** Modifiers of one action, and standing modifiers of one combatant. */
    static final int MODIFIERS = 50;

    static final int WEAPON_ROWS = 500;
    static final int SKILL_ROWS = 200;

    /** Attributes of a skill: one may be named more than once, to weigh more. */
    static final int ATTRIBUTES = 10;

    /** Characters of a name or a side. */
    static final int NAME = 200;

    /** Characters of the reason of a modifier. */
    static final int REASON = 500;

    private Bounds() {}
}
