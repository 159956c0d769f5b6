"""Card chouette_velute, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.support.told import Told

SHOUT = "pas_mou_le_caillou"
BOOKS = ("wikimonde", "titouan")


def race(dice: str = "336", book: str = "wikimonde", **options: object) -> Told:
    game = Told(book, dice=dice, **options)
    game.turn("perceval")
    return game


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("dice", "value"), [("112", 8), ("224", 32), ("336", 72)])
def test_one_first_gains_the_value(book: str, dice: str, value: int) -> None:
    game = race(dice, book)
    assert game.says("karadoc", SHOUT) == "counted"
    game.settle()
    assert game.scores == {"perceval": 100, "karadoc": 100 + value, "arthur": 100}
    assert game.turn_of == "karadoc"


def test_the_maker_may_shout_too() -> None:
    game = race()
    game.says("perceval", SHOUT)
    game.settle()
    assert game.scores["perceval"] == 172


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("gap", "tied"), [(0, True), (49, True), (50, True), (51, False)])
def test_several_first_within_tie_ms_each_lose_it(book: str, gap: int, tied: bool) -> None:
    game = race("224", book)
    game.says("karadoc", SHOUT, at=600)
    game.says("arthur", SHOUT, at=600 + gap)
    game.settle()
    assert game.scores == {"perceval": 100, "karadoc": 68 if tied else 132, "arthur": 68 if tied else 100}


def test_the_third_of_0_40_80_is_late_and_loses_nothing() -> None:
    game = race("112")
    assert [game.says(p, SHOUT, at=at) for p, at in (("karadoc", 0), ("arthur", 40), ("perceval", 80))] == [
        "counted", "counted", "too_late",
    ]  # fmt: skip
    game.settle()
    assert game.scores == {"perceval": 100, "karadoc": 92, "arthur": 92}


def test_three_together_all_lose() -> None:
    game = race("112", "titouan")
    for player in ("karadoc", "arthur", "perceval"):
        game.says(player, SHOUT, at=500)
    assert game.scores == {"perceval": 92, "karadoc": 92, "arthur": 92}


def test_acts_that_arrive_in_another_order_are_ordered_by_their_time() -> None:
    game = race()
    game.says("karadoc", SHOUT, at=540)
    game.says("arthur", SHOUT, at=480)
    game.settle()
    assert game.scores == {"perceval": 100, "karadoc": 100, "arthur": 172}


def test_nobody_before_the_deadline_nothing() -> None:
    game = race()
    game.settle()
    assert game.scores == {"perceval": 100, "karadoc": 100, "arthur": 100}
    assert not game.settlements
    assert game.turn_of == "karadoc"


def test_the_deadline_itself_is_still_in_time() -> None:
    game = race()
    assert game.says("karadoc", SHOUT, at=4_000) == "counted"
    assert game.settle().scores["karadoc"] == 172


def test_after_the_original_deadline_it_is_a_bevue() -> None:
    assert race().says("karadoc", SHOUT, at=4_001) == "bevue"


def test_who_is_late_pays_nothing_until_the_original_deadline() -> None:
    game = race()
    game.says("karadoc", SHOUT, at=600)
    assert game.says("arthur", SHOUT, at=651) == "too_late"
    assert game.says("perceval", SHOUT, at=4_000) == "too_late"
    assert game.says("arthur", SHOUT, at=4_001) == "bevue"
    assert game.scores == {"perceval": 100, "karadoc": 172, "arthur": 90}


def test_it_is_decided_at_once_when_everybody_has_spoken_or_passed() -> None:
    game = race()
    game.passes("perceval", at=300)
    game.passes("arthur", at=400)
    assert game.turn_of == "perceval"
    game.says("karadoc", SHOUT, at=500)
    assert game.turn_of == "karadoc"
    assert game.scores["karadoc"] == 172


def test_everybody_passes_and_the_turn_goes_on() -> None:
    game = race()
    for player in ("perceval", "karadoc", "arthur"):
        assert game.passes(player) == "counted"
    assert game.turn_of == "karadoc"
    assert not game.settlements


def test_after_a_pass_the_shout_is_late() -> None:
    game = race()
    game.passes("karadoc")
    assert game.says("karadoc", SHOUT) == "too_late"


@pytest.mark.parametrize(
    ("book", "negative", "scores"),
    [
        ("wikimonde", None, {"perceval": 50, "karadoc": 0, "arthur": 0}),
        ("titouan", True, {"perceval": 50, "karadoc": -52, "arthur": -72}),
        ("titouan", False, {"perceval": 122, "karadoc": 72, "arthur": 0}),
    ],
)
def test_loss_below_zero(book: str, negative: bool | None, scores: dict[str, int]) -> None:
    options = {} if negative is None else {"negative_scores": negative}
    game = Told(book, seats={"perceval": 50, "karadoc": 20, "arthur": 0}, dice="336", **options)
    game.turn("perceval")
    game.says("karadoc", SHOUT, at=500)
    game.says("arthur", SHOUT, at=510)
    assert game.settle().scores == scores


def test_with_two_players_nothing_is_special() -> None:
    game = Told(seats={"perceval": 100, "karadoc": 100}, dice="112")
    game.turn("perceval")
    game.says("karadoc", SHOUT)
    assert game.settle().scores == {"perceval": 100, "karadoc": 108}


def test_with_the_rule_off_it_is_a_velute_and_its_shout_is_unknown() -> None:
    game = Told(dice="336", rules={"chouette_velute": False})
    game.turn("perceval")
    assert game.scores["perceval"] == 172
    assert game.says("karadoc", SHOUT) == "unknown_annonce"
