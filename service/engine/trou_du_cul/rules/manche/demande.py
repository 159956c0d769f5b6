"""The variant of the demand: Président and Vice-Président ask for the ranks that they want."""

from __future__ import annotations

from typing import ClassVar

from service.engine.cards.hands import of_rank, without
from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.rulebook.rules import Field, Rule, Word, rule
from service.engine.core.windows.answers import Answers
from service.engine.core.windows.window import window_kind
from service.engine.trou_du_cul.acts import Demand
from service.engine.trou_du_cul.events import DemandMade
from service.engine.trou_du_cul.names import RULESET
from service.engine.trou_du_cul.order import best_first
from service.engine.trou_du_cul.roles import pairs
from service.engine.trou_du_cul.state import match
from service.engine.trou_du_cul.windows import CardWindow, for_player


@rule
class Demande(Rule):
    """Cards on demand in place of the best ones."""

    id = "demande"
    label = "La demande"
    sources: ClassVar[dict[str, str]] = {RULESET: "Variantes"}
    needs = ("echange", "grades")
    fr = "Le Président et le Vice-Président demandent les cartes qui les intéressent, au lieu des meilleures."
    en = "Président and Vice-Président ask for the cards that they want, in place of the best ones."
    words = (
        Word(
            id="demand", phrase="Donne-moi un as et un roi !", spoken_as="demand",
            fields=(Field(name="ranks", type="ranks"),),
        ),
    )  # fmt: skip


@window_kind("demand")
class DemandWindow(CardWindow, tag="Window"):
    """Those who may ask do so once each."""


def window(g: Game) -> DemandWindow:
    """It asks the upper players."""
    return DemandWindow(
        name="demand", mode="demand", rule=Demande.id, who=[upper for upper, _, _ in pairs(g)], words=["demand"],
        length=g.option("decision_ms"),
    )  # fmt: skip


def receive(g: Game, act: Demand) -> None:
    """An upper player asks; everybody hears it. Raises Refusal."""
    if not g.has_rule(Demande.id):
        raise Refusal("rule_off", "This match is played without demands.", rule=Demande.id)
    _, window = for_player(g, DemandWindow, act.player, act.window)
    lower, most = next((lower, number) for upper, lower, number in pairs(g) if upper == act.player)
    if not 1 <= len(act.ranks) <= most:
        raise Refusal("wrong_number", f"Ask for one rank at least, and {most} at most.", field="ranks", at_most=most)
    g.emit(DemandMade, player=act.player, target=lower, ranks=list(act.ranks))
    window.answered(g, act.player, "demand", ranks=list(act.ranks))


def asked(answers: Answers) -> dict[str, list[str]]:
    """What each upper player has asked for."""
    return {answer.player: answer.fields["ranks"] for answer in answers.spoken}


def owed(g: Game, lower: str, number: int, ranks: list[str]) -> list[str]:
    """The cards that a lower player owes: of each rank asked a card, and the best ones for the rest."""
    hand, given = best_first(match(g).hands[lower]), []
    for rank in ranks:
        held = of_rank(hand, rank)
        if held:
            given.append(held[0])
            hand = without(hand, held[:1])
    return [*given, *hand[: number - len(given)]]
