"""Whether what is at both ends is the same: every key, the state of every game, and a sample byte for byte."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from service.move import values
from service.move.carrying import Pair, carried, present
from service.move.ends import End
from service.move.inventory import Inventory
from service.move.names import GAMES, Names
from service.move.payloads import answered
from service.move.scan import in_parts

AT_ONCE = 500
COMPARED_AT_ONCE = 128
"""Keys that are compared byte for byte at a time, as both of each are in memory."""

SLACK_MS = 60_000
"""By so much times to live may differ: a key lives longer by the time that it was on its way, and a clock may drift."""

STATE = ("v", "n", "e")
"""What a game's hash says of its state: version, nonces, the mark of its last event."""


NAMED = 100
"""So many faults are named."""


class Verdict:
    """What was found. games: how many are there; compared: of them byte for byte, by their keys; counts as told.

    faults: names of what is missing there, or other there, or there alone.
    """

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.compared: set[str] = set()
        self.compared_keys = 0
        self.faults: list[str] = []

    def differs(self, names: list[str], how: str) -> None:
        """These keys are at fault."""
        self.faults += [f"{name} ({how})" for name in names[: NAMED - len(self.faults)]]


def verify(source: End, target: End, names: Names, found: Inventory, seen: Callable[[int], None]) -> Verdict:
    """Compare all of both. found: what the source has. seen: told of so many more. Raises what redis-py raises."""
    verdict = Verdict()
    for pairs in in_parts(carried(source, names), AT_ONCE):
        _all_there(source, target, pairs, verdict)
        _same_states(source, target, [pair for pair in pairs if pair[1].what == GAMES], verdict)
        chosen = [pair for pair in pairs if not pair[1].game_id or found.chosen(pair[1].game_id)]
        for first in range(0, len(chosen), COMPARED_AT_ONCE):
            _same_values(source, target, chosen[first : first + COMPARED_AT_ONCE], verdict)
        seen(len(pairs))
    back = Names(target.layout, source.layout)
    for pairs in in_parts(carried(target, back), AT_ONCE):
        there = present(source.client, [stored.there for _, stored in pairs])
        alone = [name for (name, _), is_there in zip(pairs, there, strict=True) if not is_there]
        # Some have come to the end of their time since, a moment later there than here.
        verdict.differs(_lasting(target, alone), "there alone")
        verdict.counts.update(stored.what for _, stored in pairs)
        seen(len(pairs))
    return verdict


def _all_there(source: End, target: End, pairs: list[Pair], verdict: Verdict) -> None:
    there = present(target.client, [stored.there for _, stored in pairs])
    lacking = [name for (name, _), is_there in zip(pairs, there, strict=True) if not is_there]
    verdict.differs(_lasting(source, lacking), "missing")


def _lasting(end: End, names: list[str]) -> list[str]:
    """Those of them that do not go within moments."""
    pipe = end.client.pipeline(transaction=False)
    for name in names:
        pipe.pttl(name)
    left = answered(pipe) if names else []
    return [name for name, ms in zip(names, left, strict=True) if ms == -1 or ms > SLACK_MS]


def _same_states(source: End, target: End, pairs: list[Pair], verdict: Verdict) -> None:
    here = _states(source.client, [name for name, _ in pairs])
    there = _states(target.client, [stored.there for _, stored in pairs])
    for (name, _), mine, others in zip(pairs, here, there, strict=True):
        if mine != others and any(mine) and any(others):
            verdict.differs([name], "another state")


def _states(client: Any, names: list[str]) -> list[Any]:
    pipe = client.pipeline(transaction=False)
    for name in names:
        pipe.hmget(name, *STATE)
    return answered(pipe) if names else []


def _same_values(source: End, target: End, pairs: list[Pair], verdict: Verdict) -> None:
    here = values.read(source.client, [name for name, _ in pairs])
    there = values.read(target.client, [stored.there for _, stored in pairs])
    for (name, stored), mine, others in zip(pairs, here, there, strict=True):
        # What is missing has been told by now, unless its time has just come to its end.
        if "none" not in (mine.kind, others.kind) and not mine.same(others, SLACK_MS):
            verdict.differs([name], "other bytes")
        verdict.compared_keys += 1
        if stored.game_id:
            verdict.compared.add(stored.game_id)
