package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.attack;
import static asalto.rules.desafio.Deeds.dodge;
import static asalto.rules.desafio.Deeds.parry;
import static asalto.rules.desafio.Deeds.shoot;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import asalto.rules.Asker;
import asalto.rules.Fraction;
import asalto.rules.coverage.Proves;
import asalto.rules.form.Reading;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** The chances of a declaration that is only considered. Rule book, §15. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class OddsTest {

    private static final Asker DIRECTOR = new Asker.Director();
    private static final Asker PLAYER = new Asker.Player(List.of("tirador"));

    private static Desk shooting(int skill, String skillId, String weapon, Sheet target) {
        return Desk.with(Sheet.agility("tirador", 5).skill(skillId, skill).weapon(weapon), target)
                .metres("tirador", "blanco", 20);
    }

    private static Sheet target() {
        return Sheet.agility("blanco", 3);
    }

    @Test
    void three_single_shots_of_skill_4_each_by_itself() {
        var odds = shooting(4, "semi-auto-pistols", "semi-auto-pistol", target())
                .odds(
                        DIRECTOR,
                        "tirador",
                        shoot("semi-auto-pistol", "blanco"),
                        shoot("semi-auto-pistol", "blanco"),
                        shoot("semi-auto-pistol", "blanco"));

        assertEquals(
                List.of("2/5", "3/10", "1/5"),
                odds.byItself().attacks().stream()
                        .map(attack -> attack.hit().toString())
                        .toList());
        assertEquals("83/125", odds.byItself().atLeastOneHit().toString());
        assertEquals(
                "2/5",
                odds.followedThrough().orElseThrow().actions().getFirst().hit().toString());
        assertTrue(
                compare(odds.followedThrough().orElseThrow().atLeastOneHit(), Fraction.of(83, 125)) == 0,
                "whoever shoots alone hits at least once as often, whatever the first hit does");
        assertTrue(
                compare(odds.followedThrough().orElseThrow().actions().getLast().hit(), Fraction.of(1, 5)) < 0,
                "a target that fell is covered, and a dead one is not shot at");
    }

    @Test
    void a_burst_of_three_of_skill_5_bullet_by_bullet() {
        var odds = shooting(5, "automatic-rifles", "tactical-smg", target())
                .odds(DIRECTOR, "tirador", shoot("tactical-smg", "blanco", "mode", "burst"));

        var burst = odds.byItself().attacks().getFirst();
        assertEquals(
                List.of("0: 1/2", "1: 1/10", "2: 1/10", "3: 3/10"),
                burst.bullets().stream()
                        .map(bullets -> bullets.bullets() + ": " + bullets.chance())
                        .toList());
        assertEquals("1/2", burst.hit().toString());
    }

    private static int compare(Fraction one, Fraction other) {
        return one.of().multiply(other.outOf()).compareTo(other.of().multiply(one.outOf()));
    }

    @Test
    @Proves("D-07")
    void what_depends_on_the_sheet_of_another_is_left_out_and_named() {
        var plain = shooting(6, "bows", "bow", target().weapon("shield"));
        plain.declare("blanco", parry("shield"));
        var odds = plain.odds(PLAYER, "tirador", shoot("bow", "blanco"));

        var shot = odds.byItself().attacks().getFirst();
        assertEquals("9/10", shot.hit().toString());
        assertEquals(Optional.empty(), shot.lands());
        assertEquals(Optional.empty(), shot.wounds());
        assertEquals(Optional.empty(), odds.followedThrough());
        assertEquals(
                List.of(
                        "byItself.attacks[0].stopped skill blanco",
                        "byItself.attacks[0].lands skill blanco",
                        "byItself.attacks[0].wounds armour blanco",
                        "byItself.atLeastOneLands skill ",
                        "followedThrough sheet blanco"),
                odds.leftOut().stream()
                        .map(left -> left.figure() + " " + left.because() + " "
                                + left.of().orElse(""))
                        .toList());
    }

    @Test
    @Proves("D-07")
    void two_targets_that_differ_in_what_a_player_may_not_know_give_him_the_same_odds() {
        var random = new SplittableRandom(15);
        for (int round = 0; round < 300; round++) {
            int agility = 1 + random.nextInt(10);
            var one = Sheet.of("blanco", 5, agility, 1 + random.nextInt(10), 5)
                    .skill("shields", 5 + random.nextInt(6))
                    .with("armour", Wrote.fields("chest", random.nextInt(9)))
                    .weapon("shield");
            var weapon = random.nextBoolean() ? "bow" : "javelin";
            var skill = weapon.equals("bow") ? "bows" : "throwing";
            assertEquals(
                    seen(shooting(6, skill, weapon, target().weapon("shield")), weapon),
                    seen(shooting(6, skill, weapon, one), weapon));
        }
    }

    @Test
    @Proves("D-07")
    void a_player_is_told_nothing_that_hangs_on_another_s_hidden_attributes_and_the_director_is() {
        var weak = Sheet.of("blanco", 1, 1, 1, 5);
        var strong = Sheet.of("blanco", 10, 10, 10, 5);

        assertEquals(struck(weak, PLAYER), struck(strong, PLAYER));
        assertTrue(!struck(weak, DIRECTOR).equals(struck(strong, DIRECTOR)), "their dodge is not the same");
        assertEquals(
                List.of("skill", "skill", "armour"),
                struck(strong, PLAYER).leftOut().stream()
                        .map(Odds.LeftOut::because)
                        .limit(3)
                        .toList());
    }

    private static Odds struck(Sheet target, Asker asker) {
        var desk = Desk.with(Sheet.agility("tirador", 5).weapon("club"), target).declare("blanco", dodge());
        return desk.odds(asker, "tirador", attack("club", "blanco"));
    }

    private static Odds seen(Desk desk, String weapon) {
        desk.declare("blanco", parry("shield"));
        return desk.odds(PLAYER, "tirador", shoot(weapon, "blanco"));
    }

    @Test
    void nobody_asks_for_another() {
        var desk = shooting(6, "bows", "bow", target().weapon("dagger"));
        var draft = Wrote.fields("combatant", "blanco", "actions", Wrote.items(attack("dagger", "tirador")));

        var reading = desk.fight().odds(draft, PLAYER, (sides, roller) -> 1);

        assertTrue(
                reading instanceof Reading.Faulty<?>(var faults)
                        && faults.getFirst().path().equals("combatant")
                        && faults.getFirst().code().equals("not-allowed"),
                reading.toString());
    }

    @Test
    void sustained_fire_spray_by_spray_and_bullet_by_bullet() {
        var desk = shooting(5, "automatic-rifles", "assault-rifle", target());
        var draft = Wrote.fields(
                "combatant", "tirador", "actions", Wrote.items(shoot("assault-rifle", "blanco", "mode", "sustained")));
        var random = new SplittableRandom(72);

        var reading = desk.fight().odds(draft, DIRECTOR, (sides, roller) -> 1 + random.nextInt(sides));

        var odds = (Odds) ((Reading.Sound<?>) reading).value();
        var sprays = odds.byItself().attacks();
        // Short range: −3 on both, and −2 more on the second spray (Rule D-72); half the d10 hits.
        assertEquals(
                List.of("1: 4/5", "2: 1/1"),
                sprays.stream()
                        .map(spray -> spray.spray().orElseThrow() + ": " + spray.hit())
                        .toList());
        assertEquals(
                List.of("0: 1/5", "1: 4/25", "2: 4/25", "3: 4/25", "4: 4/25", "5: 4/25"),
                sprays.getFirst().bullets().stream()
                        .map(bullets -> bullets.bullets() + ": " + bullets.chance())
                        .toList());
        assertTrue(odds.followedThrough().isPresent(), "followed or sampled");
    }

    @Test
    void dice_that_nobody_could_count_are_refused() {
        var cannon = Wrote.with(
                Wrote.fields("id", "cannon", "skill", "shotguns", "hands", 2, "damage", "100d100", "kind", "piercing"),
                "actions",
                1,
                "magazine",
                1,
                "ranges",
                Wrote.items(10, 20, 30));
        var desk = Desk.with(Sheet.agility("tirador", 5).skill("shotguns", 5).weapon(cannon), target());
        var draft = Wrote.fields("combatant", "tirador", "actions", Wrote.items(shoot("cannon", "blanco")));

        var reading = desk.fight().odds(draft, DIRECTOR, (sides, roller) -> 1);

        assertTrue(
                reading instanceof Reading.Faulty<?>(var faults)
                        && faults.getFirst().path().equals("actions")
                        && "too-many-dice".equals(faults.getFirst().data().get("reason")),
                reading.toString());
    }

    @Test
    void what_is_too_much_to_follow_is_sampled_and_says_so() {
        var sheets = new Sheet[8];
        for (int i = 0; i < sheets.length; i++) {
            sheets[i] = Sheet.agility("c" + i, 5).skill("automatic-rifles", 8).weapon("assault-rifle");
        }
        var desk = Desk.with(sheets);
        for (int i = 1; i < sheets.length; i++) {
            desk.declare("c" + i, shoot("assault-rifle", "c" + (i + 1) % sheets.length, "mode", "burst"));
        }
        var random = new SplittableRandom(8);
        var draft =
                Wrote.fields("combatant", "c0", "actions", Wrote.items(shoot("assault-rifle", "c1", "mode", "burst")));

        var reading = desk.fight().odds(draft, DIRECTOR, (sides, roller) -> 1 + random.nextInt(sides));

        var odds = (Odds) ((Reading.Sound<?>) reading).value();
        var followed = odds.followedThrough().orElseThrow();
        assertEquals(Odds.Method.SAMPLED, followed.method());
        assertEquals(Optional.of(2_500), followed.rounds());
        assertEquals(Optional.of(Fraction.of(1, 50)), followed.error());
        double exact = 4 / 5.0;
        double sampled = followed.actions().getFirst().hit().of().doubleValue()
                / followed.actions().getFirst().hit().outOf().doubleValue();
        assertTrue(Math.abs(exact - sampled) <= 0.02, "sampled " + sampled);
        assertEquals("4/5", odds.byItself().attacks().getFirst().hit().toString());
    }

    @Test
    void a_sample_of_rounds_with_very_many_dice_is_shorter_and_says_so() {
        var sheets = new Sheet[40];
        for (int i = 0; i < sheets.length; i++) {
            sheets[i] = Sheet.agility("c" + i, 5).skill("automatic-rifles", 8).weapon("assault-rifle");
        }
        var desk = Desk.with(sheets);
        for (int i = 2; i < sheets.length; i++) {
            desk.declare("c" + i, shoot("assault-rifle", "c" + (i - 1), "mode", "burst"));
        }
        var random = new SplittableRandom(8);
        var draft = Wrote.fields("combatant", "c0", "actions", Wrote.items(shoot("assault-rifle", "c1")));

        var reading = desk.fight().odds(draft, DIRECTOR, (sides, roller) -> 1 + random.nextInt(sides));

        var followed =
                ((Odds) ((Reading.Sound<?>) reading).value()).followedThrough().orElseThrow();
        int rounds = followed.rounds().orElseThrow();
        assertTrue(100 <= rounds && rounds < 2_500, "rounds " + rounds);
        int parts = (int) Math.sqrt(rounds);
        assertEquals(Optional.of(Fraction.of(1, parts)), followed.error());
    }
}
