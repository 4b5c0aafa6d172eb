#!/usr/bin/env bash
# linear.sh MOST: what a round costs each fighter among 2, 10 and 50; the dearest is at most MOST times the cheapest.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
most=$1
result=$(mktemp)
trap 'rm -f "$result"' EXIT
./asalto bench RoundBench.round -p fighters=2,10,50 -rf csv -rff "$result" >&2
awk -F, -v most="$most" '
    $1 == "\"asalto.bench.RoundBench.round\"" {
        cost = 1000000 / $5 / $NF
        if (cost > dearest) dearest = cost
        if (!cheapest || cost < cheapest) cheapest = cost
        costs = costs sprintf("%s%.2f us of %d", costs ? ", " : "", cost, $NF)
        found++
    }
    END {
        holds = found == 3 && dearest <= most * cheapest
        printf "figure %s: %.2f times bound %s %s\n", costs, cheapest ? dearest / cheapest : 0, most, holds ? "pass" : "fail"
        exit !holds
    }' "$result"
