"""Card finir: to get rid of the last cards."""

from __future__ import annotations

import pytest

from service.engine.trou_du_cul.events import PlayerFinished
from tests.support.match import Match

THREE = {"karadoc": "5S 5H 6S", "arthur": "7S 7H 8S"}


def finished(*acts: tuple[str, str], hands: dict[str, str], **told: object) -> list[tuple[str, int, bool]]:
    """Who has finished, at which place, and whether on the closing rank."""
    game = Match(hands, first="perceval", told=told).play_on(*acts)
    return [(event.player, event.place, event.foul) for event in game.told(PlayerFinished)]


@pytest.mark.parametrize(
    ("cards", "as_rank", "revolution", "place"),
    [
        ("AS", None, False, 1), ("2S", None, False, 3), ("2S 2H", None, False, 3), ("2S XR", None, False, 3),
        ("2S 2H 2D", None, False, 3), ("XR", "2", False, 3), ("XR", "A", False, 1), ("XR XB", "2", False, 3),
        ("3S", None, False, 1), ("2S", None, True, 1), ("3S", None, True, 3), ("XR", "3", True, 3),
        ("XR", "2", True, 1), ("3S 3H", None, True, 3), ("2S 2H 2D XR", None, False, 3),
    ],
)  # fmt: skip
def test_the_last_combination_makes_the_place(cards: str, as_rank: str | None, revolution: bool, place: int) -> None:
    """R2, R4, R5: none of them is refused."""
    game = Match({"perceval": cards, **THREE}, first="perceval", told={"revolution": revolution})
    assert game.plays("perceval", cards, as_rank) == "counted"
    assert game.places == {"perceval": place}


@pytest.mark.parametrize(
    ("rank", "revolution", "place"),
    [("2", False, 3), ("3", True, 3), ("3", False, 1), ("2", True, 1), ("9", False, 1), ("9", True, 1)],
)
def test_a_pure_four_as_the_last_cards_is_laid_under_the_order_that_it_turns(
    rank: str, revolution: bool, place: int
) -> None:
    """R3."""
    cards = " ".join(rank + suit for suit in "SHDC")
    game = Match({"perceval": cards, **THREE}, first="perceval", told={"revolution": revolution})
    game.plays("perceval", cards)
    assert (game.places, game.state.revolution) == ({"perceval": place}, not revolution)
    assert game.turn == "karadoc"


def test_clean_finishes_fill_the_places_from_the_top() -> None:
    hands = {"perceval": "9S", "karadoc": "TS", "arthur": "JS", "leodagan": "4S 5S"}
    assert finished(("perceval", "9S"), ("karadoc", "TS"), ("arthur", "JS"), hands=hands) == [
        ("perceval", 1, False), ("karadoc", 2, False), ("arthur", 3, False),
    ]  # fmt: skip


def test_the_others_fill_them_from_the_bottom_the_first_is_trou_du_cul() -> None:
    """R1."""
    hands = {"perceval": "2S", "karadoc": "2H", "arthur": "JS", "leodagan": "4S 5S"}
    assert finished(("perceval", "2S"), ("karadoc", "2H"), ("arthur", "JS"), hands=hands) == [
        ("perceval", 4, True), ("karadoc", 3, True), ("arthur", 1, False),
    ]  # fmt: skip


def test_a_player_who_is_left_with_cards_has_the_one_place_left_even_the_first() -> None:
    """R1."""
    game = Match({"perceval": "2S", "karadoc": "2H", "arthur": "JS QS"}, first="perceval")
    game.play_on(("perceval", "2S"), ("karadoc", "2H"))
    assert game.roles == {"arthur": "president", "karadoc": "citoyen", "perceval": "trou_du_cul"}


def test_a_2_that_is_not_the_last_card_costs_nothing() -> None:
    game = Match({"perceval": "2S 9S", **THREE}, first="perceval")
    game.play_on(("perceval", "2S"), ("perceval", "9S"))
    assert game.places == {"perceval": 1}


def test_a_penalised_player_is_out_of_the_manche() -> None:
    game = Match({"perceval": "2S", **THREE}, first="perceval")
    game.play_on(("perceval", "2S"), ("karadoc", "5S"), ("arthur", "7S"))
    assert game.turn == "karadoc"


def test_finishing_by_a_putsch_is_finishing() -> None:
    hands = {"perceval": "QH QD 4S", "karadoc": "QS QC", "arthur": "5S 5H 6S"}
    game = Match(hands, first="perceval", rules={"putsch": True})
    game.plays("perceval", "QH QD")
    game.putsches("karadoc", "QS QC")
    game.settle()
    assert (game.places, game.turn, game.state.top) == ({"karadoc": 1}, "arthur", None)


def test_a_player_without_cards_holds_no_turn_and_sees_no_play() -> None:
    game = Match({"perceval": "9S", **THREE}, first="perceval").play_on(("perceval", "9S"))
    assert game.may("perceval") == {}
    assert game.plays("perceval", "9S") == "not_your_turn"
