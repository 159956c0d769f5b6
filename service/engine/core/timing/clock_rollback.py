"""A clock that was set back: a game whose last instant lies ahead of now would wait until that comes round again."""

from __future__ import annotations

from service.engine.core.events import ClockSet
from service.engine.core.game import Game

LEAST_MS = 30_000
"""Acts that arrived in order may be stored out of order, but never by so much."""


def follow(g: Game, now: int) -> None:
    """Move everything that is still to come back with the clock (`now`, ms), if it was set back by half a minute.

    What has happened keeps its instants. A clock that was set forward needs nothing: it is as if time had passed.
    """
    by = g.state.clock - now
    if by < LEAST_MS:
        return
    g.state.clock = g.now = now
    g.postpone(-by)
    for player in g.state.all_players:
        if player.lag is not None:
            # Or nothing of the quota would come back until then.
            player.lag.since = min(player.lag.since, now)
    if g.state.stopped_at is not None:
        g.state.stopped_at -= by
    if g.state.nobody_since is not None:
        g.state.nobody_since -= by
    for player in g.state.players:
        player.stands_at = None if player.stands_at is None else player.stands_at - by
        player.forfeits_at = None if player.forfeits_at is None else player.forfeits_at - by
    g.emit(ClockSet, back_ms=by)
