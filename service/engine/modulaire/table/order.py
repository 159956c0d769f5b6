"""Who exists, and in which order they play: by values, or round the table."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.modulaire import hooks
from service.engine.modulaire.table.points import exact
from service.engine.modulaire.table.state import member, table


def exists(g: Game, player_id: str) -> bool:
    """Whether a player is in the game, and does not lie down."""
    found = member(g, player_id)
    return found.in_game and not found.down and bool(g.family.persons(g, player_id))


def for_whom(g: Game, player_id: str) -> str:
    """Who plays this player's turns, and has what comes of them: the player, or whom they have turned into."""
    return hooks.stands_in.ask_first(g, player_id) or player_id


def counts_for(g: Game, player_id: str) -> str:
    """For whom it counts what was this player's to do: for whom they have turned into, if no other plays for them."""
    return player_id if g.family.persons(g, player_id) else for_whom(g, player_id)


def thrower(g: Game, player_id: str) -> str:
    """Who throws what this player must throw: the person on their stool, or on that of the turn."""
    state, persons = table(g), g.family.persons(g, player_id)
    stool = state.stool if state.stool is not None and player_id == state.turn else player_id
    sitter = hooks.sits_at.ask_first(g, stool) or stool
    return sitter if sitter in persons or not persons else persons[0]


def all_in_order(g: Game) -> list[str]:
    """Everybody in the game in the order of play, those too who lie down."""
    order = hooks.order_of_play.ask_first(g)
    return g.seated if order is None else order


def order_of_play(g: Game) -> list[str]:
    """Everybody who exists, in the order of play, beginning with the player on turn."""
    return [p for p in _from_turn(g, all_in_order(g)) if exists(g, p)]


def others(g: Game, *players: str) -> list[str]:
    """Everybody who exists but these, in the order of play, beginning with the player on turn."""
    return [p for p in order_of_play(g) if p not in players]


def preferred(g: Game, players: list[str]) -> str:
    """Who of several that act at once is preferred: the lowest score, then the first after the player on turn."""
    return by_preference(g, players)[0]


def by_preference(g: Game, players: list[str]) -> list[str]:
    """Several that act at once, the preferred one first."""
    order = order_of_play(g)
    order = order[1:] + order[:1] if order and order[0] == table(g).turn else order
    return sorted(players, key=lambda p: (exact(member(g, p)), order.index(p) if p in order else len(order)))


def _from_turn(g: Game, order: list[str]) -> list[str]:
    turn = table(g).turn
    start = order.index(turn) if turn in order else 0
    return order[start:] + order[:start]


def next_player(g: Game, current: str) -> str:
    """Whose turn follows this player's: one who exists, or, where all lie, who would be next, and is woken."""
    order = [_after(g.seated, current, g), *hooks.order_after.ask(g, current)][-1]
    return next((p for p in order if exists(g, for_whom(g, p))), order[0])


def _after(seated: list[str], current: str, g: Game) -> list[str]:
    seats = [p.id for p in g.state.players]
    at = seats.index(current)
    return [p for p in seats[at + 1 :] + seats[: at + 1] if p in seated]
