"""What the service counts of itself, as plain functions that cost about a microsecond each.

Label values come from short lists (operations, kinds of acts, codes): never a game, a player or an address.
With PROMETHEUS_MULTIPROC_DIR set (service/telemetry/metric_files.py) every process of the service writes into that
folder and the one that is asked tells the sum; without it a process counts for itself, and nothing has to be set up.
"""

from __future__ import annotations

import os
import time
from functools import cache

import prometheus_client
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from service.telemetry import metric_files

# The files are opened as soon as a metric is made.
metric_files.ensure()

REGISTRY = CollectorRegistry()
REQUEST_BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
WEBHOOK_OUTCOMES = (
    "delivered", "status", "timeout", "connection", "tls", "protocol", "unresolvable", "address_refused",
)  # fmt: skip
TRIP_BUCKETS = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2)
LATENESS_BUCKETS = (1, 2, 3, 5, 7.5, 10, 15, 25, 50, 100, 250, 500, 1000, 5000)
WAIT_BUCKETS = (1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1800)
ATTEMPT_BUCKETS = (1, 2, 3, 5, 10, 20, 40)

# When each counter was made is of no use where a restart is seen by its value, and would double the page.
prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]

REQUESTS = Counter("chouette_http_requests", "Requests answered.", ["operation", "status"], registry=REGISTRY)
REQUEST_SECONDS = Histogram(
    "chouette_http_request_seconds", "From a request's arrival to its answer, without what a long poll waited.",
    ["operation"], buckets=REQUEST_BUCKETS, registry=REGISTRY,
)  # fmt: skip
PROBLEMS = Counter("chouette_http_problems", "Requests refused, by problem code.", ["operation", "code"],
                   registry=REGISTRY)  # fmt: skip
ACTS = Counter(
    "chouette_acts", "Acts by outcome: counted, bevue, repeated, replayed, late, refused (with its code), contended.",
    ["kind", "outcome", "code"], registry=REGISTRY,
)  # fmt: skip
ATTEMPTS = Histogram("chouette_act_attempts", "How often an act was played until it was stored.",
                     buckets=ATTEMPT_BUCKETS, registry=REGISTRY)  # fmt: skip
CONFLICTS = Counter("chouette_commit_conflicts", "Commits that another process was faster than.", registry=REGISTRY)
LATENESS = Histogram(
    "chouette_window_close_lateness_ms", "From the instant a window was due to the commit that closed it, in ms.",
    ["by"], buckets=LATENESS_BUCKETS, registry=REGISTRY,
)  # fmt: skip
TRIPS = Histogram("chouette_store_round_trip_seconds", "From asking the store to its answer.", ["call"],
                  buckets=TRIP_BUCKETS, registry=REGISTRY)  # fmt: skip
HOT = Counter("chouette_hot_lookups", "Whether a process still knew a game (hit) or had to load it (miss).",
              ["result"], registry=REGISTRY)  # fmt: skip
LISTENERS = Gauge("chouette_stream_listeners", "Who follows a game now, by stream or long poll.", ["format"],
                  multiprocess_mode="livesum", registry=REGISTRY)  # fmt: skip
DELIVERED = Counter("chouette_stream_events", "Events written to event streams.", registry=REGISTRY)
DROPPED = Counter("chouette_stream_dropped", "Readers sent away: slow, time, closing, store, stalled, rewound.",
                  ["reason"], registry=REGISTRY)  # fmt: skip
REWINDS = Counter("chouette_games_rewound", "Games that the store lost the end of, and that went on from before it.",
                  registry=REGISTRY)  # fmt: skip
GAMES_LOST = Counter("chouette_games_lost", "Unfinished games that the store lost altogether, as each process noticed.",
                     registry=REGISTRY)  # fmt: skip
WEBHOOKS = Counter("chouette_webhook_attempts", "Attempts to deliver to webhooks: delivered, or the error.",
                   ["outcome"], registry=REGISTRY)  # fmt: skip
