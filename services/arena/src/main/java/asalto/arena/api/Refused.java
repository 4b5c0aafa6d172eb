package asalto.arena.api;

/** A request that is answered with a problem before the arena has thought about it. Ends at the edge. */
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
