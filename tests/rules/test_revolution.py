"""Card revolution: four of a kind turn the order."""

from __future__ import annotations

from typing import Any

import pytest

from service.engine.trou_du_cul.events import CardsLaid, RevolutionMade
from tests.support.match import Match

NINES = "9S 9H 9D 9C"
HANDS = {"perceval": f"{NINES} 8S 8H XR", "karadoc": "KS KH 5S 4S", "arthur": "JS JH 7S 6S"}


def match(hands: dict[str, str] = HANDS, **told: Any) -> Match:
    options = told.pop("options", {})
    return Match(hands, first="perceval", told=told, **options)


def test_a_pure_four_led_turns_the_order_and_its_player_leads_again() -> None:
    game = match()
    assert game.plays("perceval", NINES) == "counted"
    assert (game.state.revolution, game.turn, game.state.top) == (True, "perceval", None)
    assert game.plays("perceval", "8S") == "counted"
    assert game.plays("karadoc", "KS") == "too_low"
    assert game.plays("karadoc", "5S") == "counted"


def test_it_is_told_face_up_and_is_no_combination_to_beat() -> None:
    game = match()
    game.plays("perceval", NINES)
    [made] = game.told(RevolutionMade)
    assert (made.cards, made.order[0], made.order[-1], made.left) == (NINES.split(), "2", "3", 3)
    assert game.told(CardsLaid) == []


def test_a_second_one_turns_it_back() -> None:
    game = match({**HANDS, "perceval": f"{NINES} TS TH TD TC 8S"})
    game.plays("perceval", NINES)
    assert game.plays("perceval", "TS TH TD TC") == "counted"
    assert (game.state.revolution, game.turn) == (False, "perceval")


def test_it_holds_until_the_manche_ends_and_the_next_one_starts_in_the_normal_order() -> None:
    """R3."""
    second = {"perceval": "9S 8S 7S", "karadoc": "TS 6S 5S"}
    game = Match(
        {"perceval": NINES, "karadoc": "KS KH"}, second, first="perceval", vote=False, manches=3,
    )  # fmt: skip
    game.plays("perceval", NINES)
    assert (game.state.manche, game.state.revolution) == (2, False)


@pytest.mark.parametrize("cards", ["9S 9H 9D XR"])
def test_a_four_with_a_joker_is_ordinary(cards: str) -> None:
    game = match()
    game.plays("perceval", cards)
    assert (game.state.revolution, game.top.size) == (False, 4)


def test_a_pure_four_laid_on_another_combination_is_ordinary() -> None:
    game = match({**HANDS, "karadoc": "TS TH TD TC 5S"})
    game.plays("perceval", "9S 9H 9D XR")
    assert game.plays("karadoc", "TS TH TD TC") == "counted"
    assert (game.state.revolution, game.top.by) == (False, "karadoc")


def test_it_exists_with_one_pack_only() -> None:
    hands = {**HANDS, "leodagan": "5H 4H"}
    game = match(hands, options={"packs": 2})
    game.plays("perceval", NINES)
    assert (game.state.revolution, game.top.size, game.turn) == (False, 4, "karadoc")


def test_it_can_be_switched_off() -> None:
    game = match(options={"rules": {"revolution": False}})
    assert not any(choice["revolution"] for choice in game.may("perceval")["play"]["ranks"])
    game.plays("perceval", NINES)
    assert (game.state.revolution, game.top.size) == (False, 4)


def test_it_is_not_a_choice() -> None:
    """R1."""
    game = match()
    [choice] = [choice for choice in game.may("perceval")["play"]["ranks"] if choice["rank"] == "9"]
    assert (choice["revolution"], choice["sizes"]) == (True, [1, 2, 3, 4])
    assert game.plays("perceval", NINES, "9") == "counted"
    assert game.state.revolution


def test_a_four_of_2s_is_one_like_any_other() -> None:
    """R2."""
    game = match({**HANDS, "perceval": "2S 2H 2D 2C 8S"})
    game.plays("perceval", "2S 2H 2D 2C")
    assert (game.state.revolution, game.turn, game.places) == (True, "perceval", {})


def test_after_the_last_cards_the_next_in_the_manche_leads_under_the_new_order() -> None:
    game = match({**HANDS, "perceval": NINES})
    game.plays("perceval", NINES)
    assert (game.turn, game.state.revolution, game.places) == ("karadoc", True, {"perceval": 1})


def test_in_a_revolution_the_3_is_told_to_close() -> None:
    game = match({**HANDS, "perceval": "3S 2S 8S"}, revolution=True)
    closes = {choice["rank"]: choice["closes"] for choice in game.may("perceval")["play"]["ranks"]}
    assert closes == {"2": False, "8": False, "3": True}


def test_the_view_tells_the_order_in_force() -> None:
    from service import engine

    game = match()
    game.plays("perceval", NINES)
    manche = engine.view(game.game, None).manche
    assert (manche.revolution, manche.order[0], manche.order[-1]) == (True, "2", "3")
