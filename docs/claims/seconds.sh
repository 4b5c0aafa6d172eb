# Sourced by the scripts beside it: how long a command takes, and what is said about a figure.

# The seconds that a command takes; what it prints goes nowhere, and it has to succeed.
seconds() {
    local TIMEFORMAT=%R
    { time "$@" >/dev/null 2>&1; } 2>&1 || {
        echo "It failed: $*" >&2
        exit 1
    }
}

# verdict SECONDS BOUND: the last line, and the exit code.
verdict() {
    if awk "BEGIN { exit !($1 <= $2) }"; then
        echo "figure $1 s bound $2 s pass"
    else
        echo "figure $1 s bound $2 s fail"
        exit 1
    fi
}
