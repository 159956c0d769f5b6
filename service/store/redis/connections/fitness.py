"""Whether a Redis can be what its URL says that it is, found out before anything starts."""

from __future__ import annotations

from contextlib import suppress

from redis.exceptions import NoPermissionError

from service.store.errors import StoreUnavailable
from service.store.redis.connection import connect, unavailable
from service.store.redis.connections.places import place_of
from service.store.redis.nodes import WrongBuckets, look_at_buckets

OLDEST = (6, 2)
OLDEST_CLUSTER = (7, 0)
"""From there on channels belong to slots, and scripts say what they touch."""

NO_CLUSTER = "Cluster mode is not enabled"
"""What redis-py says of a server by itself where it looks for a cluster."""

UNTRUSTED = "CERTIFICATE_VERIFY_FAILED"
"""What OpenSSL says of a certificate that no known authority has signed, or that is another host's."""


def unfit(url: str, timeout_s: float = 1.0) -> str:
    """Why this Redis cannot be used: what follows its name in a sentence; empty where it can.

    Raises WrongUrl, and StoreUnavailable where it does not answer.
    """
    way, client = place_of(url).way, connect(url, timeout_s=timeout_s, connections=2)
    told: dict[str, object] = {}
    try:
        # One that may not be asked is believed.
        with suppress(NoPermissionError), unavailable():
            told = client.info("server")
        with suppress(NoPermissionError), unavailable():
            look_at_buckets(client)
    except WrongBuckets as error:
        return str(error)
    except StoreUnavailable as error:
        if NO_CLUSTER in str(error):
            return "is a server by itself and no cluster: write redis://HOST:PORT/0"
        if UNTRUSTED in str(error):
            return "has a certificate that is not trusted here: name the file of its authority in CHOUETTE_REDIS_CA"
        raise
    finally:
        client.close()
        client.connection_pool.disconnect()
    # Valkey has a name of its own for it.
    mode = told.get("server_mode", told.get("redis_mode"))
    if way != "cluster" and mode == "cluster":
        return "is a node of a cluster: write redis+cluster://HOST,HOST,…, with CHOUETTE_RQ_REDIS_URL beside it"
    if mode == "sentinel":
        return "is a Sentinel: write redis+sentinel://HOST,HOST,HOST/NAME"
    version, oldest = str(told.get("redis_version", "")), OLDEST_CLUSTER if way == "cluster" else OLDEST
    if version and tuple(int(part) for part in version.split(".")[:2]) < oldest:
        return f"is version {version}; {oldest[0]}.{oldest[1]} is the oldest that works"
    return ""
