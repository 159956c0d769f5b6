"""The first manche: one queen says who leads, the other one which way the match goes."""

from __future__ import annotations

from typing import Any, ClassVar

from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.rulebook.rules import Field, Rule, Word, rule
from service.engine.core.windows.window import window_kind
from service.engine.trou_du_cul.acts import Direction
from service.engine.trou_du_cul.names import RULESET
from service.engine.trou_du_cul.state import CLOCKWISE, COUNTERCLOCKWISE, Way, match
from service.engine.trou_du_cul.windows import CardWindow, for_player


@rule
class PremiereManche(Rule):
    """Who begins, and which way it goes."""

    id = "premiere_manche"
    label = "La première manche"
    sources: ClassVar[dict[str, str]] = {RULESET: "Mise en place"}
    switchable = False
    fr = "La dame de cœur commence ; le jeu va vers la dame de pique. En cas d'ambiguïté, un joueur décide du sens."
    en = "The queen of hearts leads; play goes towards the queen of spades. Where that is unclear, a player decides."
    words = (
        Word(
            id="direction", phrase="On tourne par là !", gesture_fr="montrer un voisin",
            gesture_en="point at a neighbour", spoken_as="direction",
            fields=(
                Field(name="towards", type="player", required=False),
                Field(name="clockwise", type="boolean", required=False),
            ),
        ),
    )  # fmt: skip


@window_kind("direction")
class DirectionWindow(CardWindow, tag="Window"):
    """One player says which way the match goes."""


def holders(g: Game, queen: str) -> list[str]:
    """Who holds a card, in the order of the table."""
    return [player.id for player in g.state.players if queen in match(g).hands[player.id]]


def starter(g: Game) -> str:
    """Who leads first. Where a scenario deals no such queen, the first at the table does."""
    return next(iter(holders(g, start_queen(g))), g.state.players[0].id)


def start_queen(g: Game) -> str:
    """The card that starts the match."""
    return "Q" + str(g.state.options["start_queen"])


def direction_queen(g: Game) -> str:
    """The card that the direction goes to."""
    return "Q" + str(g.state.options["direction_queen"])


def way_of_queens(g: Game, first: str) -> Way | None:
    """The shorter way from the starter to the nearest holder of the other queen; None where that is ambiguous."""
    seats = [player.id for player in g.state.players]
    if len(seats) == 2:
        return CLOCKWISE
    places = [(seats.index(h) - seats.index(first)) % len(seats) for h in holders(g, direction_queen(g)) if h != first]
    onward = min(places, default=0)
    back = min((len(seats) - place for place in places), default=0)
    if onward == back:
        return None
    return CLOCKWISE if onward < back else COUNTERCLOCKWISE


def decider(g: Game, first: str) -> str:
    """Who decides where the queens do not."""
    if g.state.options["direction_decider"] == "start":
        return first
    return next(iter(holders(g, direction_queen(g))), first)


def neighbours(g: Game, player: str) -> dict[str, Way]:
    """Who sits beside a player, and which way it goes towards them."""
    seats = [p.id for p in g.state.players]
    place = seats.index(player)
    return {seats[place - 1]: COUNTERCLOCKWISE, seats[(place + 1) % len(seats)]: CLOCKWISE}


def window(g: Game, first: str) -> DirectionWindow:
    """It asks the decider."""
    return DirectionWindow(
        name="direction", mode="direction", rule=PremiereManche.id, who=[decider(g, first)], words=["direction"],
        length=g.option("decision_ms"),
    )  # fmt: skip


def receive(g: Game, act: Direction) -> None:
    """The decider decides. Raises Refusal."""
    _, window = for_player(g, DirectionWindow, act.player, act.window)
    way: Any = COUNTERCLOCKWISE if act.clockwise is False else CLOCKWISE
    if act.towards is not None:
        beside = neighbours(g, str(match(g).turn))
        if act.towards not in beside:
            raise Refusal(
                "not_beside", f"Point at a player beside the starter: {' or '.join(beside)}.", field="towards",
                beside=list(beside),
            )  # fmt: skip
        way = beside[act.towards]
    window.answered(g, act.player, "direction", direction=way)
