#!/usr/bin/env bash
# A fresh clone in a new folder: `up` to a working page with the sample duel in it, Ctrl-C, `up` again on the same data.
# Shows the seconds of both; holds if the encounters and the hashes of all their events are the same afterwards.
set -euo pipefail
set -m # so that what runs in the background hears Ctrl-C, as it would in a terminal
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# Unless it was begun in the background itself, where Ctrl-C is not heard by anything that comes of it.
signal=INT
[[ $(trap -p INT) != *"''"* ]] || signal=TERM
folder=$(mktemp -d)
up=
trap '[ -z "$up" ] || kill -"$signal" -- -"$up" 2>/dev/null || true; [ -z "$up" ] || wait "$up" || true; rm -rf "$folder"' EXIT
git clone -q . "$folder/asalto"
cd "$folder/asalto"
export ASALTO_PORT=$((20000 + RANDOM % 20000))
address=http://localhost:$ASALTO_PORT

# Starts `up` and waits for its address; the seconds it took are in $took.
start() {
    local began=$SECONDS
    ./asalto up >"$folder/up.txt" 2>&1 &
    up=$!
    until grep -qs "$address" "$folder/up.txt"; do
        kill -0 "$up" 2>/dev/null || { cat "$folder/up.txt"; exit 1; }
        read -rt 0.2 <> <(:) || true
    done
    took=$((SECONDS - began))
}

stop() {
    kill -"$signal" -- -"$up"
    wait "$up" || true
    up=
}

ids() { curl -sf "$address/api/encounters" | grep -o '"id":"[0-9a-f-]\{36\}"' | sort -u | cut -d'"' -f4; }
hashes() { for id in $(ids); do curl -sf "$address/api/encounters/$id/export"; done | sha256sum; }

start
cold=$took
curl -sf "$address/" | grep -q '<div id="app">' || { echo "no page"; exit 1; }
curl -sf "$address/api/encounters" | grep -q 'El duelo' || { echo "no sample duel"; exit 1; }
before=$(hashes)
count=$(ids | wc -l)
stop
start
warm=$took
after=$(hashes)
stop
echo "$count encounters, $before"
if [ "$before" = "$after" ] && [ "$count" -ge 2 ]; then
    echo "figure cold $cold s, warm $warm s, hashes the same bound the same hashes pass"
else
    echo "figure hashes differ bound the same hashes fail"
    exit 1
fi
