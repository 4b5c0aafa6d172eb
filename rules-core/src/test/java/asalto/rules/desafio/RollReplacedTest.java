package asalto.rules.desafio;

import static asalto.rules.desafio.Deeds.attack;
import static asalto.rules.desafio.Deeds.move;
import static asalto.rules.desafio.Deeds.parry;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import asalto.rules.Command;
import asalto.rules.CorruptStream;
import asalto.rules.Decision;
import asalto.rules.Dice;
import asalto.rules.Event;
import asalto.rules.Redecision;
import asalto.rules.Resolution;
import asalto.rules.Roll;
import asalto.rules.desafio.DesafioFact.AttackRolled;
import asalto.rules.desafio.DesafioFact.DamageRolled;
import asalto.rules.desafio.DesafioFact.RulingMade;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;

/** A roll of the current round is replaced by one made at the table. */
@DisplayNameGeneration(ReplaceUnderscores.class)
class RollReplacedTest {

    private static final String SWORD = "broadsword";

    /** Nobody has declared yet. Events 1 to 3 open it. */
    private static Desk seated() {
        return Desk.with(
                Sheet.agility("ana", 7).skill("long-swords-1h", 5).weapon(SWORD),
                Sheet.agility("bot", 5).skill("long-swords-1h", 5).weapon(SWORD));
    }

    /** Events 4 and 5. */
    private static Desk duel() {
        return seated().declare("ana", attack(SWORD, "bot")).declare("bot", attack(SWORD, "ana"));
    }

    private static Object[] roll(int seq, Integer... dice) {
        return new Object[] {"kind", "roll", "reason", "the cat", "roll", seq, "dice", Wrote.items((Object[]) dice)};
    }

    // ---- what holds

    @Test
    void in_the_middle_of_a_round_what_followed_is_superseded_and_decided_again() {
        var desk = duel().rolling(9).done(new Command.StartRound()).done(new Command.PlayBeat(4));

        desk.rolling(9, 5, 3, 9).rule(roll(7, 3));
        assertEquals("""
                4 ana is ruled: the cat [7, 8]
                4 ana action 1 at bot: 3 = 3 <= 5, level 2
                4 ana location: 5
                4 ana hits bot abdomen
                4 ana damage: [3] +0 -0 = 3
                4 bot wound 1: serious abdomen
                """.strip(), String.join("\n", desk.lines()));
        desk.done(new Command.PlayBeat(6));
        assertEquals(List.of("6 bot action 1 at ana: 9 +2 wounds = 11 > 5, level -4"), desk.lines("6 bot action"));
        desk.done(new Command.PlayBeat(10)).proven();
    }

    @Test
    void what_is_before_it_in_its_own_tenth_holds() {
        var desk = Desk.with(
                        Sheet.agility("ana", 5).skill("long-swords-1h", 5).weapon(SWORD),
                        Sheet.agility("bot", 5).skill("long-swords-1h", 5).weapon(SWORD))
                .declare("ana", attack(SWORD, "bot"))
                .declare("bot", attack(SWORD, "ana"))
                .rolling(3, 5, 3, 9)
                .round();

        desk.rolling(9, 6, 4).rule(roll(12, 2)).then("""
                6 bot is ruled: the cat [12, 13, 14]
                6 bot action 1 at ana: 2 = 2 <= 5, level 3
                6 bot location: 6
                6 bot hits ana abdomen
                6 bot damage: [4] +0 -0 = 4
                6 ana wound 1: serious abdomen
                """);
        assertEquals(1, desk.condition("bot").wounds().size());
    }

    @Test
    void after_the_round_it_is_decided_again_to_its_end() {
        var desk = duel().rolling(9, 3, 7, 8).round();
        assertEquals(1, desk.condition("ana").wounds().size());

        desk.rolling(9, 10, 8).rule(roll(7, 3)).then("""
                4 ana is ruled: the cat [7, 8, 9, 10, 11, 12, 13, 14, 15]
                4 ana action 1 at bot: 3 = 3 <= 5, level 2
                4 ana location: 10
                4 ana hits bot head
                4 ana damage: [8] +0 -0 = 8
                4 bot wound 1: disabled head
                4 bot dies: head-disabled
                6 bot forfeits 1: dead
                """);
        assertEquals(List.of(), desk.condition("ana").wounds());
        assertEquals(2, desk.fight().round());
    }

    @Test
    void damage_may_be_replaced_whatever_became_of_later_criticals() {
        var desk = duel().rolling(3, 5, 3, 1, 5, 9).round();
        var damage = number(desk.events(), DamageRolled.class, 1);

        desk.rolling(1, 1, 9).rule(roll(damage, 1));
        assertEquals(List.of("4 ana damage: [1] +0 -0 = 1"), desk.lines("damage"));
        desk.proven();
    }

