#!/bin/sh
# Makes a cluster of the nodes, and has new shards join one that there is. What is so already stays as it is.
# SHARDS: the nodes (HOST:PORT) of each shard by commas, the shards by spaces; the first of a shard is its master at first.
set -eu
: "${SHARDS:?}"
ask() {
    node=$1
    shift
    valkey-cli -h "${node%:*}" -p "${node##*:}" "$@" 2>&1 | tr -d '\r'
}
all=$(echo "$SHARDS" | tr ',' ' ')
first=${all%% *}
for node in $all; do
    until [ "$(ask "$node" ping)" = PONG ]; do sleep 1; done
done
fresh=no
if [ "$(ask "$first" cluster info | sed -n 's/^cluster_slots_assigned://p')" = 0 ]; then fresh=yes; fi
for node in $all; do
    address=$(getent hosts "${node%:*}" | awk '{ print $1; exit }')
    ask "$first" cluster meet "$address" "${node##*:}" >/dev/null
done
count=$(echo "$SHARDS" | wc -w)
number=0
for shard in $SHARDS; do
    master=${shard%%,*}
    # In a cluster that there is, a new shard gets its slots by a rebalance (docs/runbook.md), with what is in them.
    if [ "$fresh" = yes ]; then
        ask "$master" cluster addslotsrange $((16384 * number / count)) $((16384 * (number + 1) / count - 1))
    fi
    number=$((number + 1))
    id=$(ask "$master" cluster myid)
    for replica in $(echo "${shard#*,}" | tr ',' ' '); do
        until ask "$replica" cluster nodes | grep -q "^$id "; do sleep 1; done
        # Since a failover another may be the master of this shard; then it is refused, and right as it is.
        ask "$replica" cluster replicate "$id"
    done
done
# A node that has just joined takes slots some seconds later only.
for node in $all; do
    until ask "$node" cluster info | grep -q '^cluster_state:ok'; do sleep 1; done
done
# Until each master has a replica, it takes no writes.
for shard in $SHARDS; do
    good=
    while [ -z "$good" ]; do
        for node in $(echo "$shard" | tr ',' ' '); do
            ! ask "$node" info replication | grep -q '^min_slaves_good_slaves:[1-9]' || good=yes
        done
        [ -n "$good" ] || sleep 1
    done
done
