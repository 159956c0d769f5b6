"""One pack for few players, two for many: 54 cards each, with two jokers."""

from __future__ import annotations

from typing import ClassVar

from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.rulebook import hooks
from service.engine.core.rulebook.rules import Rule, rule
from service.engine.trou_du_cul.names import RULESET

FEWEST, MOST = 2, 12
"""Players of a match."""

MANY = 7
"""From so many players on two packs are taken, unless the table wants otherwise."""

PLAYERS = {1: (FEWEST, 8), 2: (4, MOST)}
"""How many players a match can have, by the number of packs."""


@rule
class Paquets(Rule):
    """How many cards there are."""

    id = "paquets"
    label = "Les paquets"
    sources: ClassVar[dict[str, str]] = {RULESET: "Mise en place"}
    switchable = False
    fr = "Un paquet de 54 cartes, deux à partir de sept joueurs (option « packs »)."
    en = "One pack of 54 cards, two from seven players on (option «packs»)."

    @hooks.seats_taken.answer
    def seats_taken(self, g: Game) -> None:
        """There must be cards for all of them."""
        number_of_packs(g)


def number_of_packs(g: Game) -> int:
    """With how many packs these players play. Raises Refusal (`too_few_players`, `too_many_players`)."""
    players, wanted = len(g.state.players), g.state.options["packs"]
    number = int(wanted) if wanted != "auto" else 1 + (players >= MANY)
    fewest, most = PLAYERS[number]
    if players < fewest:
        raise Refusal("too_few_players", f"With {number} packs it takes {fewest} players: wait for more to join.")
    if players > most:
        raise Refusal(
            "too_many_players",
            f"With packs: {number} there are cards for {most} players: make a table with more packs.",
        )
    return number
