"""What counts of the measurements of a player's network, and when the game is to be told of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from service.engine import Game
from service.engine.core import lag as lag_rules
from service.engine.core.acts import Measured
from service.games.service import GameService

ENOUGH = 3
"""A game hears of somebody's network for the first time after so many measurements."""

SLOWER_MS = 8
SLOWER_PART = 16
"""The game is told of a slower network once it is slower by so many ms, and by this part of what it knows."""

QUICKER_MS = 2
"""And of a quicker one already here: what is measured beyond the truth is what a liar gains."""


class Noted(NamedTuple):
    """What came of one measurement. lag_ms: the lag that counts now, 0 where nothing counts yet; connection_ms: what
    the connections show, None where that is not known, UNSET where nobody asks for it."""

    lag_ms: int
    connection_ms: int | msgspec.UnsetType | None


def note(service: GameService, game: Game, player: str, took: int, connection: int | None, at: int) -> Noted:
    """Take note of one measured round trip (ms).

    connection: the round trip that the player's connections show (ms), None where that is not known. One round trip to
    the store; where the game is to be told, a commit as well.
    Raises StoreUnavailable, GameNotFound, and Refusal where the game has ended meanwhile.
    """
    seat = game.player(player).lag
    known = seat.ms if seat else None
    counts = lag_rules.believed(game, took, connection)
    shown = connection if lag_rules.trusts_connection(game) else msgspec.UNSET
    if counts is None:
        return Noted(known or 0, shown)
    last = service.store.note_round_trip(game.state.id, player, counts)
    lag = min(last)
    if is_news(last, known):
        service.do(game.state.id, Measured(player=player, at=at, lag_ms=lag))
        return Noted(lag, shown)
    return Noted(lag if known is None else known, shown)


def is_news(last: Sequence[int], known: int | None) -> bool:
    """Whether the least of the last measurements is worth a commit of the game.

    The least: whatever a client or a busy machine adds to some of them changes nothing.
    """
    if known is None:
        return len(last) >= ENOUGH
    least = min(last)
    return least < known - QUICKER_MS or least > known + max(SLOWER_MS, known // SLOWER_PART)
