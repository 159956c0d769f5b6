"""What the terms of a duel may ask for, and how much they may stake (card grelottine)."""

from __future__ import annotations

from collections.abc import Container

from service.engine.core.actions.annonce_fields import ask_names
from service.engine.core.game import Game
from service.engine.cul_de_chouette import rule_hooks
from service.engine.cul_de_chouette.hook_types import FixedStake
from service.engine.dice.bounds import CombinationBounds


def limits(g: Game, grelottin: str, defie: str) -> dict[str, int]:
    """The greatest stake (points, or as the terms say it) by combination: a share of the lower of the two scores."""
    fixed = _fixed(g, grelottin)
    if fixed is not None:
        staked = [name for name in g.param("grelottine", "limits") if g.has_rule(name)]
        return {name: fixed.said for name in staked if name != "sirop_grelot"}
    lower = max(0, min(g.player(grelottin).score, g.player(defie).score))
    known = ask_names(g)
    return {
        name: lower * int(share[0]) // int(share[1])
        for name, share in g.param("grelottine", "limits").items()
        if name in known
    }


def stakes_allowed(g: Game, grelottin: str, most: int) -> Container[int]:
    """What terms may stake: anything up to the limit; a stake that is fixed may be left out (0)."""
    return range(1, most + 1) if _fixed(g, grelottin) is None else (0, most)


def bounds(g: Game, grelottin: str, defie: str) -> list[CombinationBounds]:
    """The combinations that may be named with a stake, as constraints of the terms."""
    fixed = _fixed(g, grelottin) is not None
    return [
        CombinationBounds(name=name, minimum=most if fixed else 1, maximum=most)
        for name, most in limits(g, grelottin, defie).items()
        if most > 0
    ]


def in_points(g: Game, grelottin: str, said: int) -> int:
    """The stake of some terms as it is settled."""
    fixed = _fixed(g, grelottin)
    return said if fixed is None else fixed.points


def _fixed(g: Game, grelottin: str) -> FixedStake | None:
    return next(iter(rule_hooks.stake_is_fixed.ask(g, grelottin)), None)
