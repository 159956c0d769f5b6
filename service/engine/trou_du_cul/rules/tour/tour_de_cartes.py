"""A tour: a lead, and everything laid on it; as many cards, of equal or higher rank."""

from __future__ import annotations

from typing import ClassVar

from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.rulebook.rules import Rule, Word, rule
from service.engine.trou_du_cul.acts import Play
from service.engine.trou_du_cul.combination import FIELDS, Combination, combine
from service.engine.trou_du_cul.names import RULESET
from service.engine.trou_du_cul.order import strength
from service.engine.trou_du_cul.state import match
from service.engine.trou_du_cul.windows import TurnWindow, turn_of


@rule
class Tour(Rule):
    """Laying cards, turn by turn."""

    id = "tour_de_cartes"
    label = "Le tour"
    sources: ClassVar[dict[str, str]] = {RULESET: "Déroulement du jeu"}
    switchable = False
    fr = "Le premier pose une combinaison ; chacun pose autant de cartes de rang égal ou plus fort, ou passe."
    en = "The first lays a combination; the others lay as many cards of equal or higher rank, or pass."
    words = (
        Word(
            id="play", phrase="Deux dames !", gesture_fr="poser des cartes, face visible",
            gesture_en="lay cards face up", spoken_as="play", fields=FIELDS,
        ),
    )  # fmt: skip


def window(g: Game, player: str) -> TurnWindow:
    """This player's turn."""
    return TurnWindow(
        name="turn", mode="turn", rule=Tour.id, who=[player], words=[], length=g.option("turn_ms") or None
    )


def receive(g: Game, act: Play) -> None:
    """The player on turn lays a combination. Raises Refusal."""
    window = turn_of(g, act)
    combination = combine(match(g).hands[act.player], act.cards, act.as_rank)
    check_beats(g, combination)
    window.answered(g, act.player, "play", cards=combination.cards, rank=combination.rank)


def check_beats(g: Game, laid: Combination) -> None:
    """Whether a combination may lie on top. Raises Refusal: `wrong_size`, `same_forced`, `too_low`."""
    top = match(g).top
    if top is None:
        return
    if laid.size != top.size:
        raise Refusal("wrong_size", f"Lay as many cards as lie there: {top.size}.", field="cards", size=top.size)
    if top.same and laid.rank != top.rank:
        raise Refusal(
            "same_forced",
            f"The same combination is forced: lay rank {top.rank}, or pass.",
            field="cards",
            rank=top.rank,
        )
    if strength(laid.rank, match(g).revolution) < strength(top.rank, match(g).revolution):
        raise Refusal("too_low", f"Lay rank {top.rank} or a stronger one, or pass.", field="cards", rank=top.rank)
