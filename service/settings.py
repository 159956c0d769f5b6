"""Every setting of the service: declared once, and read once from the environment (CHOUETTE_*) into a frozen value."""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields, replace
from typing import Any, Literal, get_args

from service import setting_kinds as kinds
from service.access import quotas
from service.setting_kinds import PREFIX, Reader, SettingsError
from service.setting_names import ELSEWHERE, SERVE
from service.store.redis.connections.places import WAIT_MS, Acknowledging, trusting, usual

__all__ = ["ELSEWHERE", "SERVE", "Settings", "SettingsError", "Style", "declared", "refuse_misspelt", "unknown"]

Style = Literal["auto", "json", "console"]
Metrics = Literal["auto", "key", "open", "off"]

_STYLE = kinds.one_of(*get_args(Style))
_METRICS = kinds.one_of(*get_args(Metrics))

ENGINE_MOST_S = 30 * 24 * 3600
"""The longest that a new game may wait for a player: the engine's options go no further."""

ENGINE_MOST_MS = 5_000
"""The longest that a window may settle after its deadline."""

WAIT_MOST_MS = 1_500
"""The longest that replicas may take: an answer of Redis is waited for not much longer."""

DAY_S = 24 * 3600
SCHEDULE_S = (5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400)


def _set(default: Any, read: Reader, what: str, written: str = "") -> Any:
    """A setting: its default, how its text is read, and what it does, in words for `chouette settings`.

    written: the default in words, where it depends on the machine.
    """
    return field(default=default, metadata={"read": read, "what": what, "written": written})


