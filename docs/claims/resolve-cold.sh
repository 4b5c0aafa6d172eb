#!/usr/bin/env bash
# How long the first `resolve` takes in a copy of this tree in which nothing is built, Maven's store being filled.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. docs/claims/seconds.sh
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
tar --exclude=.git --exclude=target --exclude=node_modules --exclude=.asalto -cf - . | tar -xf - -C "$copy"
took=$(seconds "$copy/asalto" resolve docs/claims/climb.json)
verdict "$took" 60
