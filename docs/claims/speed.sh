#!/usr/bin/env bash
# speed.sh BENCHMARK [PARAMETER] LEAST: operations a second of one benchmark on one core, its yardstick in the same run beside it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
name=$1 least=${!#}
parameters=()
[ $# -lt 3 ] || parameters=(-p "$2")
result=$(mktemp)
trap 'rm -f "$result"' EXIT
./asalto bench "${name%.*}" "${parameters[@]}" -rf csv -rff "$result" >&2
score() { awk -F, -v name="\"asalto.bench.$1\"" '$1 == name { printf "%.0f", $5 }' "$result"; }
found=$(score "$name")
yardstick=$(score "${name%.*}.yardstick")
[ "${found:-0}" -ge "$least" ] && verdict=pass || verdict=fail
echo "figure $found a second, the yardstick $yardstick bound $least $verdict"
[ "$verdict" = pass ]
