"""Reads: whether something is asked for again and again without need."""

from __future__ import annotations

import time
from collections import defaultdict, deque

from service.conformance.exchange import Asked
from service.conformance.findings import Findings
from service.conformance.judges.judge import Activity, Judge, OpenStream
from service.conformance.messages import Message

SPAN_S = 2.0
FREE = 8
"""So many reads of one address in that span need no reason; each event or act of that client is one for another."""


class PollJudge(Judge):
    """How often a client asks."""

    def __init__(self, findings: Findings, activity: Activity) -> None:
        super().__init__(findings, activity)
        self._reads: dict[tuple[int, str], deque[float]] = defaultdict(deque)
        self._acts: dict[int, deque[float]] = defaultdict(deque)
        self._events: dict[str, deque[float]] = defaultdict(deque)
        self._told: dict[str, int] = defaultdict(int)

    def asked(self, asked: Asked) -> None:
        """See Judge."""
        now = time.monotonic()
        if asked.method == "POST":
            self._acts[asked.client].append(now)
        # The clock is compared by several answers, of which the quickest is believed.
        if not asked.reads or asked.path == "/v1/time":
            return
        reads = self._reads[asked.client, asked.target]
        reads.append(now)
        _forget(reads, now)
        acts, events = self._acts[asked.client], self._events[asked.game]
        _forget(acts, now)
        _forget(events, now)
        reasons = len(acts) + len(events)
        storm = len(reads) > FREE + reasons
        what = f"asked {len(reads)} times in {SPAN_S:g} s, with {reasons} events and acts in that time"
        self.findings.holds("poll-storm", not storm, what, asked)
        if storm:
            reads.clear()

    def told(self, stream: OpenStream, message: Message) -> None:
        """See Judge. One stream may serve several tokens, so an event is a reason for all of them."""
        game = stream.asked.game
        if message.seq > self._told[game]:
            self._told[game] = message.seq
            self._events[game].append(time.monotonic())


def _forget(instants: deque[float], now: float) -> None:
    while instants and instants[0] < now - SPAN_S:
        instants.popleft()
