#!/usr/bin/env bash
# mutation.sh LEAST: of all changes to the compiled rules of Desafío, how many in a hundred a named test finds.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
least=$1
told=$(mktemp)
trap 'rm -f "$told"' EXIT
./asalto mutate | tee "$told" >&2
read -r made found < <(sed -nE 's/.*Generated ([0-9]+) mutations Killed ([0-9]+) .*/\1 \2/p' "$told")
[ "${made:-0}" -gt 0 ] && [ $((100 * found)) -ge $((least * made)) ] && verdict=pass || verdict=fail
echo "figure $found of ${made:-0} bound $least% $verdict"
[ "$verdict" = pass ]
