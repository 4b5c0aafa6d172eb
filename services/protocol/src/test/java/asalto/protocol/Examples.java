package asalto.protocol;

import static asalto.rules.desafio.DesafioFact.*;

import asalto.rules.Event;
import asalto.rules.desafio.*;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/** Examples of every fact of Desafío, with what is optional and without. */
final class Examples {

    private Examples() {}

    private static <T> Optional<T> some(T value) {
        return Optional.of(value);
    }

    private static <T> Optional<T> none() {
        return Optional.empty();
    }

    static List<Event> desafio() {
        return Stream.concat(rulings(), facts()).toList();
    }

    private static Stream<Event> rulings() {
        return everyRuling().stream().map(ruling -> of("bot", 1, 0, new RulingMade(ruling, "«¡por fin!»", none())));
    }

    private static Stream<Event> facts() {
        return Stream.of(
                of(0, 0, new EncounterOpened("desafio", "1", "ab12", ruleset(), NOTHING)),
                of(0, 0, new EncounterOpened("desafio", "1", "ab12", ruleset(), SITUATION)),
                of("ana", 0, 0, new CombatantSeated(combatant())),
                of("bot", 0, 0, new CombatantSeated(plainCombatant())),
                of(3, 0, new EncounterClosed()),
                of(1, 0, new SituationChanged(SITUATION.ranges(), SITUATION.modifiers(), SITUATION.set())),
                of(1, 0, new SituationChanged(none(), none(), none())),
                of("ana", 1, 0, new ActionsDeclared(everyAction(), some(AccumulateOn.DEFENCE))),
                of("ana", 1, 0, new ActionsDeclared(List.of(), none())),
                of(
                        1,
                        0,
                        new RulingMade(
                                new Ruling.Replace(12, List.of(3, 8)), "dados de la mesa", some(List.of(12, 13)))),
                of("bot", 1, 0, new OrdersGiven(everyOrder())),
                of("bot", 1, 0, new OrdersGiven(List.of())),
                of("bot", 1, 0, new OrdersWeighed(everyOutcome())),
                of(1, 0, new RoundStarted()),
                of(1, 10, new RoundEnded()),
                of("ana", 1, 4, new AttackRolled(1, "rifle", "bot", 5, "rifles", 4, HARD, 7, false, -2, some(2))),
                of("ana", 1, 4, new AttackRolled(1, "espada", "bot", 5, "swords", 4, List.of(), 4, true, 1, none())),
                of("ana", 1, 4, new CriticalRolled(5, 5, true)),
                of("bot", 1, 4, new DefenceRolled(Guard.PARRY, "ana", 2, 3, "swords", 1, HARD, 4, false)),
                of("ana", 1, 4, new AttackMissed("bot", 1)),
                of("ana", 1, 4, new AttackStopped("bot", 1, Guard.DODGE)),
                of("ana", 1, 4, new BulletsRolled(7, 1, 3)),
                of("ana", 1, 4, new LocationRolled(1, Location.RIGHT_LEG)),
                of("ana", 1, 4, new AttackHit("bot", 1, Location.HEAD, true, some(2))),
                of("ana", 1, 4, new AttackHit("bot", 1, Location.LEFT_ARM, false, none())),
                of("ana", 1, 4, new DamageRolled(List.of(2, 6), -1, 1, 6)),
                of("bot", 1, 4, new WoundInflicted(Location.CHEST, WoundLevel.SERIOUS, 2, 1)),
                of("bot", 1, 4, new EnduranceRolled(5, 6, true)),
                of("bot", 1, 9, new ActionForfeited(some(2), Forfeit.WEAPON_NOT_HELD, some(1))),
                of("bot", 1, 10, new ActionForfeited(none(), Forfeit.UNCONSCIOUS, none())),
                of("bot", 1, 9, new FeintMade(some(2), Feint.TARGET_DOWN, some(1))),
                of("bot", 1, 10, new FeintMade(none(), Feint.NO_WOUND, none())),
                of("ana", 1, 4, new AmmunitionSpent("rifle", 3, 17)),
                of("bot", 1, 4, new WeaponDropped("espada")),
                of("bot", 1, 10, new WeaponDrawn("espada")),
                of("bot", 1, 10, new WeaponPickedUp("espada")),
                of("bot", 1, 10, new WeaponStowed("espada")),
                of("ana", 1, 10, new WeaponReloaded("rifle", 20)),
                of("ana", 1, 10, new AimTaken("rifle", "bot", 2)),
                of("bot", 1, 4, new FellProne()),
                of("bot", 1, 10, new StoodUp()),
                of("bot", 1, 10, new Moved(4)),
                of("bot", 1, 4, new LostConsciousness(FaintCause.DESTROYED_LIMB)),
                of("bot", 1, 10, new RegainedConsciousness()),
                of("bot", 1, 4, new Died(DeathCause.HEAD_DESTROYED)),
                of("ana", 1, 10, new TestRolled(4, "climb", some(3), HARD, some(6L), false, some(-2))),
                of("ana", 1, 10, new TestRolled(9, "medicine", none(), List.of(), none(), true, none())),
                of("ana", 1, 10, opposed(some("ana"))),
                of("ana", 1, 10, opposed(none())),
                of(1, 10, new TimeGranted(some(1), some(2), some(3), some(true), some(treatments()))),
                of(1, 10, new TimeGranted(none(), none(), some(1), none(), none())),
                of(1, 10, new TimeAdvanced(86_400)),
                of("bot", 1, 10, new WoundTreated(new Action.Ailment.Wound(2), true, "ana")),
                of("bot", 1, 10, new WoundTreated(new Action.Ailment.Shock(), false, "ana")),
                of("bot", 1, 10, new WoundHealed(2, true)),
                of("bot", 1, 10, new AttributeLost(Attribute.AGILITY, 4)));
    }

