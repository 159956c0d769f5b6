"""What cannot work with the Redis that the settings name is refused in one sentence, before a process does anything."""

from __future__ import annotations

from contextlib import suppress

from redis.exceptions import NoPermissionError

from service.settings import Settings, SettingsError
from service.store.errors import StoreUnavailable
from service.store.redis.connection import connect, unavailable
from service.store.redis.connections.client import Client
from service.store.redis.connections.fitness import unfit
from service.store.redis.nodes import WrongBuckets, agree_on_buckets


def refuse_what_cannot_work(settings: Settings) -> None:
    """Ask each Redis what it is. One that does not answer is waited for, as ever. Raises SettingsError."""
    if settings.in_memory:
        return
    told = {"CHOUETTE_REDIS_URL": settings.redis_url, "CHOUETTE_RQ_REDIS_URL": settings.rq_redis_url}
    for name, url in told.items():
        why = _unfit(url) if url else ""
        if why:
            raise SettingsError(f"The Redis of {name} {why}.")
    client = connect(settings.redis_url, connections=2)
    try:
        # One that may not write there is not the first: others find out.
        with suppress(NoPermissionError):
            agree(client)
    except StoreUnavailable:
        return
    finally:
        client.close()
        client.connection_pool.disconnect()


def agree(client: Client) -> None:
    """Have the games in as many buckets as they are in already. Raises SettingsError, StoreUnavailable."""
    try:
        with unavailable():
            agree_on_buckets(client)
    except WrongBuckets as error:
        raise SettingsError(f"The Redis of CHOUETTE_REDIS_URL {error}.") from error


def _unfit(url: str) -> str:
    try:
        return unfit(url)
    except StoreUnavailable:
        return ""
