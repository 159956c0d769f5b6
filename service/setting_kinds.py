"""What a setting takes: each kind reads the text of a CHOUETTE_* variable, or says what it takes instead."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from service.access import quotas
from service.access.quotas import Quota
from service.store.redis.connections.places import WrongUrl, place_of, without_password

T = TypeVar("T", int, float)
Reader = Callable[[str], Any]

PREFIX = "CHOUETTE_"

_SHA256_HEX = re.compile(r"[0-9a-f]{64}")
_ON, _OFF = ("1", "true", "t", "yes", "y", "on"), ("0", "false", "f", "no", "n", "off")


class SettingsError(ValueError):
    """A CHOUETTE_* variable cannot be used; the text is one line that names it and says what to do."""


class Wrong(ValueError):
    """What a setting takes, where it was given something else."""


def text(value: str) -> str:
    """Anything."""
    return value


def redis_url(value: str) -> str:
    """The URL of a Redis, one of several ways."""
    if not value.startswith("memory:"):
        try:
            place_of(value)
        except WrongUrl as error:
            raise Wrong(f"the URL of a Redis ({error})") from error
    return value


def file(value: str) -> str:
    """A file that can be read."""
    try:
        Path(value).read_bytes()
    except OSError as error:
        raise Wrong(f"a file that can be read ({error.strerror})") from error
    return str(Path(value).absolute())


def upper(value: str) -> str:
    """Anything, in capitals."""
    return value.upper()


def switch(value: str) -> bool:
    """On or off, in any of the usual words."""
    if value.lower() not in (*_ON, *_OFF):
        raise Wrong("true or false")
    return value.lower() in _ON


def whole(least: int = 0, most: int | None = None) -> Reader:
    """A whole number."""
    return lambda value: _number(value, int, "a whole number", least, most)


def number(least: float = 0) -> Reader:
    """A number."""
    return lambda value: _number(value, float, "a number", least, None)


def _number(value: str, kind: type[T], what: str, least: float, most: float | None) -> T:
    told = f"{what} of at least {least:g}" if most is None else f"{what} from {least:g} to {most:g}"
    try:
        read: T = msgspec.convert(value.strip(), kind, strict=False)
    except msgspec.ValidationError as error:
        raise Wrong(told) from error
    if read < least or (most is not None and read > most):
        raise Wrong(told)
    return read


def one_of(*words: str) -> Reader:
    """One of these words."""

    def read(value: str) -> str:
        if value.lower() not in words:
            raise Wrong(f"one of {', '.join(words)}")
        return value.lower()

    return read


def words(value: str) -> tuple[str, ...]:
    """A list, separated by commas."""
    return tuple(word.strip() for word in value.split(",") if word.strip())


def pauses(value: str) -> tuple[float, ...]:
    """A list of seconds, separated by commas."""
    return tuple(_number(pause, float, "numbers separated by commas, each", 0, None) for pause in words(value))


def hashes(value: str) -> frozenset[str]:
    """The SHA-256 hashes (hex) of keys."""
    found = frozenset(word.lower() for word in words(value))
    if not all(_SHA256_HEX.fullmatch(word) for word in found):
        raise Wrong("the SHA-256 hashes of keys (64 hex digits each), separated by commas")
    return found


def networks(value: str) -> tuple[str, ...]:
    """Addresses and networks."""
    for word in words(value):
        try:
            ipaddress.ip_network(word, strict=False)
        except ValueError as error:
            raise Wrong(f"addresses and networks (10.0.0.0/8), separated by commas: {word!r} is none") from error
    return words(value)


def share(value: str) -> float:
    """How much of the requests the access log takes."""
    named = {"all": 1.0, "errors": 0.0, "off": -1.0}
    try:
        return named[value.lower()] if value.lower() in named else max(0.0, min(1.0, float(value)))
    except ValueError as error:
        raise Wrong("all, errors, off or a share (0.1)") from error


def limits(environ: Mapping[str, str]) -> Mapping[str, Quota]:
    """The rate limits: all of them can be switched off, and each can be set or switched off by itself."""
    if not read_one(switch, "CHOUETTE_LIMITS", environ.get("CHOUETTE_LIMITS", "") or "on"):
        return {}
    found: dict[str, Quota] = {}
    for policy, usual in quotas.DEFAULTS.items():
        name = f"{PREFIX}LIMIT_{policy.upper()}"
        try:
            quota = quotas.read(environ[name]) if environ.get(name) else usual
        except ValueError as error:
            raise SettingsError(f"{name}: {error}.") from error
        if quota:
            found[policy] = quota
    return found


def read_one(reader: Reader, name: str, value: str) -> Any:
    """The value of one variable. Raises SettingsError."""
    try:
        return reader(value)
    except Wrong as wrong:
        shown = without_password(value) if len(value) <= 40 else f"{value[:8]}…"
        raise SettingsError(f"{name} takes {wrong}, not {shown!r}.") from wrong


def refuse_clusters(redis_url: str, rq_redis_url: str) -> None:
    """Refuse RQ on a cluster, where its workers die. Raises SettingsError."""
    if rq_redis_url and not place_of(rq_redis_url).has_room_for_queues:
        raise SettingsError(
            "CHOUETTE_RQ_REDIS_URL names a cluster, on which RQ does not run: name a server or Sentinels."
        )
    if not rq_redis_url and not redis_url.startswith("memory:") and not place_of(redis_url).has_room_for_queues:
        raise SettingsError(
            "CHOUETTE_REDIS_URL names a cluster: RQ's queues need a Redis beside it, in CHOUETTE_RQ_REDIS_URL."
        )
