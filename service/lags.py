"""What counts of the measurements of a player's network, and when the game is to be told of it."""

from __future__ import annotations

from collections.abc import Sequence

from service.engine.kernel.acts import Measured
from service.handle import Outcome, Service
from service.store.port import StoredAnswer

ENOUGH = 3
"""A game hears of somebody's network for the first time after so many measurements."""

SLOWER_MS = 8
SLOWER_PART = 16
"""The game is told of a slower network once it is slower by so many ms, and by this part of what it knows."""

QUICKER_MS = 2
"""And of a quicker one already here: what is measured beyond the truth is what a liar gains."""


def note(service: Service, game_id: str, player: str, took: int, known: int | None, at: int) -> int:
    """Take note of one measured round trip (ms); the lag that counts now (ms).

    known: the lag that the game has. One round trip to the store; where the game is to be told, a commit as well.
    Raises StoreUnavailable, GameNotFound, and Refusal where the game has ended meanwhile.
    """
    last = service.store.note_round_trip(game_id, player, took)
    lag = min(last)
    if is_news(last, known):
        service.act(game_id, Measured(player=player, at=at, lag_ms=lag), None, _nothing)
        return lag
    return lag if known is None else known


def is_news(last: Sequence[int], known: int | None) -> bool:
    """Whether the least of the last measurements is worth a commit of the game.

    The least: whatever a client or a busy machine adds to some of them changes nothing.
    """
    if known is None:
        return len(last) >= ENOUGH
    least = min(last)
    return least < known - QUICKER_MS or least > known + max(SLOWER_MS, known // SLOWER_PART)


def _nothing(outcome: Outcome) -> StoredAnswer:
    """Nobody asked for an answer."""
    return StoredAnswer(204, b"")
