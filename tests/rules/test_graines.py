"""Card graines, sentence by sentence."""

from __future__ import annotations

import pytest

from service import engine
from service.engine.core.actions.acts import Leave
from tests.support.told import Told

GRAINES = "je_ne_mange_pas_de_graines"
BOOKS = ("wikimonde", "titouan")


def standing(book: str = "wikimonde", dice: str = "", **options: object) -> Told:
    """Karadoc has stood up."""
    game = Told(book, dice=dice, **options)
    assert game.leaves("karadoc") == "counted"
    return game


@pytest.mark.parametrize("book", BOOKS)
def test_back_after_the_annonce_seats_him_and_nothing_else(book: str) -> None:
    game = standing(book)
    assert game.says("karadoc", GRAINES) == "counted"
    assert game.presence("karadoc") == "standing"
    assert game.comes_back("karadoc") == "counted"
    assert game.presence("karadoc") == "seated"
    assert game.scores["karadoc"] == 100
    assert game.bevues["karadoc"] == 0


@pytest.mark.parametrize("book", BOOKS)
def test_back_without_it_is_a_bevue_and_he_is_seated(book: str) -> None:
    game = standing(book)
    assert game.comes_back("karadoc") == "bevue"
    assert game.presence("karadoc") == "seated"
    assert game.scores["karadoc"] == 90


def test_lenient_back_without_it_is_refused_and_he_still_stands() -> None:
    game = standing(bevue="lenient")
    assert game.comes_back("karadoc") == "graines_owed"
    assert game.presence("karadoc") == "standing"
    game.says("karadoc", GRAINES)
    assert game.comes_back("karadoc") == "counted"
    assert game.scores["karadoc"] == 100


def test_the_annonce_not_standing_is_a_bevue() -> None:
    game = Told()
    assert game.says("karadoc", GRAINES) == "bevue"
    assert game.scores["karadoc"] == 90


def test_the_annonce_a_second_time_while_standing_is_nothing() -> None:
    game = standing()
    game.says("karadoc", GRAINES)
    assert game.says("karadoc", GRAINES) == "counted"
    assert game.presence("karadoc") == "standing"
    assert game.bevues["karadoc"] == 0


def test_any_other_act_counts_as_back_first_and_then_as_itself() -> None:
    game = standing(dice="112")
    game.turn("perceval")
    assert game.says("karadoc", "pas_mou_le_caillou") == "counted", "he is asked again"
    assert game.presence("karadoc") == "seated"
    assert game.scores["karadoc"] == 90
    assert game.bevues["karadoc"] == 1
    assert game.settle().scores["karadoc"] == 98


def test_a_throw_while_standing_is_back_and_a_throw() -> None:
    game = Told(dice="145 33")
    game.turn("perceval")
    game.leaves("karadoc")
    assert game.roll("karadoc", at=1_400) == "too_early"
    assert game.presence("karadoc") == "seated"
    assert game.roll("karadoc", at=1_600) == "counted"
    assert game.scores["karadoc"] == 90


def test_a_pass_while_standing_is_back_too() -> None:
    game = standing()
    assert game.passes("karadoc") == "nothing_asked"
    assert game.presence("karadoc") == "seated"
    assert game.scores["karadoc"] == 90


def test_lenient_any_other_act_without_the_annonce_is_refused() -> None:
    game = standing(bevue="lenient")
    assert game.passes("karadoc") == "graines_owed"
    assert game.presence("karadoc") == "standing"


def test_what_is_not_well_formed_is_refused_and_never_a_bevue() -> None:
    game = standing()
    assert game.says("karadoc", "no_such_word") == "unknown_annonce"
    assert game.presence("karadoc") == "standing"
    assert game.bevues["karadoc"] == 0


def test_the_bevue_of_the_return_and_that_of_the_act_add_up() -> None:
    game = standing()
    assert game.says("karadoc", "pas_mou_le_caillou") == "bevue"
    assert game.scores["karadoc"] == 80
    assert game.bevues["karadoc"] == 2