    @Test
    void what_the_director_ruled_and_orders_given_since_outlive_it() {
        var desk = duel().rolling(9).done(new Command.StartRound()).done(new Command.PlayBeat(4));
        desk.rule("kind", "modifier", "reason", "mud", "combatant", "bot", "action", 1, "value", 3)
                .rolling(3)
                .done(new Command.PlayBeat(10))
                .orders("ana", Wrote.fields("choose", Wrote.fields("actions", Wrote.items(move(1)))));

        desk.rolling(9, 4).rule(roll(7, 8)).proven();
        assertEquals(List.of("6 bot action 1 at ana: 4 +3 gm = 7 > 5, level 1"), desk.lines("6 bot action"));
        assertEquals(1, Board.of(desk.fight()).orders().size());
    }

    @Test
    void it_may_be_replaced_once_more_and_the_first_one_cannot() {
        var desk = duel().rolling(9, 9).round();
        desk.rolling(9, 5, 3, 9).rule(roll(7, 3));

        assertEquals(List.of("roll superseded"), desk.objections(roll(7, 2)));
        desk.rolling(3, 9).rule(roll(13, 8)).then("""
                4 ana is ruled: the cat [13, 14, 15, 16, 17, 18, 19, 20]
                4 ana action 1 at bot: 8 = 8 > 5, level -3
                4 ana misses bot
                6 bot action 1 at ana: 9 = 9 > 5, level -4
                6 bot misses ana
                """);
    }

    // ---- dice

    /** The j-th die of each roller is always the same. */
    private record Numbered(long seed, Map<String, Integer> next) implements Dice {
        static Numbered of(long seed) {
            return new Numbered(seed, new HashMap<>());
        }

        @Override
        public int roll(int sides, String roller) {
            int die = next.merge(roller, 1, Integer::sum);
            return 1 + new SplittableRandom(seed * 31 + die * 1_000_003L + roller.hashCode()).nextInt(sides);
        }

        @Override
        public Dice behind(List<Roll> thrown) {
            var again = of(seed);
            thrown.forEach(roll -> again.next().merge(roll.roller(), 1, Integer::sum));
            return again;
        }
    }

    @Test
    void the_remaining_dice_come_in_order_so_that_the_undoing_of_an_undoing_is_the_same_again() {
        int changed = 0;
        for (long seed = 1; seed <= 60; seed++) {
            var start = seated().declare("ana", attack(SWORD, "bot"), parry(SWORD))
                    .declare("bot", attack(SWORD, "ana"), attack(SWORD, "ana"));
            var play = new Resolution(start.fight());
            play.playRound(Numbered.of(seed));
            var before = State.of((Fight) play.encounter());
            int face = face(play.events(), 0);

            rule(play, Numbered.of(seed), 7, face == 10 ? 1 : face + 1);
            var between = State.of((Fight) play.encounter());
            int again = start.events().size() + index(play.events(), RulingMade.class) + 2;
            rule(play, Numbered.of(seed), again, face);

            assertEquals(before, State.of((Fight) play.encounter()), "seed " + seed);
            changed += before.equals(between) ? 0 : 1;
            var all = new ArrayList<>(start.events());
            all.addAll(play.events());
            assertEquals(play.encounter(), Desk.RULES.fold(all), "seed " + seed);
            assertEquals(Optional.empty(), Redecision.firstDivergence(Desk.RULES, all), "seed " + seed);
        }
        assertNotEquals(0, changed);
    }

    /** The faces of a round, from one of them on. */
    private record Recorded(List<Roll> faces, int[] read) implements Dice {
        @Override
        public int roll(int sides, String roller) {
            return faces.get(read[0]++).face();
        }

        @Override
        public Dice behind(List<Roll> thrown) {
            return new Recorded(faces, new int[] {thrown.size()});
        }
    }

    @Test
    void replaced_by_itself_any_roll_of_any_round_brings_back_what_followed_it() {
        int replaced = 0;
        for (long seed = 1; seed <= 60; seed++) {
            var random = new RandomFight(seed);
            random.play(2);
            var fight = random.fight();
            var trail = fight.past().trail().filter(Trail::open);
            var told = trail.map(Trail::all).orElse(List.of());
            for (int place = 1; place < told.size(); place++) {
                var before = Trail.rolls(told.subList(0, place));
                var with = Trail.rolls(told.subList(0, place + 1));
                if (with.size() > before.size()) {
                    var faces =
                            with.subList(before.size(), with.size()).stream().map(Roll::face);
                    var ruling = roll(told.get(place).number(), faces.toArray(Integer[]::new));
                    var dice = new Recorded(fight.thrown(), new int[] {0});
                    var again = fight.decide(new Command.Rule(Wrote.fields(ruling)), dice);
                    var events = ((Decision.Accepted) again).events();
                    assertEquals(
                            told.subList(place, told.size()).stream()
                                    .map(Past.Told::event)
                                    .toList(),
                            events.subList(1, events.size()),
                            "seed " + seed);
                    replaced++;
                }
            }
        }
        assertNotEquals(0, replaced / 100, "few rolls were tried: " + replaced);
    }

