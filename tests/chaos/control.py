"""The control: the same players on a service whose writes no replica has to acknowledge. It must lose some.

Otherwise the players could not tell a service that keeps its word from one that does not, and the proof proves nothing.
"""

from __future__ import annotations

import threading
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.chaos.deployment import Deployment
from tests.chaos.playing import Playing
from tests.chaos.probe import first_act_s
from tests.support.redis_node import Node

MOST_TRIALS = 8
WARM_S, CUT_S = 3.0, 0.4


@dataclass
class Control:
    """So many acts were acknowledged in so many trials, and so many of them were lost."""

    trials: int = 0
    acknowledged: int = 0
    lost: int = 0

    @property
    def proves(self) -> bool:
        """Whether players saw that writes were lost."""
        return self.lost > 0

    @property
    def told(self) -> str:
        """In a sentence."""
        seen = f"{self.lost} of {self.acknowledged:,} acknowledged acts were lost in {self.trials} trials"
        return seen if self.proves else f"{seen}: nothing was lost where it may be, so the proof proves nothing"


def control(folder: Path, games: int, seed: int) -> Control:
    """Cut a master off from its replica, let it go on for a moment, kill it; again until something was lost."""
    found, may_lose = Control(), threading.Event()
    with (
        Deployment(folder, replicas=1, acknowledging=0, each=1) as deployment,
        Playing(deployment.url, games, seed, calm=may_lose) as playing,
        httpx.Client(base_url=deployment.url, timeout=10) as http,
    ):
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
