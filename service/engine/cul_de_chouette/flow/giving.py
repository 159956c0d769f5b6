"""Giving a holding away: the receiver cannot refuse it, and no player holds two of a kind (card holdings)."""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds
from service.engine.cul_de_chouette.annonce_types import Target
from service.engine.cul_de_chouette.constraints import Constraints


def judge(g: Game, holding: str, giver: str, target: str) -> None:
    """Raise OutOfBounds for a gift of what is not held, to oneself, or to a player who is out or holds one already."""
    if holding not in g.player(giver).holds:
        raise OutOfBounds("not_held", f"You hold no {holding}.", holding=holding)
    if target == giver or not g.player(target).in_game:
        raise OutOfBounds("target_not_allowed", "Name another player who is in the game.", target=target)
    if holding in g.player(target).holds:
        raise OutOfBounds("already_held", f"{target} holds a {holding} already.", target=target, holding=holding)


def give(g: Game, holding: str, giver: str, fields: Target) -> None:
    """Let a holding change hands as it is. Raises OutOfBounds before anything changes."""
    judge(g, holding, giver, fields["target"])
    value = g.player(giver).holds[holding]
    g.lose_holding(giver, holding, "given")
    g.gain_holding(fields["target"], holding, holding, value)


def receivers(g: Game, holding: str, giver: str) -> Constraints | None:
    """To whom it may be given, as constraints; None without such a player."""
    if holding not in g.player(giver).holds:
        return None
    targets = [p for p in g.others(giver) if holding not in g.player(p).holds]
    return Constraints(targets=targets) if targets else None
