"""What a judge is told of, and what all of them know of a client."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field

from service.conformance.exchange import Answer, Asked
from service.conformance.findings import Findings
from service.conformance.messages import Message

GRACE_S = 20.0
"""So long a client has to come back, or to send a request again."""
SILENCE_S = 45.0
"""So long a client may take to notice that a stream is silent: three heartbeats."""


@dataclass(eq=False)
class OpenStream:
    """A stream that a client has open. ended: None while it is open. blamed: it was told to be one too many."""

    asked: Asked
    opened: float = field(default_factory=time.monotonic)
    ended: float | None = None
    blamed: bool = False


@dataclass
class Activity:
    """What clients have done lately, for all judges.

    now_ms: the clock that clients are shown. last: when each client was last heard of, troubled: when it last got an
    answer with which the bench had meddled (time.monotonic). silence_s: so long a silent stream may be kept open.
    """

    now_ms: Callable[[], int]
    grace_s: float = GRACE_S
    silence_s: float = SILENCE_S
    last: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    troubled: dict[int, float] = field(default_factory=lambda: defaultdict(float))

    def until(self, instant: int) -> float:
        """Seconds from now to an instant as clients are told it."""
        return (instant - self.now_ms()) / 1000

    def since(self, client: int, instant: float) -> bool:
        """Whether this client was heard of after that instant: what is gone for good breaks no rule."""
        return self.last[client] > instant


class Judge:
    """Holds clients to some rules. What a judge does not care about it leaves out."""

    def __init__(self, findings: Findings, activity: Activity) -> None:
        self.findings = findings
        self.activity = activity

    def asked(self, asked: Asked) -> None:
        """A request has come."""

    def answered(self, asked: Asked, answer: Answer | None, trouble: str) -> None:
        """It is answered with this; None: the connection breaks instead. trouble: what the bench did, may be empty."""

    def opened(self, stream: OpenStream) -> None:
        """A stream begins."""

    def told(self, stream: OpenStream, message: Message) -> None:
        """A stream has brought this, whole."""

    def closed(self, stream: OpenStream, by: str) -> None:
        """A stream has ended. by: `client`, `service`, or the trouble that ended it."""

    def tick(self, now: float) -> None:
        """Some time has passed."""