    private static final List<Difficulty> HARD = List.of(
            new Difficulty(Source.MOUNTED_AGAINST_FOOT, 1, none()),
            new Difficulty(Source.GM, 2, some("la lluvia, «¡ñ!»")));

    private static final Situation NOTHING = new Situation(none(), none(), none());

    private static final Situation SITUATION = new Situation(
            some(List.of(new Situation.Range("ana", "bot", 30))),
            some(List.of(new Situation.StandingModifier("bot", -1, "a cubierto"))),
            some(List.of(
                    new Situation.Change(
                            "ana", some(Cover.PARTIAL), some(-1), some(true), some(false), some(Posture.PRONE)),
                    new Situation.Change("bot", none(), none(), none(), none(), none()))));

    private static OpposedTestRolled opposed(Optional<String> winner) {
        var theirs = new Theirs(3, "brawl", 4, HARD, 7, false, -4);
        return new OpposedTestRolled(4, "brawl", 3, HARD, 6, false, -2, "bot", theirs, winner);
    }

    private static List<Advance.Treatment> treatments() {
        return List.of(
                new Advance.Treatment("ana", "bot", new Action.Ailment.Wound(2), some(1)),
                new Advance.Treatment("ana", "ana", new Action.Ailment.Shock(), none()));
    }

    private static List<StandingOrder> everyOrder() {
        var everything = new StandingOrder.When(
                some(List.of("ana", "carl")),
                some(true),
                some(List.of("ana")),
                some(List.of("bot")),
                some(new StandingOrder.Within("ana", 10)),
                some(List.of("ana")),
                some(List.of("carl")),
                some("rifle"),
                some(WoundLevel.SERIOUS),
                some(false));
        var nothing =
                new StandingOrder.When(none(), none(), none(), none(), none(), none(), none(), none(), none(), none());
        return List.of(
                new StandingOrder(some(everything), new StandingOrder.Choice(everyAction(), some(AccumulateOn.ATTACK))),
                new StandingOrder(some(nothing), new StandingOrder.Choice(List.of(), none())),
                new StandingOrder(none(), new StandingOrder.Choice(List.of(new Action.Move(1)), none())));
    }

    private static List<Weighed> everyOutcome() {
        return List.of(
                new Weighed(1, Verdict.NOT_MET, some("attackedBy"), none(), none()),
                new Weighed(2, Verdict.NOT_LEGAL, none(), some(1), some(Hindrance.WEAPON_NOT_HELD)),
                new Weighed(3, Verdict.FIRED, none(), none(), none()),
                new Weighed(4, Verdict.NOT_REACHED, none(), none(), none()));
    }

    static List<Ruling> everyRuling() {
        return List.of(
                new Ruling.Modify(2, -3),
                new Ruling.Replace(12, List.of(4)),
                new Ruling.Inflict(Location.HEAD, WoundLevel.MINOR, some(DamageKind.BLUNT), some(true)),
                new Ruling.Inflict(Location.CHEST, WoundLevel.SERIOUS, none(), none()),
                new Ruling.Heal(new Action.Ailment.Wound(2)),
                new Ruling.Heal(new Action.Ailment.Shock()),
                new Ruling.Change(Attribute.AGILITY, 4),
                new Ruling.Load("rifle", 0),
                new Ruling.Wake(),
                new Ruling.Faint(),
                new Ruling.Kill(),
                new Ruling.Revive(),
                new Ruling.Stand(Posture.PRONE),
                new Ruling.Put("rifle", Ruling.Place.GROUND));
    }

