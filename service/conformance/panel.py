"""All judges as one."""

from __future__ import annotations

import time
from collections.abc import Callable

from service.conformance.exchange import Answer, Asked
from service.conformance.findings import Findings
from service.conformance.judges.acts import ActJudge
from service.conformance.judges.judge import Activity, Judge, OpenStream
from service.conformance.judges.pings import PingJudge
from service.conformance.judges.polls import PollJudge
from service.conformance.judges.retries import RetryJudge
from service.conformance.judges.streams import StreamJudge
from service.conformance.messages import Message


class Panel:
    """Hands everything on to each judge."""

    def __init__(self, findings: Findings, activity: Activity, *, skewed: bool) -> None:
        self.activity = activity
        self.retries = RetryJudge(findings, activity)
        self.streams = StreamJudge(findings, activity)
        self._all: tuple[Judge, ...] = (
            self.retries,
            self.streams,
            ActJudge(findings, activity, skewed),
            PollJudge(findings, activity),
            PingJudge(findings, activity),
        )

    def asked(self, asked: Asked) -> None:
        """A request has come."""
        self._each(lambda judge: judge.asked(asked))
        self.activity.last[asked.client] = time.monotonic()

    def answered(self, asked: Asked, answer: Answer | None, trouble: str = "") -> None:
        """It is answered with this; None: the connection breaks instead."""
        self._each(lambda judge: judge.answered(asked, answer, trouble))
        if trouble:
            self.activity.troubled[asked.client] = time.monotonic()

    def opened(self, stream: OpenStream) -> None:
        """A stream begins."""
        self._each(lambda judge: judge.opened(stream))

    def told(self, stream: OpenStream, message: Message) -> None:
        """A stream has brought this, whole."""
        self._each(lambda judge: judge.told(stream, message))

    def closed(self, stream: OpenStream, by: str) -> None:
        """A stream has ended; by: `client`, `service`, or the trouble that ended it."""
        self._each(lambda judge: judge.closed(stream, by))

    def tick(self) -> None:
        """Some time has passed."""
        now = time.monotonic()
        self._each(lambda judge: judge.tick(now))

    def _each(self, tell: Callable[[Judge], None]) -> None:
        for judge in self._all:
            tell(judge)
