#!/usr/bin/env bash
# The ten worked examples of the rule book, events, dice and state to the letter: one by one, or with `batch` by --out.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
golden=services/cli/src/test/resources/golden/desafio
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
held=0
if [ "${1:-}" = batch ]; then
    ./asalto resolve --out "$out" "$golden"/[01][0-9]-*.json
    for file in "$golden"/[01][0-9]-*.json; do
        name=$(basename "$file" .json)
        ./asalto resolve "$file" >"$out/alone.ndjson"
        [ "$(cat "$out/$name.exit")" = 0 ] && [ ! -s "$out/$name.err" ] && [ -s "$out/$name.ndjson" ] \
            && cmp -s "$out/$name.ndjson" "$out/alone.ndjson" && held=$((held + 1))
    done
else
    for file in "$golden"/[01][0-9]-*.json; do
        ./asalto resolve --check "$file" && held=$((held + 1))
    done
fi
[ "$held" = 10 ] && verdict=pass || verdict=fail
echo "figure $held of 10 bound 10 of 10 $verdict"
[ "$verdict" = pass ]
