"""The exchange: the lower players give their best cards, and get back what the upper ones do not want."""

from __future__ import annotations

from typing import Any, ClassVar

from service.engine.cards.hands import lacking, without
from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.rulebook.rules import Field, Rule, Word, rule
from service.engine.core.windows.window import window_kind
from service.engine.trou_du_cul.acts import Exchange
from service.engine.trou_du_cul.events import CardsExchanged
from service.engine.trou_du_cul.names import RULESET
from service.engine.trou_du_cul.order import best_first
from service.engine.trou_du_cul.roles import pairs
from service.engine.trou_du_cul.state import Transfer, match
from service.engine.trou_du_cul.windows import CardWindow, for_player


@rule
class Echange(Rule):
    """Best cards up, unwanted cards down."""

    id = "echange"
    label = "L'échange"
    sources: ClassVar[dict[str, str]] = {RULESET: "La donne"}
    switchable = False
    needs = ("grades",)
    fr = (
        "Le Trou du cul donne ses deux meilleures cartes au Président, le Vice-trou du cul une au Vice-Président, "
        "et reçoit en échange celles qui les intéressent le moins."
    )
    en = (
        "The Trou du cul gives the Président the two best cards, the Vice-trou du cul one to the Vice-Président, and "
        "gets back those that these want least."
    )
    words = (
        Word(
            id="exchange", phrase="Tiens, cadeau.", gesture_fr="glisser des cartes, face cachée",
            gesture_en="slide cards over, face down", spoken_as="exchange", fields=(Field(name="cards", type="cards"),),
        ),
    )  # fmt: skip


@window_kind("exchange")
class ExchangeWindow(CardWindow, tag="Window"):
    """Each upper player gives back as many cards as they got."""

    def declined(self, g: Any, player: str) -> None:
        """The weakest cards go over at once."""
        give_weakest(g, player)


def due(g: Game, upper: str) -> tuple[str, int]:
    """To whom an upper player gives, and how many cards: as many as came from there."""
    got = next(transfer for transfer in match(g).transfers if transfer.to == upper)
    return got.giver, len(got.cards)


def givers(g: Game) -> list[str]:
    """The upper players who have something to give back."""
    return [upper for upper, _, _ in pairs(g) if any(t.to == upper and t.cards for t in match(g).transfers)]


def window(g: Game) -> ExchangeWindow:
    """It asks the upper players."""
    return ExchangeWindow(
        name="exchange", mode="exchange", rule=Echange.id, who=givers(g), words=["exchange"],
        length=g.option("decision_ms"), hidden=True,
    )  # fmt: skip


def transfer(g: Game, giver: str, to: str, cards: list[str], reason: str) -> None:
    """Cards go over; only these two see which. reason: as `cards_exchanged` tells it."""
    state = match(g)
    state.hands[giver] = without(state.hands[giver], cards)
    state.hands[to] = best_first([*state.hands[to], *cards])
    state.transfers.append(Transfer(giver=giver, to=to, cards=list(cards)))
    seen: dict[str, Any] = {"cards": list(cards)}
    g.emit(CardsExchanged, private={giver: seen, to: seen}, giver=giver, to=to, number=len(cards), reason=reason)


def give_weakest(g: Game, upper: str) -> None:
    """The game gives for a player who does not choose."""
    lower, number = due(g, upper)
    weakest = best_first(match(g).hands[upper])[::-1][:number]
    transfer(g, upper, lower, weakest, "weakest")


def has_given(g: Game, upper: str) -> bool:
    """Whether this upper player's gift has gone over."""
    return any(transfer.giver == upper for transfer in match(g).transfers)


def receive(g: Game, act: Exchange) -> None:
    """An upper player chooses what to give. Raises Refusal."""
    _, window = for_player(g, ExchangeWindow, act.player, act.window)
    lower, number = due(g, act.player)
    if len(act.cards) != number:
        raise Refusal("wrong_number", f"Give {number} cards.", field="cards", due=number)
    missing = lacking(match(g).hands[act.player], act.cards)
    if missing:
        raise Refusal("not_held", f"Your hand has no {missing[0]} for this.", field="cards", cards=missing)
    window.answered(g, act.player, "exchange", cards=list(act.cards))
    transfer(g, act.player, lower, act.cards, "chosen")
