"""Card absence: silence, leaving, and coming back."""

from __future__ import annotations

from typing import Any

import pytest

from service.engine.core.events import GameFinished, PresenceChanged
from service.engine.trou_du_cul.events import CardsLaid, HandDealt, TurnPassed
from tests.support.match import FOUR_ROLES, Match

HANDS = {"perceval": "9S 5S 4S", "karadoc": "TS 6S 3S", "arthur": "JS 7S 8S"}


def match(hands: dict[str, str] = HANDS, **options: Any) -> Match:
    return Match(hands, first="perceval", turn_ms=10_000, told=options.pop("told", None), **options)


def acted(game: Match) -> list[tuple[str, bool]]:
    """Who has passed, and whether the game passed for them."""
    return [(event.player, event.silence) for event in game.told(TurnPassed)]


def silent_lead(hand: str, *, revolution: bool = False) -> tuple[str, str]:
    """The card that the game leads for a silent player, and as what."""
    game = match({**HANDS, "perceval": hand}, told={"revolution": revolution}).wait(10_000)
    [laid] = game.told(CardsLaid)
    assert laid.by == "silence"
    return " ".join(laid.cards), laid.rank


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("9S XR 4S 4C", ("4C", "4")), ("4S 4H", ("4H", "4")), ("XR XB", ("XB", "3")), ("XR 2S", ("2S", "2")),
        ("3S 3H 3D", ("3D", "3")), ("AS KS", ("KS", "K")),
    ],
)  # fmt: skip
def test_a_silent_leader_lays_the_weakest_card_alone(hand: str, card: tuple[str, str]) -> None:
    """R2: it may break a pair."""
    assert silent_lead(hand) == card


@pytest.mark.parametrize(("hand", "card"), [("9S 4S", ("9S", "9")), ("3S 2C", ("2C", "2")), ("XR XB", ("XB", "2"))])
def test_in_a_revolution_the_weakest_is_read_in_the_order_in_force(hand: str, card: tuple[str, str]) -> None:
    assert silent_lead(hand, revolution=True) == card


def test_a_default_lead_may_finish_on_a_2() -> None:
    """R2."""
    game = match({**HANDS, "perceval": "2S"}).wait(10_000)
    assert game.places == {"perceval": 3}


def test_a_silent_player_who_must_answer_passes_of_the_kind_that_the_hand_makes_it() -> None:
    game = match()
    game.plays("perceval", "5S")
    game.wait(10_000)
    assert (acted(game), game.state.passed) == ([("karadoc", True)], ["karadoc"])
    game = match({**HANDS, "karadoc": "5H 6S", "arthur": "JS 7S"}).play_on(("perceval", "5S"), ("karadoc", "5H"))
    game.wait(10_000)
    assert game.told(TurnPassed)[-1].forced
    assert game.state.passed == []


def test_the_turn_clock_starts_with_the_turn_and_its_end_is_in_time() -> None:
    game = match()
    assert game.plays("perceval", "5S", at=10_000) == "counted"
    game = match()
    turn = game.window("turn")
    assert game.plays("perceval", "9S", at=10_001, turn=turn) == "too_late"
    assert game.told(CardsLaid)[0].cards == ["4S"]


def test_it_stands_while_a_window_is_open() -> None:
    hands = {"perceval": "9S 9H 4S", "karadoc": "TS TH 3S", "arthur": "JS JH 8S"}
    game = match(hands, rules={"putsch": True}, reaction_ms=9_000)
    game.plays("perceval", "9S 9H")
    game.wait(18_900)
    assert acted(game) == []
    game.wait(101)
    assert acted(game) == [("karadoc", True)]


def test_without_a_limit_there_is_no_clock() -> None:
    game = Match(HANDS, first="perceval", turn_ms=0).wait(100_000_000)
    assert (game.turn, game.told(CardsLaid)) == ("perceval", [])


# --- away


def test_so_many_silences_in_a_row_make_a_player_away() -> None:
    game = match({"perceval": "9S 8S 7S 6S", "karadoc": "TS JS"}, away_after=2)
    game.plays("perceval", "6S")
    game.wait(10_000)
    assert game.away == []
    game.plays("perceval", "7S")
    game.wait(10_000)
    assert game.away == ["karadoc"]
    assert [(e.player, e.presence) for e in game.told(PresenceChanged)] == [("karadoc", "away")]
    game.plays("perceval", "8S")
    assert (game.turn, acted(game)[-1]) == ("perceval", ("karadoc", True))


@pytest.mark.parametrize("act", ["counted", "refused"])
def test_any_act_sets_the_count_to_0_even_a_refused_one(act: str) -> None:
    game = match({"perceval": "9S 8S 7S 6S", "karadoc": "TS JS"}, away_after=2)
    game.plays("perceval", "6S")
    game.wait(10_000)
    game.plays("perceval", "7S")
    assert (game.passes("karadoc") if act == "counted" else game.plays("karadoc", "3S")) in ("counted", "not_held")
    if act == "counted":
        game.plays("perceval", "8S")
    game.wait(10_000)
    assert (game.away, acted(game)[-1]) == ([], ("karadoc", True))


def test_putsch_and_vote_do_not_count() -> None:
    hands = {"perceval": "9S 9H 4S", "karadoc": "TS TH 3S", "arthur": "JS JH 8S"}
    game = Match(hands, first="perceval", rules={"putsch": True}, away_after=1, turn_ms=0)
    game.plays("perceval", "9S 9H")
    assert game.wait(5_000).away == []


