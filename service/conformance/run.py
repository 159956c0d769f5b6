"""What one run of the bench holds together."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field

from service.conformance.disguise import Disguise
from service.conformance.exchange import Clients
from service.conformance.findings import Findings
from service.conformance.panel import Panel
from service.conformance.plan import Plan
from service.conformance.renumbering import GameLog
from service.conformance.upstream import Upstream


@dataclass
class Log:
    """The log of a game, and what wakes its streams when it is rewound."""

    numbers: GameLog = field(default_factory=GameLog)
    woken: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class Run:
    """plan: which trouble comes when. slow_s: how long what is slow takes; silence_s: how long a stream is silent.

    held: until when (ms, as clients are told) the throw of a client in a game is said to be too early.
    """

    plan: Plan
    findings: Findings
    panel: Panel
    upstream: Upstream
    disguise: Disguise
    clients: Clients = field(default_factory=Clients)
    slow_s: float = 1.5
    silence_s: float = 45.0
    logs: dict[str, Log] = field(default_factory=lambda: defaultdict(Log))
    held: dict[tuple[int, str], int] = field(default_factory=dict)
    finished: set[str] = field(default_factory=set)
    connections: set[asyncio.Task[None]] = field(default_factory=set)

    def now_ms(self) -> int:
        """The clock that clients are shown."""
        return self.upstream.now_ms() + self.plan.skew_ms

    def rewind(self, game: str, events: int) -> None:
        """The service lost the last events of this game: all its streams end."""
        log = self.logs[game]
        log.numbers.rewind(events, self.upstream.now_ms())
        log.woken.set()
        log.woken = asyncio.Event()
