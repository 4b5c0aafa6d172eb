package asalto.rules.desafio.reading;

import asalto.rules.desafio.Attribute;
import asalto.rules.desafio.Combatant;
import asalto.rules.desafio.Combatant.Weapon;
import asalto.rules.desafio.Distances;
import asalto.rules.desafio.Tables;
import asalto.rules.form.Choices;
import asalto.rules.form.Written;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Whose action is read, and among whom: all as they were seated.
 *
 * @param actor nobody, if his name is at fault
 * @param distances not known, if a situation is at fault
 */
record Scene(
        Tables tables,
        Map<String, Combatant> seated,
        Roster roster,
        Optional<Combatant> actor,
        Optional<Distances> distances) {

    static Scene among(Tables tables, List<Combatant> seated, Optional<Distances> distances) {
        var byId = new LinkedHashMap<String, Combatant>();
        seated.forEach(combatant -> byId.put(combatant.id(), combatant));
        return new Scene(tables, byId, Roster.of(seated), Optional.empty(), distances);
    }

    Scene of(Optional<Combatant> somebody) {
        return new Scene(tables, seated, roster, somebody, distances);
    }

    Scene at(Optional<Distances> known) {
        return new Scene(tables, seated, roster, actor, known);
    }

    Optional<String> somebody(Written written) {
        return roster.somebody(written);
    }

    Optional<Combatant> combatant(String id) {
        return Optional.ofNullable(seated.get(id));
    }

    /** Somebody who is not the actor. */
    Optional<String> other(Written written) {
        return somebody(written).filter(id -> {
            boolean himself = actor.filter(it -> it.id().equals(id)).isPresent();
            if (himself) {
                written.notAllowed("himself");
            }
            return !himself;
        });
    }

    /** One of the actor's weapons, in hand or carried. */
    Optional<Weapon> weapon(Written written, String id) {
        if (actor.isEmpty()) {
            return Optional.empty();
        }
        var weapons = actor.get().weapons();
        var own = weapons.stream().filter(it -> it.id().equals(id)).findFirst();
        if (own.isEmpty()) {
            var data = Map.of("given", id, "combatant", actor.get().id());
            written.wrong(
                    "unknown-weapon",
                    Choices.in(data, "choices", weapons.stream().map(Weapon::id).toList()));
        }
        return own;
    }

    /** Rule D-02: a skill of 0 cannot be attempted at all. */
    void requireSkill(Written written, Optional<Combatant> who, String skill) {
        if (who.filter(it -> it.skills().getOrDefault(skill, 0) == 0).isPresent()) {
            written.notAllowed(
                    "no-skill",
                    Map.of("skill", skill, "combatant", who.orElseThrow().id(), "rule", "D-02"));
        }
    }

    /** Agility as seated, the cap of Rules D-22 and D-78; the highest there is where the actor is not known. */
    int agility() {
        return actor.map(it -> it.attributes().getOrDefault(Attribute.AGILITY, 0))
                .orElse(10);
    }
}
