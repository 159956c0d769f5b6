"""What the containers ask themselves: `healthcheck.py api|worker`; exit code 1 means ill."""

from __future__ import annotations

import os
import socket
import sys
import urllib.error
import urllib.request
from datetime import UTC, datetime

# RQ's worker says every half minute or so that it lives; three silences are no accident.
LONGEST_SILENCE_S = 120


def api() -> str:
    """Ask /readyz; the answer is empty if all is well."""
    port = os.environ.get("CHOUETTE_BIND", "0.0.0.0:8000").rsplit(":", 1)[1]
    try:
        urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=2.5).close()
    except (urllib.error.URLError, OSError) as error:
        return str(error)
    return ""


def worker() -> str:
    """Look for a sign of life of the RQ worker in this container; the answer is empty if there is one."""
    import redis
    from rq import Worker

    url = os.environ.get("CHOUETTE_RQ_REDIS_URL") or os.environ["CHOUETTE_REDIS_URL"]
    try:
        here = [w for w in Worker.all(connection=redis.Redis.from_url(url)) if w.hostname == socket.gethostname()]
    except redis.RedisError as error:
        return str(error)
    beats = [w.last_heartbeat.replace(tzinfo=UTC) for w in here if w.last_heartbeat]
    if not beats:
        return "no worker of this container is registered"
    silent = (datetime.now(UTC) - max(beats)).total_seconds()
    return f"silent for {silent:.0f} s" if silent > LONGEST_SILENCE_S else ""


if __name__ == "__main__":
    sys.exit({"api": api, "worker": worker}[sys.argv[1]]() or 0)
