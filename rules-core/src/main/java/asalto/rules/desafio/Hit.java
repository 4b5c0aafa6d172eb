package asalto.rules.desafio;

import asalto.rules.desafio.DesafioFact.AttackHit;
import asalto.rules.desafio.DesafioFact.DamageRolled;
import asalto.rules.desafio.DesafioFact.EnduranceRolled;
import asalto.rules.desafio.DesafioFact.LocationRolled;
import asalto.rules.desafio.DesafioFact.WoundInflicted;
import java.util.Collections;
import java.util.Optional;

/** What lands, a blow or a bullet: location, damage, wound. Rules D-60 to D-63. */
record Hit(Attempt attempt, Optional<Location> called, boolean melee) {

    Hit in(Unfolding other) {
        return new Hit(attempt.in(other), called, melee);
    }

    void land(boolean critical, Optional<Integer> bullet) {
        var location = called.orElseGet(this::rolledLocation);
        tell(new AttackHit(attempt.target(), attempt.planned().position(), location, critical, bullet));
        int damage = damage(location, critical);
        wound(location, damage).ifPresent(level -> wound(location, level));
    }

    private Location rolledLocation() {
        int face = attempt.unfolding().roll(attempt.attacker().id(), any -> Lookup.location(tables(), any));
        var location = Lookup.location(tables(), face);
        tell(new LocationRolled(face, location));
        return location;
    }

    /** Rule D-61: a critical does its maximum, which is not rolled, and ignores armour. */
    private int damage(Location location, boolean critical) {
        var dice = attempt.row().damage();
        int modifier = Math.clamp((long) dice.constant() + strength(), Integer.MIN_VALUE, Integer.MAX_VALUE);
        int armour = critical ? 0 : attempt.targetAtStart().seated().armour().getOrDefault(location, 0);
        var faces = critical
                ? Collections.nCopies(dice.dice(), dice.sides())
                : attempt.unfolding()
                        .roll(dice, attempt.attacker().id(), sum -> wound(location, damage(sum, modifier, armour)));
        long sum = 0;
        for (int face : faces) {
            sum += face;
        }
        int damage = damage(sum, modifier, armour);
        tell(new DamageRolled(faces, modifier, armour, damage));
        return damage;
    }

    private static int damage(long sum, int modifier, int armour) {
        return Math.clamp(sum + modifier - armour, 0, Integer.MAX_VALUE);
    }

    /** Rule D-06: not of anything shot or thrown. */
    private int strength() {
        return melee ? Lookup.damageModifier(tables(), attempt.attacker().body().attribute(Attribute.STRENGTH)) : 0;
    }

    /** Rule D-62: without damage no wound, and what was gone before this tenth cannot be wounded. */
    private Optional<WoundLevel> wound(Location location, int damage) {
        var body = attempt.targetAtStart().body();
        return damage == 0 || body.hasDestroyed(location)
                ? Optional.empty()
                : Optional.of(Lookup.woundLevel(tables(), damage, body.attribute(Attribute.SIZE)));
    }

    private void wound(Location location, WoundLevel level) {
        var body = attempt.unfolding().now(attempt.target()).body();
        attempt.unfolding()
                .tell(
                        attempt.target(),
                        new WoundInflicted(location, level, Lookup.penalty(level), body.inflicted() + 1));
        if (level == WoundLevel.MINOR) {
            endure(body.attribute(Attribute.ENDURANCE));
        }
    }

    /** Rule D-63. */
    private void endure(int endurance) {
        int face = attempt.unfolding().roll(attempt.target(), any -> any <= endurance);
        attempt.unfolding().tell(attempt.target(), new EnduranceRolled(face, endurance, face <= endurance));
    }

    private Tables tables() {
        return attempt.start().rules().tables();
    }

    private void tell(DesafioFact fact) {
        attempt.unfolding().tell(attempt.attacker().id(), fact);
    }
}
