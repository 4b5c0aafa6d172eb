package asalto.rules.desafio;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import asalto.rules.CorruptStream;
import asalto.rules.Event;
import asalto.rules.desafio.DesafioFact.*;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** A record with a figure that no sound form can have brought about is corrupt, and one at the bound is not. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class RecordedFiguresTest {

    private static final Fight FIGHT = Desk.with(Sheet.agility("ana", 5)).fight();

    private static void isNoRecord(DesafioFact... facts) {
        for (var fact : facts) {
            var event = new Event(1, 0, Optional.of("ana"), fact);
            var thrown = assertThrows(CorruptStream.class, () -> FIGHT.evolve(event), fact::toString);
            assertEquals("a figure that no record has: " + fact, thrown.getMessage());
        }
    }

    private static void mayBeRecorded(DesafioFact... facts) {
        for (var fact : facts) {
            assertDoesNotThrow(() -> Recorded.require(fact), fact::toString);
        }
    }

    // ---- how it opens

    @Test
    void an_encounter_does_not_open_with_a_weapon_of_the_table_that_nobody_could_have_written() {
        var opening = Forged.opening(Forged.tablesOfWeapon(Forged.hands(3)));

        var thrown = assertThrows(CorruptStream.class, () -> Desk.RULES.begin(opening));
        assertEquals("a figure that no record has: " + opening.fact(), thrown.getMessage());
    }

    @Test
    void a_table_of_damage_modifiers_says_something_of_every_Strength() {
        var short9 = Forged.opening(Forged.tables(List.of(new Tables.DamageModifier(1, 9, 0))));
        var from2 = Forged.opening(Forged.tables(List.of(new Tables.DamageModifier(2, 10, 0))));

        assertThrows(CorruptStream.class, () -> Desk.RULES.begin(short9));
        assertThrows(CorruptStream.class, () -> Desk.RULES.begin(from2));
        assertDoesNotThrow(
                () -> Desk.RULES.begin(Forged.opening(Forged.tables(List.of(new Tables.DamageModifier(1, 10, 0))))));
    }

    // ---- who is seated

    @Test
    void an_attribute_is_from_1_to_10() {
        for (var attribute : Attribute.values()) {
            isNoRecord(Forged.attribute(attribute, 0), Forged.attribute(attribute, 11));
            mayBeRecorded(Forged.attribute(attribute, 1), Forged.attribute(attribute, 10));
        }
    }

    @Test
    void a_skill_is_from_0_to_10_and_armour_is_not_negative() {
        isNoRecord(Forged.skill(-1), Forged.skill(11), Forged.armour(-1));
        mayBeRecorded(Forged.skill(0), Forged.skill(10), Forged.armour(0), Forged.armour(Integer.MAX_VALUE));
    }

    @Test
    void a_weapon_takes_one_hand_or_two_and_acts_up_to_three_times() {
        isNoRecord(
                Forged.weapon(Forged.hands(0)),
                Forged.weapon(Forged.hands(3)),
                Forged.weapon(Forged.actions(0)),
                Forged.weapon(Forged.actions(4)));
        mayBeRecorded(
                Forged.weapon(Forged.hands(1)),
                Forged.weapon(Forged.hands(2)),
                Forged.weapon(Forged.actions(1)),
                Forged.weapon(Forged.actions(3)));
    }

    @Test
    void its_dice_can_be_thrown_and_added_up() {
        isNoRecord(
                Forged.weapon(Forged.damage(0, 6)),
                Forged.weapon(Forged.damage(1_001, 6)),
                Forged.weapon(Forged.damage(1, 0)),
                Forged.weapon(Forged.damage(1_000, 1_000_001)));
        mayBeRecorded(Forged.weapon(Forged.damage(1, 1)), Forged.weapon(Forged.damage(1_000, 1_000_000)));
    }

    @Test
    void what_shoots_has_something_to_shoot_with_in_some_mode() {
        isNoRecord(
                Forged.weapon(Forged.magazine(0)),
                Forged.weapon(Forged.modes(0, -1, -1)),
                Forged.weapon(Forged.modes(2, -1, -1)),
                Forged.weapon(Forged.modes(1, 1, -1)),
                Forged.weapon(Forged.modes(1, 4, -1)),
                Forged.weapon(Forged.modes(1, -1, 0)),
                Forged.weapon(Forged.modes(1, -1, 101)),
                Forged.weapon(Forged.modes(-1, -1, -1)));
        mayBeRecorded(
                Forged.weapon(Forged.magazine(1)),
                Forged.weapon(Forged.modes(1, 2, 1)),
                Forged.weapon(Forged.modes(-1, 3, -1)),
                Forged.weapon(Forged.modes(-1, -1, 100)));
    }

    @Test
    void it_reaches_three_ranges_of_a_metre_or_more() {
        isNoRecord(
                Forged.weapon(Forged.ranges(1, 2)),
                Forged.weapon(Forged.ranges(1, 2, 3, 4)),
                Forged.weapon(Forged.ranges(0, 2, 3)));
        mayBeRecorded(Forged.weapon(Forged.ranges(1, 1, 1)));
    }

    // ---- what is declared

    private static List<Action> spraying(Integer... sprays) {
        var targets =
                List.of(sprays).stream().map(it -> new Action.Sprays("bot", it)).toList();
        return List.of(new Action.Shoot(
                "gun",
                Optional.empty(),
                Optional.of(targets),
                Optional.of(FireMode.SUSTAINED),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty()));
    }

    private static OrdersGiven ordered(List<Action> actions) {
        return new OrdersGiven(
                List.of(new StandingOrder(Optional.empty(), new StandingOrder.Choice(actions, Optional.empty()))));
    }

    @Test
    void sprays_are_one_or_more_at_each_target_and_twenty_at_all_of_them() {
        for (var wrong : List.of(spraying(0, 1), spraying(1, 20), spraying(21))) {
            isNoRecord(new ActionsDeclared(wrong, Optional.empty()), ordered(wrong));
        }
        for (var right : List.of(spraying(1, 19), spraying(20))) {
            mayBeRecorded(new ActionsDeclared(right, Optional.empty()), ordered(right));
        }
    }

    // ---- time and rulings

    private static TimeGranted granted(int minutes, int hours, int days) {
        return new TimeGranted(positive(minutes), positive(hours), positive(days), Optional.empty(), Optional.empty());
    }

    private static Optional<Integer> positive(int figure) {
        return Optional.of(figure).filter(it -> it >= 0);
    }

    @Test
    void time_that_passes_is_at_least_a_second_and_what_is_granted_a_minute_an_hour_or_a_day() {
        isNoRecord(
                new TimeAdvanced(0),
                new TimeAdvanced(90_060L * Integer.MAX_VALUE + 1),
                granted(0, -1, -1),
                granted(-1, 0, -1),
                granted(-1, -1, 0));
        mayBeRecorded(new TimeAdvanced(1), new TimeAdvanced(90_060L * Integer.MAX_VALUE), granted(1, 1, 1));
    }

    private static RulingMade made(Ruling ruling) {
        return new RulingMade(ruling, "the cat", Optional.empty());
    }

    @Test
    void an_attribute_that_is_ruled_or_lost_is_still_from_1_to_10() {
        isNoRecord(
                made(new Ruling.Change(Attribute.AGILITY, 0)),
                made(new Ruling.Change(Attribute.AGILITY, 11)),
                new AttributeLost(Attribute.ENDURANCE, 0),
                new AttributeLost(Attribute.ENDURANCE, 11));
        mayBeRecorded(
                made(new Ruling.Change(Attribute.AGILITY, 1)),
                made(new Ruling.Change(Attribute.AGILITY, 10)),
                new AttributeLost(Attribute.ENDURANCE, 1),
                new AttributeLost(Attribute.ENDURANCE, 10));
    }

    @Test
    void a_load_that_is_ruled_is_not_negative_and_a_face_not_under_1() {
        isNoRecord(made(new Ruling.Load("gun", -1)), made(new Ruling.Replace(7, List.of(3, 0))));
        mayBeRecorded(made(new Ruling.Load("gun", 0)), made(new Ruling.Replace(7, List.of(1))));
    }
}