WEBHOOK_SECONDS = Histogram("chouette_webhook_attempt_seconds", "How long receivers of webhooks took to answer.",
                            buckets=REQUEST_BUCKETS, registry=REGISTRY)  # fmt: skip
TABLE_WAIT = Histogram("chouette_matchmaking_wait_seconds", "How long players waited in a queue for their table.",
                       buckets=WAIT_BUCKETS, registry=REGISTRY)  # fmt: skip
STARTED = Gauge("chouette_process_start_time_seconds", "When a process of the service began.", ["role", "pid"],
                multiprocess_mode="liveall", registry=REGISTRY)  # fmt: skip

# Finding a child by its labels costs more than counting; the labels are few, so all of them are kept.
_requests, _seconds, _problems = cache(REQUESTS.labels), cache(REQUEST_SECONDS.labels), cache(PROBLEMS.labels)
_acts, _lateness, _trips = cache(ACTS.labels), cache(LATENESS.labels), cache(TRIPS.labels)
_webhooks = {outcome: WEBHOOKS.labels(outcome) for outcome in WEBHOOK_OUTCOMES}
_hot, _dropped, _listeners = cache(HOT.labels), cache(DROPPED.labels), cache(LISTENERS.labels)

# What is known beforehand is told from the start: a reader who sees nothing for zero cannot tell it from nothing known.
for _reason in ("slow", "time", "closing", "store", "rewound"):
    _dropped(_reason)
for _format in ("sse", "ndjson", "poll"):
    _listeners(_format)


def request(operation: str, status: int, seconds: float) -> None:
    """A request was answered. operation: its operationId, or a name of the same kind where it has none."""
    _requests(operation, status).inc()
    _seconds(operation).observe(seconds)


def problem(operation: str, code: str) -> None:
    """A request was refused with a problem."""
    _problems(operation, code).inc()


def act(kind: str, outcome: str, code: str = "") -> None:
    """An act came to its end. kind: the act's tag, `create`, or `unknown` for a retry that was never played."""
    _acts(kind, outcome, code).inc()


def attempts(count: int) -> None:
    """An act was stored, or refused for good, at its count-th attempt."""
    ATTEMPTS.observe(count)


def conflict() -> None:
    """A commit came second."""
    CONFLICTS.inc()


def rewound() -> None:
    """A game was told that the store lost its end."""
    REWINDS.inc()


def lost_game() -> None:
    """This process remembers an unfinished game that the store does not have."""
    GAMES_LOST.inc()


def closed(by: str, late_ms: int) -> None:
    """What was due in a game is closed and stored. by: `worker`, `act` or `read`, which of them closed it."""
    _lateness(by).observe(max(0, late_ms))


def trip(call: str, nanoseconds: int) -> None:
    """The store answered. call: `load`, `commit` or `commit_many`."""
    _trips(call).observe(nanoseconds / 1e9)


def hot(hit: bool) -> None:
    """An act or read looked for its game in this process."""
    _hot("hit" if hit else "miss").inc()


def listening(format: str, change: int) -> None:
    """A stream (`sse`, `ndjson`) or long poll (`poll`) was opened (1) or has ended (-1)."""
    _listeners(format).inc(change)


def delivered(count: int) -> None:
    """So many events were written to one stream."""
    DELIVERED.inc(count)


def dropped(reason: str) -> None:
    """A reader was sent away, to come back and resume."""
    _dropped(reason).inc()


def webhook(outcome: str, seconds: float) -> None:
    """An attempt to deliver has ended. outcome: `delivered`, or the attempt's error."""
    _webhooks[outcome].inc()
    WEBHOOK_SECONDS.observe(seconds)


def table_found(seconds: float) -> None:
    """A player who waited for so long in a matchmaking queue has a table."""
    TABLE_WAIT.observe(seconds)


def started(role: str) -> None:
    """This process begins now to be a `web`, `worker`, `alarm` or `webhooks` process."""
    STARTED.labels(role, os.getpid()).set(time.time())
