package asalto.rules.desafio;

import asalto.rules.Encounter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/**
 * All that lies on the table for the director.
 *
 * @param declarations of the round that is coming or being played, in combatant order
 * @param orders the standing orders of those who have any
 * @param rulings the director's modifiers of single declared actions
 */
public record Board(
        List<Seat> combatants,
        List<Situation.Range> ranges,
        List<Situation.StandingModifier> modifiers,
        List<Declaration> declarations,
        List<Orders> orders,
        List<Ruled> rulings)
        implements Encounter.Picture {

    /**
     * A combatant.
     *
     * @param sheet as he was seated
     * @param attributes as they are now, like all that follows
     * @param moving marked as moving by the director
     * @param dodge when he can dodge
     */
    public record Seat(
            Combatant sheet,
            SequencedMap<Attribute, Integer> attributes,
            Posture posture,
            boolean mounted,
            boolean moving,
            Cover cover,
            int storey,
            List<Weapon> weapons,
            Times dodge) {}

    /** A weapon, where it is, and when it can act: one schedule for each way of using it. */
    public record Weapon(
            String id, Optional<Hold> held, boolean onGround, Optional<Integer> ammunition, List<Times> schedules) {}

    /**
     * The nominal tenths of a weapon or of dodging. Rules D-30 to D-32.
     *
     * @param mode of a firearm
     * @param allowance how many actions a round it allows now; sustained fire is one
     * @param tenths of each action, or of each spray
     */
    public record Times(Optional<FireMode> mode, int allowance, List<Integer> tenths) {}

    /** Somebody's standing orders. */
    public record Orders(String combatant, List<StandingOrder> orders) {}

    /** A modifier of one declared action. Rule D-48. */
    public record Ruled(String combatant, int action, int value, String reason) {}

    static Board of(Fight fight) {
        return new Board(
                fight.fighters().stream().map(Board::seat).toList(),
                fight.ground().ranges(),
                fight.ground().modifiers(),
                fight.fighters().stream()
                        .flatMap(fighter -> fighter.declared().stream())
                        .toList(),
                fight.fighters().stream()
                        .filter(fighter -> !fighter.orders().isEmpty())
                        .map(fighter -> new Orders(fighter.id(), fighter.orders()))
                        .toList(),
                fight.fighters().stream().flatMap(Board::rulings).toList());
    }

    private static Stream<Ruled> rulings(Fighter fighter) {
        return fighter.ruled().entrySet().stream()
                .flatMap(on -> on.getValue().stream()
                        .map(modifier -> new Ruled(fighter.id(), on.getKey(), modifier.value(), modifier.reason())));
    }

    private static Seat seat(Fighter fighter) {
        var stance = fighter.stance();
        int agility = fighter.agility();
        return new Seat(
                fighter.seated(),
                fighter.body().attributes(),
                stance.posture(),
                stance.mounted(),
                stance.moving(),
                stance.cover(),
                stance.storey(),
                fighter.gear().pieces().stream()
                        .map(piece -> weapon(piece, agility))
                        .toList(),
                schedule(Optional.empty(), Schedule.tenths(agility, agility)));
    }

    private static Weapon weapon(Piece piece, int agility) {
        return new Weapon(
                piece.id(), piece.held(), piece.onGround(), piece.ammunition(), schedules(piece.row(), agility));
    }

    private static List<Times> schedules(WeaponRow row, int agility) {
        return row.modes()
                .map(modes -> schedules(row, modes, agility))
                .orElseGet(() -> List.of(schedule(
                        Optional.empty(), Schedule.tenths(agility, row.actions().orElse(1)))));
    }

    private static List<Times> schedules(WeaponRow row, WeaponRow.Modes modes, int agility) {
        var all = new ArrayList<Times>();
        modes.single()
                .ifPresent(_ -> all.add(schedule(Optional.of(FireMode.SINGLE), Schedule.shotTenths(agility, agility))));
        modes.burst().ifPresent(_ -> all.add(schedule(Optional.of(FireMode.BURST), Schedule.shotTenths(agility, 1))));
        modes.sustained()
                .ifPresent(_ -> all.add(
                        new Times(Optional.of(FireMode.SUSTAINED), 1, Schedule.shotTenths(agility, Fire.sprays(row)))));
        return all;
    }

    private static Times schedule(Optional<FireMode> mode, List<Integer> tenths) {
        return new Times(mode, tenths.size(), tenths);
    }
}
