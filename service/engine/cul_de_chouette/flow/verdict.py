"""Whether final dice, or what became of them, meet a bet.

Names of combinations are judged on the dice as thrown, the others by the Sirop on it (a caught or
sold bird has another sirotant than the throw's maker) or by its relance, once those dice have landed.
"""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.cul_de_chouette import rule_hooks
from service.engine.cul_de_chouette.combination import recognise
from service.engine.cul_de_chouette.flow.sirop import sirop_on
from service.engine.cul_de_chouette.state import Throw

CALLS_FOR_LANCE_BUCHES = "neant"
PELICAN = 18


def met(g: Game, name: str, faces: list[int], value: int | None = None) -> bool:
    """Whether dice as thrown are this combination; 1-2-3 meets both `velute` and `suite`."""
    return name in recognise(g, faces) and value in (None, _value(name, sorted(faces)))


def verdict(g: Game, throw: Throw, name: str, value: int | None = None, by: str = "") -> bool | None:
    """Whether a throw that is being settled meets a bet on this name; None while its relance has not landed.

    by: who must throw the Sirop where the name asks for one, if it is not the maker (a duel that went with the die).
    """
    names = recognise(g, throw.faces)
    if name in ("pelican", "jarret"):
        return _relance(g, throw, name) if names == ["bleu_rouge"] else False
    if name in ("sirop_grelot", "civet_sirote", "tichette"):
        return bool(names == ["chouette"]) and _siroted(g, throw, name, value, by or throw.maker)
    return met(g, name, throw.faces, value)


def _value(name: str, faces: list[int]) -> int:
    return faces[2] if name in ("velute", "chouette_velute") else faces[1]


def _siroted(g: Game, throw: Throw, name: str, value: int | None, by: str) -> bool:
    sirop, face = sirop_on(g, throw), sorted(throw.faces)[1]
    if sirop is None or sirop.sirotant != by:
        return False
    if name == "sirop_grelot":
        return bool(sirop.made) and value in (None, face)
    if name == "civet_sirote":
        return bool(not sirop.made and face == 6)
    return bool(face == 4 and sirop.die == 3)


def _relance(g: Game, throw: Throw, name: str) -> bool | None:
    relance = next(iter(rule_hooks.relance_of.ask(g, throw)), None)
    if relance is None:
        return None
    if name == "pelican":
        return bool(sum(relance) == PELICAN)
    is_neant: bool = recognise(g, relance) == [CALLS_FOR_LANCE_BUCHES]
    inverted = throw.flan > 0 and bool(g.param("jarret", "inverted_by_flan"))
    return bool(is_neant != inverted)
