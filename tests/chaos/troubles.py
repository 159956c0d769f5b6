"""What happens to the service, each kind by its name. Each trouble leaves everything as whole as it was before."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass

from redis.crc import key_slot

from service.store.layout import BUCKETS
from tests.chaos.deployment import LAYOUT, Deployment, Part
from tests.chaos.probe import first_act_s
from tests.support.redis_node import Node, until
from tests.survival.trial import Trouble

AWAY_S = 3.0
"""For so long what was killed stays away, as where another one has to be started elsewhere."""

CUT_S = 0.3
"""For so long a master goes on without a replica that is cut off, before it dies."""

HANGS_S = 5.0
MOVED = 2_000
"""Slots that move at once, of some 5,460 that a master has."""

SINGLY = 24
"""Slots that move one by one, in the middle of their games where there are any."""

KEYS_AT_ONCE = 10
"""As valkey-cli has it: while a slot is half here and half there, no script that needs both halves can run."""

BACK_S = 60.0


@dataclass
class Happened:
    """One trouble, as it went. Instants in ms since the epoch.

    failover: whether windows may be late until `well_ms`; first_act_s: of a shard that failed, None where none did.
    """

    name: str
    what: str
    begun_ms: int
    well_ms: int = 0
    over_ms: int = 0
    failover: bool = False
    first_act_s: float | None = None


def now_ms() -> int:
    """Milliseconds since the epoch."""
    return int(time.time() * 1000)


class Troubles:
    """The troubles of one deployment. games: the ids of those that are played just now."""

    def __init__(self, deployment: Deployment, chance: random.Random, games: Callable[[], list[str]]) -> None:
        self._deployment = deployment
        self._chance = chance
        self._games = games
        self.kinds: dict[str, Callable[[], Happened]] = {
            "planned failover": self.hand_over,
            "master killed": self.kill_master,
            "one replica cut off, then its master killed": lambda: self.cut_and_kill(1),
            "both replicas cut off, then their master killed": lambda: self.cut_and_kill(2),
            "master hangs": self.hang,
            "slots move at once": self.move_at_once,
            "slots move one by one": self.move_one_by_one,
            "replica killed": self.kill_replica,
            "alarm killed": lambda: self.kill_part("alarm killed", deployment.alarms),
            "web process killed": lambda: self.kill_part("web process killed", deployment.web),
            "worker killed": lambda: self.kill_part("worker killed", deployment.workers),
            "master of RQ's Redis killed": self.kill_queues,
        }

    def hand_over(self) -> Happened:
        """A replica takes over as its operator wants it to."""
        master = self._master()
        replica = self._chance.choice(self._deployment.cluster.followers(master))
        found = Happened("planned failover", f"{replica.address} takes over from {master.address}", now_ms())
        self._fails(found, master, lambda: replica.command("CLUSTER", "FAILOVER"))
        return self._over(found)

    def kill_master(self) -> Happened:
        """kill -9; its replica takes over, and it comes back as a replica."""
        master = self._master()
        found = Happened("master killed", f"kill -9 of {master.address}", now_ms())
        self._fails(found, master, master.kill)
        time.sleep(AWAY_S)
        master.start()
        return self._over(found)

    def cut_and_kill(self, count: int) -> Happened:
        """What the master writes reaches some of its replicas no more, then it dies; they come back without that."""
        master = self._master()
        followers = self._deployment.cluster.followers(master)
        cut = followers[:count]
        which = "one replica" if count < len(followers) else "all replicas" if count == 1 else "both replicas"
        whose = "its master" if count == 1 else "their master"
        text = f"{which} of {master.address} cut off for {CUT_S:g} s, then kill -9 of it"
        found = Happened(f"{which} cut off, then {whose} killed", text, now_ms())
        self._deployment.cluster.cut(cut, master)
        if count < len(followers):
            # The others are cut off too, but not for long.
            until("the other replica is back", lambda: self._deployment.cluster.followers(master), BACK_S)
        time.sleep(CUT_S)

        def fail() -> None:
            master.kill()
            for replica in cut:
                replica.thaw()

        self._fails(found, master, fail)
        time.sleep(AWAY_S)
        master.start()
        return self._over(found)

    def hang(self) -> Happened:
        """SIGSTOP: its sockets stay open, and nobody answers; then it goes on, and finds another in its place."""
        master = self._master()
        found = Happened("master hangs", f"SIGSTOP of {master.address} for at least {HANGS_S:g} s", now_ms())
        begun = time.monotonic()
        self._fails(found, master, master.freeze)
        time.sleep(max(0.0, begun + HANGS_S - time.monotonic()))
        master.thaw()
        return self._over(found)

    def move_at_once(self) -> Happened:
        """As Valkey 9 can: slots go over whole."""
        cluster = self._deployment.cluster
        source, to = self._chance.sample(cluster.owners(), 2)
        first, last = cluster.ranges(source)[0]
        last = min(last, first + MOVED - 1)
        text = f"slots {first} to {last} move from {source.address} to {to.address} at once"
        found = Happened("slots move at once", text, now_ms())
        cluster.move_atomically(first, last, to)
        return self._over(found)

    def move_one_by_one(self) -> Happened:
        """The classic way, some keys at a time, with acts in between."""
        cluster = self._deployment.cluster
        slots = [self._deployment.slot(game) for game in self._games()]
        slots += [key_slot(LAYOUT.at(self._chance.randrange(BUCKETS)).alarms.encode()) for _ in range(SINGLY)]
        slots = list(dict.fromkeys(slots))[:SINGLY]
        found = Happened(
            "slots move one by one", f"{len(slots)} slots, those of games among them, move one by one", now_ms()
        )
        for slot in slots:
            to = self._chance.choice([node for node in cluster.owners() if node is not cluster.owner(slot)])
            cluster.begin_move(slot, to)
            while cluster.carry(slot, to, KEYS_AT_ONCE):
                pass
            cluster.end_move(slot, to)
        return self._over(found)

    def kill_replica(self) -> Happened:
        """The other one acknowledges."""
        master = self._master()
        replica = self._chance.choice(self._deployment.cluster.followers(master))
        found = Happened("replica killed", f"kill -9 of {replica.address}, a replica of {master.address}", now_ms())
        replica.kill()
        time.sleep(AWAY_S)
        replica.start()
        return self._over(found)

    def kill_part(self, name: str, parts: list[Part]) -> Happened:
        """kill -9 of one of the processes of a kind; another one is started later."""
        part = self._chance.choice(parts)
        found = Happened(name, f"kill -9 of {part.name}", now_ms())
        part.kill()
        time.sleep(AWAY_S)
        part.start()
        if part in self._deployment.web:
            url = self._deployment.own_urls[self._deployment.web.index(part)]
            until("the web process is back", lambda: self._deployment.ready(url), BACK_S)
        return self._over(found)

    def kill_queues(self) -> Happened:
        """Sentinels make another one the master; while there is none, workers are not woken."""
        queues = self._deployment.queues
        self._deployment.queues_whole()
        master = queues.master()
        found = Happened("master of RQ's Redis killed", f"kill -9 of {master.address}", now_ms(), failover=True)
        master.kill()
        queues.failed_over(master, BACK_S)
        found.well_ms = now_ms()
        time.sleep(AWAY_S)
        master.start()
        return self._over(found)

    def _master(self) -> Node:
        """One that has some of the games."""
        owners = {id(node): node for node in map(self._deployment.shard, self._games())}
        return self._chance.choice(list(owners.values()) or self._deployment.cluster.owners())

    def _fails(self, found: Happened, master: Node, fail: Trouble) -> None:
        """Have a master fail, and ask for an act on its shard until it counts."""
        cluster = self._deployment.cluster
        [(first, last), *_] = cluster.ranges(master)
        found.failover, found.begun_ms = True, now_ms()
        begun = time.monotonic()
        fail()
        found.first_act_s = first_act_s(
            self._deployment.url, lambda game: first <= self._deployment.slot(game) <= last, begun
        )
        found.well_ms = now_ms()
        until("another has its slots", lambda: master not in cluster.owners(), BACK_S)

    def _over(self, found: Happened) -> Happened:
        self._deployment.whole()
        found.over_ms = now_ms()
        found.well_ms = found.well_ms or found.over_ms
        return found
