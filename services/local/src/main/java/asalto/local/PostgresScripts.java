package asalto.local;

/** What a {@link Leash} runs PostgreSQL's programs with: each prints their exit code as its first line. */
final class PostgresScripts {

    /** {@code "$@"} is initdb with its arguments; it is told to end when the leash is let go. */
    static final String MAKE = """
            exec 3<&0
            "$@" 3<&- </dev/null >&2 & child=$!
            { read -r _ <&3; kill "$child"; } & watcher=$!
            wait "$child"
            code=$?
            kill -KILL "$watcher"
            echo "$code"
            """;

    /**
     * The data folder, the log, the server's options, the seconds that stopping may take, then pg_ctl.
     *
     * <p>Stops twice: what had not even begun when it was asked the first time has when pg_ctl is through with starting.
     */
    static final String START = """
            data=$1 log=$2 options=$3 patience=$4
            shift 4
            stop() {
                [ ! -e "$data/postmaster.pid" ] ||
                    "$@" stop -D "$data" -m fast -w -t "$patience" ||
                    "$@" stop -D "$data" -m immediate -w -t "$patience"
            } </dev/null >&2
            {
                "$@" start -D "$data" -w -t 60 -l "$log" -o "$options" </dev/null >>"$log" 2>&1
                echo $?
            } & starting=$!
            read -r _
            stop "$@"
            wait "$starting"
            stop "$@"
            """;

    private PostgresScripts() {}
}
