package asalto.rules.desafio.reading;

import asalto.rules.desafio.Combatant.Weapon;
import asalto.rules.desafio.WeaponRow;
import asalto.rules.form.Written;
import asalto.rules.form.WrittenFields;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The weapon that an action names.
 *
 * @param place where it is named
 * @param id as written; nothing if that is no text
 * @param own the actor's weapon of that name
 */
record WeaponOfAction(Scene scene, Written place, Optional<String> id, Optional<Weapon> own) {

    static WeaponOfAction of(WrittenFields action, Scene scene) {
        var place = action.place("weapon");
        var id = action.read("weapon", Written::text);
        return new WeaponOfAction(scene, place, id, id.flatMap(it -> scene.weapon(place, it)));
    }

    /** Rule D-70: what shoots neither strikes nor parries. */
    WeaponOfAction thatStrikes() {
        return require(row -> !row.shoots(), "shoots", "D-70");
    }

    WeaponOfAction thatShoots() {
        return require(WeaponRow::shoots, "does-not-shoot", "D-70");
    }

    /** Rule D-75: loaded is what has a magazine; a bundle of thrown weapons is not. */
    WeaponOfAction thatIsLoaded() {
        return require(row -> row.magazine().isPresent() && !row.thrown(), "not-loaded", "D-75");
    }

    /** Rule D-09: a natural weapon is never drawn, stowed, dropped or picked up. */
    WeaponOfAction thatIsNotNatural() {
        return require(row -> !row.natural(), "natural", "D-09");
    }

    /** Rule D-02. */
    WeaponOfAction thatHeCanUse() {
        own.ifPresent(it -> scene.requireSkill(place, scene.actor(), it.row().skill()));
        return this;
    }

    /** Rule D-76: what is natural or cannot be carried loaded is not drawn and used in one round. */
    void judgeDrawn(Written claim, boolean drawn) {
        if (drawn
                && own.filter(it -> it.row().natural() || !it.row().carriedLoaded())
                        .isPresent()) {
            claim.notAllowed("not-drawn-and-used", Map.of("rule", "D-76"));
        }
    }

    private WeaponOfAction require(Predicate<WeaponRow> sort, String reason, String rule) {
        if (own.filter(it -> !sort.test(it.row())).isPresent()) {
            place.notAllowed(reason, Map.of("given", own.orElseThrow().id(), "rule", rule));
        }
        return this;
    }
}
