"""`chouette keys`: make, list, show and revoke API keys in the Redis that the service uses."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from functools import wraps
from pathlib import Path
from typing import Any

import click
import msgspec

from service.access.key_repository import KeyRepository, RedisKeyRepository
from service.access.keys import SCOPES, Key, digest, new_id, new_secret
from service.access.visible_text import shows
from service.runtime.embedded_redis import (
    RedisUnavailable,
    check_url,
    data_directory,
    running_url,
)
from service.runtime.running_services import running
from service.settings import Settings
from service.store.errors import StoreUnavailable
from service.store.redis.connection import connect
from service.store.redis.connections.places import HIDDEN, trusting, without_password

DAY_MS = 24 * 3600 * 1000


def _place(redis_url: str, data_dir: str) -> tuple[str, str]:
    """The Redis of the service that is meant, and that service in words. Raises RedisUnavailable, ClickException."""
    if redis_url:
        return redis_url, f"the Redis at {without_password(redis_url)}"
    if data_dir:
        folder = data_directory(data_dir)
        return running_url(folder), f"the service on {folder}"
    here = running()
    if len(here) > 1:
        which = "".join(f"\n  {one.how}   for {one.place}" for one in here)
        raise click.ClickException(f"{len(here)} services run on this machine. Say which one is meant:{which}")
    if here and here[0].data_dir:
        return running_url(Path(here[0].data_dir)), here[0].place
    if here and HIDDEN in here[0].redis:
        raise click.ClickException(f"The Redis of {here[0].place} wants a password: name it with --redis-url.")
    if here:
        return here[0].redis, here[0].place
    return running_url(data_directory()), f"the service on {data_directory()}"


@contextmanager
def _opened(redis_url: str, data_dir: str, replicas: int | None, timeout_ms: int) -> Iterator[KeyRepository]:
    """The repository of the service that is meant, which is told. Raises click.ClickException."""
    try:
        url, place = _place(redis_url, data_dir)
        check_url(url)
        settings = Settings(redis_url=url, wait_replicas=replicas, wait_timeout_ms=timeout_ms)
        client = connect(url, connections=1, acknowledging=settings.acknowledging)
        try:
            click.get_current_context().obj = place
            yield RedisKeyRepository(client)
        finally:
            client.close()
    except (RedisUnavailable, StoreUnavailable) as error:
        raise click.ClickException(str(error)) from error


def _on_a_repository(command: Callable[..., None]) -> Callable[..., None]:
    """The options that say where the keys are; the command gets the repository as its first argument."""

    @click.option("--redis-url", default="", envvar="CHOUETTE_REDIS_URL", help="The service's Redis.")
    @click.option(
        "--data-dir", default="", envvar="CHOUETTE_DATA_DIR", help="The folder of a running `chouette serve`."
    )
    @click.option(
        "--redis-ca", default="", envvar="CHOUETTE_REDIS_CA", metavar="FILE", help="The authority of its TLS."
    )
    @click.option(
        "--wait-replicas", type=click.IntRange(0), envvar="CHOUETTE_WAIT_REPLICAS", metavar="N",
        help="How many replicas must have a write; by default 1 where there are Sentinels or a cluster.",
    )  # fmt: skip
    @click.option(
        "--wait-timeout-ms", type=click.IntRange(1), envvar="CHOUETTE_WAIT_TIMEOUT_MS", metavar="MS",
        default=Settings.wait_timeout_ms, help="Within how long they must.",
    )  # fmt: skip
    @wraps(command)
    def run(
        redis_url: str, data_dir: str, redis_ca: str, wait_replicas: int | None, wait_timeout_ms: int, **given: Any
    ) -> None:
        with _opened(trusting(redis_url, redis_ca), data_dir, wait_replicas, wait_timeout_ms) as repository:
            command(repository, **given)

    return run


@click.group(name="keys")
def command() -> None:
    """API keys: who may make games, register webhooks, read metrics.

    Without --redis-url and --data-dir they are those of the `chouette serve` that runs on this machine, if it is one.
    """


@command.command()
@click.argument("name")
@click.option(
    "--scope",
    "scopes",
    multiple=True,
    required=True,
    type=click.Choice(list(SCOPES)),
    help="What it may do; several times for several. " + "; ".join(f"{name}: {what}" for name, what in SCOPES.items()),
)
@click.option("--expires", type=click.IntRange(1, 36_500), default=None, metavar="DAYS", help="Ends by itself.")
@click.option(
    "--games", type=click.IntRange(1, 1_000_000), default=None, metavar="N", help="Unfinished games at a time."
)
@_on_a_repository
def create(
    repository: KeyRepository, name: str, scopes: tuple[str, ...], expires: int | None, games: int | None
) -> None:
    """Make a key. It is printed now and never again; nothing but its hash is kept."""
    name = unicodedata.normalize("NFC", name)
    if not shows(name) or len(name) > 64 or not name.isprintable():
        raise click.BadParameter("1 to 64 printable characters, one of them visible", param_hint="NAME")
    now = _now()
    until = None if expires is None else now + expires * DAY_MS
    key = Key(id=new_id(), name=name, scopes=frozenset(scopes), created=now, expires=until, games=games or 0)
    secret = new_secret()
    repository.put(digest(secret), key)
    place = click.get_current_context().obj
    click.echo(f"Made {key.id} ({name}) at {place}: {', '.join(sorted(scopes))}.", err=True)
    click.echo("Keep it; it is not shown again.", err=True)
    # Alone on standard output, so that a script can take it.
    click.echo(secret)


@command.command(name="list")
@_on_a_repository
def list_(repository: KeyRepository) -> None:
    """All keys, oldest first."""
    found, used, now = repository.every(), repository.last_used(), _now()
    if not found:
        place = click.get_current_context().obj
        click.echo(f"There are no keys yet at {place}: chouette keys create NAME --scope games", err=True)
        return
    rows = [("ID", "NAME", "SCOPES", "STATE", "LAST USED")]
    rows += [
        (key.id, key.name, ",".join(sorted(key.scopes)), _state(key, now), _when(used.get(hashed)))
        for hashed, key in found.items()
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        click.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


@command.command()
@click.argument("key_id", metavar="ID")
@_on_a_repository
def show(repository: KeyRepository, key_id: str) -> None:
    """All that is known of one key (never the key itself)."""
    hashed, key = _find(repository, key_id)
    facts = {
        "id": key.id,
        "name": key.name,
        "scopes": ", ".join(sorted(key.scopes)),
        "state": _state(key, _now()),
        "created": _when(key.created),
        "expires": _when(key.expires),
        "revoked": _when(key.revoked),
        "last used": _when(repository.last_used().get(hashed)),
        "games": str(key.games) if key.games else "as the server's setting says",
    }
    for name, fact in facts.items():
        click.echo(f"{name + ':':<11}{fact}")


@command.command()
@click.argument("key_id", metavar="ID")
@_on_a_repository
def revoke(repository: KeyRepository, key_id: str) -> None:
    """Let a key open nothing any more; every process knows it within three seconds."""
    hashed, key = _find(repository, key_id)
    if key.revoked is None:
        repository.put(hashed, msgspec.structs.replace(key, revoked=_now()))
    click.echo(f"{key.id} ({key.name}) opens nothing any more at {click.get_current_context().obj}.")


def _find(repository: KeyRepository, key_id: str) -> tuple[str, Key]:
    for hashed, key in repository.every().items():
        if key.id == key_id:
            return hashed, key
    raise click.ClickException(f"There is no key {key_id}; `chouette keys list` shows them all.")


def _state(key: Key, now: int) -> str:
    if key.revoked is not None:
        return "revoked"
    return "expired" if key.why_not(now) else "valid"


def _when(at: int | None) -> str:
    if at is None:
        return "never"
    with suppress(ValueError, OverflowError):
        return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    return "at no time"


def _now() -> int:
    return time.time_ns() // 1_000_000
