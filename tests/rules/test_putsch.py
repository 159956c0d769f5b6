"""Card putsch: a pair thrown on the same pair, out of turn."""

from __future__ import annotations

from typing import Any

import pytest

from service.engine.core.events import WindowClosed, WindowOpened
from service.engine.trou_du_cul.events import CardsLaid
from tests.support.match import Match

HANDS = {
    "perceval": "QH QD AS AH 4S", "karadoc": "QS QC 5S 5H 3S", "arthur": "QH QS 6S 6H 3H", "leodagan": "QD XR 7S 7H",
}  # fmt: skip


def match(hands: dict[str, str] = HANDS, lead: str = "QH QD", **options: Any) -> Match:
    """Perceval has led a pair of queens; there are two packs, so that several may hold the pair."""
    rules = options.pop("rules", {"putsch": True})
    game = Match(hands, first="perceval", rules=rules, packs=options.pop("packs", 2), **options)
    assert game.plays("perceval", lead) == "counted"
    return game


def laid(game: Match) -> list[tuple[str, str]]:
    """Who laid what, and how."""
    return [(event.player, event.by) for event in game.told(CardsLaid)]


def test_it_is_off_unless_the_table_wants_it() -> None:
    game = match(rules={})
    assert list(game.waiting()) == ["turn"]
    assert game.putsches("arthur", "QH QS") == "rule_off"


def test_everybody_in_the_tour_but_the_owner_may_speak_the_player_on_turn_too() -> None:
    game = match()
    assert game.waiting() == {"putsch": ["karadoc", "arthur", "leodagan"]}
    [opened] = game.told(WindowOpened)
    assert opened.deadline == game.laid + 2_000


def test_with_fewer_than_two_cards_one_is_not_asked() -> None:
    game = match({**HANDS, "arthur": "QH"})
    assert game.waiting() == {"putsch": ["karadoc", "leodagan"]}
    assert game.putsches("arthur", "QH XR") == "not_asked"


def test_where_no_player_may_speak_no_window_opens() -> None:
    game = match({**HANDS, "karadoc": "5S", "arthur": "6S", "leodagan": "7S"})
    assert (list(game.waiting()), game.turn) == (["turn"], "karadoc")


def test_its_length_tells_nothing_of_the_hands() -> None:
    """R5."""
    without = match({**HANDS, "karadoc": "5S 5H 3S", "arthur": "6S 6H", "leodagan": "7S 7H"})
    assert without.waiting() == match().waiting()


@pytest.mark.parametrize("answer", ["lead", "answer", "putsch"])
def test_it_opens_on_a_pair_by_lead_by_answer_and_by_putsch(answer: str) -> None:
    game = match()
    if answer == "answer":
        game.settle().plays("karadoc", "QS QC")
    elif answer == "putsch":
        game.putsches("karadoc", "QS QC")
        game.settle_next()
    assert list(game.waiting()) == ["putsch"]
    assert game.top.by == ("perceval" if answer == "lead" else "karadoc")


@pytest.mark.parametrize("cards", ["9S", "9S 9H 9D", "9S 9H 9D 9C"])
def test_single_cards_threes_and_fours_open_none(cards: str) -> None:
    game = match({**HANDS, "perceval": "9S 9H 9D 9C 4S"}, lead=cards)
    assert list(game.waiting()) == ["turn"]


def test_none_opens_on_a_closing_pair_a_presidents_last_pair_or_the_end_of_the_manche() -> None:
    assert list(match({**HANDS, "perceval": "2S 2H 4S"}, lead="2S 2H").waiting()) == ["turn"]
    assert list(match({**HANDS, "perceval": "QH QD"}).waiting()) == ["turn"]
    assert list(match({"perceval": "QH QD", "karadoc": "QS QC 5S"}, packs=1).waiting()) == ["vote"]


def test_one_opens_on_a_pair_that_a_later_finisher_lays() -> None:
    hands = {**HANDS, "perceval": "9S", "karadoc": "QS QC"}
    game = match(hands, lead="9S")
    assert game.plays("karadoc", "QS QC") == "counted"
    assert game.waiting() == {"putsch": ["arthur", "leodagan"]}


def test_no_player_plays_or_passes_the_turn_until_it_closes() -> None:
    """R1."""
    game = match()
    assert game.plays("karadoc", "QS QC") == "window_open"
    assert game.refusal is not None
    assert game.refusal.values == {"window": game.window("putsch"), "deadline": game.laid + 2_000}
    assert game.passes("karadoc") == "window_open"
    assert game.hands["karadoc"] == "QS QC 5S 5H 3S"