    private static List<Action> everyAction() {
        var modifiers = some(List.of(new Action.Modifier(2, "a oscuras")));
        return List.of(
                new Action.Attack(
                        "espada",
                        "bot",
                        some(Location.HEAD),
                        some(Approach.BEHIND),
                        some(true),
                        some(false),
                        some(true),
                        some(false),
                        modifiers),
                new Action.Attack("espada", "bot", none(), none(), none(), none(), none(), none(), none()),
                new Action.Parry(
                        "espada", some(new Action.Against("bot", some(2))), some(true), none(), none(), none()),
                new Action.Dodge(some(new Action.Against("bot", none())), none(), modifiers),
                new Action.Shoot(
                        "rifle", some("bot"), none(), some(FireMode.BURST), none(), none(), none(), none(), none()),
                new Action.Shoot(
                        "rifle",
                        none(),
                        some(List.of(new Action.Sprays("bot", 2))),
                        some(FireMode.SUSTAINED),
                        none(),
                        none(),
                        none(),
                        none(),
                        none()),
                new Action.Aim("rifle", "bot"),
                new Action.Reload("rifle", some(Action.Load.ONE)),
                new Action.Draw("espada"),
                new Action.PickUp("espada"),
                new Action.Stow("espada"),
                new Action.Drop("espada"),
                new Action.Move(3),
                new Action.StandUp(),
                new Action.Treat("bot", new Action.Ailment.Shock(), some(1)),
                new Action.Treat("bot", new Action.Ailment.Wound(1), none()),
                new Action.Test(some("climb"), none(), some(-1)),
                new Action.Test(none(), some(Attribute.STRENGTH), none()),
                new Action.Oppose("brawl", "bot", "brawl", some(0), none()));
    }

    private static Ruleset ruleset() {
        var tables = new Tables(
                List.of(new Tables.DamageModifier(1, 10, 0)),
                List.of(new Tables.HitLocation(1, 10, Location.CHEST)),
                new Tables.WoundFactors(new BigDecimal("0.50"), new BigDecimal("1"), new BigDecimal("2")),
                mapOf("rifle", RIFLE, "espada", SWORD),
                mapOf("swords", new Tables.Skill(true, List.of(Attribute.STRENGTH, Attribute.AGILITY))));
        return new Ruleset(Ruleset.Options.DEFAULT, tables);
    }

    private static final WeaponRow SWORD = new WeaponRow(
            "swords",
            1,
            new DamageDice(1, 10, 0),
            DamageKind.EDGED,
            some(2),
            none(),
            none(),
            none(),
            false,
            false,
            false,
            false,
            true);

    private static final WeaponRow RIFLE = new WeaponRow(
            "rifles",
            2,
            new DamageDice(2, 6, -1),
            DamageKind.PIERCING,
            none(),
            some(new WeaponRow.Modes(some(1), none(), some(30))),
            some(20),
            some(List.of(50, 100, 200)),
            false,
            false,
            false,
            false,
            true);

    private static Combatant combatant() {
        return new Combatant(
                "ana",
                "Ana \"la Roja\"",
                some("francia"),
                false,
                attributes(),
                mapOf("swords", 5),
                List.of(
                        new Combatant.Weapon("rifle", some("rifle"), RIFLE, some(Hold.BOTH), some(20), true, false),
                        new Combatant.Weapon("espada", none(), SWORD, none(), none(), false, false)),
                mapOf(Location.LEFT_ARM, 2),
                Posture.STANDING,
                false,
                true,
                Cover.NONE,
                -1);
    }

    private static Combatant plainCombatant() {
        return new Combatant(
                "bot",
                "bot",
                none(),
                true,
                attributes(),
                new LinkedHashMap<>(),
                List.of(),
                new LinkedHashMap<>(),
                Posture.PRONE,
                false,
                false,
                Cover.HIDDEN,
                0);
    }

    private static SequencedMap<Attribute, Integer> attributes() {
        return Arrays.stream(Attribute.values())
                .collect(LinkedHashMap::new, (map, each) -> map.put(each, 5), Map::putAll);
    }

    private static <K, V> SequencedMap<K, V> mapOf(K key, V value) {
        return new LinkedHashMap<>(Map.of(key, value));
    }

    private static <K, V> SequencedMap<K, V> mapOf(K key, V value, K other, V otherValue) {
        var map = mapOf(key, value);
        map.put(other, otherValue);
        return map;
    }

    private static Event of(int round, int beat, Event.Fact fact) {
        return new Event(round, beat, none(), fact);
    }

    private static Event of(String actor, int round, int beat, Event.Fact fact) {
        return new Event(round, beat, some(actor), fact);
    }
}
