#!/bin/sh
# Starts a Redis as the Sentinels have it: as the master, or as a replica of the one that they name. It never decides by
# itself: a server that was the master and is behind would cost what was acknowledged after it.
# A master waits for no second replica before it sends the first one its data: without one it takes no writes.
# SELF: the name by which others reach it. SENTINELS: where those are (HOST:PORT, by spaces). Arguments are for the server.
set -eu
: "${SELF:?}" "${SENTINELS:?}" "${PORT:=6379}"
master=
while [ -z "$master" ]; do
    for sentinel in $SENTINELS; do
        found=$(valkey-cli -h "${sentinel%:*}" -p "${sentinel##*:}" sentinel get-master-addr-by-name games 2>&1) || continue
        # A host and a port, each in a line; whatever else is told is an error.
        found=$(printf '%s' "$found" | tr '\n' ' ')
        case "${found##* }" in '' | *[!0-9]*) ;; *) master=$found && break ;; esac
    done
    [ -n "$master" ] || sleep 1
done
set -- --port "$PORT" --replica-announce-ip "$SELF" --replica-announce-port "$PORT" \
    --min-replicas-to-write 1 --repl-diskless-sync-delay 0 "$@"
if [ "$master" != "$SELF $PORT" ]; then
    set -- --replicaof "${master% *}" "${master##* }" "$@"
fi
exec sh "${REDIS_SH:-/etc/redis/redis.sh}" "$@"
