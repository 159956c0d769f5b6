"""Who comes after whom, in the direction of the match."""

from __future__ import annotations

from collections.abc import Iterator

from service.engine.core.game import Game
from service.engine.trou_du_cul.state import CLOCKWISE, Way, match


def following(g: Game, player: str, way: Way | None = None) -> Iterator[str]:
    """All others, beginning with the one beside this player. way: None for the direction of the match."""
    state = match(g)
    seats = [p.id for p in state.players]
    step = 1 if (way or state.direction) == CLOCKWISE else -1
    place = seats.index(player)
    for away in range(1, len(seats)):
        yield seats[(place + step * away) % len(seats)]


def in_manche(g: Game) -> list[str]:
    """Who still holds cards, in the order of the table."""
    state = match(g)
    return [p.id for p in state.players if state.hands.get(p.id)]


def in_tour(g: Game) -> list[str]:
    """Who holds cards, and has not passed of their own will in this tour; in the order of the table."""
    return [player for player in in_manche(g) if player not in match(g).passed]


def next_in_tour(g: Game, player: str) -> str | None:
    """Who is asked after this player: in the tour, and not the owner; None where no player is."""
    state, asked = match(g), set(in_tour(g))
    owner = state.top.by if state.top is not None else None
    return next((other for other in following(g, player) if other in asked and other != owner), None)


def leads_after(g: Game, player: str) -> str:
    """Who leads when the tour is this player's: the player, or the first after them who holds cards."""
    state = match(g)
    return player if state.hands[player] else next(other for other in following(g, player) if state.hands[other])