@dataclass(frozen=True)
class Settings:
    """What can be set from outside: `name` by the variable `CHOUETTE_` and that name in capitals.

    Durations end in `_ms` (milliseconds) or `_s` (seconds); sizes are in bytes.
    """

    redis_url: str = _set(
        "redis://127.0.0.1:6379/0",
        kinds.redis_url,
        "the games' Redis: redis://, rediss:// or unix://; redis+sentinel://S1,S2,S3/NAME; redis+cluster://H1,H2,…; "
        "`chouette serve` starts one of its own where none is named (memory:// is for tests)",
    )
    rq_redis_url: str = _set(
        "",
        kinds.redis_url,
        "the Redis of RQ's queues, no cluster; empty: the games' own (beside a cluster it is needed)",
    )
    redis_ca: str = _set(
        "",
        kinds.file,
        "a file with the certificates of the authorities that a Redis by TLS (rediss://, rediss+sentinel://, "
        "rediss+cluster://), and its Sentinels, may be signed by; empty: those that the machine trusts",
    )
    wait_replicas: int | None = _set(
        None, kinds.whole(), "how many replicas must have a write before it is acknowledged (`WAIT`)",
        written="0; with Sentinels or a cluster 1",
    )  # fmt: skip
    wait_timeout_ms: int = _set(
        WAIT_MS,
        kinds.whole(1, WAIT_MOST_MS),
        "within how long; later it is answered 503, and repeated with the same key",
    )
    fsync: str = _set(
        "everysec",
        kinds.one_of("everysec", "always"),
        "when an acknowledged act is on the disk of Redis: `always` at once, `everysec` within two seconds; "
        "`chouette serve` has its own Redis do so, of another one /readyz says when it does less",
    )
    bind: str = _set("127.0.0.1:8000", kinds.text, "gunicorn: address and port to listen on")
    workers: int = _set(min(2, os.cpu_count() or 1), kinds.whole(1), "web processes", written="1 or 2, by cores")
    connections: int = _set(10_000, kinds.whole(1), "gunicorn: connections that a web process keeps open at a time")
    grace_s: int = _set(5, kinds.whole(0), "gunicorn: how long requests may take to end when it stops")
    web_nice: int = _set(10, kinds.whole(0, 19), "gunicorn: how much web processes yield to Redis and workers")
    create_keys: frozenset[str] = _set(
        frozenset(), kinds.hashes, "SHA-256 hashes (hex) of keys that may make games; any of them demands one"
    )
    keys_required: bool = _set(False, kinds.switch, "whether making a game takes a key with the scope `games`")
    key_games: int = _set(1000, kinds.whole(0), "unfinished games that a key may have at a time; 0 for any number")
    limits: Mapping[str, quotas.Quota] = field(default_factory=lambda: quotas.DEFAULTS)
    trusted_proxies: tuple[str, ...] = _set((), kinds.networks, "proxies whose X-Forwarded-For is believed")
    rtt_header: str = _set("", kinds.text, "the header in which they tell a connection's round trip (µs), if they do")
    allow_test_dice: bool = _set(False, kinds.switch, "whether games with given dice may be made without a key")
    table: bool = _set(True, kinds.switch, "whether the client in the browser is served at /table")
    cors_origins: tuple[str, ...] = _set(("*",), kinds.words, "sites whose pages may read answers; * for all")
    max_body_bytes: int = _set(65_536, kinds.whole(1024), "the largest body of a request")
    settle_ms: int = _set(60, kinds.whole(0, ENGINE_MOST_MS), "how long after its deadline a window settles")
    abandon_s: int = _set(DAY_S, kinds.whole(1, ENGINE_MOST_S), "the option `abandon_ms` of games that name none")
    lobby_s: int = _set(DAY_S, kinds.whole(1, ENGINE_MOST_S), "the option `lobby_ms` of games that name none")
    keyless_lobby_s: int = _set(
        3600, kinds.whole(1, ENGINE_MOST_S), "the longest `lobby_ms` of games that are made without a key"
    )
    keyless_lobbies: int = _set(1000, kinds.whole(), "how many of these may wait for their start; 0 for any number")
    keyless_lobbies_per_address: int = _set(60, kinds.whole(), "of them, of one address")
    unstarted_ttl_s: int = _set(600, kinds.whole(1), "how long one of them is kept that was over before its start")
    game_ttl_s: int = _set(30 * DAY_S, kinds.whole(60), "how long a game that is over is kept")
    sandbox_games: int = _set(1000, kinds.whole(), "unfinished games of the sandbox of one address; 0 for any number")
    sandbox_idle_s: int = _set(21_600, kinds.whole(60), "after so long without an act one of them is called off")
    pack_after_s: int = _set(3600, kinds.whole(1), "how long after its end a game's log is packed")
    tournament_ttl_s: int = _set(90 * DAY_S, kinds.whole(60), "the same of a tournament with all of its games")
    idempotency_ttl_s: int = _set(DAY_S, kinds.whole(60), "how long answers are kept for repeated requests")
    heartbeat_s: float = _set(15.0, kinds.number(0.05), "the pause between heartbeats of an event stream")
    long_poll_max_s: float = _set(30.0, kinds.number(), "the longest that a long poll waits")
    stream_max_s: float = _set(3600.0, kinds.number(0.1), "how long an event stream lasts before it ends by itself")
    stream_ticket_s: int = _set(60, kinds.whole(1), "how long a ticket for a stream is good")
    presence_lease_s: float = _set(
        6.0, kinds.number(0.3),
        "how long a seat may be without a stream before its table hears of it; the same for API, worker and alarm",
    )  # fmt: skip
    streams_max: int = _set(8000, kinds.whole(), "open streams and long polls in a web process; 0 is no limit")
    streams_per_game: int = _set(5000, kinds.whole(), "of them, of one game")
    streams_per_seat: int = _set(8, kinds.whole(), "of them, of one seat")
    streams_per_address: int = _set(0, kinds.whole(), "of them, of one address; 0 behind a proxy that hides them")
    send_timeout_s: float = _set(
        20.0,
        kinds.number(0.1),
        "how long a connection may take nothing of what it is sent, and a request's body may take to come",
    )
    retry_after_s: int = _set(1, kinds.whole(1), "what `Retry-After` says where the store is away")
    bot_speed: float = _set(1.0, kinds.number(0.1), "so many times human pace bots play; for tests of clients")
    webhooks: bool = _set(True, kinds.switch, "whether there are webhooks")
    webhook_http: bool = _set(False, kinds.switch, "whether their addresses may be plain http")
    webhook_networks: tuple[str, ...] = _set((), kinds.networks, "inner networks that they may be in")
    webhook_limit: int = _set(20, kinds.whole(), "webhooks a key")
    webhook_history: int = _set(2000, kinds.whole(10), "deliveries of a webhook that are known")
    webhook_timeout_s: float = _set(15.0, kinds.number(0.1), "for everything together, in one attempt")
    webhook_schedule_s: tuple[float, ...] = _set(SCHEDULE_S, kinds.pauses, "the pauses between attempts")
    webhook_concurrency: int = _set(8, kinds.whole(1), "attempts at a time in one process")
    webhook_overlap_s: int = _set(DAY_S, kinds.whole(), "how long an old secret signs")
    webhook_give_up_s: int = _set(5 * DAY_S, kinds.whole(1), "after so long of failures a webhook is disabled")
    log_level: str = _set("INFO", kinds.upper, "the least that is written to the log")
    log_format: Style = _set("auto", _STYLE, "how: auto is JSON unless it is a terminal")  # noqa: RUF009
    access_log: float = _set(1.0, kinds.share, "which requests are logged: all, errors, off or a share (0.1)")
    metrics: Metrics = _set("auto", _METRICS, "who may read metrics: auto is this machine and keys")  # noqa: RUF009
    metrics_port: int = _set(0, kinds.whole(0, 65_535), "where metrics are told without a key; 0: nowhere")
    alive_file: str = _set(
        "", kinds.text, "where a worker, alarm or webhook process writes every two seconds that it is alive"
    )

    @property
    def alarm_redis_url(self) -> str:
        """The Redis of RQ's queues and of the alarm's sorted set: by default the games' own."""
        return self.rq_redis_url or self.redis_url

    @property
    def alarms_apart(self) -> bool:
        """Whether RQ and the alarm have a Redis of their own."""
        return self.alarm_redis_url != self.redis_url

    @property
    def acknowledging(self) -> Acknowledging:
        """What it takes for a write to count."""
        if self.wait_replicas is None and not self.in_memory:
            return usual(self.redis_url, self.wait_timeout_ms)
        return Acknowledging(self.wait_replicas or 0, self.wait_timeout_ms)

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
        """Read CHOUETTE_* from the environment; an empty variable is one that is not set. Raises SettingsError."""
        refuse_misspelt(os.environ)
        told = {f.name: (_variable(f), os.environ.get(_variable(f), "")) for f in _plain()}
        found = cls(
            limits=kinds.limits(os.environ),
            **{f.name: kinds.read_one(f.metadata["read"], *told[f.name]) for f in _plain() if told[f.name][1]},
        )
        kinds.refuse_clusters(found.redis_url, found.rq_redis_url)
        urls = [trusting(url, found.redis_ca) for url in (found.redis_url, found.rq_redis_url)]
        return replace(found, redis_url=urls[0], rq_redis_url=urls[1])


