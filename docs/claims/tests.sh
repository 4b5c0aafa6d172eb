#!/usr/bin/env bash
# tests.sh MODULE CLASSES LEAST: runs these test classes of a module, building what they need, and counts those that passed.
# The page is built where it is needed; its own tests are not run again for each row.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
module=$1 classes=$2 least=$3
reports=$module/target/surefire-reports
rm -rf "$reports"
./asalto test -q -pl "$module" -am -Dspotless.check.skip -DskipPageTests=true -Dsurefire.failIfNoSpecifiedTests=false "-Dtest=$classes" >&2 || true
sum() { cat "$reports"/TEST-*.xml 2>/dev/null | grep -o "<testsuite [^>]*" | grep -o " $1=\"[0-9]*\"" | grep -o '[0-9]*' | awk '{ n += $1 } END { print n + 0 }'; }
ran=$(sum tests)
bad=$(($(sum failures) + $(sum errors) + $(sum skipped)))
[ "$bad" = 0 ] && [ "$ran" -ge "$least" ] && verdict=pass || verdict=fail
echo "figure $((ran - bad)) of $ran tests bound all of $least or more $verdict"
[ "$verdict" = pass ]
