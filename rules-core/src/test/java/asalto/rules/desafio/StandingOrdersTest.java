package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.aim;
import static asalto.rules.desafio.Deeds.attack;
import static asalto.rules.desafio.Deeds.dodge;
import static asalto.rules.desafio.Deeds.handle;
import static asalto.rules.desafio.Deeds.move;
import static asalto.rules.desafio.Deeds.parry;
import static asalto.rules.desafio.Deeds.shoot;
import static asalto.rules.desafio.Deeds.standUp;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import asalto.rules.Asker;
import asalto.rules.Command;
import asalto.rules.Decision;
import asalto.rules.Event;
import asalto.rules.Redecision;
import asalto.rules.Resolution;
import asalto.rules.Tape;
import asalto.rules.desafio.DesafioFact.OrdersGiven;
import asalto.rules.desafio.DesafioFact.OrdersWeighed;
import asalto.rules.form.Form;
import asalto.rules.form.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** What is declared for somebody who is away. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class StandingOrdersTest {

    private static final String SWORD = "broadsword";
    private static final String PISTOL = "semi-auto-pistol";

    private static Desk trio() {
        return Desk.with(
                Sheet.agility("ana", 7)
                        .skill("long-swords-1h", 5)
                        .skill("semi-auto-pistols", 5)
                        .weapon(SWORD)
                        .weapon(PISTOL),
                Sheet.agility("bot", 5).skill("long-swords-1h", 5).weapon(SWORD),
                Sheet.agility("carl", 4).skill("long-swords-1h", 5).weapon(SWORD));
    }

    private static Form when(Form when, Form... actions) {
        return Wrote.fields("when", when, "choose", Wrote.fields("actions", Wrote.items((Object[]) actions)));
    }

    private static Form always(Form... actions) {
        return Wrote.fields("choose", Wrote.fields("actions", Wrote.items((Object[]) actions)));
    }

    private static Form where(Object... conditions) {
        return Wrote.fields(conditions);
    }

    /** What the orders of ana come to when the round starts. */
    private static String weighed(Desk desk) {
        desk.done(new Command.StartRound());
        return Told.line(desk.events().stream()
                .filter(event -> event.fact() instanceof OrdersWeighed)
                .toList()
                .getLast());
    }

    private static String verdict(Desk desk, Form when) {
        return weighed(desk.orders("ana", when(when, move(1)))).replace("0 ana weighs 1 ", "");
    }

    @Test
    void whoever_is_attacked_parries_as_he_was_ordered_to() {
        trio().orders("ana", when(where("attackedBy", "bot"), parry(SWORD)))
                .declare("bot", attack(SWORD, "ana"))
                .rolling(3, 9, 1, 1, 9)
                .round()
                .then("""
                        0 ana weighs 1 fired
                        0 ana declares 1
                        6 bot action 1 at ana: 3 = 3 <= 5, level 2
                        6 ana parry 1 against bot: 9 +2 attack-level = 11 > 5
                        6 bot location: 1
                        6 bot hits ana right-leg
                        6 bot damage: [1] +0 -0 = 1
                        6 ana wound 1: minor right-leg
                        6 ana endurance: 9 of 5 does not
                        """);
    }

    @Test
    void the_first_that_holds_and_can_be_begun_is_taken_and_the_log_says_why_not_the_others() {
        var desk = trio().orders(
                        "ana",
                        when(where("attackedBy", "carl"), dodge()),
                        when(where("attacked", true), shoot(PISTOL, "bot")),
                        always(parry(SWORD)),
                        always(move(2)))
                .rule("kind", "ammunition", "reason", "x", "combatant", "ana", "weapon", PISTOL, "left", 0)
                .declare("bot", attack(SWORD, "ana"));

        assertEquals(
                "0 ana weighs 1 not-met attackedBy 2 not-legal 1 no-ammunition 3 fired 4 not-reached", weighed(desk));
    }

    @Test
    void whoever_has_declared_needs_no_orders() {
        trio().orders("ana", always(move(2)))
                .declare("ana", move(1))
                .rolling()
                .round()
                .then("10 ana moves 1");
    }

    @Test
    void orders_hold_in_every_round_until_they_are_replaced_or_withdrawn() {
        trio().orders("ana", always(move(2)))
                .rolling()
                .round()
                .round()
                .then("""
                        0 ana weighs 1 fired
                        0 ana declares 1
                        10 ana moves 2
                        """)
                .orders("ana")
                .round()
                .then("");
    }

    @Test
    void they_may_be_given_while_a_round_is_played_and_hold_from_the_next_on() {
        var desk = trio().rolling().done(new Command.StartRound()).done(new Command.PlayBeat(3));

        desk.orders("ana", always(move(2)))
                .done(new Command.PlayBeat(10))
                .round()
                .then("""
                        0 ana weighs 1 fired
                        0 ana declares 1
                        10 ana moves 2
                        """);
    }

    @Test
    void none_sees_what_another_one_chooses() {
        var desk = trio().orders("ana", always(attack(SWORD, "bot")))
                .orders("bot", when(where("attacked", true), parry(SWORD)));
        desk.done(new Command.StartRound());

        assertEquals(
                List.of("0 ana weighs 1 fired", "0 ana declares 1", "0 bot weighs 1 not-met attacked"),
                desk.lines("0 ").stream()
                        .filter(line -> line.contains("weighs") || line.contains("declares"))
                        .toList());
    }

    // ---- conditions

    @Test
    void attacked() {
        assertEquals("not-met attackedBy", verdict(trio(), where("attackedBy", "bot")));
        assertEquals("fired", verdict(trio(), where("attacked", false)));
        assertEquals(
                "not-met attacked", verdict(trio().declare("bot", attack(SWORD, "ana")), where("attacked", false)));
        assertEquals(
                "fired",
                verdict(trio().declare("carl", attack(SWORD, "ana")), where("attackedBy", Wrote.items("bot", "carl"))));
        assertEquals(
                "not-met attackedBy",
                verdict(trio().declare("bot", attack(SWORD, "carl")), where("attackedBy", "bot")));
    }

    @Test
    void attacks_on_others() {
        var fray = trio().declare("bot", attack(SWORD, "carl"));
        assertEquals("fired", verdict(fray, where("attacks", "bot")));
        assertEquals("not-met attacks", verdict(trio(), where("attacks", "bot")));
        assertEquals("fired", verdict(trio().declare("bot", attack(SWORD, "carl")), where("attackOn", "carl")));
        assertEquals(
                "not-met attackOn", verdict(trio().declare("carl", attack(SWORD, "bot")), where("attackOn", "carl")));
    }

    @Test
    void what_is_not_seen_coming_is_not_answered() {
        assertEquals(
                "not-met attackedBy",
                verdict(trio().declare("bot", attack(SWORD, "ana", "from", "behind")), where("attackedBy", "bot")));
        assertEquals(
                "not-met attackedBy",
                verdict(
                        trio().set("bot", "cover", "hidden").declare("bot", attack(SWORD, "ana")),
                        where("attackedBy", "bot")));
        assertEquals(
                "not-met attackedBy",
                verdict(
                        trio().declare("bot", attack(SWORD, "ana"))
                                .rule("kind", "faint", "reason", "x", "combatant", "bot"),
                        where("attackedBy", "bot")));
    }

    @Test
    void a_shot_is_seen_coming_from_the_front_and_not_from_behind() {
        assertEquals("fired", verdict(shotAt(), where("attackedBy", "bot")));
        assertEquals("not-met attackedBy", verdict(shotAt("from", "behind"), where("attackedBy", "bot")));
    }

    private static Desk shotAt(Object... more) {
        return Desk.with(
                        Sheet.agility("ana", 7),
                        Sheet.agility("bot", 5).skill("semi-auto-pistols", 5).weapon(PISTOL))
                .declare("bot", shoot(PISTOL, "ana", more));
    }

    @Test
    void a_wound_of_the_level_that_is_named_is_enough() {
        var hurt = trio().rule(
                        "kind", "wound", "reason", "x", "combatant", "ana", "location", "chest", "level", "serious");

        assertEquals("fired", verdict(hurt, where("wounded", "serious")));
    }

    @Test
    void near_and_shown_and_down() {
        var near = where("within", Wrote.fields("of", "bot", "metres", 10));
        assertEquals("not-met within", verdict(trio(), near));
        assertEquals("fired", verdict(trio().metres("ana", "bot", 10), near));
        assertEquals("not-met within", verdict(trio().metres("ana", "bot", 11), near));
        assertEquals("fired", verdict(trio(), where("shows", "bot")));
        assertEquals("not-met shows", verdict(trio().set("bot", "cover", "hidden"), where("shows", "bot")));
        assertEquals("not-met down", verdict(trio(), where("down", "bot")));
        assertEquals(
                "fired",
                verdict(trio().rule("kind", "death", "reason", "x", "combatant", "bot"), where("down", "bot")));
    }

    @Test
    void of_himself() {
        assertEquals("not-met empty", verdict(trio(), where("empty", PISTOL)));
        assertEquals(
                "fired",
                verdict(
                        trio().rule(
                                        "kind",
                                        "ammunition",
                                        "reason",
                                        "x",
                                        "combatant",
                                        "ana",
                                        "weapon",
                                        PISTOL,
                                        "left",
                                        0),
                        where("empty", PISTOL)));
        var hurt = trio().rule(
                        "kind", "wound", "reason", "x", "combatant", "ana", "location", "chest", "level", "serious");
        assertEquals("not-met wounded", verdict(hurt, where("wounded", "disabled")));
        assertEquals(
                "fired",
                verdict(
                        trio().rule(
                                        "kind",
                                        "wound",
                                        "reason",
                                        "x",
                                        "combatant",
                                        "ana",
                                        "location",
                                        "chest",
                                        "level",
                                        "serious"),
                        where("wounded", "minor")));
        assertEquals("not-met prone", verdict(trio(), where("prone", true)));
        assertEquals("fired", verdict(trio().set("ana", "posture", "prone"), where("prone", true)));
    }

    @Test
    void every_condition_has_to_hold() {
        assertEquals("not-met prone", verdict(trio(), where("attacked", false, "prone", true)));
    }

    // ---- what cannot be begun

    private static String obstacle(Desk desk, Form... actions) {
        return weighed(desk.orders("ana", always(actions))).replace("0 ana weighs 1 ", "");
    }

    @Test
    void what_cannot_be_begun_is_passed_over() {
        var dropped =
                trio().rule("kind", "weapon", "reason", "x", "combatant", "ana", "weapon", SWORD, "place", "ground");
        assertEquals("not-legal 1 weapon-not-held", obstacle(dropped, parry(SWORD)));
        assertEquals("not-legal 1 beyond-range", obstacle(trio().metres("ana", "bot", 51), shoot(PISTOL, "bot")));
        assertEquals(
                "not-legal 1 target-not-exposed", obstacle(trio().set("bot", "cover", "hidden"), shoot(PISTOL, "bot")));
        assertEquals(
                "not-legal 2 target-down",
                obstacle(
                        trio().rule("kind", "death", "reason", "x", "combatant", "bot"),
                        parry(SWORD),
                        attack(SWORD, "bot")));
        assertEquals("not-legal 1 no-need", obstacle(trio(), handle("reload", PISTOL)));
        assertEquals("not-legal 1 no-need", obstacle(trio(), standUp()));
        assertEquals("not-legal 1 no-need", obstacle(trio(), handle("draw", PISTOL)));
        assertEquals(
                "not-legal 1 unconscious",
                obstacle(trio().rule("kind", "faint", "reason", "x", "combatant", "ana"), move(1)));
        assertEquals("fired", obstacle(trio(), aim(PISTOL, "bot")));
    }

    @Test
    void what_is_let_go_frees_its_hand() {
        var three = Desk.with(
                Sheet.agility("ana", 7).weapon(SWORD).weapon(PISTOL).weapon("dagger"), Sheet.agility("bot", 5));

        assertEquals("not-legal 1 no-free-hand", obstacle(three, handle("draw", "dagger")));
        var again = Desk.with(
                Sheet.agility("ana", 7).weapon(SWORD).weapon(PISTOL).weapon("dagger"), Sheet.agility("bot", 5));
        assertEquals("fired", obstacle(again, handle("drop", SWORD), handle("draw", "dagger")));
    }

    // ---- how they are given

    private static List<String> faults(Form... orders) {
        return trio().codes(new Command.GiveOrders(
                Wrote.fields("combatant", "ana", "orders", Wrote.items((Object[]) orders))));
    }

    @Test
    void they_are_judged_when_they_are_given() {
        assertEquals(
                List.of(
                        "orders[0].when.attackedBy unknown-combatant",
                        "orders[0].choose.actions[0].weapon wrong-value"),
                faults(when(where("attackedBy", "nobody"), parry("axe"))));
        assertEquals(
                List.of("orders[0].when.attackedBy wrong-value"),
                faults(when(where("attackedBy", Wrote.items()), move(1))));
        assertEquals(List.of("orders[0].when.empty not-allowed"), faults(when(where("empty", SWORD), move(1))));
        assertEquals(List.of("orders[0].when.mood unknown-field"), faults(when(where("mood", 1), move(1))));
        assertEquals(List.of("orders[0].choose missing-field"), faults(where("when", where())));
        assertEquals(List.of("orders[0].choose.actions not-allowed"), faults(always(aim(PISTOL, "bot"), move(1))));
    }

    @Test
    void a_scenario_has_no_field_for_them() {
        var scenario = Wrote.fields(
                "ruleset",
                Wrote.fields("id", "desafio"),
                "combatants",
                Wrote.items(Sheet.agility("ana", 5).form()),
                "orders",
                Wrote.items(),
                "rounds",
                Wrote.items(Wrote.fields("orders", Wrote.items(), "choices", Wrote.items())));

        var faulty = assertInstanceOf(Reading.Faulty.class, Desk.RULES.script(scenario));
        assertEquals(
                List.of("orders unknown-field", "rounds[0].orders unknown-field", "rounds[0].choices unknown-field"),
                ((Reading.Faulty<?>) faulty)
                        .faults().stream()
                                .map(fault -> fault.path() + " " + fault.code())
                                .toList());
    }

    // ---- what others may know, and the audit

    @Test
    void odds_tell_nobody_what_others_are_ordered_to_do() {
        var desk = trio().orders("bot", always(parry(SWORD)));
        var mine = new Asker.Player(List.of("ana"));

        assertEquals(trio().odds(mine, "ana", attack(SWORD, "bot")), desk.odds(mine, "ana", attack(SWORD, "bot")));
    }

    @Test
    void an_audit_weighs_them_again() {
        var desk = trio().orders("ana", when(where("attacked", false), move(2)), always(parry(SWORD)))
                .rolling()
                .round();
        var events = desk.events();
        int given = index(events, OrdersGiven.class);
        int weighed = index(events, OrdersWeighed.class);

        assertEquals(Optional.empty(), Redecision.firstDivergence(Desk.RULES, events));
        assertEquals(weighed - 1, divergence(without(events, given)));
        assertEquals(weighed + 1, divergence(without(events, weighed + 1)));
        var forged = new ArrayList<>(events);
        var told = events.get(weighed);
        forged.set(weighed, new Event(told.round(), told.beat(), told.actor(), new OrdersWeighed(List.of())));
        assertEquals(weighed, divergence(forged));
    }

    private static int divergence(List<Event> events) {
        return Redecision.firstDivergence(Desk.RULES, events).orElseThrow().index();
    }

    private static int index(List<Event> events, Class<?> kind) {
        return events.stream().map(event -> event.fact().getClass()).toList().indexOf(kind);
    }

    private static List<Event> without(List<Event> events, int index) {
        var changed = new ArrayList<>(events);
        changed.remove(index);
        return changed;
    }

    @Test
    void nothing_else_than_what_was_seen_decides() {
        var desk = trio().orders("ana", when(where("attackedBy", "bot"), parry(SWORD)))
                .declare("bot", attack(SWORD, "ana"));
        var one = new Resolution(desk.fight());
        var other = new Resolution(Desk.RULES.fold(desk.events()));

        assertEquals(
                ((Decision.Accepted) one.play(new Command.StartRound(), new Tape(List.of()))).events(),
                ((Decision.Accepted) other.play(new Command.StartRound(), new Tape(List.of()))).events());
    }
}
