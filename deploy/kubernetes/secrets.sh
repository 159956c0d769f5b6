#!/bin/sh
# Prints the Secret of new passwords, which is in no file: sh deploy/kubernetes/secrets.sh | kubectl --namespace chouette create --filename -
set -eu
word() { openssl rand -hex 24; }
cat <<SECRET
apiVersion: v1
kind: Secret
metadata: { name: redis }
stringData:
  # Of API, workers and alarms.
  REDIS_PASSWORD: "$(word)"
  # Of the process that sends webhooks.
  REDIS_WEBHOOKS_PASSWORD: "$(word)"
SECRET