def test_without_a_putsch_the_next_after_the_owner_is_on_turn() -> None:
    game = match().wait(2_000)
    assert (game.turn, list(game.waiting()), laid(game)) == ("karadoc", ["turn"], [("perceval", "turn")])


def test_when_all_have_declined_it_closes_at_once() -> None:
    game = match()
    for player in ("karadoc", "arthur", "leodagan"):
        assert game.declines(player) == "counted"
    assert (list(game.waiting()), game.turn, game.state.passed) == (["turn"], "karadoc", [])


def test_it_closes_early_when_all_but_one_have_declined_and_that_one_has_spoken() -> None:
    game = match()
    game.declines("karadoc")
    game.putsches("arthur", "QH QS")
    assert laid(game) == [("perceval", "turn")]
    game.declines("leodagan")
    assert laid(game) == [("perceval", "turn"), ("arthur", "putsch")]


def test_two_have_thrown_and_it_waits_for_its_deadline() -> None:
    """R7."""
    game = match()
    game.putsches("karadoc", "QS QC")
    game.putsches("arthur", "QH QS")
    game.declines("leodagan")
    assert laid(game) == [("perceval", "turn")]
    game.wait(2_000)
    assert laid(game)[1:] == [("karadoc", "putsch")]


def test_the_winner_owns_the_tour_the_pair_is_forced_and_a_new_window_opens() -> None:
    game = match()
    game.putsches("arthur", "QH QS", at=400)
    game.wait(1_600)
    assert (game.top.by, game.top.cards, game.top.same) == ("arthur", ["QH", "QS"], True)
    assert game.waiting() == {"putsch": ["perceval", "karadoc", "leodagan"]}
    assert game.hands["arthur"] == "6S 6H 3H"
    game.settle()
    assert game.turn == "leodagan"


def test_it_is_laid_when_the_window_closes() -> None:
    game = match()
    start = game.laid
    game.putsches("arthur", "QH QS", at=400)
    game.settle_next()
    assert game.told(CardsLaid)[-1].at == start + 2_000


def test_players_jumped_over_have_not_passed() -> None:
    game = match()
    game.putsches("arthur", "QH QS")
    game.settle()
    assert (game.state.passed, game.turn) == ([], "leodagan")
    game.play_on(("leodagan", ""), ("perceval", ""))
    assert game.turn == "karadoc"


@pytest.mark.parametrize(
    ("first", "later", "gap", "winner"),
    [
        ("karadoc", "arthur", 0, "karadoc"),
        ("arthur", "karadoc", 50, "karadoc"),
        ("arthur", "karadoc", 51, "arthur"),
        ("leodagan", "karadoc", 30, "karadoc"),
        ("leodagan", "arthur", 30, "arthur"),
        ("leodagan", "arthur", 60, "leodagan"),
    ],
)
def test_of_several_within_tie_ms_the_first_after_the_owner_has_it(
    first: str, later: str, gap: int, winner: str
) -> None:
    """R2."""
    pairs = {"karadoc": "QS QC", "arthur": "QH QS", "leodagan": "QD XR"}
    game = match()
    assert game.putsches(first, pairs[first], at=500) == "counted"
    assert game.putsches(later, pairs[later], plus=gap) == "counted"
    game.settle_next()
    assert game.top.by == winner
    loser = later if winner == first else first
    assert sorted(game.state.hands[loser]) == sorted(HANDS[loser].split())


def test_the_tie_counts_from_the_earliest_not_from_throw_to_throw() -> None:
    game = match()
    game.putsches("leodagan", "QD XR", at=500)
    game.putsches("arthur", "QH QS", at=540)
    game.putsches("karadoc", "QS QC", at=580)
    game.settle_next()
    assert game.top.by == "arthur"


def test_counterclockwise_the_seats_are_read_the_other_way_round() -> None:
    game = match(told={"direction": "counterclockwise"})
    game.putsches("karadoc", "QS QC", at=500)
    game.putsches("leodagan", "QD XR", at=540)
    game.settle_next()
    assert game.top.by == "leodagan"


