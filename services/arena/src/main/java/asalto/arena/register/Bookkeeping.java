package asalto.arena.register;

import asalto.store.StoreUnavailable;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.narayana.jta.QuarkusTransactionException;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/** Work on the ordinary state, in a transaction of its own. */
final class Bookkeeping {

    /** SQL states of what is no fault of a statement: the connection, an operator who intervenes, resources. */
    private static final String LOST = "08|53|57|58";

    private static final int CAUSES_MOST = 20;

    private Bookkeeping() {}

    /** @throws StoreUnavailable if the database was not reached, or lost: what was to be done may have been done or not */
    static <T> T does(String what, Callable<T> work) {
        try {
            return QuarkusTransaction.requiringNew().call(work);
        } catch (RuntimeException e) {
            throw isLoss(e) ? new StoreUnavailable(what, e) : e;
        }
    }

    private static boolean isLoss(RuntimeException mishap) {
        return mishap instanceof QuarkusTransactionException
                || Stream.iterate((Throwable) mishap, cause -> cause != null, Throwable::getCause)
                        .limit(CAUSES_MOST)
                        .anyMatch(cause -> cause instanceof SQLException sql && isLoss(sql));
    }

    /** The pool's own say that it has no connection comes without a state. */
    private static boolean isLoss(SQLException mishap) {
        var state = mishap.getSQLState();
        return state == null || state.length() == 5 && state.substring(0, 2).matches(LOST);
    }
}
