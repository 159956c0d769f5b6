"""Where a stream of events is: what it has seen, where it goes on, and when it gives up."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field, replace
from typing import Any

import httpx
from httpx_sse import ServerSentEvent

from chouette_sdk._generated.api.events import list_events
from chouette_sdk._generated.models import EVENT_CLASSES, Event, RewoundEvent, UnknownVariant
from chouette_sdk._generated.types import Request
from chouette_sdk.problems import (
    ChouetteError,
    ConnectionFailed,
    Problem,
    UnreadableAnswer,
    problem_of,
    retry_after,
)
from chouette_sdk.retries import PASSING_STATUS, Retry, is_passing

OVER = "game_finished"
REWOUND = "last_event_id_unknown"


@dataclass(frozen=True)
class Patience:
    """How an event stream bears bad times.

    silence_s: a connection that says nothing for so long, not even a heartbeat, is given up and made anew.
    alone_s: without any connection for so long it raises ConnectionFailed; None is for ever.
    retry: how long it waits between attempts (its `attempts` do not count here).
    """

    silence_s: float = 40.0
    alone_s: float | None = 120.0
    retry: Retry = field(default_factory=Retry)


def parse_event(data: dict[str, Any]) -> Event:
    """The event as its class; a type newer than this SDK comes as UnknownVariant."""
    kind = EVENT_CLASSES.get(data.get("type", ""))
    if kind is None:
        return UnknownVariant(str(data.get("type")), data)
    event: Event = kind.from_dict(data)
    return event


class Cursor:
    """Where a stream is: what it has seen, how long it has been alone, whether the game is over.

    id: of the last event seen, as the service told it; by it the service notices that the log was rewound.
    rewound: the refusal of a service whose log was rewound, until it is known where to go on.
    """

    def __init__(self, game_id: str, after: int, patience: Patience) -> None:
        self.game_id = game_id
        self.seq = after
        self.id = str(after)
        self.rewound: Problem | None = None
        self._heard = False
        self._begun = after
        self._rewinds: list[dict[str, Any]] = []
        self.patience = patience
        self.over = False
        self._failures = 0
        self._alone_since: float | None = None
        self._gap_at: int | None = None
        self._told_s = 0.0

    def request(self) -> Request:
        """The call that opens the stream right behind the last event seen."""
        plain = list_events.request(self.game_id, last_event_id=self.id)
        wanted = {"Accept": "text/event-stream", "Cache-Control": "no-store"}
        return replace(plain, headers={**plain.headers, **wanted})

    def timeout(self, connect_s: float) -> httpx.Timeout:
        """Reading may take as long as silence may last; everything else as long as in any call."""
        return httpx.Timeout(connect_s, read=self.patience.silence_s)

    def take(self, message: ServerSentEvent) -> Event | None:
        """The event of this message, None if there is none in it or it was seen before."""
        if message.event == "end":
            self.over = True
            return None
        if message.event == "dropped":
            # The service sends this connection away, and says when to come back: that is no failure.
            self._told_s = (message.retry or 0) / 1000
            return None
        if message.event != "message" or not message.data:
            return None
        try:
            data = json.loads(message.data)
            seq = int(data["seq"])
            event = parse_event(data)
        except (ValueError, KeyError, TypeError, AttributeError):
            # A message cut off by a dying connection: the next connection brings it whole.
            raise BrokenStream("a message that is no event") from None
        if seq <= self.seq:
            return None
        if seq > self.seq + 1 and self._gap_at != self.seq:
            # Something was lost on the way: ask once more from here, and believe the service the second time.
            self._gap_at = self.seq
            raise BrokenStream(f"a gap after event {self.seq}")
        self.seq, self.id, self._heard = seq, message.id or str(seq), True
        self.over = data.get("type") == OVER
        self._failures = 0
        if isinstance(event, RewoundEvent):
            self._rewinds.append(event.to_dict())
        return event

    def go_back(self, rewinds: list[RewoundEvent]) -> None:
        """Go on with the first `rewound` of the log (all of them are given) that this stream has not told.

        Raises what the service said where the log tells none: it was not rewound as far as the service knows.
        """
        problem, self.rewound = self.rewound, None
        new = [event for event in rewinds if event.to_dict() not in self._rewinds]
        # What was before the first event that was asked for was seen by others.
        found = [event for event in new if event.seq > self._begun] or new[-1:]
        if not found:
            raise problem or ChouetteError("no rewound log")
        self.seq = found[0].seq - 1
        self.id = str(self.seq)

    def refused(self, response: httpx.Response) -> float:
        """Seconds to wait after an answer that is no stream. Raises what it means where waiting is no use.

        204 is the service's word for «the game is over and you have all of its events».
        """
        if response.status_code == 204:
            self.over = True
            return 0.0
        problem = problem_of(response) if not response.is_success else no_stream(response)
        if isinstance(problem, Problem) and problem.code == REWOUND and self._heard:
            self.rewound = problem
            return 0.0
        if response.status_code not in PASSING_STATUS:
            raise problem
        return max(self.lost(problem), retry_after(response) or 0.0)

    def connected(self) -> None:
        """A stream is open."""
        self._alone_since = None

    def lost(self, error: Exception | None) -> float:
        """Seconds until the next connection. Raises ConnectionFailed after being alone for too long."""
        now, told_s, self._told_s = time.monotonic(), self._told_s, 0.0
        if self._alone_since is None:
            self._alone_since = now
        alone_s = self.patience.alone_s
        if isinstance(error, httpx.TransportError) and not is_passing(error):
            raise ConnectionFailed(f"{type(error).__name__}: {error}") from error
        if alone_s is not None and now - self._alone_since >= alone_s:
            if isinstance(error, ChouetteError) and not isinstance(error, BrokenStream):
                raise error
            raise ConnectionFailed(f"No event stream for {alone_s:g} s ({error!r})") from error
        if told_s:
            return told_s
        self._failures += 1
        return self.patience.retry.pause(self._failures)


class BrokenStream(ChouetteError):
    """A connection that is not worth listening to any longer; never leaves this module."""


def no_stream(response: httpx.Response) -> UnreadableAnswer:
    """The error for a success that is no event stream."""
    kind = response.headers.get("Content-Type")
    return UnreadableAnswer(f"Expected an event stream, got {kind!r}", response)


def is_stream(response: httpx.Response) -> bool:
    """Whether events can be read from this answer."""
    return response.status_code == 200 and "text/event-stream" in response.headers.get("Content-Type", "")
