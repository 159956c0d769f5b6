"""How scenarios and records tell a match: deals, acts, and what may be expected of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from service.engine.cards.pack import is_card, is_joker
from service.engine.core.actions.acts import Act
from service.engine.core.events import Event, Forms, WindowClosed
from service.engine.core.game import Game
from service.engine.core.stored.plain import JsonObject
from service.engine.core.told.dialect import Dialect, DialectError, ToldAct
from service.engine.trou_du_cul import views
from service.engine.trou_du_cul.acts import Decline, Demand, Direction, Exchange, PassTurn, Play, Putsch, Vote
from service.engine.trou_du_cul.events import (
    CardsExchanged,
    CardsLaid,
    DemandMade,
    HandDealt,
    RevolutionMade,
    TurnPassed,
    VoteCast,
)
from service.engine.trou_du_cul.roles import ROLES
from service.engine.trou_du_cul.rules.manche.fin_de_match import VOTES
from service.engine.trou_du_cul.state import CLOCKWISE, COUNTERCLOCKWISE, match
from service.engine.trou_du_cul.told_late import told_at_the_end
from service.engine.trou_du_cul.windows import asking

WITH_LISTS = {"play": "cards", "putsch": "cards", "exchange": "cards", "demand": "ranks"}
"""Acts that are told with a list, and what the list is."""

NONE = "none"
"""How a scenario says that there is no such thing."""


class Hand(list[str]):
    """The cards that a player holds, which a scenario may also tell by their number.

    What a viewer is shown is no such list: there a number means that the cards are hidden.
    """


class CardDialect(Dialect):
    """Deals and packs at the start; cards, passes and votes as steps."""

    keys = frozenset({"deal", "pack", "roles", "direction", "revolution", "manches_played"})
    acts = frozenset({*WITH_LISTS, "pass", "direction", "vote"})
    only_when_over = True

    def given(self, scenario: Mapping[str, Any]) -> list[list[str]]:
        """The pack from which is dealt first."""
        if scenario.get("dice"):
            raise DialectError("no dice are thrown in this game")
        return [_cards(scenario["pack"], "pack")] if scenario.get("pack") else []

    def parsed(self, raw: Any) -> dict[str, Any] | None:
        """An act of this game."""
        if raw in VOTES:
            return {"kind": "vote", "vote": raw}
        if raw == "pass":
            return {"kind": "pass"}
        if not isinstance(raw, dict):
            return None
        kind = next((kind for kind in (*WITH_LISTS, "direction", "pass") if kind in raw), None)
        if kind is None:
            return None
        if kind in WITH_LISTS and not isinstance(raw[kind], list):
            raise DialectError(f"{kind} takes a list of {WITH_LISTS[kind]}, and not {raw[kind]!r}")
        if kind == "direction" and not isinstance(raw[kind], dict):
            raise DialectError(f"direction takes `towards` or `clockwise`, and not {raw[kind]!r}")
        return {**raw, "kind": kind}

    def act(self, g: Game, player: str, told: Mapping[str, Any], at: int) -> Act | None:
        """The act, as it is meant just now: a pass answers the window that is open."""
        make = _MAKE.get(told["kind"])
        return None if make is None else make(g, player, told, at)

    def waits(self, g: Game, told: Mapping[str, Any]) -> bool:
        """Cards are laid once no window is open."""
        return told["kind"] == "play" and asking(g) is not None

    def told_by(self, event: Event, forms: Forms) -> list[ToldAct]:
        """Cards laid, passes, demands, gifts and votes; what was said in a window is told when that has closed."""
        if isinstance(event, WindowClosed):
            return told_at_the_end(event, forms)
        if isinstance(event, CardsLaid) and event.by == "turn":
            named = {} if any(not is_joker(card) for card in event.cards) else {"as": event.rank}
            return [ToldAct(event.player, {"play": event.cards, **named}, event.at)]
        if isinstance(event, RevolutionMade):
            return [ToldAct(event.player, {"play": event.cards}, event.at)]
        if isinstance(event, TurnPassed) and not event.silence:
            return [ToldAct(event.player, "pass", event.at)]
        if isinstance(event, DemandMade):
            return [ToldAct(event.player, {"demand": event.ranks}, event.at)]
        if isinstance(event, CardsExchanged) and event.reason == "chosen":
            seen = forms.get(event.giver, event)
            assert isinstance(seen, CardsExchanged)
            return [ToldAct(event.giver, {"exchange": seen.cards}, event.at)]
        return [ToldAct(event.player, event.vote, event.at)] if isinstance(event, VoteCast) else []

    def dealt_by(self, event: Event, forms: Forms) -> JsonObject | None:
        """The hands."""
        if not isinstance(event, HandDealt):
            return None
        return {player: form.cards for player, form in forms.items() if isinstance(form, HandDealt)}

    def draws(self, outcomes: list[int], dealt: list[JsonObject]) -> JsonObject:
        """A deal for each manche."""
        return {"deal": dealt}

    def counts_from(self, event: Event) -> int | None:
        """Cards were dealt, or laid on the table."""
        return event.at if isinstance(event, HandDealt | CardsLaid | RevolutionMade) else None

    def same(self, wanted: Any, found: Any) -> bool:
        """«none» is nothing; a hand may be told by its number of cards; ranks may look like numbers."""
        if wanted == NONE:
            return found is None
        if isinstance(wanted, int) and isinstance(found, Hand):
            return len(found) == wanted
        if isinstance(wanted, int) and isinstance(found, str):
            return found == str(wanted)
        return super().same(wanted, found)


def arrange(g: Game, scenario: Mapping[str, Any]) -> None:
    """Hands, roles, direction, and how many manches are over."""
    state = match(g)
    seated = [player.id for player in state.players]
    deals = scenario.get("deal") or []
    for deal in deals if isinstance(deals, list) else [deals]:
        if not isinstance(deal, dict) or not set(deal) <= set(seated):
            raise DialectError(f"deal maps players of this table to their cards, and this is {deal!r}")
        state.randomness.given_hands.append({player: _cards(hand, "deal") for player, hand in deal.items()})
    roles = scenario.get("roles") or {}
    if not set(roles) <= set(seated) or not set(roles.values()) <= set(ROLES):
        raise DialectError(f"roles maps players to {', '.join(ROLES)}, and this is {roles!r}")
    state.roles = dict(roles)
    state.manches_played = int(scenario.get("manches_played", bool(roles)))
    state.manche = state.manches_played
    direction = scenario.get("direction", CLOCKWISE)
    if direction not in (CLOCKWISE, COUNTERCLOCKWISE):
        raise DialectError(f"direction is {CLOCKWISE} or {COUNTERCLOCKWISE}, and not {direction!r}")
    if "direction" in scenario and not (scenario.get("first") or roles):
        raise DialectError("direction is given by the queens, unless `first` or `roles` are told")
    state.direction = direction
    if scenario.get("revolution") and not scenario.get("first"):
        raise DialectError("revolution needs `first`")
    state.revolution = bool(scenario.get("revolution"))


def _play(g: Game, player: str, told: Mapping[str, Any], at: int) -> Act:
    return Play(player=player, at=at, cards=_codes(told["play"]), as_rank=_rank(told), turn=told.get("turn"))


def _putsch(g: Game, player: str, told: Mapping[str, Any], at: int) -> Act:
    return Putsch(
        player=player, at=at, cards=_codes(told["putsch"]), as_rank=_rank(told), window=told.get("window"),
        reaction_ms=told.get("reaction_ms"), connection_ms=told.get("connection_ms"),
    )  # fmt: skip


def _pass(g: Game, player: str, told: Mapping[str, Any], at: int) -> Act:
    open_now = asking(g)
    window = told.get("window", open_now[0].id if open_now is not None and "turn" not in told else None)
    if window is not None:
        return Decline(player=player, at=at, window=window)
    return PassTurn(player=player, at=at, turn=told.get("turn"))


def _direction(g: Game, player: str, told: Mapping[str, Any], at: int) -> Act:
    said = told["direction"]
    return Direction(player=player, at=at, towards=said.get("towards"), clockwise=said.get("clockwise"))


def _demand(g: Game, player: str, told: Mapping[str, Any], at: int) -> Act:
    return Demand(player=player, at=at, ranks=_codes(told["demand"]))


def _exchange(g: Game, player: str, told: Mapping[str, Any], at: int) -> Act:
    return Exchange(player=player, at=at, cards=_codes(told["exchange"]))


def _vote(g: Game, player: str, told: Mapping[str, Any], at: int) -> Act:
    return Vote(player=player, at=at, vote=told["vote"])


_MAKE: dict[str, Callable[[Game, str, Mapping[str, Any], int], Act]] = {
    "play": _play, "putsch": _putsch, "pass": _pass, "direction": _direction, "demand": _demand,
    "exchange": _exchange, "vote": _vote,
}  # fmt: skip


def facts(g: Game) -> dict[str, Any]:
    """What may be expected of a match, by name."""
    state, top = match(g), match(g).top
    trick: Any = None
    if top is not None:
        trick = {
            "by": top.by, "cards": top.cards, "rank": top.rank, "size": top.size, "same": top.same,
            "out": list(state.passed),
        }  # fmt: skip
    return {
        "hands": {player: Hand(hand) for player, hand in state.hands.items()},
        "trick": trick,
        "roles": dict(state.roles),
        "revolution": state.revolution,
        "direction": state.direction,
        "manches_played": state.manches_played,
        "away": [player.id for player in state.players if player.absent],
        "views": {viewer: _seen(g, viewer) for viewer in (*(p.id for p in state.players), "spectator")},
    }


def _seen(g: Game, viewer: str) -> dict[str, Any]:
    """The hands and the exchange as this viewer is shown them."""
    shown = views.view(g, None if viewer == "spectator" else viewer)
    received: dict[str, Any] = {}
    for transfer in shown.exchanged:
        received[transfer.to] = transfer.cards or transfer.number
    hands: dict[str, Any] = {player.id: player.cards for player in shown.players}
    return {"hands": hands | ({viewer: shown.hand} if viewer in hands else {}), "received": received}


def _cards(told: Any, where: str) -> list[str]:
    cards = _codes(told)
    wrong = [card for card in cards if not is_card(card)]
    if wrong:
        raise DialectError(f"{where}: there is no card {wrong[0]}")
    return cards


def _codes(told: Any) -> list[str]:
    """Codes as YAML gives them: some ranks look like numbers."""
    return [str(code) for code in told]


def _rank(told: Mapping[str, Any]) -> str | None:
    return str(told["as"]) if told.get("as") is not None else None