def test_the_deadline_itself_is_in_time_and_what_comes_later_is_too_late() -> None:
    game = match()
    assert game.putsches("arthur", "QH QS", at=2_000) == "counted"
    assert game.putsches("karadoc", "QS QC", at=2_000) == "counted"
    game = match()
    window = game.window("putsch")
    assert game.putsches("arthur", "QH QS", at=2_001, window=window) == "too_late"
    assert game.turn == "karadoc"


def test_a_player_who_lost_the_race_may_putsch_on_the_winners_pair() -> None:
    """R6."""
    game = match()
    game.putsches("karadoc", "QS QC", at=500)
    game.putsches("arthur", "QH QS", at=600)
    game.settle_next()
    assert game.putsches("arthur", "QH QS") == "counted"
    game.settle_next()
    assert laid(game)[1:] == [("karadoc", "putsch"), ("arthur", "putsch")]


def test_jokers_make_the_pair_and_two_of_them_need_as() -> None:
    """R4."""
    assert match().putsches("leodagan", "QD XR") == "counted"
    game = match({**HANDS, "leodagan": "XB XR 7S"})
    assert game.putsches("leodagan", "XB XR") == "as_needed"
    assert game.putsches("leodagan", "XB XR", "K") == "wrong_rank"
    assert game.putsches("leodagan", "XB XR", "Q") == "counted"


def test_what_it_refuses_costs_nothing_and_one_may_try_again() -> None:
    game = match()
    assert game.putsches("karadoc", "5S 5H") == "wrong_rank"
    assert game.refusal is not None
    assert game.refusal.values["rank"] == "Q"
    assert game.putsches("karadoc", "QS") == "wrong_number"
    assert game.refusal.values["due"] == 2
    assert game.putsches("karadoc", "QS QC 5S") == "wrong_number"
    assert game.putsches("karadoc", "QS QH") == "not_held"
    assert game.putsches("karadoc", "QS 5S") == "no_combination"
    assert game.putsches("karadoc", "QS QC", "K") == "wrong_as"
    assert game.putsches("perceval", "AS AH") == "not_asked"
    assert game.putsches("karadoc", "QS ZZ") == "unknown_card"
    assert game.putsches("karadoc", "QS QC") == "counted"


def test_a_second_time_in_the_window_is_refused() -> None:
    game = match()
    game.putsches("karadoc", "QS QC")
    assert game.putsches("karadoc", "QS QC", plus=200) == "already_said"
    game.declines("arthur")
    assert game.putsches("arthur", "QH QS", plus=200) == "already_said"


def test_out_of_the_tour_is_out_of_the_race() -> None:
    """R3."""
    hands = {**HANDS, "perceval": "9S 9H 4S 5D"}
    game = match(hands, lead="9S 9H").settle()
    game.play_on(("karadoc", ""), ("arthur", "QH QS"))
    assert game.waiting() == {"putsch": ["perceval", "leodagan"]}
    assert game.putsches("karadoc", "QS QC") == "not_asked"


def test_outside_a_window_it_is_refused() -> None:
    game = match().settle()
    assert game.putsches("arthur", "QH QS") == "wrong_moment"


def test_the_last_pair_takes_a_place_and_a_new_president_ends_the_tour() -> None:
    game = match({**HANDS, "arthur": "QH QS"})
    game.putsches("arthur", "QH QS")
    game.settle()
    assert (game.places, game.turn, game.state.top) == ({"arthur": 1}, "leodagan", None)


def test_what_may_be_thrown_is_told_only_to_those_who_hold_the_pair() -> None:
    game = match({**HANDS, "arthur": "QH 6S 6H"})
    assert game.may("karadoc")["putsch"] == {"rank": "Q", "cards": ["QS", "QC"], "jokers": []}
    assert game.may("leodagan")["putsch"] == {"rank": "Q", "cards": ["QD"], "jokers": ["XR"]}
    assert game.may("arthur").keys() == {"pass"}
    assert game.may("perceval") == {}


def test_every_putsch_in_time_is_answered_alike() -> None:
    game = match()
    assert game.putsches("karadoc", "QS QC", at=300) == game.putsches("arthur", "QH QS", at=900) == "counted"


def test_who_declined_is_told_and_who_lost_counts_as_silent() -> None:
    game = match()
    game.putsches("karadoc", "QS QC", at=300)
    game.putsches("arthur", "QH QS", at=900)
    game.declines("leodagan")
    game.settle_next()
    [closed] = game.told(WindowClosed)
    assert (closed.passed, closed.silent) == (["leodagan"], ["arthur"])
    assert [answer.player for answer in closed.answers] == ["karadoc"]
