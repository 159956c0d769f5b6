"""The control: the same players on a service whose writes no replica has to acknowledge.

A planned failover loses nothing there either. Where a master is cut off and killed some must be lost: otherwise the
players could not tell a service that keeps its word from one that does not, and the proof proves nothing.
"""

from __future__ import annotations

import random
import threading
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.chaos.deployment import Deployment
from tests.chaos.playing import Playing
from tests.chaos.probe import first_act_s
from tests.chaos.troubles import Troubles
from tests.support.redis_node import Node

MOST_TRIALS = 8
WARM_S = 3.0
CUT_S = 1.0
"""Less than the time after which a node is taken for dead: the replica is to take over when the master is killed."""

NEVER = 100_000
"""A score that no game comes to in that time: a game that is over has nothing to lose."""


@dataclass
class Control:
    """So many acts were acknowledged in so many trials, and so many of them were lost.

    planned_acknowledged, planned_lost: by a planned failover before these trials.
    """

    planned_acknowledged: int = 0
    planned_lost: int = 0
    trials: int = 0
    acknowledged: int = 0
    lost: int = 0

    @property
    def proves(self) -> bool:
        """Whether players saw that writes were lost."""
        return self.lost > 0

    @property
    def planned_keeps(self) -> bool:
        """Whether a planned failover has lost nothing of what there was to lose."""
        return self.planned_acknowledged > 0 and not self.planned_lost

    @property
    def planned(self) -> str:
        """What was seen of it."""
        return f"{self.planned_lost} of {self.planned_acknowledged:,} acknowledged acts were lost"

    @property
    def told(self) -> str:
        """In a sentence."""
        seen = f"{self.lost} of {self.acknowledged:,} acknowledged acts were lost in {self.trials} trials"
        return seen if self.proves else f"{seen}: nothing was lost where it may be, so the proof proves nothing"


def control(folder: Path, games: int, seed: int) -> Control:
    """Have a replica take over as planned; then cut a master off from its replica, let it go on for a moment, kill it.

    That again until something was lost.
    """
    found, may_lose = Control(), threading.Event()
    with (
        Deployment(folder, replicas=1, acknowledging=0, each=1) as deployment,
        Playing(deployment.url, games, seed, calm=may_lose, target=NEVER) as playing,
        httpx.Client(base_url=deployment.url, timeout=10) as http,
    ):
        deployment.whole()
        time.sleep(WARM_S)
        Troubles(deployment, random.Random(seed), playing.going_on).hand_over()
        time.sleep(WARM_S)
        found.planned_acknowledged = sum(len(ledger.acts) for ledger in playing.ledgers)
        found.planned_lost = sum(ledger.missing(http) for ledger in playing.ledgers)
        while found.trials < MOST_TRIALS and not found.proves:
            deployment.whole()
            time.sleep(WARM_S)
            found.trials += 1
            # Those that begin anew where they were lost have other ledgers then.
            before = playing.ledgers
            master = _busiest(deployment, playing.going_on())
            _cut_and_kill(deployment, master)
            found.acknowledged = sum(len(ledger.acts) for ledger in before)
            found.lost += sum(ledger.missing(http) for ledger in before)
            master.start()
    return found


def _busiest(deployment: Deployment, games: list[str]) -> Node:
    """The master of most of these games."""
    [(port, _)] = Counter(deployment.shard(game).port for game in games).most_common(1)
    return next(node for node in deployment.cluster.nodes if node.port == port)


def _cut_and_kill(deployment: Deployment, master: Node) -> None:
    cluster = deployment.cluster
    [(first, last), *_], replicas = cluster.ranges(master), cluster.followers(master)
    cluster.cut(replicas, master)
    time.sleep(CUT_S)
    begun = time.monotonic()
    master.kill()
    for replica in replicas:
        replica.thaw()
    first_act_s(deployment.url, lambda game: first <= deployment.slot(game) <= last, begun)
