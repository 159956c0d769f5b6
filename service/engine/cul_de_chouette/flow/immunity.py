"""Passe-Grelot and Rigodon are one immunity in two forms: which form a player gets, and when it changes."""

from __future__ import annotations

from service.engine.core.game import Game


def gained_by(g: Game, form: str, enough_players: bool) -> bool:
    """Whether the winner of a duel gains this form, and it counts: wikimonde by the players, titouan always."""
    return enough_players or not g.param(form, "by_players")


def convert(g: Game, form: str, other: str) -> None:
    """wikimonde: give every holder of one form the other one, when the number of players asks for it."""
    if not g.param(form, "by_players") or not g.has_rule(other):
        return
    for player in g.state.players:
        if form in player.holds:
            g.lose_holding(player.id, form, "changed")
            g.gain_holding(player.id, other, other)
