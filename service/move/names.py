"""What becomes of each thing that a service has in Redis, by its name: nothing is carried, or left, by accident."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from service.access import buckets, key_repository, tally
from service.store import keys
from service.store.belongings import belonging
from service.store.layout import BucketNames, Layout
from service.webhooks import names as webhooks

Fate = Literal["carried", "listed", "left", "made", "rq", "foreign", "unknown"]
"""carried: as it is, by its name there. listed: member by member, as these may go to several places there. left: worth
nothing elsewhere. made: there is another one there. rq: of RQ's queues, whose jobs are made again.
foreign: of another program. unknown: of this service, and nothing that this release knows."""


class Stored(NamedTuple):
    """What a name says. what: in words, for counts. there: its name where it is carried to. game_id: whose it is."""

    fate: Fate
    what: str
    there: str = ""
    game_id: str = ""


GAMES = "games"
"""What the hashes of games are counted as."""

KINDS = {
    "game": GAMES, "events": "event logs", "order": "orders of items", "answers": "kept answers",
    "record": "kept answers", "round_trips": "round trips",
}  # fmt: skip

SAME: tuple[tuple[str, str], ...] = (
    (f"{key_repository.KEYS}$", "API keys"),
    (f"{key_repository.USED}$", "API keys"),
    (tally.GAMES % ".+", "counts of games"),
    (buckets.NAME % ".+", "rate limits"),
    (f"{keys.LOSSES}$", "noted losses"),
    (keys.losses(".+"), "noted losses"),
    (re.escape(webhooks.LANES), "webhooks"),
    (re.escape(webhooks.DELIVERY) + ".+", "deliveries"),
    (re.escape(webhooks.hook("")) + ".+", "webhooks"),
    (re.escape(webhooks.queue("")) + ".+", "webhooks"),
    (re.escape(webhooks.history("")) + ".+", "webhooks"),
    (re.escape(webhooks.record("")) + ".+", "kept answers"),
    (re.escape(keys.webhooks_of("")) + ".+", "webhooks"),
)
"""What has one name in every layout: patterns, and what it is."""

_SAME = tuple((re.compile(pattern), what) for pattern, what in SAME)

MADE: tuple[str, ...] = (keys.EPOCH, keys.BUCKETS, keys.MOVE)
"""Which life of the store it is, in how many buckets it is, and what a move has noted: the target has its own."""

LEFT: tuple[str, ...] = (
    keys.PROCESSES, keys.ALARM_BOOK, keys.ALARM_WAITING, keys.ALARM_VERSIONS, keys.ALARM_HEARTBEAT, keys.PROBE,
    keys.ALARM_CLOCK,
)  # fmt: skip
"""Signs of life, and what alarms find out by themselves. The first alarm at the target looks at every game, as its book
is not there."""

SHARED: dict[str, Fate] = {
    "alarms": "listed", "presence": "listed", "news": "listed", "rung": "left", "wake": "left", "heartbeat": "left",
    "clock": "left", "claims": "left", "probe": "left", "owed": "left",
}  # fmt: skip
"""What becomes of what the games of a bucket share. What is rung rings again; what lists are owed is paid before."""

_FLAG = ":hears:"


class Names:
    """Names at one end, and what they are at the other."""

    def __init__(self, here: Layout, there: Layout) -> None:
        self._here, self._there = here, there
        self._exact: dict[str, Stored] = {name: Stored("made", "notes") for name in MADE}
        self._exact |= {name: Stored("left", "signs of life") for name in LEFT}
        for bucket in range(here.buckets):
            self._exact |= _of_bucket(here.at(bucket))
        self._flags = {here.hears("", bucket) for bucket in range(here.buckets)}
        lists = here.lists
        names = [lists.of_status(status) for status in (None, "lobby", "playing", "finished")]
        self._exact |= {name: Stored("listed", "lists") for name in (*names, lists.ends, lists.owned_ends)}
        if lists.versions:
            self._exact[lists.versions] = Stored("left", "lists")

    def of(self, name: str) -> Stored:
        """What becomes of this."""
        if not name.startswith("chouette:"):
            return Stored("rq" if name.startswith("rq:") else "foreign", "jobs of RQ")
        found = belonging(self._here, name)
        if found is not None:
            return Stored("carried", KINDS[found.kind], found.name(self._there), found.game_id)
        known = self._exact.get(name)
        if known is not None:
            return known
        for pattern, what in _SAME:
            if pattern.fullmatch(name):
                return Stored("carried", what, name)
        owned = self._here.lists.owned
        if name.startswith(owned) and len(name) > len(owned):
            return Stored("carried", "lists of keys' games", self._there.lists.owned + name.removeprefix(owned))
        if name.startswith(webhooks.lock("")) or f"{name.partition(_FLAG)[0]}{_FLAG}" in self._flags:
            # Who sends at this moment is none after a stop; the flags of owners with webhooks are made anew.
            return Stored("left", "webhooks")
        return Stored("unknown", "unknown")


def _of_bucket(shared: BucketNames) -> dict[str, Stored]:
    return {
        name: Stored(SHARED[field], "alarms" if field == "alarms" else field)
        for field, name in shared._asdict().items()
        if name
    }
