#!/bin/sh
# Starts a node of the cluster. What it is (master or replica, of which slots) lies on its volume, in nodes.conf.
# A master waits for no second replica before it sends the first one its data, as its shard takes no writes meanwhile.
# SELF: the name by which others reach it; ADDRESS: its address now. SHARDS: see form-cluster.sh. Arguments: for the server.
set -eu
: "${SELF:?}" "${SHARDS:?}" "${PORT:=6379}" "${ADDRESS:=$(hostname -i | cut -d ' ' -f 1)}"
# Nodes know each other by addresses, and where all of them start at once, all of these may be new: so each is told of the
# others anew. A node that knows another already only learns where it is.
(
    until [ "$(valkey-cli -p "$PORT" ping 2>/dev/null)" = PONG ]; do sleep 1; done
    for node in $(echo "$SHARDS" | tr ',' ' '); do
        [ "$node" != "$SELF:$PORT" ] || continue
        address=$(getent hosts "${node%:*}" | awk '{ print $1; exit }')
        [ -z "$address" ] || valkey-cli -p "$PORT" cluster meet "$address" "${node##*:}" >/dev/null
    done
) &
exec sh "${REDIS_SH:-/etc/redis/redis.sh}" --port "$PORT" --cluster-enabled yes --cluster-config-file nodes.conf \
    --cluster-node-timeout 2000 --cluster-require-full-coverage no --min-replicas-to-write 1 --repl-diskless-sync-delay 0 \
    --cluster-announce-ip "$ADDRESS" --cluster-announce-hostname "$SELF" --cluster-preferred-endpoint-type hostname "$@"
