package asalto.rules.desafio;

import static asalto.rules.desafio.Wrote.fields;
import static asalto.rules.desafio.Wrote.items;
import static asalto.rules.desafio.Wrote.with;

import asalto.rules.form.Form;

/** Declared actions; further fields as names and values by turns. */
final class Deeds {

    private Deeds() {}

    static Form attack(String weapon, String target, Object... more) {
        return with(fields("kind", "attack", "weapon", weapon, "target", target), more);
    }

    static Form parry(String weapon, Object... more) {
        return with(fields("kind", "parry", "weapon", weapon), more);
    }

    static Form dodge(Object... more) {
        return with(fields("kind", "dodge"), more);
    }

    static Form shoot(String weapon, String target, Object... more) {
        return with(fields("kind", "shoot", "weapon", weapon, "target", target), more);
    }

    /** Anything that is done with a weapon alone: draw, pickUp, stow, drop, reload. */
    static Form handle(String kind, String weapon) {
        return fields("kind", kind, "weapon", weapon);
    }

    static Form aim(String weapon, String target) {
        return fields("kind", "aim", "weapon", weapon, "target", target);
    }

    static Form move(int metres) {
        return fields("kind", "move", "metres", metres);
    }

    static Form standUp() {
        return fields("kind", "standUp");
    }

    static Form treat(String patient, Object wound) {
        return fields("kind", "treat", "patient", patient, "wound", wound);
    }

    static Form test(String skill, int difficulty) {
        return fields("kind", "test", "skill", skill, "difficulty", difficulty);
    }

    /** A director's modifier, to be given under {@code modifiers}. */
    static Form gm(int value) {
        return items(fields("value", value, "reason", "as the story has it"));
    }
}
