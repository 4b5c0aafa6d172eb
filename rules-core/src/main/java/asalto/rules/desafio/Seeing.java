package asalto.rules.desafio;

import asalto.rules.desafio.StandingOrder.When;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What somebody sees before a round: what is openly declared, who shows himself, and how things stand with himself. */
record Seeing(Fight fight, Fighter owner) {

    private record Threat(String attacker, String target) {}

    /** The first condition that does not hold. */
    Optional<String> unmet(When when) {
        return Stream.of(
                        told(
                                "attackedBy",
                                when.attackedBy().map(these -> isSeen(by(these).and(on(owner.id()))))),
                        told("attacked", when.attacked().map(so -> so == isSeen(on(owner.id())))),
                        told("attacks", when.attacks().map(these -> isSeen(by(these)))),
                        told("attackOn", when.attackOn().map(these -> isSeen(on(these)))),
                        told("within", when.within().map(this::isWithin)),
                        told("shows", when.shows().map(these -> anyOf(these, Seeing::showsHimself))),
                        told("down", when.down().map(these -> anyOf(these, Seeing::isDown))),
                        told("empty", when.empty().map(this::isEmpty)),
                        told("wounded", when.wounded().map(this::isWounded)),
                        told(
                                "prone",
                                when.prone().map(so -> so == owner.stance().isProne())))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** The name, if it is asked for and does not hold. */
    private static Optional<String> told(String condition, Optional<Boolean> holds) {
        return holds.filter(so -> !so).map(_ -> condition);
    }

    private boolean isSeen(Predicate<Threat> which) {
        return fight.fighters().stream()
                .filter(other -> !other.is(owner.id()) && showsHimself(other) && !isDown(other))
                .flatMap(Seeing::threats)
                .anyMatch(which);
    }

    /** Rules D-42, D-58: what comes from behind or by surprise nobody sees coming. */
    private static Stream<Threat> threats(Fighter attacker) {
        return Targets.of(attacker.actions().stream().filter(Seeing::isOpen).toList()).stream()
                .map(target -> new Threat(attacker.id(), target));
    }

    private static boolean isOpen(Action action) {
        return switch (action) {
            case Action.Attack attack -> attack.from().orElse(Approach.FRONT) == Approach.FRONT;
            case Action.Shoot shoot -> shoot.from().orElse(Approach.FRONT) == Approach.FRONT;
            default -> false;
        };
    }

    private static Predicate<Threat> by(List<String> attackers) {
        return threat -> attackers.contains(threat.attacker());
    }

    private static Predicate<Threat> on(String target) {
        return threat -> threat.target().equals(target);
    }

    private static Predicate<Threat> on(List<String> targets) {
        return threat -> targets.contains(threat.target());
    }

    /** Rule D-45: of a pair without a distance it is not known. */
    private boolean isWithin(StandingOrder.Within within) {
        return fight.ground()
                .metres(owner.id(), within.of())
                .filter(metres -> metres <= within.metres())
                .isPresent();
    }

    private boolean anyOf(List<String> ids, Predicate<Fighter> so) {
        return ids.stream().map(fight::fighter).anyMatch(so);
    }

    /** Rule D-44. */
    private static boolean showsHimself(Fighter other) {
        return other.stance().cover() != Cover.HIDDEN;
    }

    /** The dead are not conscious. */
    private static boolean isDown(Fighter other) {
        return !other.body().conscious();
    }

    private boolean isEmpty(String weapon) {
        return owner.gear().piece(weapon).ammunition().filter(left -> left == 0).isPresent();
    }

    private boolean isWounded(WoundLevel least) {
        return owner.body().wounds().stream().anyMatch(wound -> wound.level().compareTo(least) >= 0);
    }
}
