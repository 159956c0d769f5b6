"""Card main_cachee: what each may see, row by row, in views, events, `expected` and refusals.

Perceval is the owner of what is hidden, Leodagan the other party of the exchange; Karadoc and a spectator are others.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from service import engine
from service.engine.cards.pack import PACK
from service.engine.core.events import WindowClosed
from service.engine.core.told.view_types import Expected
from service.engine.trou_du_cul.events import (
    CardsExchanged,
    CardsLaid,
    DemandMade,
    HandDealt,
    MancheFinished,
    QueensShown,
    RevolutionMade,
    TurnPassed,
    VoteCast,
)
from service.engine.trou_du_cul.view_types import CardGameView
from tests.support.match import FOUR_ROLES, Match, codes

SEED = "5eed" * 16
OTHERS = ("karadoc", None)
RACE = {"perceval": "QH QD 4S 5D", "karadoc": "QS QC 5S", "arthur": "QH QS 6S", "leodagan": "7S 7H 8S"}
EXCHANGE = {"perceval": "9S 8S 7S", "karadoc": "9H 8H 7H", "arthur": "TD TC 3S", "leodagan": "JS JH 4D"}


def view(game: Match, viewer: str | None) -> CardGameView:
    found = engine.view(game.game, viewer)
    assert isinstance(found, CardGameView)
    return found


def race(*acts: tuple[str, str]) -> Match:
    """Perceval has led two queens, and these have been thrown, 300 ms after each other."""
    game = Match(RACE, first="perceval", rules={"putsch": True}, packs=2)
    assert game.plays("perceval", "QH QD") == "counted"
    for player, cards in acts:
        assert (game.putsches(player, cards, plus=300) if cards else game.declines(player)) == "counted"
    return game


# --- hand: the owner sees cards, all others a number


def test_a_hand_is_seen_by_its_owner_and_counted_by_all_others() -> None:
    game = Match(EXCHANGE, first="perceval")
    assert view(game, "perceval").hand == ["9S", "8S", "7S"]
    for viewer in (None, *EXCHANGE):
        seen = view(game, viewer)
        assert [player.cards for player in seen.players] == [3, 3, 3, 3]
        assert codes(msgspec.structs.replace(seen, hand=[])) == set()
    assert view(game, None).hand == []


def test_the_event_of_the_deal_has_the_hand_for_its_owner_only() -> None:
    game = Match(EXCHANGE, first="perceval")
    for viewer in (None, *EXCHANGE):
        [dealt] = [event for event in game.seen_by(viewer) if isinstance(event, HandDealt)]
        assert codes(dealt) == set(EXCHANGE[viewer].split() if viewer else ())


def test_expected_names_cards_of_the_own_hand_only() -> None:
    game = race()
    for viewer in RACE:
        expected: Expected = engine.expected(game.game, viewer, game.now)
        assert codes(expected) <= set(RACE[viewer].split())


def test_a_player_who_has_finished_sees_no_hands_either() -> None:
    game = Match({**EXCHANGE, "perceval": "9S"}, first="perceval").play_on(("perceval", "9S"))
    # What has been laid is seen by all.
    assert codes(view(game, "perceval")) == codes(view(game, None)) == {"9S"}


# --- cards laid, discarded fours, what a joker stands for: all see them


def test_cards_laid_are_seen_by_all_with_what_a_joker_stands_for() -> None:
    game = Match({**EXCHANGE, "perceval": "9S XR 7S"}, first="perceval").play_on(("perceval", "9S XR"))
    for viewer in (None, *EXCHANGE):
        [laid] = [event for event in game.seen_by(viewer) if isinstance(event, CardsLaid)]
        assert (laid.cards, laid.rank) == (["9S", "XR"], "9")
        tour = view(game, viewer).tour
        assert tour is not None
        assert (tour.cards, tour.rank) == (["9S", "XR"], "9")


def test_a_discarded_four_is_seen_by_all() -> None:
    game = Match({**EXCHANGE, "perceval": "AS AH AD AC 7S"}, first="perceval").play_on(("perceval", "AS AH AD AC"))
    for viewer in OTHERS:
        [made] = [event for event in game.seen_by(viewer) if isinstance(event, RevolutionMade)]
        assert made.cards == ["AS", "AH", "AD", "AC"]


# --- turn, owner, force, who is out, kind of a pass; roles, places, scores, direction, order, who is away: all


def test_what_is_public_is_the_same_for_all() -> None:
    hands = {"perceval": "9S 8S 7S", "karadoc": "9H 8H 7H", "arthur": "TD TC 3S", "leodagan": "JS JH 4D"}
    game = Match(hands, first="perceval", scores={"arthur": 3}, told={"direction": "clockwise"})
    game.play_on(("perceval", "9S"), ("karadoc", "9H"), ("arthur", ""))
    game.leaves("leodagan")
    public = msgspec.structs.replace(view(game, None))
    for viewer in EXCHANGE:
        assert msgspec.structs.replace(view(game, viewer), hand=[], you=None) == public
    assert public.tour is not None
    assert (public.turn, public.tour.by, public.tour.same, public.tour.out) == (
        "perceval",
        "karadoc",
        False,
        ["leodagan"],
    )
    for viewer in (None, *EXCHANGE):
        kinds_of_passes = [(e.player, e.forced) for e in game.seen_by(viewer) if isinstance(e, TurnPassed)]
        assert kinds_of_passes == [("arthur", True), ("leodagan", False)]


# --- first manche: the holders of the two queens


def test_the_queens_are_named_and_nothing_else() -> None:
    game = Match({"perceval": "QH 5S", "karadoc": "QS 6S", "arthur": "7S 8S"})
    for viewer in OTHERS:
        [shown] = [event for event in game.seen_by(viewer) if isinstance(event, QueensShown)]
        assert (shown.start, shown.direction, codes(shown)) == (["perceval"], ["karadoc"], set())


# --- exchange: these two see the cards, all others the number


@pytest.mark.parametrize("moment", ["taken", "given", "later"])
def test_the_exchange_is_seen_by_its_two_players(moment: str) -> None:
    game = Match(EXCHANGE, roles=FOUR_ROLES)
    if moment != "taken":
        game.exchanges("perceval", "7S 8S")
    if moment == "later":
        game.exchanges("karadoc", "7H")
    moved = {("leodagan", "perceval"): ["JS", "JH"], ("perceval", "leodagan"): ["7S", "8S"]}
    for viewer in (None, *EXCHANGE):
        for told in (
            [e for e in game.seen_by(viewer) if isinstance(e, CardsExchanged)], view(game, viewer).exchanged,
        ):  # fmt: skip
            seen = {(t.giver, t.to): (t.number, t.cards) for t in told}
            for pair in [("leodagan", "perceval"), *([] if moment == "taken" else [("perceval", "leodagan")])]:
                assert seen[pair] == (2, moved[pair] if viewer in pair else [])


def test_the_window_of_the_exchange_does_not_tell_what_was_given_in_it() -> None:
    game = Match(EXCHANGE, roles=FOUR_ROLES)
    game.exchanges("perceval", "7S 8S")
    game.exchanges("karadoc", "7H")
    for viewer in (None, *EXCHANGE):
        [closed] = [event for event in game.seen_by(viewer) if isinstance(event, WindowClosed)]
        assert codes(closed) == set()


# --- demand: the ranks are heard by all; whether it was met is hidden from others


def test_a_demand_is_heard_by_all_and_met_or_not_it_looks_alike_to_others() -> None:
    def others_see(leodagan: str) -> list[Any]:
        game = Match({**EXCHANGE, "leodagan": leodagan}, roles=FOUR_ROLES, rules={"demande": True})
        game.demands("perceval", "J J")
        game.declines("karadoc")
        seen = [e for e in game.seen_by(None) if not isinstance(e, HandDealt)]
        assert [e.ranks for e in seen if isinstance(e, DemandMade)] == [["J", "J"]]
        return [msgspec.to_builtins(event) for event in seen]

    assert others_see("JS JH 4D") == others_see("AS AH 4D") == others_see("JS AH 4D")


# --- cards left to the last player; the undealt order; the shuffle


def test_the_last_players_cards_are_never_told() -> None:
    game = Match({"perceval": "9S", "karadoc": "5S 6S"}, first="perceval").play_on(("perceval", "9S"))
    assert view(game, "karadoc").hand == ["6S", "5S"]
    for viewer in ("perceval", None):
        assert codes(view(game, viewer)) == {"9S"}, "which was laid"
        [finished] = [event for event in game.seen_by(viewer) if isinstance(event, MancheFinished)]
        assert codes(finished) == set()


def test_the_seed_of_the_shuffles_is_told_when_the_match_is_over_and_not_before() -> None:
    game = Match(seed=SEED, seats="perceval karadoc")
    for viewer in (None, "perceval"):
        seen = view(game, viewer)
        assert (seen.seed, len(seen.commitment or "")) == (None, 64)
        assert SEED not in repr(msgspec.to_builtins([seen, game.seen_by(viewer)]))
    game.forfeits("karadoc")
    assert view(game, None).seed == SEED


def test_decks_that_were_given_are_told_to_no_viewer() -> None:
    game = Match(pack="QH QS 5S 6S 7S 8S", seats="perceval karadoc arthur")
    assert codes(view(game, None)) == set()


# --- putsch acts before their window closes, and those that lost the race


@pytest.mark.parametrize("viewer", [None, "perceval", "arthur", "leodagan"])
def test_a_throw_is_seen_by_no_other_before_its_window_closes(viewer: str | None) -> None:
    silent, thrown = race(), race(("karadoc", "QS QC"))
    assert thrown.seen_by(viewer)[len(silent.events) :] == []
    assert view(thrown, viewer) == view(silent, viewer)
    if viewer:
        now = thrown.now
        assert engine.expected(thrown.game, viewer, now) == engine.expected(silent.game, viewer, now)


def test_its_player_sees_that_it_was_thrown() -> None:
    [window] = view(race(("karadoc", "QS QC")), "karadoc").windows
    assert (window.spoken, "karadoc" in window.waiting) == (["karadoc"], False)


def test_a_throw_and_a_wrong_throw_leave_the_same_deadline() -> None:
    silent, thrown = race(), race(("karadoc", "QS QC"), ("arthur", "QH QS"))
    assert engine.next_due(thrown.game) == engine.next_due(silent.game)


@pytest.mark.parametrize("viewer", [None, "perceval", "leodagan"])
def test_a_player_who_lost_the_race_looks_silent_to_all_others(viewer: str | None) -> None:
    lost, silent = race(("karadoc", "QS QC"), ("arthur", "QH QS")), race(("karadoc", "QS QC"))
    lost.settle_next()
    silent.settle_next()
    one, other = lost.seen_by(viewer), silent.seen_by(viewer)
    assert [msgspec.to_builtins(e) for e in one] == [msgspec.to_builtins(e) for e in other]
    assert view(lost, viewer) == view(silent, viewer)
    [closed] = [event for event in one if isinstance(event, WindowClosed)]
    assert (closed.silent, codes(closed)) == (["arthur", "leodagan"], {"QS", "QC"})


def test_a_player_who_lost_is_told_so() -> None:
    game = race(("karadoc", "QS QC"), ("arthur", "QH QS"))
    game.settle_next()
    [own] = [event for event in game.seen_by("arthur") if isinstance(event, WindowClosed)]
    assert [(answer.player, answer.fields["cards"]) for answer in own.answers] == [
        ("karadoc", ["QS", "QC"]), ("arthur", ["QH", "QS"]),
    ]  # fmt: skip
    assert own.silent == ["leodagan"]


def test_the_numbering_of_events_has_no_gap_for_any_reader() -> None:
    game = race(("karadoc", "QS QC"), ("arthur", "QH QS"), ("leodagan", "")).settle()
    for viewer in (None, *RACE):
        assert [event.seq for event in game.seen_by(viewer)] == list(range(1, len(game.events) + 1))


def test_a_window_with_two_throws_does_not_close_before_its_deadline() -> None:
    game = race(("karadoc", "QS QC"), ("arthur", "QH QS"), ("leodagan", ""))
    assert list(game.waiting()) == ["putsch"]
    due = engine.next_due(game.game)
    assert due == game.laid + 2_000


# --- votes, and who has declined in a window: all see them


def test_votes_are_heard_by_all() -> None:
    game = Match({"perceval": "9S", "karadoc": "5S 6S"}, first="perceval").play_on(("perceval", "9S"))
    game.votes("karadoc", "on_arrete")
    for viewer in (None, "perceval"):
        assert [(e.player, e.vote) for e in game.seen_by(viewer) if isinstance(e, VoteCast)] == [
            ("karadoc", "on_arrete")
        ]


def test_who_has_declined_is_seen_by_all() -> None:
    game = race(("leodagan", ""))
    for viewer in (None, *RACE):
        [window] = view(game, viewer).windows
        assert window.passed == ["leodagan"]


# --- a refusal is told to its author only


def test_a_refusal_leaves_no_event() -> None:
    game = race()
    seen = len(game.events)
    game.putsches("leodagan", "7S 7H")
    game.plays("karadoc", "QS QC")
    assert game.events[seen:] == []


def test_a_refusal_names_no_card_but_those_that_were_sent() -> None:
    game = race()
    assert game.putsches("leodagan", "QS QC") == "not_held"
    assert game.refusal is not None
    assert codes(list(game.refusal.values.values())) <= {"QS", "QC"}
    assert not [card for card in PACK if card in game.refusal.message and card not in ("QS", "QC")]


# --- what the game does by itself depends on public facts only


def test_the_putsch_window_opens_whether_or_not_a_player_holds_the_pair() -> None:
    poor = {**RACE, "karadoc": "9S TC 5S", "arthur": "9H TS 6S"}
    game = Match(poor, first="perceval", rules={"putsch": True}, packs=2)
    game.plays("perceval", "QH QD")
    assert game.waiting() == race().waiting()
    assert engine.next_due(game.game) == engine.next_due(race().game)


def test_the_game_never_passes_for_a_present_player_because_that_player_cannot_play() -> None:
    game = Match({**EXCHANGE, "karadoc": "3S 4S"}, first="perceval", turn_ms=10_000).play_on(("perceval", "9S"))
    game.wait(9_999)
    assert (game.turn, game.told(TurnPassed)) == ("karadoc", [])


def test_a_turn_lasts_as_long_whatever_the_hand() -> None:
    def due(hand: str) -> int | None:
        game = Match({**EXCHANGE, "karadoc": hand}, first="perceval", turn_ms=10_000).play_on(("perceval", "9S"))
        return engine.next_due(game.game)

    assert due("3S 4S") == due("AS 2H") == due("9H XR")
