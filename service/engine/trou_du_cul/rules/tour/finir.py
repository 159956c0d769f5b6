"""To get rid of the last cards: the highest place that is free, or the lowest on a closing rank."""

from __future__ import annotations

from typing import ClassVar

from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Rule, rule
from service.engine.trou_du_cul.events import PlayerFinished
from service.engine.trou_du_cul.names import RULESET
from service.engine.trou_du_cul.state import match


@rule
class Finir(Rule):
    """Places are filled from the top, and from the bottom by those who finish on a 2."""

    id = "finir"
    label = "Se débarrasser de ses cartes"
    sources: ClassVar[dict[str, str]] = {RULESET: "Déroulement du jeu"}
    switchable = False
    fr = "Qui finit prend la meilleure place libre ; qui finit sur un « 2 », la dernière."
    en = "Players who finish take the best place that is free; with a 2 as the last card, the lowest."


def free_places(g: Game) -> list[int]:
    """The places that are still to be had, the best first."""
    state = match(g)
    return [place for place in range(1, len(state.players) + 1) if place not in state.places.values()]


def finish(g: Game, player: str, foul: bool) -> None:
    """A player has laid the last cards. foul: they were of the closing rank."""
    place = free_places(g)[-1 if foul else 0]
    match(g).places[player] = place
    g.emit(PlayerFinished, player=player, place=place, foul=foul)


def place_the_rest(g: Game) -> None:
    """The manche is over: those who hold cards, one at most, take the places that are left."""
    state = match(g)
    left = [p.id for p in state.players if p.id not in state.places]
    state.places.update(zip(left, free_places(g), strict=True))
