"""Where each thing lies: everything by its old name on one Redis, or each game with its alarm in a bucket of a cluster.

A script may touch only what lies in one slot of a cluster. So a game's keys, its alarm, the news of it and what the
lists are still to be told of it are in one bucket, and a bucket is one slot. A Redis by itself is a single bucket.
"""

from __future__ import annotations

from binascii import crc_hqx
from typing import NamedTuple, Protocol

from service.store import keys

BUCKETS = 1024
"""How many a cluster has. It cannot be changed while games are in it: a game's bucket derives from its id."""


class BucketNames(NamedTuple):
    """What the games of a bucket share, as `keys` tells it: alarms, rung, wake (a channel), heartbeat, clock, presence,
    claims, news, probe.

    owed: hash, by game id what the lists of games are still to be told of it; empty where commits write the lists.
    """

    alarms: str
    rung: str
    wake: str
    heartbeat: str
    clock: str
    presence: str
    claims: str
    news: str
    probe: str
    owed: str


class ListNames(NamedTuple):
    """The lists of games, of which `keys` tells: lobby (`<lobby>:<status>` of one status), ends, owned_ends.

    owned: what the names of keys' lists begin with. versions: hash, by game id the version that the lists know of it;
    only where commits do not write them.
    """

    lobby: str
    ends: str
    owned: str
    owned_ends: str
    versions: str

    def of_status(self, status: str | None) -> str:
        """The sorted set of public games, of one status or of all."""
        return f"{self.lobby}:{status}" if status else self.lobby


class Layout(Protocol):
    """The names of everything that games have. `keys` says what each is.

    buckets: how many there are. publishes: the command by which scripts tell what has happened.
    """

    @property
    def buckets(self) -> int:
        """See above."""

    @property
    def publishes(self) -> str:
        """See above."""

    @property
    def lists(self) -> ListNames:
        """The lists of games."""

    def bucket(self, game_id: str) -> int:
        """Where all that belongs to a game is."""

    def at(self, bucket: int) -> BucketNames:
        """What the games of this bucket share."""

    def hears(self, owner: str, bucket: int) -> str:
        """What is there, for the commits of this bucket, if an owner has webhooks."""

    def flags(self, owner: str) -> list[str]:
        """Those of these names that are written for their own sake, and are not the list of an owner's webhooks."""

    def games(self, bucket: int) -> str:
        """A pattern that the hashes of all games of this bucket match, and of no other."""

    def game_named(self, name: str) -> str:
        """The game whose hash has this name."""

    def game(self, game_id: str) -> str:
        """The hash of a game."""

    def events(self, game_id: str) -> str:
        """The stream of its events."""

    def order(self, game_id: str) -> str:
        """Where its items stand in its own lists."""

    def answers(self, game_id: str) -> str:
        """Its stored answers."""

    def record(self, game_id: str, key: str) -> str:
        """A stored answer by itself."""

    def round_trips(self, game_id: str, player: str) -> str:
        """What was measured of a player's network."""

    def live(self, game_id: str) -> str:
        """The channel of its news; of `keys.LOBBY_NEWS` the lobby's."""

    def game_of(self, channel: str) -> str:
        """The game whose channel this is."""


class _Plain:
    buckets = 1
    publishes = "PUBLISH"
    lists = ListNames(keys.LOBBY, keys.LOBBY_ENDS, keys.OWNED, keys.OWNED_ENDS, "")
    game = staticmethod(keys.game)
    game_named = staticmethod(keys.game_named)
    events = staticmethod(keys.events)
    order = staticmethod(keys.order)
    answers = staticmethod(keys.answers)
    record = staticmethod(keys.record)
    round_trips = staticmethod(keys.round_trips)
    live = staticmethod(keys.live)
    game_of = staticmethod(keys.game_of)
    _names = BucketNames(
        keys.ALARMS, keys.ALARM_RUNG, keys.ALARM_WAKE, keys.ALARM_HEARTBEAT, keys.ALARM_CLOCK, keys.PRESENCE,
        keys.PRESENCE_CLAIMS, keys.NEWS, keys.PROBE, "",
    )  # fmt: skip

    def bucket(self, game_id: str) -> int:
        return 0

    def at(self, bucket: int) -> BucketNames:
        return self._names

    def hears(self, owner: str, bucket: int) -> str:
        return keys.webhooks_of(owner)

    def flags(self, owner: str) -> list[str]:
        return []

    def games(self, bucket: int) -> str:
        return keys.game("*")


class _Buckets:
    publishes = "SPUBLISH"
    lists = ListNames(
        "chouette:{lobby}:games", "chouette:{lobby}:ends", "chouette:{lobby}:owned:", "chouette:{lobby}:owned-ends",
        "chouette:{lobby}:versions",
    )  # fmt: skip

    def __init__(self, buckets: int) -> None:
        self.buckets = buckets
        kinds = [*BucketNames._fields]
        self._tags = [_tag(n) for n in range(buckets)]
        self._names = [BucketNames(*(f"{_tag(n)}{kind}" for kind in kinds)) for n in range(buckets)]

    def bucket(self, game_id: str) -> int:
        return crc_hqx(game_id.encode(), 0) % self.buckets

    def at(self, bucket: int) -> BucketNames:
        return self._names[bucket]

    def hears(self, owner: str, bucket: int) -> str:
        return f"{_tag(bucket)}hears:{owner}"

    def flags(self, owner: str) -> list[str]:
        return [self.hears(owner, bucket) for bucket in range(self.buckets)]

    def games(self, bucket: int) -> str:
        return f"{_tag(bucket)}game:*"

    def game_named(self, name: str) -> str:
        return name.split(":", 3)[3]

    def game(self, game_id: str) -> str:
        return f"{self._tag_of(game_id)}game:{game_id}"

    def events(self, game_id: str) -> str:
        return f"{self._tag_of(game_id)}events:{game_id}"

    def order(self, game_id: str) -> str:
        return f"{self._tag_of(game_id)}order:{game_id}"

    def answers(self, game_id: str) -> str:
        return f"{self._tag_of(game_id)}answers:{game_id}"

    def record(self, game_id: str, key: str) -> str:
        return f"{self._tag_of(game_id)}idem:{game_id}:{key}"

    def round_trips(self, game_id: str, player: str) -> str:
        return f"{self._tag_of(game_id)}trips:{game_id}:{player}"

    def live(self, game_id: str) -> str:
        if game_id == keys.LOBBY_NEWS:
            return f"chouette:{{lobby}}:live:{game_id}"
        return f"{self._tag_of(game_id)}live:{game_id}"

    def game_of(self, channel: str) -> str:
        return channel.split(":", 3)[3]

    def _tag_of(self, game_id: str) -> str:
        # Asked for several times a commit, so that it calls nothing else.
        return self._tags[crc_hqx(game_id.encode(), 0) % self.buckets]


def _tag(bucket: int) -> str:
    return f"chouette:{{b{bucket}}}:"


PLAIN: Layout = _Plain()
"""On one Redis, by the names that installations have had from the beginning."""


def in_buckets(count: int = BUCKETS) -> Layout:
    """In so many buckets."""
    return _Buckets(count)
