package asalto.toy;

import asalto.rules.Event;
import java.util.Optional;

/** All that happens in the toy. */
sealed interface ToyFact extends Event.Fact {

    record Opened(String system, int beats) implements ToyFact {}

    record Seated(String id, String name) implements ToyFact {}

    record Declared(int sides) implements ToyFact {}

    record Started() implements ToyFact {}

    record Thrown(int sides, int face) implements ToyFact {}

    record Ended(Optional<String> best) implements ToyFact {}

    record Closed() implements ToyFact {}
}