@pytest.mark.parametrize("window", ["direction", "demand", "exchange"])
def test_direction_demand_and_exchange_do(window: str) -> None:
    if window == "direction":
        game = Match({"perceval": "QH QS", "karadoc": "5S", "arthur": "6S", "leodagan": "7S"}, away_after=1)
    else:
        hands = {"perceval": "9S 8S 7S", "karadoc": "9H 8H 7H", "arthur": "TD TC 3S", "leodagan": "JS JH 4D"}
        game = Match(hands, roles=FOUR_ROLES, away_after=1, rules={"demande": window == "demand"})
    assert list(game.waiting()) == [window]
    asked = game.waiting()[window]
    assert sorted(game.wait(15_001).away) == sorted(asked)


def test_for_a_player_who_left_the_game_acts_at_once() -> None:
    game = match()
    game.plays("perceval", "5S")
    game.leaves("karadoc")
    assert (game.turn, acted(game), game.away) == ("arthur", [("karadoc", True)], ["karadoc"])


def test_a_leader_who_leaves_lays_the_weakest_card_at_once() -> None:
    game = match()
    game.leaves("perceval")
    assert (game.turn, game.top.cards) == ("karadoc", ["4S"])


def test_who_is_away_keeps_seat_hand_role_and_points() -> None:
    hands = {"perceval": "9S 8S 7S", "karadoc": "9H 8H 7H", "arthur": "TD TC 3S", "leodagan": "JS JH 4D"}
    game = Match(hands, roles=FOUR_ROLES, scores={"arthur": 3})
    before = game.hands["arthur"]
    game.leaves("arthur")
    assert (game.hands["arthur"], game.roles["arthur"], game.scores["arthur"]) == (before, "vice_trou_du_cul", 3)
    assert [player.id for player in game.state.players][2] == "arthur"


def test_no_window_waits_for_who_is_away() -> None:
    hands = {"perceval": "9S 9H 4S", "karadoc": "TS TH 3S", "arthur": "JS JH 8S"}
    game = match(hands, rules={"putsch": True})
    game.leaves("arthur")
    game.plays("perceval", "9S 9H")
    assert game.waiting() == {"putsch": ["karadoc"]}
    game.declines("karadoc")
    assert list(game.waiting()) == ["turn"]


def test_what_has_been_said_in_a_window_stands() -> None:
    hands = {"perceval": "9S 9H 4S", "karadoc": "9D 9C 3S", "arthur": "JS JH 8S"}
    game = match(hands, rules={"putsch": True})
    game.plays("perceval", "9S 9H")
    game.putsches("karadoc", "9D 9C")
    game.leaves("karadoc")
    game.settle_next()
    assert game.top.by == "karadoc"


def test_present_again_one_is_asked_again_in_the_open_window() -> None:
    hands = {"perceval": "9S 9H 4S", "karadoc": "9D 9C 3S", "arthur": "JS JH 8S"}
    game = match(hands, rules={"putsch": True})
    game.plays("perceval", "9S 9H")
    game.leaves("karadoc")
    assert game.waiting() == {"putsch": ["arthur"]}
    game.comes_back("karadoc")
    assert game.waiting() == {"putsch": ["karadoc", "arthur"]}
    assert game.putsches("karadoc", "9D 9C") == "counted"


def test_a_pass_of_ones_own_stays_a_pass() -> None:
    hands = {"perceval": "9S 9H 4S", "karadoc": "9D 9C 3S", "arthur": "JS JH 8S"}
    game = match(hands, rules={"putsch": True})
    game.plays("perceval", "9S 9H")
    game.declines("karadoc")
    game.leaves("karadoc")
    game.comes_back("karadoc")
    assert game.waiting() == {"putsch": ["arthur"]}
    assert game.putsches("karadoc", "9D 9C") == "already_said"


def test_an_act_makes_present_again_even_a_refused_one_and_nothing_is_replayed() -> None:
    game = match()
    game.plays("perceval", "5S")
    game.leaves("karadoc")
    assert game.plays("karadoc", "6S") == "not_your_turn"
    assert (game.away, game.state.passed) == ([], ["karadoc"])


def test_leave_of_a_player_who_is_away_and_back_of_one_who_is_there_have_no_effect() -> None:
    game = match()
    game.plays("perceval", "5S")
    assert game.leaves("karadoc") == "counted"
    assert (game.leaves("karadoc"), game.away) == ("repeated", ["karadoc"])
    assert game.comes_back("karadoc") == "counted"
    seen = len(game.events)
    assert game.comes_back("karadoc") == "repeated"
    assert len(game.events) == seen


def test_back_of_a_player_who_is_there_sets_the_count_to_0() -> None:
    game = match({"perceval": "9S 8S 7S 6S", "karadoc": "TS JS"}, away_after=2)
    game.plays("perceval", "6S")
    game.wait(10_000)
    game.comes_back("karadoc")
    game.plays("perceval", "7S")
    assert game.wait(10_000).away == []


def test_a_table_that_all_have_left_plays_its_manche_and_ends() -> None:
    game = match({**HANDS, "arthur": "XR XB 2S"})
    for player in HANDS:
        game.leaves(player)
    [ended] = game.told(GameFinished)
    assert (ended.reason, len(game.told(HandDealt)), game.waiting()) == ("all_away", 1, {})
    assert sum(game.settlements[0].values()) == 0


def test_a_manche_goes_on_when_one_leaves() -> None:
    """R1."""
    game = match({"perceval": "9S 8S", "karadoc": "6S 3S", "arthur": "7S 5S"})
    game.leaves("karadoc")
    game.play_on(("perceval", "8S"), ("arthur", ""), ("perceval", "9S"))
    assert (game.places, game.turn) == ({"perceval": 1}, "arthur")
