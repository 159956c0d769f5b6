"""What counts of the measurements of a player's network, and when the game is to be told of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from service.commands import lag_nonces
from service.commands.requester import Denied
from service.engine import Game
from service.engine.core.actions.acts import Measured
from service.engine.core.timing import lag as lag_rules
from service.games.service import GameService

ENOUGH = 3
"""A game hears of a player's network for the first time after so many measurements."""

SLOWER_MS = 8
SLOWER_PART = 16
"""The game is told of a slower network once it is slower by so many ms, and by this part of what it knows."""

QUICKER_MS = 2
"""And of a quicker one already here: what is measured beyond the truth is what a liar gains."""


class Noted(NamedTuple):
    """What came of one measurement.

    took_ms: the round trip that was measured. lag_ms: the lag that counts now, 0 where nothing counts yet.
    connection_ms: what the connections show, None where that is not known, UNSET where nothing asks for it.
    """

    took_ms: int
    lag_ms: int
    connection_ms: int | msgspec.UnsetType | None


def nonce_key(game: Game) -> bytes | None:
    """What nonces of this game are made with; None where no network is measured (any more)."""
    state = game.state
    measured = state.status != "finished" and state.options.get("lag_compensation") and state.randomness.seed
    return lag_nonces.key_of(state.randomness.seed) if measured and state.randomness.seed else None


def returned(service: GameService, game: Game, player: str, nonce: str, connection: int | None, at: int) -> Noted:
    """A player's client has returned a nonce. connection: the round trip of its connection (ms), None if not known.

    Raises Denied (`game_finished`, `lag_compensation_off`, `nonce_unknown`), and what `note` raises.
    """
    key = nonce_key(game)
    if key is None:
        raise Denied("game_finished" if game.state.status == "finished" else "lag_compensation_off")
    back = lag_nonces.read(key, game.state.id, player, nonce, at)
    if back is None:
        raise Denied("nonce_unknown")
    return note(service, game, player, back.took, quicker(back.connection, connection), at)


def quicker(one: int | None, other: int | None) -> int | None:
    """The shorter of two round trips; None where one of them is not known, as it might have been the shorter."""
    return None if one is None or other is None else min(one, other)


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
        return Noted(took, known or 0, shown)
    last = service.store.note_round_trip(game.state.id, player, counts)
    lag = min(last)
    if is_news(last, known):
        service.do(game.state.id, Measured(player=player, at=at, lag_ms=lag))
        return Noted(took, lag, shown)
    return Noted(took, lag if known is None else known, shown)


def is_news(last: Sequence[int], known: int | None) -> bool:
    """Whether the least of the last measurements is worth a commit of the game.

    The least: whatever a client or a busy machine adds to some of them changes nothing.
    """
    if known is None:
        return len(last) >= ENOUGH
    least = min(last)
    return least < known - QUICKER_MS or least > known + max(SLOWER_MS, known // SLOWER_PART)
