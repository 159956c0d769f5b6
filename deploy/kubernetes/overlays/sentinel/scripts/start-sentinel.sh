#!/bin/sh
# Starts a Sentinel on what it knew last; at its first start the master is FIRST (HOST:PORT).
# SELF: the name by which others reach it. Its file is written by itself and lies on its volume, with the passwords.
set -eu
: "${SELF:?}" "${FIRST:?}" "${REDIS_PASSWORD:?}" "${REDIS_WEBHOOKS_PASSWORD:?}" "${SENTINEL_PORT:=26379}" "${DATA:=/data}"
umask 077
cd "$DATA"
until getent hosts "${FIRST%:*}" >/dev/null; do sleep 1; done
if [ ! -s sentinel.conf ]; then
    cat >sentinel.conf <<CONF
sentinel resolve-hostnames yes
sentinel announce-hostnames yes
sentinel monitor games ${FIRST%:*} ${FIRST##*:} 2
sentinel down-after-milliseconds games 2000
sentinel failover-timeout games 10000
sentinel parallel-syncs games 1
CONF
fi
# What is said anew at each start: the passwords may have changed. The webhook process calls out, and may only ask.
grep -v -E '^(port|dir|requirepass|user|sentinel (announce-ip|announce-port|auth-pass|sentinel-pass)) ' sentinel.conf >sentinel.new
cat >>sentinel.new <<CONF
port $SENTINEL_PORT
dir "$DATA"
requirepass "$REDIS_PASSWORD"
user webhooks on ">$REDIS_WEBHOOKS_PASSWORD" resetchannels -@all +auth +hello +ping +client|setinfo +client|setname \
+sentinel|get-master-addr-by-name +sentinel|masters +sentinel|replicas +sentinel|slaves +sentinel|sentinels
sentinel announce-ip "$SELF"
sentinel announce-port $SENTINEL_PORT
sentinel auth-pass games "$REDIS_PASSWORD"
sentinel sentinel-pass "$REDIS_PASSWORD"
CONF
mv sentinel.new sentinel.conf
exec valkey-server "$DATA/sentinel.conf" --sentinel
