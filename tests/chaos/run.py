"""A run: games are played while troubles come, and what was acknowledged is held against what is there."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import httpx

from tests.chaos.deployment import Deployment
from tests.chaos.playing import Playing
from tests.chaos.promises import Seen
from tests.chaos.troubles import Happened, Troubles
from tests.chaos.witnesses import Witnesses
from tests.survival.ledger import Faults

REPLICAS, ACKNOWLEDGING = 2, 1
WARM_S, PAUSE_S = 5.0, 2.0
"""For so long nothing happens at first, and between two troubles."""

Tell = Callable[[str], None]


def run(folder: Path, games: int, seed: int, seconds: float, tell: Tell) -> Seen:
    """Each trouble once at least, and again in other orders while there is time (`seconds`). tell: of what goes on."""
    with (
        Deployment(folder, replicas=REPLICAS, acknowledging=ACKNOWLEDGING) as deployment,
        Witnesses(deployment.own_urls) as witnesses,
        Playing(deployment.url, games, seed, witnesses.follow) as playing,
    ):
        tell("the service is up, and games are played")
        troubles = Troubles(deployment, random.Random(seed), playing.going_on)
        happened = list(_in_turn(troubles, playing, seed, time.monotonic() + seconds, tell))
        playing.finish()
        tell("the games are over")
        seen = Seen(0, 0, Faults(stuck=playing.stuck), happened, witnesses.seen(), witnesses.held_up_ms)
        with httpx.Client(base_url=deployment.url, timeout=30) as http:
            for ledger in playing.ledgers:
                seen.games += 1
                seen.acts += len(ledger.acts)
                seen.faults.add(ledger.faults(http))
        tell("what was acknowledged has been held against what is there")
    return seen


def _in_turn(troubles: Troubles, playing: Playing, seed: int, until: float, tell: Tell) -> Iterator[Happened]:
    time.sleep(WARM_S)
    chance = random.Random(seed)
    for turn in count():
        kinds = list(troubles.kinds)
        chance.shuffle(kinds)
        for kind in kinds:
            if turn and time.monotonic() >= until:
                return
            happened = troubles.kinds[kind]()
            first = happened.first_act_s
            tell(happened.what + ("" if first is None else f": the first act on it after {first:.2f} s"))
            yield happened
            playing.check()
            time.sleep(PAUSE_S)
        if time.monotonic() >= until:
            return
