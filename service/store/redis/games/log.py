"""A game's log as it lies in Redis: packed parts in the game's hash, then the stream. Raises what redis-py raises."""

from __future__ import annotations

from typing import Any, NamedTuple

from service.store.keys import PACKED
from service.store.layout import Layout
from service.store.log import Entry, Untold
from service.store.packing.packed_log import unpacked

LOOKS = 8
"""So often a log is read again of which parts were packed anew while it was read."""


class Parts(NamedTuple):
    """What of a log is packed. last: the seq up to which it is, 0 for none; firsts: with which each part begins."""

    last: int
    firsts: tuple[int, ...]

    @classmethod
    def of(cls, text: bytes | None) -> Parts:
        """As the game's hash has it."""
        last, *firsts = map(int, text.split()) if text else (0,)
        return cls(last, tuple(firsts))

    def __str__(self) -> str:
        return " ".join(map(str, (self.last, *self.firsts)))

    def between(self, after: int, limit: int) -> list[str]:
        """The fields of the parts in which these events are."""
        ends = (*(first - 1 for first in self.firsts[1:]), self.last)
        return [
            part(first) for first, end in zip(self.firsts, ends, strict=True) if end > after and first <= after + limit
        ]


def part(first: int) -> str:
    """The field of the part that begins with this seq."""
    return f"{PACKED}{first}"


def entries(client: Any, layout: Layout, game_id: str, after: int, limit: int) -> list[Entry]:
    """See Store.log. One round trip, and another one where some of it is packed."""
    for _ in range(LOOKS):
        pipe = client.pipeline(transaction=False)
        # In this order: what is not in the stream any more has been packed by the time of the second answer.
        pipe.xrange(layout.events(game_id), min=f"({after}-0", count=limit)
        pipe.hget(layout.game(game_id), PACKED)
        found, text = pipe.execute()
        tail, parts = streamed(found), Parts.of(text)
        if after >= parts.last or (tail and tail[0].seq == after + 1):
            return tail
        packed = client.hmget(layout.game(game_id), parts.between(after, limit))
        if None not in packed:
            head = [entry for data in packed for entry in unpacked(data) if entry.seq > after]
            return [*head, *(entry for entry in tail if entry.seq > parts.last)][:limit]
    return []


def untold(client: Any, layout: Layout, game_id: str, limit: int) -> Untold | None:
    """See Store.untold. What is untold is not packed."""
    blob, first = client.hmget(layout.game(game_id), "b", "wf")
    if blob is None or first is None:
        return None
    return Untold(blob, streamed(client.xrange(layout.events(game_id), min=f"{int(first)}-0", count=limit)))


def streamed(found: Any) -> list[Entry]:
    """Events as a stream has them."""
    return [
        Entry(int(place.partition(b"-")[0]), fields.get(b"n", b"").decode(), fields[b"e"], fields.get(b"p", b""))
        for place, fields in found
    ]
