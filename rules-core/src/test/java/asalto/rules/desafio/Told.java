package asalto.rules.desafio;

import asalto.rules.Event;
import asalto.rules.desafio.DesafioFact.*;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Events as short lines: the beat, whom it is about, what happened. */
final class Told {

    private Told() {}

    static String line(Event event) {
        return event.beat() + event.actor().map(id -> " " + id).orElse("") + " " + what((DesafioFact) event.fact());
    }

    private static String what(DesafioFact fact) {
        return switch (fact) {
            case AttackRolled it ->
                "action " + it.action() + spray(it.spray()) + " at " + it.target() + ": "
                        + roll(it.roll(), it.difficulty(), it.total(), it.skill(), it.success()) + ", level "
                        + it.successLevel();
            case CriticalRolled it -> "critical: " + it.roll() + (it.confirmed() ? " confirmed" : " not confirmed");
            case DefenceRolled it ->
                it.kind().id() + " " + it.action() + " against " + it.attacker() + ": "
                        + roll(it.roll(), it.difficulty(), it.total(), it.skill(), it.success());
            case AttackMissed it -> "misses " + it.target();
            case AttackStopped it -> "is stopped by a " + it.by().id();
            case BulletsRolled it -> "bullets: " + it.roll() + ", " + it.bullets() + " hit";
            case LocationRolled it -> "location: " + it.roll();
            case AttackHit it ->
                "hits " + it.target() + " " + it.location().id() + (it.critical() ? " critically" : "")
                        + it.bullet().map(bullet -> " with bullet " + bullet).orElse("");
            case DamageRolled it ->
                "damage: " + it.dice() + " " + signed(it.modifier()) + " -" + it.armour() + " = " + it.damage();
            case WoundInflicted it ->
                "wound " + it.wound() + ": " + it.level().id() + " "
                        + it.location().id();
            case EnduranceRolled it ->
                "endurance: " + it.roll() + " of " + it.endurance() + (it.success() ? " avoids it" : " does not");
            case ActionForfeited it ->
                "forfeits " + position(it.action()) + spray(it.spray()) + ": "
                        + it.reason().id();
            case FeintMade it ->
                "feints " + position(it.action()) + spray(it.spray()) + ": "
                        + it.reason().id();
            case AmmunitionSpent it -> "spends " + it.spent() + " of " + it.weapon() + ", " + it.left() + " left";
            case WeaponDropped it -> "drops " + it.weapon();
            case WeaponDrawn it -> "draws " + it.weapon();
            case WeaponPickedUp it -> "picks up " + it.weapon();
            case WeaponStowed it -> "stows " + it.weapon();
            case WeaponReloaded it -> "reloads " + it.weapon() + ", " + it.left() + " left";
            case AimTaken it -> "aims " + it.weapon() + " at " + it.target() + ", " + it.rounds();
            case LostConsciousness it -> "faints: " + it.cause().id();
            case Died it -> "dies: " + it.cause().id();
            case Moved it -> "moves " + it.metres();
            case TestRolled it -> it.skillId() + ": " + test(it);
            case OpposedTestRolled it ->
                it.skillId() + " " + it.successLevel() + " against "
                        + it.theirs().skillId() + " "
                        + it.theirs().successLevel() + ": "
                        + it.winner().orElse("nobody") + " wins";
            case TimeGranted _ -> "time is granted";
            case TimeAdvanced it -> it.seconds() + " s pass";
            case WoundTreated it -> "is treated by " + it.healer() + (it.success() ? "" : " in vain");
            case WoundHealed it -> "wound " + it.wound() + " heals";
            case AttributeLost it -> it.attribute().id() + " is now " + it.value();
            case FellProne _ -> "falls";
            case StoodUp _ -> "stands up";
            case RoundStarted _ -> "round starts";
            case RoundEnded _ -> "round ends";
            case ActionsDeclared it -> "declares " + it.actions().size();
            case SituationChanged _ -> "situation changes";
            case EncounterOpened _ -> "opens";
            case CombatantSeated _ -> "sits down";
            case EncounterClosed _ -> "closes";
            case RegainedConsciousness _ -> "wakes";
            case OrdersGiven it -> "gets " + it.orders().size() + " orders";
            case OrdersWeighed it ->
                "weighs" + it.orders().stream().map(Told::order).collect(Collectors.joining());
            case RulingMade it ->
                "is ruled: " + it.reason()
                        + it.supersedes().map(numbers -> " " + numbers).orElse("");
        };
    }

    private static String order(DesafioFact.Weighed it) {
        return " " + it.order() + " " + it.outcome().id()
                + it.condition().map(name -> " " + name).orElse("")
                + it.action().map(position -> " " + position).orElse("")
                + it.reason().map(reason -> " " + reason.id()).orElse("");
    }

    private static String position(Optional<Integer> action) {
        return action.map(String::valueOf).orElse("a treatment");
    }

    private static String spray(Optional<Integer> spray) {
        return spray.map(number -> " spray " + number).orElse("");
    }

    private static String test(TestRolled it) {
        return it.roll()
                .map(face -> roll(face, it.difficulty(), it.total().orElseThrow(), it.skill(), it.success()))
                .orElse("cannot fail");
    }

    private static String roll(int face, List<Difficulty> difficulty, long total, int skill, boolean success) {
        var sources = difficulty.stream()
                .map(entry -> " " + signed(entry.value()) + " " + entry.source().id())
                .collect(Collectors.joining());
        return face + sources + " = " + total + (success ? " <= " : " > ") + skill;
    }

    private static String signed(int value) {
        return value < 0 ? String.valueOf(value) : "+" + value;
    }
}
