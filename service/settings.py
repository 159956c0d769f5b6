"""Every setting of the service, read once from the environment (CHOUETTE_*) into one frozen value."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar, get_args

from environs import Env, EnvError

from service.access import quotas
from service.access.quotas import Quota

Style = Literal["auto", "json", "console"]
Metrics = Literal["auto", "key", "open", "off"]

_Number = TypeVar("_Number", int, float)
_Word = TypeVar("_Word", bound=str)
ENGINE_MOST_S = 30 * 24 * 3600
"""The longest that a new game may wait for somebody: the engine's options go no further."""

_SHA256_HEX = re.compile(r"[0-9a-f]{64}")


class SettingsError(ValueError):
    """A CHOUETTE_* variable has a value that cannot be used; the text names it and says what it takes."""


@dataclass(frozen=True)
class Settings:
    """What can be set from outside.

    Durations end in `_ms` (milliseconds) or `_s` (seconds); sizes in bytes. `redis_url` takes `redis://`,
    `rediss://` or `unix://`, and `memory://` for a store inside the process (tests, nothing survives it).

    presence_lease_s: how long a seat may be without a stream before anybody hears of it.
    abandon_s, lobby_s: the options abandon_ms and lobby_ms of new games that name none.
    keyless_lobby_s: the longest lobby_ms of games that are made without a key. keyless_lobbies and
    keyless_lobbies_per_address: how many of these may wait for their start, of all addresses and of one; 0: any number.
    unstarted_ttl_s: how long such a game is kept that was over before its start.

    streams_max, streams_per_game, streams_per_seat and streams_per_address: open event streams and waiting long
    polls in one web process; 0 is no limit. Behind a proxy that hides the clients' addresses, leave the last one 0.
    send_timeout_s: how long a connection may take nothing of what it is sent before it is cut, and how long the body of
    a request may take to come.
    access_log: the share of requests that are logged (5xx always); 0: only those; less: none.
    metrics: who may read them (service/http/metrics.py). metrics_port: where they are told without a key; 0: nowhere.
    alive_file: where a worker, alarm or webhook process writes its process id every two seconds; empty: nowhere.
    """

    redis_url: str = "redis://127.0.0.1:6379/0"
    rq_redis_url: str = ""
    create_keys: frozenset[str] = frozenset()
    keys_required: bool = False
    key_games: int = 1000
    limits: Mapping[str, Quota] = field(default_factory=lambda: quotas.DEFAULTS)
    trusted_proxies: tuple[str, ...] = ()
    allow_test_dice: bool = False
    cors_origins: tuple[str, ...] = ("*",)
    max_body_bytes: int = 65_536
    settle_ms: int = 60
    abandon_s: int = 24 * 3600
    lobby_s: int = 24 * 3600
    keyless_lobby_s: int = 3600
    keyless_lobbies: int = 1000
    keyless_lobbies_per_address: int = 60
    unstarted_ttl_s: int = 600
    game_ttl_s: int = 30 * 24 * 3600
    idempotency_ttl_s: int = 24 * 3600
    heartbeat_s: float = 15.0
    long_poll_max_s: float = 30.0
    stream_max_s: float = 3600.0
    stream_ticket_s: int = 60
    presence_lease_s: float = 6.0
    streams_max: int = 8000
    streams_per_game: int = 5000
    streams_per_seat: int = 8
    streams_per_address: int = 0
    send_timeout_s: float = 20.0
    retry_after_s: int = 1
    bot_speed: float = 1.0
    webhooks: bool = True
    webhook_http: bool = False
    webhook_networks: tuple[str, ...] = ()
    webhook_limit: int = 20
    webhook_history: int = 2000
    webhook_timeout_s: float = 15.0
    webhook_schedule_s: tuple[float, ...] = (5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400)
    webhook_concurrency: int = 8
    webhook_overlap_s: int = 24 * 3600
    webhook_give_up_s: int = 5 * 24 * 3600
    log_level: str = "INFO"
    log_format: Style = "auto"
    access_log: float = 1.0
    metrics: Metrics = "auto"
    metrics_port: int = 0
    alive_file: str = ""

    @property
    def alarm_redis_url(self) -> str:
        """The Redis of RQ's queues and of the alarm's sorted set: by default the games' own."""
        return self.rq_redis_url or self.redis_url

    @property
    def closed(self) -> bool:
        """Whether making a game takes a key: where that is asked for, or where keys are named."""
        return self.keys_required or bool(self.create_keys)

    @property
    def usual_options(self) -> dict[str, int]:
        """What a new game has unless it is told otherwise."""
        return {"settle_ms": self.settle_ms, "abandon_ms": self.abandon_s * 1000, "lobby_ms": self.lobby_s * 1000}

    @property
    def in_memory(self) -> bool:
        """True where games live inside this process only."""
        return self.redis_url.startswith("memory:")

    @classmethod
    def from_env(cls) -> Settings:
        """Read CHOUETTE_* from the environment. Raises SettingsError."""
        env = Env(prefix="CHOUETTE_")
        try:
            return cls(
                redis_url=env.str("REDIS_URL", cls.redis_url),
                rq_redis_url=env.str("RQ_REDIS_URL", ""),
                create_keys=_keys(env.list("CREATE_KEYS", [])),
                keys_required=env.bool("KEYS_REQUIRED", False),
                key_games=_at_least(0, "KEY_GAMES", env.int("KEY_GAMES", cls.key_games)),
                limits=_limits(env),
                trusted_proxies=_networks("TRUSTED_PROXIES", env.list("TRUSTED_PROXIES", [])),
                allow_test_dice=env.bool("ALLOW_TEST_DICE", False),
                cors_origins=tuple(env.list("CORS_ORIGINS", ["*"])),
                max_body_bytes=_at_least(1024, "MAX_BODY_BYTES", env.int("MAX_BODY_BYTES", cls.max_body_bytes)),
                settle_ms=_at_least(0, "SETTLE_MS", env.int("SETTLE_MS", cls.settle_ms)),
                abandon_s=_between(1, ENGINE_MOST_S, "ABANDON_S", env.int("ABANDON_S", cls.abandon_s)),
                lobby_s=_between(1, ENGINE_MOST_S, "LOBBY_S", env.int("LOBBY_S", cls.lobby_s)),
                **_keyless(env, cls),
                game_ttl_s=_at_least(60, "GAME_TTL_S", env.int("GAME_TTL_S", cls.game_ttl_s)),
                idempotency_ttl_s=_at_least(
                    60, "IDEMPOTENCY_TTL_S", env.int("IDEMPOTENCY_TTL_S", cls.idempotency_ttl_s)
                ),
                heartbeat_s=_at_least(0.05, "HEARTBEAT_S", env.float("HEARTBEAT_S", cls.heartbeat_s)),
                long_poll_max_s=_at_least(0, "LONG_POLL_MAX_S", env.float("LONG_POLL_MAX_S", cls.long_poll_max_s)),
                stream_max_s=_at_least(0.1, "STREAM_MAX_S", env.float("STREAM_MAX_S", cls.stream_max_s)),
                stream_ticket_s=_at_least(1, "STREAM_TICKET_S", env.int("STREAM_TICKET_S", cls.stream_ticket_s)),
                presence_lease_s=_at_least(
                    0.3, "PRESENCE_LEASE_S", env.float("PRESENCE_LEASE_S", cls.presence_lease_s)
                ),
                streams_max=_at_least(0, "STREAMS_MAX", env.int("STREAMS_MAX", cls.streams_max)),
                streams_per_game=_at_least(0, "STREAMS_PER_GAME", env.int("STREAMS_PER_GAME", cls.streams_per_game)),
                streams_per_seat=_at_least(0, "STREAMS_PER_SEAT", env.int("STREAMS_PER_SEAT", cls.streams_per_seat)),
                streams_per_address=_at_least(
                    0, "STREAMS_PER_ADDRESS", env.int("STREAMS_PER_ADDRESS", cls.streams_per_address)
                ),
                send_timeout_s=_at_least(0.1, "SEND_TIMEOUT_S", env.float("SEND_TIMEOUT_S", cls.send_timeout_s)),
                retry_after_s=_at_least(1, "RETRY_AFTER_S", env.int("RETRY_AFTER_S", cls.retry_after_s)),
                bot_speed=_at_least(0.1, "BOT_SPEED", env.float("BOT_SPEED", cls.bot_speed)),
                **_webhooks(env, cls),
                log_level=env.str("LOG_LEVEL", cls.log_level).upper(),
                log_format=_one_of(get_args(Style), "LOG_FORMAT", env.str("LOG_FORMAT", cls.log_format)),
                access_log=_share(env.str("ACCESS_LOG", "all")),
                metrics=_one_of(get_args(Metrics), "METRICS", env.str("METRICS", cls.metrics)),
                metrics_port=_at_least(0, "METRICS_PORT", env.int("METRICS_PORT", cls.metrics_port)),
                alive_file=env.str("ALIVE_FILE", cls.alive_file),
            )
        except EnvError as error:
            raise SettingsError(str(error)) from error