def test_leave_while_standing_and_back_while_seated_are_refused() -> None:
    game = standing()
    assert game.leaves("karadoc") == "already_standing"
    assert game.comes_back("arthur") == "not_standing"


def test_everybody_stands_and_the_clock_stops_until_somebody_is_seated() -> None:
    game = Told(seats={"perceval": 100, "karadoc": 100}, dice="145")
    game.leaves("karadoc", plus=0)
    game.leaves("perceval", plus=0)
    assert game.game.state.stopped_at is not None
    assert game.says("karadoc", GRAINES) == "counted"
    assert game.game.state.stopped_at is not None
    assert game.comes_back("karadoc") == "counted"
    assert game.game.state.stopped_at is None


def test_an_annonce_once_made_holds_for_that_standing_up_only() -> None:
    game = standing()
    game.says("karadoc", GRAINES)
    game.comes_back("karadoc")
    game.leaves("karadoc")
    assert game.comes_back("karadoc") == "bevue"


def test_switched_off_the_annonce_is_unknown_and_back_is_free() -> None:
    game = standing(rules={"graines": False})
    assert game.says("karadoc", GRAINES) == "unknown_annonce"
    assert game.comes_back("karadoc") == "counted"
    assert game.scores["karadoc"] == 100


def test_being_away_by_silence_is_not_standing() -> None:
    game = Told(dice="125125125125", seats={"perceval": 100, "karadoc": 100}, turn_ms=1000)
    while game.presence("perceval") != "away":
        game.wait(500)
    assert game.passes("perceval") == "nothing_asked"
    assert game.presence("perceval") == "seated"
    assert game.bevues["perceval"] == 0


def test_leaving_for_good_is_standing_for_good() -> None:
    game = Told()
    game.act(Leave(player="karadoc", at=100, for_good=True))
    assert game.comes_back("karadoc") == "bevue"
    assert game.presence("karadoc") == "seated"


def test_leaving_a_window_open_behind_one_does_not_save_from_it() -> None:
    game = standing(dice="234")
    game.turn("perceval")
    game.says("perceval", "grelotte_ca_picote", at=300)
    game.says("arthur", "grelotte_ca_picote", at=500)
    game.wait(100)
    assert game.scores["karadoc"] == 90


def test_the_table_throws_for_him_with_turn_ms_0() -> None:
    game = standing(dice="145235")
    game.turn("perceval")
    game.settle()
    assert game.scores == {"perceval": 150, "karadoc": 150, "arthur": 100}
    assert game.turn_of == "arthur"


def test_before_the_first_turn_there_is_no_bevue() -> None:
    game = Told(first=None, dice="3")
    game.leaves("karadoc")
    assert game.says("karadoc", GRAINES) == "not_begun"
    assert game.comes_back("karadoc") == "counted"
    assert game.bevues["karadoc"] == 0


def test_expected_offers_the_words_to_who_stands() -> None:
    game = standing()
    assert GRAINES in game.may("karadoc")
    assert GRAINES not in game.may("arthur")
    game.says("karadoc", GRAINES)
    assert GRAINES not in game.may("karadoc")


@pytest.mark.parametrize("bevue", ["strict", "lenient"])
def test_who_owes_the_annonce_is_offered_nothing_else(bevue: str) -> None:
    game = Told(seats={"perceval": 100, "karadoc": (100, "flan grelottine")}, bevue=bevue)
    assert "flan" in game.may("karadoc")
    game.leaves("karadoc")
    assert set(game.may("karadoc")) == {GRAINES}
    game.says("karadoc", GRAINES)
    assert GRAINES not in game.may("karadoc")
    assert "flan" in game.may("karadoc")


def test_the_annonce_is_offered_at_once_though_everybody_stands() -> None:
    game = standing()
    game.leaves("arthur")
    game.leaves("perceval", plus=0)
    game.says("karadoc", GRAINES, plus=500)
    [offered] = engine.expected(game.game, "perceval", game.now).acts
    assert (offered.name, offered.not_before) == (GRAINES, game.now)
