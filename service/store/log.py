"""Events of a game as the log has them, and as processes that watch are told of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple, Protocol

import msgspec


class Entry(NamedTuple):
    """An event in the log. mark: names its commit (empty in logs from before marks); raw: its public form (JSON).

    private: a JSON object of the forms that some seats see in place of it, by player id; empty where there are none.
    """

    seq: int
    mark: str
    raw: bytes
    private: bytes = b""


class News(NamedTuple):
    """Events of one commit, as they are told to processes that watch. before: the mark of the event before them.

    events: public forms; private: by seq, as in `Entry`.
    """

    first: int
    mark: str
    before: str
    events: list[bytes]
    private: Mapping[int, bytes] = MappingProxyType({})


class Untold(msgspec.Struct, frozen=True):
    """Events that webhooks were not told of yet, oldest first, and the game as it is now (blob), which may be newer."""

    blob: bytes
    events: list[Entry]


Deliver = Callable[[str, News], None]
"""Called with game id and news of it; without events: what opened the game may open it no more."""


class Resync(Protocol):
    """Called when messages may have been lost, of all games or of one: its readers look into the log again."""

    def __call__(self, game_id: str | None = None) -> None:
        """game_id: the one; None: all."""


class Feed(Protocol):
    """News of commits as they happen; may lose some (the log does not), and then says so through resync."""

    def start(self, deliver: Deliver, resync: Resync) -> None:
        """Begin to deliver, in a thread (or greenlet) of its own."""

    def watch(self, game_id: str) -> None:
        """Return once everything committed from now on will be delivered. Raises StoreUnavailable."""

    def unwatch(self, game_id: str) -> None:
        """No longer deliver this game's events."""

    def close(self) -> None:
        """End the thread."""