    private static void rule(Resolution play, Dice dice, int seq, int face) {
        if (play.play(new Command.Rule(Wrote.fields(roll(seq, face))), dice) instanceof Decision.Refused(var faults)) {
            throw new AssertionError(faults);
        }
    }

    private static int face(List<Event> events, int which) {
        return ((AttackRolled) events.stream()
                        .map(Event::fact)
                        .filter(AttackRolled.class::isInstance)
                        .toList()
                        .get(which))
                .roll();
    }

    @Test
    void only_the_faces_that_hold_are_counted() {
        var desk = duel().rolling(9, 9).round();
        desk.rolling(9, 5, 3, 9).rule(roll(7, 3));

        assertEquals(
                List.of(new Roll("ana", 3), new Roll("ana", 5), new Roll("ana", 3), new Roll("bot", 9)),
                desk.fight().thrown());
    }

    // ---- why not

    @Test
    void earlier_rounds_are_not_gone_back_into() {
        var desk = duel().rolling(9, 9).round();
        desk.declare("ana", attack(SWORD, "bot"));

        assertEquals(List.of("roll not-of-this-round"), desk.objections(roll(7, 3)));
        assertEquals(List.of("roll not-of-this-round"), seated().objections(roll(7, 3)));
        assertEquals(
                List.of("roll not-of-this-round"), duel().rolling(9, 9).round().objections(roll(99, 3)));
        assertEquals(
                List.of("roll not-of-this-round"), duel().rolling(9, 9).round().objections(roll(3, 3)));
        var rested = duel().rolling(9, 9).round().advance("minutes", 1);
        assertEquals(List.of("roll not-of-this-round"), rested.objections(roll(7, 3)));
    }

    @Test
    void what_was_not_rolled_is_not_replaced_and_what_is_not_on_the_die_replaces_nothing() {
        var desk = duel().rolling(9, 9).round();

        assertEquals(List.of("roll no-dice"), desk.objections(roll(8, 3)));
        assertEquals(List.of("dice count"), desk.objections(roll(7, 3, 4)));
        assertEquals(List.of("dice count"), desk.objections(roll(7)));
        assertEquals(List.of("dice[0] range"), desk.rolling(9, 9).objections(roll(7, 11)));
    }

    // ---- the audit

    @Test
    void what_is_superseded_is_audited_as_it_was_decided_and_so_is_what_took_its_place() {
        var desk = duel().rolling(9, 9).round();
        var events = desk.rolling(9, 5, 3, 9).rule(roll(7, 3)).events();

        for (int number : List.of(7, 13)) {
            var forged = new ArrayList<>(events);
            var told = events.get(number - 1);
            var rolled = (AttackRolled) told.fact();
            forged.set(number - 1, new Event(told.round(), told.beat(), told.actor(), with(rolled, rolled.roll() - 1)));
            assertEquals(
                    number - 1,
                    Redecision.firstDivergence(Desk.RULES, forged).orElseThrow().index());
        }
    }

    private static AttackRolled with(AttackRolled it, int face) {
        return new AttackRolled(
                it.action(),
                it.weapon(),
                it.target(),
                it.skill(),
                it.skillId(),
                face,
                it.difficulty(),
                it.total(),
                it.success(),
                it.successLevel(),
                it.spray());
    }

    @Test
    void a_ruling_that_supersedes_something_else_is_corrupt() {
        var desk = duel().rolling(9, 9).round();
        var events = desk.rolling(9, 5, 3, 9).rule(roll(7, 3)).events();
        int ruling = index(events, RulingMade.class);
        var told = events.get(ruling);
        var made = (RulingMade) told.fact();
        var forged = new Event(
                told.round(),
                told.beat(),
                told.actor(),
                new RulingMade(made.ruling(), made.reason(), Optional.of(List.of(7))));

        var before = Desk.RULES.fold(events.subList(0, ruling));
        assertThrows(CorruptStream.class, () -> before.evolve(forged));
        var log = new ArrayList<>(events);
        log.set(ruling, forged);
        assertEquals(
                ruling,
                Redecision.firstDivergence(Desk.RULES, log).orElseThrow().index());
    }

    private static int index(List<Event> events, Class<?> kind) {
        return events.stream().map(event -> event.fact().getClass()).toList().indexOf(kind);
    }

    /** The number of the n-th event of a kind. */
    private static int number(List<Event> events, Class<?> kind, int which) {
        int found = 0;
        for (int index = 0; index < events.size(); index++) {
            if (kind.isInstance(events.get(index).fact()) && ++found == which) {
                return index + 1;
            }
        }
        throw new AssertionError("no " + kind);
    }
}
