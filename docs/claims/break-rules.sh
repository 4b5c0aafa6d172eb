#!/usr/bin/env bash
# break-rules.sh [COUNT] [SEED]: breaks COUNT rules of Desafío drawn at random (10; all, if there are no more), one at a time,
# each as docs/breaks.tsv says, and counts those for which a test that the rule book names for the rule fails. Everything
# happens in a copy that is thrown away. The same seed draws the same rules; without one the clock gives it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
count=${1:-10} seed=${2:-$(date +%s)}
case $count$seed in *[!0-9]*)
    echo "COUNT and SEED are whole numbers." >&2
    exit 2
    ;;
esac
copy=$(mktemp -d) maven=
clean() {
    [ -z "$maven" ] || kill "$maven" 2>/dev/null || true
    wait
    rm -rf "$copy"
}
trap clean EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
trap 'exit 129' HUP

# Shuffled by the generator of Park and Miller, whose figures every awk has exactly; then in the order of the book.
drawn() {
    awk -F'\t' '!seen[$1]++ { print $1 }' docs/breaks.tsv | awk -v count="$count" -v seed="$seed" '
        function below(n) { state = state * 16807 % 2147483647; return int(state / 2147483647 * n) }
        { rule[NR] = $1 }
        END {
            state = seed % 2147483646 + 1
            for (i = 0; i < 10; i++) below(1)
            for (i = NR; i > 1; i--) { j = below(i) + 1; held = rule[i]; rule[i] = rule[j]; rule[j] = held }
            for (i = 1; i <= count && i <= NR; i++) print rule[i]
        }' | sort
}

# tests_of RULE...: what the table in the rule book names for them, as Maven wants it.
tests_of() {
    awk -F' [|] ' -v rules="$*" '
        BEGIN { n = split(rules, some, " "); for (i = 1; i <= n; i++) wanted["| " some[i]] = 1 }
        $1 in wanted {
            n = split($3, tests, "<br>")
            for (i = 1; i <= n; i++) {
                gsub(/[`| ]/, "", tests[i])
                split(tests[i], name, ".")
                if (!(tests[i] in seen)) of[name[1]] = (name[1] in of ? of[name[1]] "+" : "") name[2]
                seen[tests[i]] = 1
            }
        }
        END { for (type in of) print type "#" of[type] }' docs/rules/desafio.md | sort | paste -sd, -
}

# Compiles what is newer than its class, and runs these tests; what Maven says is kept.
run() {
    rm -rf "$reports"
    (cd "$copy" && exec ./mvnw -B -q -f rules-core/pom.xml test -Dspotless.check.skip "-Dtest=$1" \
        -Dmaven.compiler.useIncrementalCompilation=false "-DargLine=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC") \
        >"$copy/log" 2>&1 </dev/null &
    maven=$!
    wait "$maven" || true
    maven=
}

# sum ATTRIBUTE: of all suites that were run.
sum() {
    { cat "$reports"/TEST-*.xml 2>/dev/null || true; } | awk -v name="$1" '/<testsuite / && match($0, " " name "=\"[0-9]+\"") {
        n += substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 4)
    } END { print n + 0 }'
}

# broken LINE FILE: the file as that line of the table breaks it.
broken() {
    awk -F'\t' -v line="$1" 'NR == FNR { if (FNR == line) { old = $3; new = $4 }; next }
        (at = index($0, old)) { $0 = substr($0, 1, at - 1) new substr($0, at + length(old)); found++ }
        { print }
        END { exit found != 1 }' docs/breaks.tsv "$2"
}

# The tests that failed, by an assertion or by what the rules or the dice threw; not those that could not be linked.
failed() {
    { cat "$reports"/TEST-*.xml 2>/dev/null || true; } |
        awk '/<failure[ >]/ || /<error[ >]/ && !/ type="java\.lang\.[A-Za-z]*Error"/ { n++ } END { print n + 0 }'
}

# Whether the tests of the rule find that it is broken so; a break that does not compile is none.
finds() {
    local file=$copy/rules-core/src/main/$3
    cp "$file" "$copy/whole"
    broken "$2" "$copy/whole" >"$file" || {
        echo "$1 does not find its text once in $3"
        return 1
    }
    SECONDS=0
    run "$(tests_of "$1")"
    cat "$copy/whole" >"$file"
    local red
    red=$(failed)
    [ "$red" -gt 0 ] && echo "$1 $(basename "$3"): red, $red of the $(sum tests) tests named for it, $SECONDS s" && return
    echo "$1 $(basename "$3"): none of the $(sum tests) tests named for it fails"
    grep '^\[ERROR\]' "$copy/log" | head -n 5
    return 1
}

export MAVEN_OPTS="${MAVEN_OPTS:-} -XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
reports=$copy/rules-core/target/surefire-reports
mkdir "$copy/rules-core"
cp -R pom.xml mvnw .mvn "$copy"
cp -R rules-core/pom.xml rules-core/src "$copy/rules-core"

rules=$(drawn)
count=$(echo "$rules" | wc -l | tr -d ' ')
echo "seed $seed draws $(echo $rules)"
run "$(tests_of $rules)"
ran=$(sum tests)
if [ "$ran" = 0 ] || [ $(($(sum failures) + $(sum errors) + $(sum skipped))) != 0 ]; then
    tail -n 40 "$copy/log" >&2
    echo "figure 0 of $count, for unbroken not all of $ran tests pass, bound $count fail"
    exit 1
fi
echo "Unbroken, all $ran tests pass."

bound=0
for rule in $rules; do
    found=yes
    while IFS=: read -r line file; do
        finds "$rule" "$line" "$file" || found=
    done < <(awk -F'\t' -v rule="$rule" '$1 == rule { print NR ":" $2 }' docs/breaks.tsv)
    [ -z "$found" ] || bound=$((bound + 1))
done
[ "$bound" = "$count" ] && verdict=pass || verdict=fail
echo "figure $bound of $count bound $count $verdict"
[ "$verdict" = pass ]
