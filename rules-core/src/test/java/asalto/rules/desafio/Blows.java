package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.attack;

import asalto.rules.form.Form;

/** Somebody whose blade does what its die shows, and whom he hits. */
final class Blows {

    static final String BLADE = "blade";

    private Blows() {}

    /** Skill 8: a die of 4 hits wherever he calls, with level 4. */
    static Sheet striker(String id, int agility) {
        return Sheet.agility(id, agility).skill("long-swords-1h", 8).weapon(blade("edged"));
    }

    static Form blade(String kind) {
        return Wrote.fields(
                "id", BLADE, "skill", "long-swords-1h", "hands", 1, "damage", "1d99", "kind", kind, "actions", 3);
    }

    static Form blow(String target, String location) {
        return attack(BLADE, target, "calledShot", location);
    }

    /** Ana has struck this one in tenth 5 of the first round; after the damage the dice that it takes. */
    static Desk struck(Sheet target, String location, int damage, Integer... further) {
        var dice = new java.util.ArrayList<>(java.util.List.of(4, damage));
        dice.addAll(java.util.List.of(further));
        return Desk.with(striker("ana", 6), target, doctor())
                .declare("ana", blow(target.id(), location))
                .rolling(dice.toArray(Integer[]::new))
                .round();
    }

    /** The same one once more, in a round of its own in which nobody else does anything. */
    static Desk again(Desk desk, String target, String location, Integer... damageAndFurther) {
        var dice = new java.util.ArrayList<>(java.util.List.of(4));
        dice.addAll(java.util.List.of(damageAndFurther));
        return desk.declare("ana", blow(target, location))
                .rolling(dice.toArray(Integer[]::new))
                .round();
    }

    static Sheet doctor() {
        return Sheet.agility("doctor", 3).skill("medicine", 8);
    }

    /** The treatments of an {@code advance}: the doctor's, of one ailment. */
    static Form treatment(String patient, Object wound) {
        return Wrote.items(Wrote.fields("healer", "doctor", "patient", patient, "wound", wound));
    }
}
