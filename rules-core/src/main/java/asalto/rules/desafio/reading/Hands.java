package asalto.rules.desafio.reading;

import asalto.rules.desafio.Hold;
import java.util.Optional;

/** Which hands are free while a list of weapons is gone through. Rule D-08. */
final class Hands {

    private boolean rightTaken;
    private boolean leftTaken;
    private boolean unknown;

    /** Takes the hand that a weapon needs, right first. */
    Optional<Hold> takeFree(int hands) {
        var hold = hands == 2 ? Hold.BOTH : rightTaken ? Hold.LEFT : Hold.RIGHT;
        return take(hold) ? Optional.of(hold) : Optional.empty();
    }

    /** Whether the hand was free, as far as that is known; then it is taken. */
    boolean take(Hold hold) {
        boolean right = hold != Hold.LEFT;
        boolean left = hold != Hold.RIGHT;
        if (!unknown && (right && rightTaken || left && leftTaken)) {
            return false;
        }
        rightTaken |= right;
        leftTaken |= left;
        return true;
    }

    /** From here on nobody can say which hands are free. */
    void lose() {
        unknown = true;
    }
}