def _keyless(env: Env, default: type[Settings]) -> dict[str, Any]:
    """What games without a key may take up before they start."""
    least = {"keyless_lobby_s": 1, "keyless_lobbies": 0, "keyless_lobbies_per_address": 0, "unstarted_ttl_s": 1}
    return {
        name: _at_least(low, name.upper(), env.int(name.upper(), getattr(default, name))) for name, low in least.items()
    }


def _webhooks(env: Env, default: type[Settings]) -> dict[str, Any]:
    schedule = env.list("WEBHOOK_SCHEDULE_S", [], subcast=float) or default.webhook_schedule_s
    return {
        "webhooks": env.bool("WEBHOOKS", default.webhooks),
        "webhook_http": env.bool("WEBHOOK_HTTP", default.webhook_http),
        "webhook_networks": _networks("WEBHOOK_NETWORKS", env.list("WEBHOOK_NETWORKS", [])),
        "webhook_schedule_s": tuple(_at_least(0, "WEBHOOK_SCHEDULE_S", pause) for pause in schedule),
        "webhook_timeout_s": _at_least(
            0.1, "WEBHOOK_TIMEOUT_S", env.float("WEBHOOK_TIMEOUT_S", default.webhook_timeout_s)
        ),
        **{
            name: _at_least(least, name.upper(), env.int(name.upper(), getattr(default, name)))
            for name, least in (
                ("webhook_limit", 0),
                ("webhook_history", 10),
                ("webhook_concurrency", 1),
                ("webhook_overlap_s", 0),
                ("webhook_give_up_s", 1),
            )
        },
    }


