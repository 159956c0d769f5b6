#!/bin/sh
# Before a Redis stops: if it is the master, another becomes it, which has all that was acknowledged. Writes wait meanwhile.
set -eu
: "${SELF:?}" "${SENTINELS:?}" "${PORT:=6379}"
told() { valkey-cli -p "$PORT" "$@" | tr -d '\r'; }
[ "$(told role | head -n 1)" = master ] || exit 0
# Longer than the Sentinels take to make this one a replica: it acknowledges nothing more.
told client pause 60000 write >/dev/null
# Replicas say each second how far they are.
has_all() {
    told info replication | awk -F: '/^master_repl_offset/ { all = $2 } /^slave[0-9]/ { have = have "," $2 "," }
        END { exit !index(have, ",offset=" all ",") }'
}
tries=0
until has_all; do
    tries=$((tries + 1))
    [ "$tries" -lt 50 ] || { told client unpause; exit 0; }
    sleep 0.1
done
tries=0
while [ "$tries" -lt 100 ]; do
    for sentinel in $SENTINELS; do
        at="-h ${sentinel%:*} -p ${sentinel##*:}"
        # shellcheck disable=SC2086
        now=$(valkey-cli $at sentinel get-master-addr-by-name games | tr '\n' ' ') || continue
        [ "$now" = "$SELF $PORT " ] || exit 0
        # One of them does it; the others say that it is under way.
        # shellcheck disable=SC2086
        [ $((tries % 50)) -ne 0 ] || valkey-cli $at sentinel failover games || continue
        break
    done
    tries=$((tries + 1))
    sleep 0.1
done
told client unpause
