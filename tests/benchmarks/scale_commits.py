"""What a commit costs on one Redis, behind Sentinels and on a cluster, with and without replicas that acknowledge."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from time import thread_time_ns

from service.store.commits import Commit, Committed
from service.store.idempotency import Record
from service.store.redis.connection import connect
from service.store.redis.connections.places import NONE, Acknowledging
from service.store.redis.store import RedisStore
from service.store.revision import extended
from tests.benchmarks import tables
from tests.benchmarks.measure import median
from tests.benchmarks.report import Row
from tests.support.cluster import Cluster
from tests.support.redis_node import Node
from tests.support.sentinels import Sentinels

GROUP = "scale"
PLAIN, SENTINELS, CLUSTER, WAITING = "one server", "Sentinels, WAIT 1", "cluster", "cluster, WAIT 1"
GOALS = {CLUSTER: 1.3, WAITING: 1.8}
"""How many times the client's processor time of a commit on one server."""

GAMES = 50
WAIT = Acknowledging(1, 1000)


class Player:
    """Commits act after act of some games that are as big as real ones."""

    def __init__(self, store: RedisStore) -> None:
        self.store = store
        first = tables.commit(tables.waiting(tables.SUITE, 1_800_000_000_000))
        self._blob, self._events = first.blob, first.events[-2:]
        self._games = [secrets.token_urlsafe(16) for _ in range(GAMES)]
        self._version, self._nonces = 0, [""] * GAMES
        self._due = 4_000_000_000_000

    def prepare(self, count: int) -> list[Commit]:
        """The next so many, of all games in turn; they have to be carried out in this order."""
        made = []
        for number in range(count):
            place, version = number % GAMES, self._version + number // GAMES
            nonce = secrets.token_hex(8)
            made.append(Commit(
                game_id=self._games[place], expected=version, nonce=nonce, nonces=self._nonces[place], blob=self._blob,
                status="playing", events=self._events, first_seq=1 + version * len(self._events),
                due=self._due + number, record=Record(secrets.token_hex(32), "f" * 64, b"x" * 600, 60_000),
            ))  # fmt: skip
            self._nonces[place] = extended(self._nonces[place], nonce)
        self._version += count // GAMES
        return made

    def round(self, count: int) -> tuple[float, float]:
        """How long (µs) so many commits took each, by the clock and of this process."""
        commits = self.prepare(count)
        begun, worked = time.perf_counter_ns(), thread_time_ns()
        done = [self.store.commit(commit) for commit in commits]
        took, cost = time.perf_counter_ns() - begun, thread_time_ns() - worked
        assert all(isinstance(one, Committed) for one in done)
        return took / count / 1000, cost / count / 1000


@contextmanager
def players() -> Iterator[dict[str, Player]]:
    """One on each way; all of them at once, as candidates take turns."""
    with ExitStack() as stack:
        node, sentinels, cluster = Node(), Sentinels(), Cluster(replicas=1)
        for server in (node, sentinels, cluster):
            stack.callback(server.close)
        node.start()
        ways = {
            PLAIN: (f"{node.url}/0", NONE), SENTINELS: (sentinels.url, WAIT),
            CLUSTER: (cluster.url, NONE), WAITING: (cluster.url, WAIT),
        }  # fmt: skip
        found = {}
        for name, (url, acknowledging) in ways.items():
            store = RedisStore(connect(url, acknowledging=acknowledging))
            stack.callback(store.close)
            found[name] = Player(store)
        yield found


def measure(*, quick: bool) -> list[Row]:
    """Rounds of each in turn: commits a second of one caller, and its processor time a commit."""
    count, rounds = (GAMES, 2) if quick else (100, 150)
    took: dict[str, list[float]] = {}
    cost: dict[str, list[float]] = {}
    with players() as found:
        for number in range(rounds):
            for name, player in found.items() if number % 2 else reversed(found.items()):
                clock, worked = player.round(count)
                # The first round warms all of it up.
                if number:
                    took.setdefault(name, []).append(clock)
                    cost.setdefault(name, []).append(worked)
    rows = []
    for name in found:
        floor = None if name == PLAIN else 1e6 / median(took[PLAIN])
        against = "" if name == PLAIN else PLAIN
        rows.append(Row(
            group=GROUP, what=f"{name}: commits, one caller", value=1e6 / median(took[name]), unit="/s", floor=floor,
            against=against,
        ))  # fmt: skip
        own, floor = median(cost[name]), None if name == PLAIN else median(cost[PLAIN])
        goal = GOALS.get(name)
        met = None if goal is None or floor is None else own / floor <= goal
        rows.append(Row(
            group=GROUP, what=f"{name}: processor time of the caller", value=own, unit="µs", floor=floor,
            against=against, goal=f"ratio ≤ {goal}" if goal else "", met=met,
        ))  # fmt: skip
    return rows
