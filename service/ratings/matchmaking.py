"""Matchmaking: tables of players of like ratings, who become less particular the longer they wait."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Queue(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a queue makes tables. size: players at one. width: how far apart ratings (as shown) may be at once; widening:
    how much farther after each second of waiting; widest: never farther than that (None: any distance, in the end)."""

    size: int = 4
    width: int = 100
    widening: int = 10
    widest: int | None = None


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """A player who waits: rating as shown, since when in ms."""

    player: str
    rating: int
    since: int


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """A table, the players in the order in which they came."""

    players: tuple[str, ...]


def matched(queue: Queue, waiting: Sequence[Waiting], now: int) -> tuple[list[Match], int | None]:
    """The tables that are due by now, and the next instant (ms) at which one will be if no other player comes; None
    where waiting alone brings no table. At a table all accept the distance between its ratings. What is due first is
    made first, so that it makes no difference how often one looks."""
    left = sorted(waiting, key=lambda one: (one.rating, one.since, one.player))
    found: list[Match] = []
    while (first := _first(queue, left)) is not None and first[0] <= now:
        ones = first[1]
        there = sorted(ones, key=lambda one: (one.since, one.player))
        found.append(Match(players=tuple(one.player for one in there)))
        left = [one for one in left if one not in ones]
    return found, first[0] if first is not None else None


def _first(queue: Queue, ordered: Sequence[Waiting]) -> tuple[int, list[Waiting]] | None:
    """The table that all at it accept first, and when; of several the narrowest. ordered: by rating."""
    best: tuple[int, int, list[Waiting]] | None = None
    oldest = min((one.since for one in ordered), default=0)
    for start, low in enumerate(ordered):
        for end in range(start + queue.size - 1, len(ordered)):
            high = ordered[end]
            apart = high.rating - low.rating
            wait = _wait(queue, apart)
            if wait is None or (best is not None and oldest + wait > best[0]):
                break
            between = sorted(ordered[start + 1 : end], key=lambda one: (one.since, one.player))
            ones = [low, *between[: queue.size - 2], high]
            at = max(one.since for one in ones) + wait
            if best is None or (at, apart) < best[:2]:
                best = at, apart, ones
    return None if best is None else (best[0], best[2])


def _wait(queue: Queue, apart: int) -> int | None:
    """How long (ms) a player waits until ratings so far apart are accepted; None where they never are."""
    if apart <= queue.width:
        return 0
    if queue.widening == 0 or (queue.widest is not None and apart > queue.widest):
        return None
    return -(-(apart - queue.width) * 1000 // queue.widening)
