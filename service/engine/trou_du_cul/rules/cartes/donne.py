"""The deal: all cards go out one by one, beginning beside the dealer."""

from __future__ import annotations

from typing import ClassVar

from service.engine.core.game import Game
from service.engine.core.rulebook.rules import Rule, rule
from service.engine.trou_du_cul.events import HandDealt
from service.engine.trou_du_cul.names import RULESET
from service.engine.trou_du_cul.order import best_first
from service.engine.trou_du_cul.seats import following
from service.engine.trou_du_cul.state import CLOCKWISE, Way, match


@rule
class Donne(Rule):
    """Who deals, and to whom first."""

    id = "donne"
    label = "La donne"
    sources: ClassVar[dict[str, str]] = {RULESET: "La donne"}
    switchable = False
    fr = "Le Trou du cul distribue toutes les cartes une par une, dans le sens du jeu."
    en = "The Trou du cul deals all cards one by one, in the direction of play."


def deal(g: Game, dealer: str) -> None:
    """Begin a manche: everybody has a hand, and nothing lies on the table."""
    state = match(g)
    state.manche += 1
    first_draw = state.randomness.next_draw
    # The first manche is dealt clockwise, also where a scenario says which way the match goes.
    way = state.direction if state.roles else CLOCKWISE
    told = state.randomness.hands() or _dealt(g, dealer, way)
    dealt = {p.id: told.get(p.id, []) for p in state.players}
    state.hands = {player: best_first(hand) for player, hand in dealt.items()}
    state.places, state.transfers, state.top, state.passed, state.revolution = {}, [], None, [], False
    state.laid = []
    g.emit(
        HandDealt, private={player: {"cards": hand, "owner": player} for player, hand in dealt.items()},
        manche=state.manche, dealer=dealer, direction=way, packs=state.packs, first_draw=first_draw,
        hands={player: len(hand) for player, hand in dealt.items()},
    )  # fmt: skip


def _dealt(g: Game, dealer: str, way: Way) -> dict[str, list[str]]:
    order = [*following(g, dealer, way), dealer]
    cards = match(g).randomness.pack(match(g).packs)
    return {player: cards[place :: len(order)] for place, player in enumerate(order)}
