#!/bin/sh
# Starts Redis with the passwords of the environment; they are in no file and no command line, from which others read them.
# CHOUETTE_FSYNC says when it writes to its disk (everysec, always). Arguments are more options for the server.
set -eu
: "${REDIS_PASSWORD:?is the password of API, workers and alarms}"
: "${REDIS_WEBHOOKS_PASSWORD:?is the password of the webhook process}"

# The webhook process is the only one that calls out. It gets what it needs of webhooks and of games, no command that
# rules the server, and neither RQ's queues nor stored answers.
# The names with {b…} are those of a cluster, where games are in buckets.
# On every connection the store asks in which life of Redis it is (`epoch`), and, behind Sentinels, whether it is the master
# (`role`). A server that follows another one comes to it with the same password.
exec valkey-server "${REDIS_CONF:-/etc/redis.conf}" --appendfsync "${CHOUETTE_FSYNC:-everysec}" "$@" - <<CONF
requirepass "$REDIS_PASSWORD"
masterauth "$REDIS_PASSWORD"
user webhooks on ">$REDIS_WEBHOOKS_PASSWORD" resetkeys resetchannels \
~chouette:{webhooks}:* %RW~chouette:{*}:game %R~chouette:{*}:events %R~chouette:keys ~chouette:epoch ~chouette:processes ~chouette:buckets %R~chouette:move \
%RW~chouette:{b*}:game:* %R~chouette:{b*}:events:* ~chouette:{b*}:news ~chouette:{b*}:hears:* \
-@all +@read +@write +@transaction +@connection -@dangerous -scan -randomkey +evalsha +eval +script|load +time +client|list +info +role \
+cluster|slots +cluster|shards +cluster|nodes +cluster|info +cluster|myid
CONF