def _plain() -> list[Field[Any]]:
    """The settings of one variable each: all but the rate limits."""
    return [f for f in fields(Settings) if f.metadata]


def _variable(setting: Field[Any]) -> str:
    return PREFIX + setting.name.upper()


def declared() -> Iterator[tuple[str, str, str]]:
    """Every variable that the service reads: its name, its default as one writes it, and what it does."""
    for name, (default, what) in SERVE.items():
        yield PREFIX + name.upper(), str(default), f"`chouette serve`: {what}"
    for f in _plain():
        assert f.default is not MISSING
        yield _variable(f), f.metadata["written"] or _written(f.default), f.metadata["what"]
    yield "CHOUETTE_LIMITS", "on", "`off` switches all rate limits off, and the limits of games without a key"
    for policy, quota in quotas.DEFAULTS.items():
        yield (
            f"CHOUETTE_LIMIT_{policy.upper()}",
            f"{quota.most}/{quota.window_s}",
            (f"the rate limit {policy}: {quota.most} at once, full again after {quota.window_s} s; `off` for none"),
        )


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple | frozenset):
        return ",".join(str(each) for each in value)
    return f"{value:g}" if isinstance(value, float) else str(value)


def unknown(environ: Mapping[str, str]) -> list[str]:
    """The variables CHOUETTE_* that nothing reads, in order."""
    known = {name for name, _, _ in declared()} | ELSEWHERE.keys()
    return sorted(name for name in environ if name.startswith(PREFIX) and name not in known)


def refuse_misspelt(environ: Mapping[str, str]) -> None:
    """Refuse what is nearly a setting: it was meant to be one. Raises SettingsError.

    What is like none passes: Kubernetes, for one, sets several for a service that is called chouette.
    """
    names = [name.removeprefix(PREFIX) for name in (*(name for name, _, _ in declared()), *ELSEWHERE)]
    for name in unknown(environ):
        near = difflib.get_close_matches(name.removeprefix(PREFIX), names, n=1, cutoff=0.8)
        if near:
            raise SettingsError(f"{name} is no setting. Did you mean {PREFIX}{near[0]}?")
