"""Where a stream goes on whose log was rewound: behind the last event that it told and that the log still has."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import NamedTuple

from chouette_sdk._generated.models import EventPage, RewoundEvent
from chouette_sdk.reconnecting import BrokenStream

PAGE = 500


class Found(NamedTuple):
    """kept: how many of the told events the log still has. id: of the event before the `rewound` to go on with."""

    kept: int
    id: str


Asked = tuple[str, int]
"""Which page of the log: behind the event of this id, of so many events at most."""

Search = Generator[Asked, "EventPage | None", "Found | None"]
"""Asks for pages; is sent each, or None where the log does not have the event of that id."""


def search(ids: Sequence[str], begun: int, *, is_last_lost: bool) -> Search:
    """Find the first `rewound` behind the last of the told events that is still there; None if there is no such.

    ids: of all events that were told, in order. begun: the seq behind which the first was asked for. is_last_lost:
    whether it is known that the log does not have the last of them.
    """
    kept = yield from _kept(ids, len(ids) - is_last_lost)
    found = yield from _first(ids[kept - 1] if kept else str(begun), known=kept > 0)
    if found is None and not kept and begun:
        # The log may be shorter than where this stream began.
        found = yield from _last()
    return None if found is None else Found(kept, found)


def _kept(ids: Sequence[str], most: int) -> Generator[Asked, EventPage | None, int]:
    """How many of these (so many at most) the log has: as an id names one event, it has all before one that it has."""
    low, high, step = 0, most, 1
    while low < high:
        at = max(low, high - step)
        if (yield ids[at], 1) is None:
            high, step = at, step * 2
        else:
            low, step = at + 1, 1
    return low


def _first(after: str, *, known: bool) -> Generator[Asked, EventPage | None, str | None]:
    """The id of the event before the first `rewound` behind this one."""
    while (page := (yield after, PAGE)) is not None and page.events:
        for index, event in enumerate(page.events):
            if isinstance(event, RewoundEvent) and index == 0:
                return after
            if isinstance(event, RewoundEvent):
                before = yield after, index
                if before is None:
                    raise BrokenStream("the log was rewound again")
                return before.last_id
        after = page.last_id
    if page is None and known:
        raise BrokenStream("the log was rewound again")
    return None


def _last() -> Generator[Asked, EventPage | None, str | None]:
    """The id of the event before the last `rewound` of the log."""
    found, after = None, "0"
    while (before := (yield from _first(after, known=False))) is not None:
        found, after = before, str(seq_of(before) + 1)
    return found


def seq_of(id: str) -> int:
    """The seq of the event with this id."""
    return int(id.partition(".")[0])
