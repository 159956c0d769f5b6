"""Card suite, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.support.told import Told

GRELOTTE = "grelotte_ca_picote"
SANS_FIN = "sans_fin_est_la_moisissure"
BOOKS = ("wikimonde", "titouan")


def suite(dice: str = "234", book: str = "wikimonde", **options: object) -> Told:
    game = Told(book, dice=dice, **options)
    game.turn("perceval")
    return game


def second_step(dice: str = "234", **options: object) -> Told:
    """Karadoc and Arthur have not shouted."""
    game = suite(dice, **options)
    game.says("perceval", GRELOTTE, at=500)
    game.wait(3_500)
    return game


def third_step(dice: str, **options: object) -> Told:
    """Karadoc and Arthur are silent again."""
    game = second_step("234" + dice, **options)
    game.wait(4_000)
    return game


# --- step 1


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("dice", ["234", "354", "456"])
def test_the_last_one_loses_10(book: str, dice: str) -> None:
    game = suite(dice, book)
    for player, at in (("perceval", 400), ("karadoc", 500)):
        assert game.says(player, GRELOTTE, at=at) == "counted"
    assert game.says("arthur", GRELOTTE, at=600) == "too_late", "it was over at 550, and he was last without a shout"
    game.settle()
    assert game.scores == {"perceval": 100, "karadoc": 100, "arthur": 90}
    assert game.turn_of == "karadoc"


def test_the_maker_may_lose_too() -> None:
    game = suite()
    game.says("arthur", GRELOTTE)
    game.says("karadoc", GRELOTTE)
    assert game.settle().scores == {"perceval": 90, "karadoc": 100, "arthur": 100}


def test_who_has_not_shouted_is_last_whatever_the_others_did() -> None:
    game = suite()
    game.says("perceval", GRELOTTE, at=10)
    game.says("karadoc", GRELOTTE, at=3_999)
    assert game.settle().scores["arthur"] == 90


def test_a_pass_is_not_a_shout() -> None:
    game = suite()
    game.passes("arthur")
    game.says("perceval", GRELOTTE)
    game.says("karadoc", GRELOTTE)
    assert game.scores["arthur"] == 90, "and it ends at once, because everybody has shouted or passed"


def test_it_ends_tie_ms_after_the_latest_shout_when_one_alone_is_missing() -> None:
    game = suite()
    game.says("perceval", GRELOTTE, at=500)
    game.says("karadoc", GRELOTTE, at=700)
    game.wait(49)
    assert game.turn_of == "perceval"
    game.wait(1)
    assert game.turn_of == "karadoc"
    assert game.scores["arthur"] == 90
    assert game.says("arthur", GRELOTTE) == "too_late"


def test_it_does_not_end_early_when_somebody_has_passed() -> None:
    game = suite()
    game.passes("perceval", at=300)
    game.says("karadoc", GRELOTTE, at=500)
    game.wait(1_000)
    assert game.turn_of == "perceval", "Arthur's shout would still save him"
    game.says("arthur", GRELOTTE)
    assert game.scores == {"perceval": 90, "karadoc": 100, "arthur": 100}


def test_the_one_who_is_missing_may_still_be_tied_within_tie_ms() -> None:
    game = suite()
    game.says("perceval", GRELOTTE, at=500)
    game.says("karadoc", GRELOTTE, at=700)
    assert game.says("arthur", GRELOTTE, at=750) == "counted"
    assert game.waiting() == {SANS_FIN: ["karadoc", "arthur"]}


def test_the_chain_0_40_80_leaves_40_and_80_tied() -> None:
    game = suite()
    for player, at in (("perceval", 0), ("karadoc", 40), ("arthur", 80)):
        game.says(player, GRELOTTE, at=at)
    assert game.waiting() == {SANS_FIN: ["karadoc", "arthur"]}


def test_several_silent_ones_are_tied_and_go_to_step_2() -> None:
    assert second_step().waiting() == {SANS_FIN: ["karadoc", "arthur"]}


def test_all_silent_all_are_tied() -> None:
    game = suite()
    game.wait(4_000)
    assert game.waiting() == {SANS_FIN: ["perceval", "karadoc", "arthur"]}


def test_the_same_shout_twice_from_one_player_the_first_counts_the_others_are_late() -> None:
    game = suite()
    assert game.says("perceval", GRELOTTE, at=500) == "counted"
    assert game.says("perceval", GRELOTTE, at=551) == "too_late"
    assert game.says("perceval", GRELOTTE, at=4_000) == "too_late"
    assert game.bevues["perceval"] == 0


def test_after_the_original_deadline_it_is_a_bevue_on_top_of_the_10_points() -> None:
    game = suite()
    game.says("perceval", GRELOTTE, at=500)
    game.says("karadoc", GRELOTTE, at=600)
    assert game.says("arthur", GRELOTTE, at=4_001) == "bevue"
    assert game.scores["arthur"] == 80


# --- step 2


@pytest.mark.parametrize("book", BOOKS)
def test_step_2_one_last_loses_10(book: str) -> None:
    game = second_step(book=book)
    assert game.says("karadoc", SANS_FIN) == "counted"
    assert game.settle().scores == {"perceval": 100, "karadoc": 100, "arthur": 90}


def test_step_2_lasts_reaction_ms_from_the_end_of_step_1() -> None:
    game = second_step()
    assert game.window(SANS_FIN).opened == game.landed + 4_000
    assert game.window(SANS_FIN).deadline == game.landed + 8_000


def test_step_2_is_among_the_tied_and_only_them() -> None:
    assert second_step().says("perceval", SANS_FIN) == "bevue"


def test_sans_fin_without_a_tie_is_a_bevue() -> None:
    game = suite()
    assert game.says("arthur", SANS_FIN) == "bevue"
    assert game.scores["arthur"] == 90


def test_step_2_several_last_go_to_step_3() -> None:
    game = second_step()
    game.says("karadoc", SANS_FIN, plus=100)
    game.says("arthur", SANS_FIN, plus=50)
    assert game.waiting() == {"suite": ["karadoc", "arthur"]}


# --- step 3


@pytest.mark.parametrize("book", BOOKS)
def test_step_3_the_highest_face_loses_10(book: str) -> None:
    game = third_step("25", book=book)
    assert game.roll("arthur") == "counted"
    assert game.roll("karadoc") == "counted"
    assert game.scores == {"perceval": 100, "karadoc": 90, "arthur": 100}


@pytest.mark.parametrize("book", BOOKS)
def test_several_highest_throw_again_and_the_highest_then_loses_20_then_30(book: str) -> None:
    game = third_step("44 35", book=book)
    for player in ("karadoc", "arthur", "karadoc", "arthur"):
        game.roll(player)
    assert game.scores == {"perceval": 100, "karadoc": 100, "arthur": 80}
    game = third_step("44 11 65", book=book)
    for player in ("karadoc", "arthur") * 3:
        game.roll(player)
    assert game.scores == {"perceval": 100, "karadoc": 70, "arthur": 100}


def test_only_the_highest_throw_again() -> None:
    game = suite("234 551")
    game.wait(8_000)
    for player in ("perceval", "karadoc", "arthur"):
        game.roll(player)
    assert game.waiting() == {"suite": ["perceval", "karadoc"]}


def test_step_3_the_table_throws_at_decision_ms_in_order_of_play() -> None:
    game = third_step("25")
    game.wait(14_999)
    assert game.turn_of == "perceval"
    game.wait(1)
    assert game.scores["arthur"] == 90, "Karadoc sits nearer to the player on turn, and has the 2"


def test_step_3_asks_nobody_to_pass() -> None:
    assert third_step("").passes("karadoc") == "nothing_asked"


# --- 1-2-3 and the floor


def test_1_2_3_is_one_settlement_the_velute_first() -> None:
    game = Told(seats={"perceval": 0, "karadoc": 50}, dice="123")
    game.turn("perceval")
    game.says("karadoc", GRELOTTE)
    game.settle()
    assert game.scores["perceval"] == 8, "18 first, then minus 10"
    assert len(game.settlements) == 1


def test_1_2_3_pays_the_velute_only_when_the_suite_is_over() -> None:
    game = Told(seats={"perceval": 330, "karadoc": 50}, dice="123")
    game.turn("perceval")
    game.says("perceval", GRELOTTE)
    assert game.winner is None
    assert game.settle().winner == "perceval"


@pytest.mark.parametrize(
    ("book", "options", "scores"),
    [
        ("wikimonde", {}, {"perceval": 100, "karadoc": 0}),
        ("titouan", {}, {"perceval": 100, "karadoc": -5}),
        ("titouan", {"negative_scores": False}, {"perceval": 100, "karadoc": 0}),
    ],
)
def test_loss(book: str, options: dict[str, object], scores: dict[str, int]) -> None:
    game = Told(book, seats={"perceval": 100, "karadoc": 5}, dice="234", **options)
    game.turn("perceval")
    game.says("perceval", GRELOTTE)
    assert game.settle().scores == scores


def test_with_two_players_the_same() -> None:
    game = Told(seats={"perceval": 100, "karadoc": 100}, dice="234")
    game.turn("perceval")
    game.says("perceval", GRELOTTE, at=300)
    assert game.settle().scores["karadoc"] == 90
