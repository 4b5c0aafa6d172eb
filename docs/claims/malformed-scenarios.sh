#!/usr/bin/env bash
# Malformed scenarios: each exits with 2, prints no event, and names the path and the reason of its faults and no others.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
golden=services/cli/src/test/resources/golden/desafio
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
files=$(grep -l '"faults"' "$golden"/*.json)
total=$(echo "$files" | wc -l)
./asalto resolve --out "$out" $files
held=0
for file in $files; do
    name=$(basename "$file" .json)
    [ "$(cat "$out/$name.exit")" = 2 ] && [ ! -s "$out/$name.ndjson" ] && [ -s "$out/$name.err" ] \
        && ! grep -Evq ': [^ ]+: [a-z-]+ .' "$out/$name.err" && held=$((held + 1)) || echo "$name"
done
./asalto resolve --check $files
[ "$held" = "$total" ] && [ "$total" -ge 10 ] && verdict=pass || verdict=fail
echo "figure $held of $total bound all of 10 or more $verdict"
[ "$verdict" = pass ]
