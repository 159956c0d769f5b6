"""Whether games can be played here, and what is not as it should be, each with what to do about it.

Only a store that cannot be reached or written to is a reason to send requests elsewhere: without alarm or workers
windows close at the next request, later and rightly, and no other process of the API would do better.
"""

from __future__ import annotations

import logging
import threading
import time
from datetime import UTC, datetime
from typing import Protocol

from service.health.checks import Check, Checks, away, no_writes, of_durability, of_losses, of_store, unreadable
from service.outbox.backlog import Backlog
from service.outbox.processes import FORGOTTEN_MS, SILENT_MS, Kind, Process
from service.store.errors import StoreTakesNoWrites, StoreUnavailable
from service.store.port import Store

BELIEVED_S = 1.0
DOUBTED_S = 0.1
"""Bad news is looked at again soon: the one who starts a service waits for the good one."""

ALARM_SILENT_MS = 5_000
WORKER_SILENT_MS = 60_000
QUEUE = "chouette-windows"

log = logging.getLogger(__name__)

MODULES: dict[Kind, str] = {"alarm": "worker.alarm", "worker": "worker", "webhooks": "worker.delivery"}


class Looked(Protocol):
    """What is asked of the service."""

    store: Store

    def backlog(self) -> Backlog | None:
        """What waits for the alarm and the workers."""


class Readiness:
    """Looks at most once a second, however often it is asked. Safe in threads and greenlets.

    webhooks: whether a process should be there that sends them. fsync: when Redis is to write to its disk.
    """

    def __init__(self, service: Looked, *, webhooks: bool = False, fsync: str = "everysec") -> None:
        self._service = service
        self._fsync = fsync
        self._webhooks = webhooks
        self._lock = threading.Lock()
        self._last: Checks | None = None
        self._until = 0.0

    def look(self) -> Checks:
        """How things are now."""
        with self._lock:
            if self._last is None or time.monotonic() >= self._until:
                self._last = examine(self._service, webhooks=self._webhooks, fsync=self._fsync)
                self._until = time.monotonic() + (DOUBTED_S if self._last.may_mend else BELIEVED_S)
            return self._last


def examine(service: Looked, *, webhooks: bool = False, fsync: str = "everysec") -> Checks:
    """Look at everything. webhooks: whether a process should be there that sends them. fsync: as in Readiness.

    Raises nothing: whatever is found, the one who decides where requests go is told whether they can go here.
    """
    try:
        condition = service.store.condition()
        checks = [*of_store(condition), *of_durability(condition, fsync), *of_losses(condition)]
    except StoreTakesNoWrites as error:
        return Checks(checks=[no_writes(error)], alarm_age_ms=None)
    except StoreUnavailable:
        return Checks(checks=[away()], alarm_age_ms=None)
    except Exception:
        log.exception("what the store answers is not understood")
        return Checks(checks=[unreadable()], alarm_age_ms=None)
    try:
        backlog = service.backlog()
    except Exception as error:
        if not isinstance(error, StoreUnavailable):
            log.exception("what lies in the queues is not understood")
        return Checks(checks=[*checks, *_of_queues(None, webhooks)], alarm_age_ms=None)
    if backlog is None:
        return Checks(checks=checks, alarm_age_ms=None)
    return Checks(checks=[*checks, *_of_queues(backlog, webhooks)], alarm_age_ms=backlog.alarm_age_ms)


def _of_queues(backlog: Backlog | None, webhooks: bool) -> list[Check]:
    age = backlog.alarm_age_ms if backlog else None
    silent = backlog.silent_ms.get(QUEUE) if backlog else None
    late = "windows close at the next request only"
    found = [
        _of_kind("alarm", backlog, "An alarm wakes the workers.")
        if age is not None and age < ALARM_SILENT_MS
        else _missing("alarm", f"No alarm has looked for seconds: {late}."),
        _of_kind("worker", backlog, "A worker waits for jobs.")
        if silent is not None and silent < WORKER_SILENT_MS
        else _missing("worker", f"No worker has been heard of for a minute: {late}."),
    ]
    if webhooks and backlog and any(p.kind == "webhooks" and _works(p, backlog.now) for p in backlog.processes):
        found.append(_of_kind("webhooks", backlog, "Webhooks are sent."))
    elif webhooks:
        found.append(_missing("webhooks", "No process sends webhooks: they wait until there is one.", backlog))
    return found


def _missing(kind: Kind, detail: str, backlog: Backlog | None = None) -> Check:
    """None of a kind is there, or none that works."""
    named = _named(kind, backlog) if backlog else ""
    todo = f"Start «python -m {MODULES[kind]}», and look at CHOUETTE_RQ_REDIS_URL if it is set."
    return Check(name=kind, status="warn", detail=f"{detail} {named}".strip(), todo=todo)


def _of_kind(kind: Kind, backlog: Backlog | None, fine: str) -> Check:
    """There is one of a kind that works; others may not."""
    named = _named(kind, backlog) if backlog else ""
    if not named:
        return Check(name=kind, status="ok", detail=fine)
    todo = (
        "«chouette serve» and containers that restart start it again by themselves; elsewhere start "
        f"«python -m {MODULES[kind]}» again. Its log tells more."
    )
    return Check(name=kind, status="warn", detail=f"{fine} But {named}", todo=todo)


def _named(kind: Kind, backlog: Backlog) -> str:
    """The processes of a kind that are amiss, each with since when."""
    known = [process for process in backlog.processes if process.kind == kind]
    return " ".join(filter(None, (_amiss(process, backlog.now) for process in known)))


def _amiss(process: Process, now: int) -> str:
    """What is wrong with a process, in a sentence; empty if nothing is."""
    name = f"{process.kind} {process.pid} on {process.host}"
    silent_ms = now - process.beat
    if silent_ms > FORGOTTEN_MS:
        return ""
    if silent_ms > SILENT_MS:
        return f"{name} has given no sign of life since {_instant(process.beat)}: it is dead or hangs."
    if process.stuck:
        return f"{name} has got no further with its {process.stuck} since {_instant(process.stuck_since)}."
    return ""


def _works(process: Process, now: int) -> bool:
    return now - process.beat <= SILENT_MS and not process.stuck


def _instant(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
