"""What cannot work with the Redis that the settings name is refused in one sentence, before a process does anything."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from redis.exceptions import NoPermissionError

from service.move.notes import note_at
from service.settings import Settings, SettingsError
from service.store.errors import StoreUnavailable
from service.store.redis.connection import connect, unavailable
from service.store.redis.connections.client import Client
from service.store.redis.connections.fitness import unfit
from service.store.redis.connections.places import without_password
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
    try:
        with _client(settings.redis_url) as client:
            # One that may not write there is not the first: others find out.
            with suppress(NoPermissionError):
                agree(client)
            refuse_what_is_moved(client, "The Redis of CHOUETTE_REDIS_URL")
    except StoreUnavailable:
        return


def refuse_what_is_moved(client: Client, shown: str) -> None:
    """Begin neither where games come to or are carried away from, nor where they were. Raises SettingsError.

    shown: the name of the place, as a sentence begins with it. Raises what redis-py raises, too.
    """
    with suppress(NoPermissionError):
        note = note_at(client)
        if note is not None:
            raise SettingsError(f"{shown} {note.reason}.")


def refuse_where_games_were_moved(url: str, shown: str | None = None) -> None:
    """The same for who has a URL, which is shown itself where nothing else is. Raises SettingsError.

    A Redis that does not answer is waited for by others.
    """
    with suppress(StoreUnavailable), _client(url) as client:
        refuse_what_is_moved(client, shown or without_password(url))


@contextmanager
def _client(url: str) -> Iterator[Client]:
    """A client that is closed in the end. Raises StoreUnavailable."""
    client = connect(url, connections=2)
    try:
        with unavailable():
            yield client
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
