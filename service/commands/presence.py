"""Connections that come and go, as acts: a game is told that a seat's last stream is gone, or that it is heard of."""

from __future__ import annotations

from service.engine.core.actions.acts import Act, Cut, Reconnected
from service.engine.core.refusals import Refusal
from service.engine.core.stored.state import Player
from service.games.service import GameService
from service.outbox.presence import PresenceRegistry, Seat
from service.store.errors import GameNotFound


def heard_of(service: GameService, seat: Seat) -> None:
    """This seat's player is there: undo its cut, if it has one. Costs a look at the store, and seldom a commit.

    Raises StoreUnavailable.
    """
    player = _player(service, seat)
    if player is not None and player.cut:
        _tell(service, seat, Reconnected(player=seat.player, at=service.clock.now()))


def cut_off(service: GameService, registry: PresenceRegistry, seat: Seat, seen: int) -> None:
    """No stream of this seat was seen after that instant (ms): its connection is cut since then.

    A stream may open while this goes on. What opens one tells the registry first and looks at the game then; this
    tells the game first and looks at the registry then: so one of them sees the other. Raises StoreUnavailable.
    """
    last = registry.last_seen(seat)
    if last is not None and last <= seen:
        player = _player(service, seat)
        if player is not None and player.in_game and not (player.cut or player.standing):
            _tell(service, seat, Cut(player=seat.player, at=seen))
    if not registry.forget(seat, seen):
        heard_of(service, seat)


def _player(service: GameService, seat: Seat) -> Player | None:
    """Who sits there in a game that is not over; None where there is no player (any more)."""
    try:
        state = service.read(seat.game_id).game.state
    except GameNotFound:
        return None
    players = state.players if state.status != "finished" else []
    return next((player for player in players if player.id == seat.player), None)


def _tell(service: GameService, seat: Seat, act: Act) -> None:
    try:
        service.do(seat.game_id, act)
    except (Refusal, GameNotFound):
        # It has ended, or the player has left, in this very moment.
        return
