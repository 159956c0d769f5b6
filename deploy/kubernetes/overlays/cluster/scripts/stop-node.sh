#!/bin/sh
# Before a node stops: if it is a master, one of its replicas takes over, which has all that was acknowledged.
set -eu
: "${PORT:=6379}"
ask() { valkey-cli -p "$PORT" "$@" | tr -d '\r'; }
[ "$(ask role | head -n 1)" = master ] || exit 0
id=$(ask cluster myid)
# Its name is behind a comma, where nodes have names.
replica=$(ask cluster nodes | awk -v id="$id" '$4 == id && $3 == "slave" && $8 == "connected" { print $2; exit }')
[ -n "$replica" ] || exit 0
address=${replica%%@*}
valkey-cli -h "${address%:*}" -p "${address##*:}" cluster failover
tries=0
while [ "$tries" -lt 150 ] && [ "$(ask role | head -n 1)" = master ]; do
    tries=$((tries + 1))
    sleep 0.1
done
