package asalto.rules.desafio;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * A combatant as he was seated: complete, every default filled in.
 *
 * @param skills the value of every skill of the table, 0..10
 * @param armour of every location, 0 or more
 * @param storey how high he stands, in storeys
 */
public record Combatant(
        String id,
        String name,
        Optional<String> side,
        boolean npc,
        SequencedMap<Attribute, Integer> attributes,
        SequencedMap<String, Integer> skills,
        List<Weapon> weapons,
        SequencedMap<Location, Integer> armour,
        Posture posture,
        boolean mounted,
        boolean moving,
        Cover cover,
        int storey) {

    /**
     * A weapon of his.
     *
     * @param id unique within the combatant
     * @param model the row's name in the table, where it was taken from there
     * @param held empty: carried (or natural)
     * @param ammunition 0..magazine; there exactly if the row has a magazine
     */
    public record Weapon(
            String id,
            Optional<String> model,
            WeaponRow row,
            Optional<Hold> held,
            Optional<Integer> ammunition,
            boolean telescopic,
            boolean laser) {}
}
