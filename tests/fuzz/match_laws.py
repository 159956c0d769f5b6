"""What must hold at every table of cards after every act."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from service import engine
from service.engine.cards.pack import PACK
from service.engine.core import events as ev
from service.engine.core.events import Event
from service.engine.trou_du_cul import events as cards
from service.engine.trou_du_cul.roles import role_of
from service.engine.trou_du_cul.rules.manche.bareme import BY_ROLE
from service.engine.trou_du_cul.state import CardState, match
from tests.support.match import codes

Forms = Mapping[str, Event]


class Conservation:
    """Each card that was dealt is in one hand, or was laid or discarded.

    given: how many deals are told; all that follow are dealt whole packs.
    """

    def __init__(self, given: int) -> None:
        self.given = given
        self.dealt: Counter[str] = Counter()
        self.laid: Counter[str] = Counter()

    def check(self, state: CardState, fresh: Sequence[Event], private: Mapping[int, Forms]) -> None:
        """Look at what has happened, and at all hands."""
        for event in fresh:
            if isinstance(event, cards.HandDealt):
                forms = private[event.seq].values()
                self.dealt = Counter(card for form in forms if isinstance(form, cards.HandDealt) for card in form.cards)
                self.laid = Counter()
                assert sum(event.hands.values()) == self.dealt.total()
                if event.manche > self.given:
                    assert self.dealt == Counter(PACK * state.packs), "all cards are dealt"
            elif isinstance(event, cards.CardsLaid | cards.RevolutionMade):
                self.laid.update(event.cards)
        held = Counter(card for hand in state.hands.values() for card in hand)
        assert held + self.laid == self.dealt, "no card comes from nowhere or is lost"


def points_are_what_the_bareme_says(state: CardState, fresh: Sequence[Event], out: Mapping[str, str]) -> None:
    """Every settlement is that of a manche: by role, by place, or none. Players who are out get nothing."""
    finished = [event for event in fresh if isinstance(event, cards.MancheFinished)]
    moved = [event for event in fresh if isinstance(event, ev.PointsMoved)]
    if state.options["points"] == "none":
        assert not moved
        return
    for manche, settlement in zip(finished, moved, strict=True):
        players = len(manche.places)
        assert sorted(manche.places.values()) == list(range(1, players + 1)), "each place once"
        for movement in settlement.movements:
            place = manche.places[movement.player]
            by_role = state.options["points"] == "grades"
            worth = BY_ROLE[role_of(place, players)] if by_role else players - place
            assert movement.points == worth, movement
        assert {m.player for m in settlement.movements} >= manche.places.keys() - out.keys()


def hands_stay_hidden(state: CardState, fresh: Sequence[Event], private: Mapping[int, Forms]) -> None:
    """No event of another seat names a card of a hand; what lies on the table may be named by all."""
    for event in fresh:
        named = codes(event)
        on_table = isinstance(event, cards.CardsLaid | cards.RevolutionMade)
        if isinstance(event, ev.WindowClosed) and event.name == "putsch":
            assert len(event.answers) <= 1, "who lost is not told"
        else:
            assert on_table or not named, event
        for player, form in private.get(event.seq, {}).items():
            assert codes(form) <= codes(event) | _own(form, player), form


def _own(form: Event, player: str) -> set[str]:
    if isinstance(form, cards.HandDealt):
        return set(form.cards)
    if isinstance(form, cards.CardsExchanged):
        return set(form.cards) if player in (form.giver, form.to) else set()
    if isinstance(form, ev.WindowClosed):
        return {card for answer in form.answers if answer.player == player for card in answer.fields.get("cards", [])}
    return set()


def others_cards_make_no_difference(game: engine.Game, blob: bytes, viewer: str | None, rng: Random, now: int) -> None:
    """What a viewer is shown is the same when the hidden cards of all others are dealt among them anew."""
    before, changed = _shown(game, viewer, now), engine.decode(blob)
    state = match(changed)
    others = [player for player in state.hands if player != viewer]
    mixed = [card for player in others for card in state.hands[player]]
    rng.shuffle(mixed)
    for player in others:
        number = len(state.hands[player])
        state.hands[player], mixed = mixed[:number], mixed[number:]
    for transfer in state.transfers:
        if viewer not in (transfer.giver, transfer.to):
            transfer.cards = ["XR"] * len(transfer.cards)
    for _, window in changed.windows():
        if window.name == "putsch":
            window.spoken = [answer for answer in window.spoken if answer.player == viewer]
    assert _shown(changed, viewer, now) == before, "what is hidden makes no difference to others"
    assert engine.next_due(changed) == engine.next_due(engine.decode(blob)), "nor does how long they wait"


def _shown(game: engine.Game, viewer: str | None, now: int) -> list[Any]:
    shown: list[Any] = [engine.view(game, viewer)]
    if viewer is not None:
        shown.append(engine.expected(game, viewer, now))
    return [msgspec.to_builtins(one) for one in shown]


def one_thing_is_asked(game: engine.Game, now: int) -> None:
    """While a match is played something waits: for time, or for a player who is there and is told what counts."""
    if game.state.status != "playing":
        assert game.state.status == "finished"
        assert not game.state.records
        return
    windows = [window for _, window in game.windows()]
    assert len(windows) == 1, windows
    if game.next_due() is None:
        waiting = [player for player in windows[0].waiting() if not game.player(player).absent]
        assert waiting, "the match waits for a player who is there"
        assert all(engine.expected(game, player, now).acts for player in waiting)
