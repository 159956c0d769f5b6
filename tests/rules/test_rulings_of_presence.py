"""Who is back is asked again (cards graines R4, tour R6); who stood is no part of an Excalibur (aquitaine R9)."""

from __future__ import annotations

import pytest

from service import engine
from tests.support.told import Told

GRAINES = "je_ne_mange_pas_de_graines"
BOOKS = ("wikimonde", "titouan", "expert")


def standing(dice: str, book: str = "wikimonde", who: str = "karadoc", **options: object) -> Told:
    """Somebody stands, and has said the words."""
    game = Told(book, dice=dice, **options)
    game.leaves(who)
    game.says(who, GRAINES)
    return game


@pytest.mark.parametrize("book", BOOKS)
def test_who_is_back_in_an_artichette_an_offer_or_bets_is_asked_again(book: str) -> None:
    game = standing("343", book)
    game.turn("perceval")
    assert game.waiting()["relance_bets"] == ["perceval", "arthur"]
    game.comes_back("karadoc")
    assert game.waiting()["relance_bets"] == ["perceval", "karadoc", "arthur"]
    for player, value in (("perceval", 4), ("karadoc", 5), ("arthur", 6)):
        assert game.says(player, "je_relance", value=value) == "counted"
    assert set(game.bevues.values()) == {0}


def test_who_comes_back_and_says_nothing_pays_for_silence() -> None:
    game = standing("343")
    game.turn("perceval")
    game.comes_back("karadoc")
    for player, value in (("perceval", 4), ("arthur", 6)):
        game.says(player, "je_relance", value=value)
    assert game.to_throw == "perceval"
    game.wait(15_100)
    assert game.bevues["karadoc"] == 1


def test_who_had_spoken_before_standing_up_is_not_asked_again() -> None:
    game = Told(dice="336")
    game.turn("perceval")
    game.says("karadoc", "pas_mou_le_caillou", at=500)
    game.leaves("karadoc", plus=10)
    assert game.says("karadoc", "pas_mou_le_caillou", plus=10) != "counted"
    assert game.settle().scores["karadoc"] == 162


def test_a_window_that_has_closed_meanwhile_stays_closed() -> None:
    game = standing("336")
    game.turn("perceval")
    game.says("arthur", "pas_mou_le_caillou")
    game.wait(60)
    assert game.says("karadoc", "pas_mou_le_caillou") == "too_late"
    assert game.scores["arthur"] == 172


def test_what_counts_from_who_is_absent_is_offered() -> None:
    game = standing("336")
    game.turn("perceval")
    assert "pas_mou_le_caillou" in game.may("karadoc")


def test_an_own_pass_of_who_was_asked_again_is_final() -> None:
    game = standing("336")
    game.turn("perceval")
    assert game.passes("karadoc") == "counted"
    game.leaves("karadoc")
    game.says("karadoc", GRAINES)
    assert game.says("karadoc", "pas_mou_le_caillou") == "too_late"


def test_the_window_and_who_was_asked_again_survive_the_store() -> None:
    game = standing("336")
    game.turn("perceval")
    game.game = engine.decode(engine.encode(game.game))
    assert game.says("karadoc", "pas_mou_le_caillou") == "counted"


# --- Excalibur


def excalibur(*stand: str) -> Told:
    seats = dict.fromkeys(("perceval", "karadoc", "arthur", "leodagan"), 0)
    game = Told("titouan", dice="135", aquitaine=True, seats=seats, rules={"graines": False})
    for player in stand:
        game.leaves(player)
    game.turn("perceval")
    return game


def drunk(game: Told) -> dict[str, int]:
    return dict(engine.view(game.game, None).sips.drunk)  # type: ignore[union-attr]


def test_who_stands_up_after_the_first_shout_had_to_shout() -> None:
    game = excalibur()
    for player, at in (("perceval", 500), ("karadoc", 510), ("arthur", 520)):
        game.says(player, "excalibur", at=at)
    game.leaves("leodagan", plus=5)
    game.wait(4_000)
    assert game.waiting() == {"roi": ["perceval", "karadoc", "arthur"]}
    assert drunk(game) == {}


def test_who_stands_up_before_it_had_not() -> None:
    game = excalibur()
    game.leaves("leodagan", plus=400)
    for player in ("perceval", "karadoc", "arthur"):
        game.says(player, "excalibur", plus=10)
    game.wait(4_000)
    assert drunk(game) == {"perceval": 3, "karadoc": 3, "arthur": 3}


def test_two_stand_and_the_two_who_sit_drink_two_each() -> None:
    game = excalibur("leodagan", "arthur")
    game.says("perceval", "excalibur")
    game.says("karadoc", "excalibur", plus=10)
    game.wait(4_000)
    assert drunk(game) == {"perceval": 2, "karadoc": 2}


def test_who_is_away_by_silence_sits() -> None:
    game = excalibur()
    game.game.player("leodagan").away = True
    for player in ("perceval", "karadoc", "arthur"):
        game.says(player, "excalibur", plus=10)
    game.wait(4_000)
    assert game.waiting() == {"roi": ["perceval", "karadoc", "arthur"]}
