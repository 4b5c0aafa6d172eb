package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import asalto.rules.coverage.Proves;
import asalto.rules.form.Form;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** From when to when a defence can be used. Rules D-52 to D-54. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class ReadinessTest {

    private static final Form BY_DEFAULT = Wrote.fields();
    private static final Form AFTER_PREVIOUS = Wrote.fields("parryReadiness", "after-previous-action");

    private static Sheet ana(int agility) {
        return Sheet.agility("ana", agility)
                .skill("clubs", 6)
                .skill("dodge", 6)
                .weapon("club")
                .weapon("shield");
    }

    private static Sheet bot(int agility) {
        return Sheet.agility("bot", agility).skill("clubs", 6).weapon("club");
    }

    /** The tenths in which the last of these defences is ready. */
    private static List<Integer> ready(Form options, int agility, Form... actions) {
        var fight = Desk.underOptions(options, ana(agility), bot(5))
                .declare("ana", actions)
                .fight();
        return ready(fight, fight.fighter("ana"));
    }

    private static List<Integer> ready(Fight fight, Fighter owner) {
        var readiness = new Readiness(fight, owner);
        var last = readiness.plan().defences().getLast();
        return IntStream.rangeClosed(1, 10)
                .filter(tenth -> readiness.isReady(last, tenth))
                .boxed()
                .toList();
    }

    private static List<Integer> tenths(int from, int to) {
        return IntStream.rangeClosed(from, to).boxed().toList();
    }

    // ---- D-52

    @ParameterizedTest(name = "Agility {0}")
    @ValueSource(ints = {1, 5, 9, 10})
    @Proves("D-52")
    void an_attacker_s_higher_Agility_does_not_prevent_a_parry_or_dodge(int agility) {
        for (var guard : List.of(parry("club"), dodge())) {
            var desk = Desk.with(ana(1), bot(agility))
                    .declare("ana", guard)
                    .declare("bot", attack("club", "ana"))
                    .rolling(6, 6)
                    .round();
            assertEquals(
                    1, desk.proven().lines((11 - agility) + " bot is stopped").size());
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"own-tenth", "after-previous-action"})
    @Proves("D-52")
    void what_was_declared_before_it_with_that_weapon_must_have_happened(String option) {
        var options = Wrote.fields("parryReadiness", option);
        var desk = Desk.underOptions(options, ana(6), bot(6))
                .declare("ana", attack("club", "bot"), parry("club"))
                .declare("bot", attack("club", "ana", "calledShot", "left-leg"))
                .rolling(10, 5, 3)
                .round();
        assertEquals(List.of("5 bot hits ana left-leg"), desk.proven().lines("hits"));
    }

    // ---- D-53

    @Test
    @Proves("D-53")
    void a_defence_that_is_the_weapon_s_first_action_is_ready_from_tenth_1() {
        for (var options : List.of(BY_DEFAULT, AFTER_PREVIOUS)) {
            assertEquals(tenths(1, 10), ready(options, 4, parry("club")));
            assertEquals(tenths(1, 10), ready(options, 4, dodge()));
            assertEquals(tenths(1, 10), ready(options, 4, attack("club", "bot"), parry("shield")), "another weapon");
            assertEquals(tenths(1, 10), ready(options, 4, parry("club"), parry("shield"), dodge()), "another sort");
        }
    }

    @Test
    @Proves("D-53")
    void by_default_one_after_another_action_is_ready_from_its_own_nominal_tenth_on() {
        assertEquals(tenths(8, 10), ready(BY_DEFAULT, 7, attack("club", "bot"), parry("club")), "club 7-3");
        assertEquals(tenths(8, 10), ready(BY_DEFAULT, 7, parry("club"), parry("club")));
        assertEquals(tenths(7, 10), ready(BY_DEFAULT, 5, dodge(), dodge()), "a dodge after another: 5-4");
    }

    @Test
    @Proves("D-53")
    void by_option_one_after_an_attack_is_ready_from_the_tenth_after_it() {
        assertEquals(tenths(5, 10), ready(AFTER_PREVIOUS, 7, attack("club", "bot"), parry("club")));
    }

    @Test
    @Proves("D-53")
    void by_option_one_after_a_defence_is_ready_from_the_tenth_after_its_use() {
        var fight = Desk.underOptions(AFTER_PREVIOUS, ana(7), bot(5))
                .declare("ana", parry("club"), parry("club"))
                .fight();
        var owner = fight.fighter("ana");

        assertEquals(tenths(2, 10), ready(fight, owner.done(1, 1)));
        assertEquals(tenths(7, 10), ready(fight, owner.done(1, 6)));
        assertEquals(tenths(8, 10), ready(fight, owner.done(1, 7)));
    }

    @Test
    @Proves("D-53")
    void by_option_one_after_a_defence_is_ready_from_its_own_nominal_tenth_at_the_latest() {
        assertEquals(tenths(8, 10), ready(AFTER_PREVIOUS, 7, parry("club"), parry("club")), "unused");

        var fight = Desk.underOptions(AFTER_PREVIOUS, ana(7), bot(5))
                .declare("ana", parry("club"), parry("club"))
                .fight();
        assertEquals(tenths(8, 10), ready(fight, fight.fighter("ana").done(1, 8)));
        assertEquals(tenths(8, 10), ready(fight, fight.fighter("ana").done(1, 9)));
    }

    // ---- D-54

    @Test
    @Proves("D-54")
    void it_is_gone_before_the_tenth_of_the_weapon_s_next_action() {
        for (var options : List.of(BY_DEFAULT, AFTER_PREVIOUS)) {
            assertEquals(tenths(1, 7), ready(options, 7, parry("club"), attack("club", "bot")), "club 7-3");
            assertEquals(tenths(1, 10), ready(options, 7, parry("club"), attack("shield", "bot")), "another weapon's");
        }
        var fight = Desk.with(ana(5), bot(5)).declare("ana", dodge(), dodge()).fight();
        var first = Plan.of(fight.fighter("ana")).defences().getFirst();
        var readiness = new Readiness(fight, fight.fighter("ana"));
        assertEquals(
                tenths(1, 6),
                tenths(1, 10).stream()
                        .filter(tenth -> readiness.isReady(first, tenth))
                        .toList(),
                "a dodge: before the next dodge, 5-4");
    }

    @Test
    @Proves("D-54")
    void unused_it_is_a_feint_at_the_start_of_that_tenth_or_after_tenth_10() {
        Desk.with(ana(7), bot(5))
                .declare("ana", parry("club"), attack("club", "bot"), dodge(), dodge())
                .rolling(10)
                .round()
                .then("""
                        5 ana feints 3: no-attack
                        8 ana feints 1: no-attack
                        8 ana action 2 at bot: 10 +3 accumulation = 13 > 6, level -4
                        8 ana misses bot
                        10 ana feints 4: no-attack
                        """);
    }

    @Test
    @Proves("D-54")
    void it_is_forfeited_instead_if_its_owner_cannot_act_at_that_moment() {
        var desk = Desk.with(ana(7), bot(5), Sheet.agility("foe", 9).weapon("broadsword"))
                .declare("ana", parry("club"), attack("club", "bot"), dodge())
                .declare("foe", attack("broadsword", "ana", "from", "behind", "calledShot", "abdomen"))
                .rolling(5)
                .round();
        assertEquals(
                List.of(
                        "8 ana forfeits 1: incapacitated",
                        "8 ana forfeits 2: incapacitated",
                        "10 ana forfeits 3: incapacitated"),
                desk.proven().lines("forfeits"));
    }

    @Test
    @Proves("D-54")
    void without_the_weapon_it_is_forfeited_too() {
        Desk.with(ana(7), bot(5))
                .declare("ana", handle("drop", "club"), parry("club"))
                .round()
                .then("""
                        0 ana drops club
                        10 ana forfeits 2: weapon-not-held
                        """);
    }
}
