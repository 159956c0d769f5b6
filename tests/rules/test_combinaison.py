"""Card combinaison: what may be laid together."""

from __future__ import annotations

import pytest

from tests.support.match import Match

HAND = "9S 9H 9D 9C XR XB TS JS"


def led(cards: str, hand: str = HAND) -> str:
    """What becomes of a lead."""
    game = Match({"perceval": hand, "karadoc": "5S 5H", "arthur": "6S 6H"}, first="perceval", packs=1)
    effect = game.plays("perceval", cards)
    if effect != "counted":
        assert game.hands["perceval"].split() == Match({"perceval": hand, "karadoc": "3S"}).hands["perceval"].split()
        assert game.turn == "perceval"
    return effect


@pytest.mark.parametrize("cards", ["9S", "9S 9H", "9S 9H 9D", "9S 9H 9D 9C", "9S XR", "9S XR XB", "9S 9H XB XR"])
def test_one_to_four_cards_of_one_rank(cards: str) -> None:
    assert led(cards) == "counted"


@pytest.mark.parametrize("cards", ["", "9S TS", "9S 9H TS", "9S TS JS", "9S XR TS", "9S 9H 9D 9C XR", "9S 9H TS JS"])
def test_nothing_else_is_a_combination(cards: str) -> None:
    assert led(cards) == "no_combination"


@pytest.mark.parametrize("cards", ["8S", "9S 9S", "TS JS QS", "XR XR"])
def test_a_card_that_is_not_in_the_hand_or_not_so_often(cards: str) -> None:
    assert led(cards) == "not_held"


def test_what_is_not_held_is_told_before_what_is_no_combination_and_before_a_wrong_as() -> None:
    game = Match({"perceval": HAND, "karadoc": "5S 5H"}, first="perceval")
    assert game.plays("perceval", "8S 9S", "K") == "not_held"
    assert game.plays("perceval", "9S TS", "K") == "no_combination"
    assert game.plays("perceval", "9S", "K") == "wrong_as"


@pytest.mark.parametrize("card", ["9X", "QZ", "10S", "q h", "XX", "9s"])
def test_a_code_that_does_not_exist_is_named(card: str) -> None:
    game = Match({"perceval": HAND, "karadoc": "5S 5H"}, first="perceval")
    code = card.replace(" ", "")
    assert game.plays("perceval", code) == "unknown_card"
    assert game.refusal is not None
    assert game.refusal.values["value"] == code


def test_two_combinations_are_the_same_when_size_and_rank_are_equal_whatever_jokers_and_suits() -> None:
    game = Match(
        {"perceval": "9S XR 4S", "karadoc": "9H 9D 4H", "arthur": "TS TH 4D", "leodagan": "JS JH 4C"}, first="perceval"
    )
    game.plays("perceval", "9S XR")
    game.plays("karadoc", "9H 9D")
    assert game.top.same


def test_another_size_or_rank_is_not_the_same() -> None:
    game = Match({"perceval": "9S 4S", "karadoc": "TH 4H", "arthur": "TS 4D"}, first="perceval")
    game.plays("perceval", "9S")
    game.plays("karadoc", "TH")
    assert not game.top.same


def test_two_equal_cards_of_two_packs_are_a_pair() -> None:
    game = Match({"perceval": "9S 9S 4S", "karadoc": "5S", "arthur": "6S", "leodagan": "7S"}, first="perceval", packs=2)
    assert game.plays("perceval", "9S 9S") == "counted"
    assert (game.top.size, game.hands["perceval"]) == (2, "4S")


def test_five_of_a_rank_of_two_packs_are_not_a_combination() -> None:
    """R1."""
    game = Match(
        {"perceval": "9S 9S 9H 9H 9D", "karadoc": "5S", "arthur": "6S", "leodagan": "7S"}, first="perceval", packs=2
    )
    assert game.plays("perceval", "9S 9S 9H 9H 9D") == "no_combination"
    assert game.plays("perceval", "9S 9S 9H 9H") == "counted"
