"""What a Civet and a Civet-Filoché have in common: the names to bet on, the largest stake, what doubling one costs."""

from __future__ import annotations

from service.engine.core.actions.annonce_fields import ask_names
from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.cul_de_chouette import rule_hooks
from service.engine.cul_de_chouette.state import Throw
from service.engine.dice.bounds import CombinationBounds

VALUES = {
    "chouette": (1, 2, 3, 4, 5, 6),
    "velute": (3, 4, 5, 6),
    "chouette_velute": (2, 4, 6),
    "cul_de_chouette": (1, 2, 3, 4, 5, 6),
    "sirop_grelot": (1, 2, 3, 4, 5, 6),
}
"""The names that a bet may narrow with `value`, each with what it may be: the face of the pair, the highest die, the
triple."""

MOST = 102
"""The most that may be staked on a Civet, or on all bets of a Civet-Filoché together."""


def covered(g: Game, player: str) -> int | None:
    """The most that this player may stake where no score may fall below zero; None where scores may be negative."""
    return None if g.state.options["negative_scores"] else max(0, g.player(player).score)


def names(g: Game, most: int) -> list[CombinationBounds]:
    """The names to bet on, as constraints of an annonce. most: the greatest stake, in points."""
    return [
        CombinationBounds(name=name, minimum=1, maximum=most, values=[*VALUES.get(name, ())])
        for name in sorted(ask_names(g))
    ]


def sacrificed(g: Game, player: str, *holdings: str) -> str | None:
    """Which of these holdings, in this order, a doubling costs this player; None without any of them."""
    return next((holding for holding in holdings if holding in g.player(player).holds), None)


def sacrifice(g: Game, player: str, *holdings: str) -> None:
    """Let a doubling cost this player the first of these that they hold."""
    g.lose_holding(player, sacrificed(g, player, *holdings) or "", "sacrificed")


def sharers(g: Game, throw: Throw) -> list[str]:
    """Who else may do with this throw what its maker may, in the order of play."""
    return [player for players in rule_hooks.shared_with.ask(g, throw) for player in players]


def check_name(name: str, value: int | None) -> None:
    """Refuse a `value` that the name does not allow: such a bet is not well-formed."""
    if value is None:
        return
    if name not in VALUES:
        raise Refusal("value_not_allowed", f"A bet on {name} takes no value: leave it out.", "invalid", field="value")
    if not 1 <= value <= 6:
        raise Refusal(
            "value_not_possible", "A bet may name the face of a die: 1 to 6.", "invalid", field="value", minimum=1,
            maximum=6,
        )  # fmt: skip
