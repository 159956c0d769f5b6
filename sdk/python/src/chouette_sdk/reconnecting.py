"""A stream that outlives its connections: when it comes back, when it gives up, and what it was told meanwhile."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Generic, TypeVar

import httpx
from httpx_sse import ServerSentEvent

from chouette_sdk._generated.types import Request
from chouette_sdk.problems import ChouetteError, ConnectionFailed, UnreadableAnswer, problem_of, retry_after
from chouette_sdk.retries import PASSING_STATUS, Retry, is_passing

T = TypeVar("T")
STREAM = {"Accept": "text/event-stream", "Cache-Control": "no-store"}


@dataclass(frozen=True)
class Patience:
    """How a stream bears bad times.

    silence_s: a connection that says nothing for so long, not even a heartbeat, is given up and made anew.
    alone_s: without any connection for so long it raises ConnectionFailed; None is for ever.
    retry: how long it waits between attempts (its `attempts` do not count here).
    """

    silence_s: float = 40.0
    alone_s: float | None = 120.0
    retry: Retry = field(default_factory=Retry)


class BrokenStream(ChouetteError):
    """A connection that is not worth listening to any longer; no caller sees it."""


class Reconnecting(ABC, Generic[T]):
    """What is common to all streams; a stream of one kind says how it begins, and what its messages are.

    over: nothing more will come, and nothing needs to be asked for. torn: `mend` has to be called before it goes on.
    """

    def __init__(self, patience: Patience) -> None:
        self.patience = patience
        self.over = False
        self._failures = 0
        self._alone_since: float | None = None
        self._told_s = 0.0

    @property
    def torn(self) -> bool:
        """Whether what was told before is to be put right first."""
        return False

    @abstractmethod
    def request(self) -> Request:
        """The call that opens the stream where it is to go on."""

    @abstractmethod
    def take(self, message: ServerSentEvent) -> T | None:
        """What this message tells, None if nothing. Raises BrokenStream."""

    def timeout(self, connect_s: float) -> httpx.Timeout:
        """Reading may take as long as silence may last; everything else as long as in any call."""
        return httpx.Timeout(connect_s, read=self.patience.silence_s)

    def connected(self) -> None:
        """A stream is open."""
        self._alone_since = None

    def dropped(self, message: ServerSentEvent) -> None:
        """The service sends this connection away, and says when to come back: that is no failure."""
        self._told_s = (message.retry or 0) / 1000

    def went_well(self) -> None:
        """Something came through: what fails next is the first failure."""
        self._failures = 0

    def refused(self, response: httpx.Response) -> float:
        """Seconds to wait after an answer that is no stream. Raises what it means where waiting is no use."""
        problem = problem_of(response) if not response.is_success else no_stream(response)
        if response.status_code not in PASSING_STATUS:
            raise problem
        return max(self.lost(problem), retry_after(response) or 0.0)

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


def no_stream(response: httpx.Response) -> UnreadableAnswer:
    """The error for a success that is no event stream."""
    kind = response.headers.get("Content-Type")
    return UnreadableAnswer(f"Expected an event stream, got {kind!r}", response)


def is_stream(response: httpx.Response) -> bool:
    """Whether events can be read from this answer."""
    return response.status_code == 200 and "text/event-stream" in response.headers.get("Content-Type", "")
