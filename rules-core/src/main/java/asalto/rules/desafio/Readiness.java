package asalto.rules.desafio;

import asalto.rules.desafio.Ruleset.ParryReadiness;

/** From when to when a defence can be used. Rules D-52 to D-54. */
record Readiness(Ruleset.Options options, Fighter owner, Plan plan) {

    Readiness(Fight fight, Fighter owner) {
        this(fight.rules().options(), owner, owner.plan());
    }

    /** Rule D-54: it is gone in the tenth of the weapon's next action. */
    boolean isReady(Planned guard, int tenth) {
        return !owner.hasDone(guard.position()) && from(guard) <= tenth && tenth < guard.until();
    }

    /** Rule D-53. */
    private int from(Planned guard) {
        var previous = plan.previous(guard);
        if (previous.isEmpty()) {
            return 1;
        }
        return options.parryReadiness() == ParryReadiness.OWN_TENTH ? guard.tenth() : after(previous.get(), guard);
    }

    private int after(Planned previous, Planned guard) {
        if (!previous.isDefence()) {
            return previous.tenth() + 1;
        }
        return owner.hasDone(previous.position())
                ? Math.min(owner.done().tenth(previous.position()) + 1, guard.tenth())
                : guard.tenth();
    }
}
