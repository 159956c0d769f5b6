"""Card tour (its rule has the id tour_de_cartes): a lead, and everything laid on it."""

from __future__ import annotations

import pytest

from service.engine.core.events import TurnStarted
from service.engine.trou_du_cul.events import CardsLaid
from tests.support.match import Match, kinds

HANDS = {"perceval": "QH QD 9S 4S", "karadoc": "QS QC KS KH 5S", "arthur": "AS AH 9H 6S", "leodagan": "2S 2H 8S 7S"}


def match(**told: object) -> Match:
    return Match(HANDS, first="perceval", told=told)


@pytest.mark.parametrize(("direction", "following"), [("clockwise", "karadoc"), ("counterclockwise", "leodagan")])
def test_the_turn_goes_on_in_the_direction(direction: str, following: str) -> None:
    game = match(direction=direction)
    game.plays("perceval", "4S")
    assert game.turn == following


def test_the_leader_lays_any_combination() -> None:
    assert match().plays("perceval", "4S") == "counted"
    assert match().plays("perceval", "QH QD") == "counted"


def test_the_leader_may_not_pass() -> None:
    """R1."""
    game = match()
    assert game.passes("perceval") == "leader_must_play"
    assert (game.turn, "pass" in game.may("perceval")) == ("perceval", False)


@pytest.mark.parametrize(
    ("answer", "result"),
    [("QS QC", "counted"), ("KS KH", "counted"), ("KS", "wrong_size"), ("QS QC KS", "no_combination")],
)
def test_an_answer_has_the_same_size_and_an_equal_or_higher_rank(answer: str, result: str) -> None:
    game = match()
    game.plays("perceval", "QH QD")
    assert game.plays("karadoc", answer) == result
    assert game.turn == ("arthur" if result == "counted" else "karadoc")


def test_a_lower_rank_is_refused_with_the_rank_to_beat() -> None:
    game = match()
    game.plays("perceval", "9S")
    assert game.plays("karadoc", "5S") == "too_low"
    assert game.refusal is not None
    assert game.refusal.values["rank"] == "9"
    assert (game.turn, game.top.cards) == ("karadoc", ["9S"])


def test_a_wrong_size_is_told_with_the_size_that_is_due() -> None:
    game = match()
    game.plays("perceval", "QH QD")
    assert game.plays("karadoc", "KS") == "wrong_size"
    assert game.refusal is not None
    assert game.refusal.values["size"] == 2


def test_the_order_of_the_refusals_of_a_play() -> None:
    game = match()
    game.plays("perceval", "QH QD")
    turn = game.window("turn")
    # From the last to be told to the first.
    assert game.plays("karadoc", "5S") == "wrong_size"
    assert game.plays("karadoc", "KS KH", "A") == "wrong_as"
    assert game.plays("karadoc", "KS 5S", "A") == "no_combination"
    assert game.plays("karadoc", "AS 5S", "A") == "not_held"
    assert game.plays("arthur", "2S 5S", "A") == "not_your_turn"
    assert game.plays("arthur", "2S 5S", "A", turn=turn - 1) == "too_late"
    assert game.plays("arthur", "2S ZZ", "A", turn=turn - 1) == "unknown_card"
    assert game.turn == "karadoc"


@pytest.mark.parametrize("player", ["karadoc", "arthur", "leodagan"])
def test_another_player_than_the_one_on_turn_is_refused(player: str) -> None:
    game = match()
    assert game.plays(player, HANDS[player].split()[0]) == "not_your_turn"
    assert game.refusal is not None
    assert game.refusal.values["turn_of"] == "perceval"
    assert game.passes(player) == "not_your_turn"


def test_players_who_pass_of_their_own_will_are_stepped_over_until_the_tour_ends() -> None:
    game = match().play_on(("perceval", "4S"), ("karadoc", ""), ("arthur", "6S"), ("leodagan", "7S"))
    game.play_on(("perceval", "9S"))
    assert (game.turn, game.state.passed) == ("arthur", ["karadoc"])


def test_everybody_in_the_manche_is_back_in_the_next_tour() -> None:
    game = match().play_on(("perceval", "4S"), ("karadoc", ""), ("arthur", ""), ("leodagan", ""))
    assert (game.turn, game.state.passed, game.state.top) == ("perceval", [], None)
    game.play_on(("perceval", "9S"))
    assert game.turn == "karadoc"


def test_the_owner_is_never_asked_to_cover_their_own_combination() -> None:
    """R2."""
    game = match().play_on(("perceval", "9S"), ("karadoc", "KS"), ("arthur", ""), ("leodagan", ""), ("perceval", ""))
    assert (game.turn, game.state.top) == ("karadoc", None)


def test_what_has_been_laid_is_seen_by_everybody() -> None:
    game = match().play_on(("perceval", "QH QD"))
    [laid] = game.told(CardsLaid)
    assert (laid.player, laid.cards, laid.rank, laid.size, laid.same, laid.by, laid.left) == (
        "perceval", ["QH", "QD"], "Q", 2, False, "turn", 2,
    )  # fmt: skip
    assert laid.seq not in game.private


def test_a_turn_is_told_with_its_number_and_whether_it_is_a_lead() -> None:
    game = match().play_on(("perceval", "4S"))
    first, second = game.told(TurnStarted)
    assert (first.player, first.lead, first.deadline) == ("perceval", True, None)
    assert (second.player, second.lead, second.turn) == ("karadoc", False, game.window("turn"))


def test_a_tap_that_comes_late_never_counts_for_another_turn() -> None:
    game = match()
    first = game.window("turn")
    assert game.plays("perceval", "4S", turn=first) == "counted"
    game.play_on(("karadoc", "5S"), ("arthur", "6S"), ("leodagan", "7S"))
    assert game.turn == "perceval"
    assert game.plays("perceval", "9S", turn=first) == "too_late"
    assert game.passes("perceval", turn=first) == "too_late"
    assert game.plays("perceval", "9S", turn=game.window("turn")) == "counted"


def test_what_may_be_laid_is_told_rank_by_rank() -> None:
    game = match()
    assert game.ranks("perceval") == {"4": [1], "9": [1], "Q": [1, 2]}
    assert game.may("perceval")["play"]["to_beat"] is None
    game.plays("perceval", "QH QD")
    assert game.ranks("karadoc") == {"Q": [2], "K": [2]}
    assert game.may("karadoc")["play"]["to_beat"] == {"rank": "Q", "size": 2, "same": False}
    assert game.may("arthur") == {}


def test_one_settlement_is_told_in_the_order_of_the_rules() -> None:
    game = Match({"perceval": "9S", "karadoc": "4S", "arthur": "5S 6S"}, first="perceval")
    game.plays("perceval", "9S")
    seen = len(game.events)
    assert kinds(game.events)[-3:] == ["player_finished", "tour_won", "turn_started"]
    game.plays("karadoc", "4S")
    assert kinds(game.events[seen:]) == [
        "cards_laid", "player_finished", "manche_finished", "grades_given", "points_moved", "window_opened",
    ]  # fmt: skip
