package asalto.store;

/** The store cannot be reached, or was lost while it worked: what was asked may have been done or not. */
public final class StoreUnavailable extends RuntimeException {
    private static final long serialVersionUID = 1;

    public StoreUnavailable(String what, Throwable cause) {
        super(what, cause);
    }
}
