package asalto.rules.desafio;

import java.util.List;
import java.util.stream.Stream;

/** Whom actions are aimed at. */
final class Targets {

    private Targets() {}

    /** Everybody who is attacked, each once, in declared order. */
    static List<String> of(List<Action> actions) {
        return actions.stream().flatMap(Targets::of).distinct().toList();
    }

    private static Stream<String> of(Action action) {
        return switch (action) {
            case Action.Attack attack -> Stream.of(attack.target());
            case Action.Shoot shoot ->
                Stream.concat(
                        shoot.target().stream(),
                        shoot.targets().stream().flatMap(List::stream).map(Action.Sprays::target));
            default -> Stream.empty();
        };
    }
}