def _keys(hashes: list[str]) -> frozenset[str]:
    """The SHA-256 hashes (hex) of the keys that may create games."""
    found = frozenset(text.strip().lower() for text in hashes if text.strip())
    for text in found:
        if not _SHA256_HEX.fullmatch(text):
            raise SettingsError(
                "CHOUETTE_CREATE_KEYS takes the SHA-256 hashes of the keys (64 hex digits each); "
                f"{text[:8]!r}... is none."
            )
    return found


def _limits(env: Env) -> Mapping[str, Quota]:
    """The rate limits: all of them can be switched off, and each can be set or switched off by itself."""
    if not env.bool("LIMITS", True):
        return {}
    found: dict[str, Quota] = {}
    for policy, usual in quotas.DEFAULTS.items():
        name = f"LIMIT_{policy.upper()}"
        text = env.str(name, "")
        try:
            quota = quotas.read(text) if text else usual
        except ValueError as error:
            raise SettingsError(f"CHOUETTE_{name}: {error}.") from error
        if quota:
            found[policy] = quota
    return found


def _networks(name: str, texts: list[str]) -> tuple[str, ...]:
    """Addresses and networks."""
    found = tuple(text.strip() for text in texts if text.strip())
    for text in found:
        try:
            ipaddress.ip_network(text, strict=False)
        except ValueError as error:
            raise SettingsError(
                f"CHOUETTE_{name} takes addresses and networks (10.0.0.0/8), comma-separated; {text!r} is none."
            ) from error
    return found


def _share(text: str) -> float:
    """How much of the requests the access log takes."""
    words = {"all": 1.0, "errors": 0.0, "off": -1.0}
    try:
        return words[text.lower()] if text.lower() in words else max(0.0, min(1.0, float(text)))
    except ValueError as error:
        raise SettingsError(f"CHOUETTE_ACCESS_LOG takes all, errors, off or a share (0.1), not {text!r}.") from error


def _one_of(words: tuple[_Word, ...], name: str, value: str) -> _Word:
    for word in words:
        if word == value.lower():
            return word
    raise SettingsError(f"CHOUETTE_{name} takes one of {', '.join(map(str, words))}, not {value!r}.")


def _between(least: int, most: int, name: str, value: int) -> int:
    if not least <= value <= most:
        raise SettingsError(f"CHOUETTE_{name} must be from {least} to {most}, not {value}.")
    return value


def _at_least(least: float, name: str, value: _Number) -> _Number:
    if value < least:
        raise SettingsError(f"CHOUETTE_{name} must be at least {least}, not {value}.")
    return value
