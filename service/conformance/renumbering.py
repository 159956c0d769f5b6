"""The log of a game as clients of the bench see it: with events that the service never had, and rewound.

An event that is put in moves the `seq` of all that come after it by one. So every number of that game is translated,
in both directions, for all clients of the bench alike. Numbers of the service are called real, those that clients see
shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from service.json_types import JsonObject

SEQS = frozenset({"seq", "last_seq", "from_seq", "to_seq"})
"""Fields that hold the seq of an event."""

Event = JsonObject


@dataclass(frozen=True)
class Inserted:
    """An event that the bench has put in. after: the real seq of the event before it. seq: its shown one."""

    after: int
    seq: int
    event: Event


class GameLog:
    """One game's log. told: the highest real seq that any client was told. life: how often it was rewound."""

    def __init__(self) -> None:
        self.inserted: list[Inserted] = []
        self.told = 0
        self.life = 0
        self._real_ids: dict[str, str] = {}
        self._gone: set[str] = set()

    def shown(self, real: int) -> int:
        """The seq that clients see."""
        return real + sum(each.after < real for each in self.inserted)

    def real(self, shown: int) -> int:
        """The seq of the last real event that is not behind the one that clients see under this number."""
        return shown - sum(each.seq <= shown for each in self.inserted)

    def insert(self, event: Event) -> None:
        """Put an event in behind the last one that was told to anybody; it appears together with the next one."""
        self._put(self.told, event)

    def can_rewind(self, events: int) -> bool:
        """Whether so many events can be taken back."""
        last = max((each.after for each in self.inserted), default=1)
        return self.told - events > last

    def rewind(self, events: int, at: int) -> None:
        """The last events are lost, and happen again under other numbers. at: the instant (ms) of `rewound`."""
        before = self.shown(self.told)
        kept = self.told - events
        last = self.shown(kept)
        self.life += 1
        lost = [id_ for id_ in self._real_ids if int(id_.partition(".")[0]) > last]
        self._gone.update(lost)
        for id_ in lost:
            del self._real_ids[id_]
        versions = {"from_version": 0, "to_version": 0}
        self._put(kept, {"type": "rewound", "from_seq": before, "to_seq": last, **versions, "at": at})

    def _put(self, after: int, event: Event) -> None:
        seq = self.shown(after) + 1 + sum(each.after == after for each in self.inserted)
        self.inserted.append(Inserted(after, seq, {**event, "seq": seq}))

    def between(self, told: int, shown: int) -> list[Inserted]:
        """The events that were put in behind the one with the shown seq `told`, and before `shown`."""
        return [each for each in self.inserted if told < each.seq < shown]

    def id_of(self, real_id: str) -> str:
        """The id that clients see, for that of a real event."""
        seq, _, mark = real_id.partition(".")
        shown = str(self.shown(int(seq)))
        if mark and self.life:
            # As from another life of the store: no id that was told before comes again.
            mark = f"{(int(mark[:-1]) + self.life * 7919) % 10**10:010d}1"
        told = f"{shown}.{mark}" if mark else shown
        self._real_ids[told] = real_id
        return told

    def real_id(self, id_: str) -> str | None:
        """What the service is asked for when a client wants to go on behind this id; None if it is gone."""
        if id_ in self._real_ids:
            return self._real_ids[id_]
        if id_ in self._gone:
            return None
        seq = id_.partition(".")[0]
        # What is no id the service refuses in its own words.
        if not seq.isdigit() or not self.inserted:
            return id_
        return str(self.real(int(seq)))

    def translate(self, value: Any) -> Any:
        """A JSON value with shown numbers; notes what it tells."""
        if isinstance(value, list):
            return [self.translate(each) for each in value]
        if not isinstance(value, dict):
            return value
        made = {}
        for name, inner in value.items():
            if name in SEQS and isinstance(inner, int):
                if name == "seq":
                    self.told = max(self.told, inner)
                made[name] = self.shown(inner)
            else:
                made[name] = self.translate(inner)
        return made
