package asalto.chronicle.api;

/** A request that is refused. */
final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Problem problem;

    Refused(Problem problem) {
        super(problem.code(), null, false, false);
        this.problem = problem;
    }

    Problem problem() {
        return problem;
    }
}
