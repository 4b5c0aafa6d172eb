package asalto.chronicle.intake;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** Which topic the intake follows at the moment, if it does. */
final class State {

    private final AtomicReference<Optional<Topic>> followed = new AtomicReference<>(Optional.empty());

    void follow(Topic topic) {
        followed.set(Optional.of(topic));
    }

    void away() {
        followed.set(Optional.empty());
    }

    boolean isFollowing() {
        return followed.get().isPresent();
    }

    void interrupt() {
        followed.get().ifPresent(Topic::wakeUp);
    }
}
