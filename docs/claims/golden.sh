#!/usr/bin/env bash
# Every golden file of Desafío that the project has: events, final states, faults with their paths, exits, to the letter.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
files=(services/cli/src/test/resources/golden/desafio/*.json)
count=${#files[@]}
if ./asalto resolve --check "${files[@]}"; then good=$count verdict=pass; else good=fewer verdict=fail; fi
[ "$count" -ge 80 ] || verdict=fail
echo "figure $good of $count bound all of 80 or more $verdict"
[ "$verdict" = pass ]
