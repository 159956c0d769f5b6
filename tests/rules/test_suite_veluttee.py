"""Card suite_veluttee, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.support.told import Told

SEIZE = "veluttee"
KEEP = "patte_de_canard"
SHOUT = "grelotte_ca_picote"
ON = {"suite_veluttee": True}


def laid(dice: str = "123", **more: object) -> Told:
    """1-2-3 lies; the cul is the 3 unless told otherwise."""
    game = Told("titouan", dice=dice, **{"rules": ON, **more})
    game.turn("perceval")
    return game


def shouted(game: Told, last: str = "arthur") -> Told:
    """Everybody shouts for the Suite, and this one is last."""
    for n, player in enumerate([p for p in game.game.seated if p != last] + [last]):
        if game.says(player, SHOUT, at=600 + 100 * n) != "counted":
            assert player == last
    return game


def test_it_is_off_unless_asked_for_and_wikimonde_does_not_know_it() -> None:
    game = Told("titouan", dice="123")
    game.turn("perceval")
    assert game.says("karadoc", SEIZE) == "unknown_annonce"
    assert Told().says("karadoc", SEIZE) == "unknown_annonce"


def test_it_needs_suite_and_velute() -> None:
    for lacking in ("suite", "velute"):
        game = Told("titouan", rules={lacking: False})
        assert not game.game.has_rule("suite_veluttee")


def test_nobody_seizes_and_the_velute_stays_the_makers() -> None:
    game = shouted(laid())
    assert game.scores["perceval"] == 100, "it waits for the race"
    assert game.settle().scores == {"perceval": 118, "karadoc": 100, "arthur": 90}
    assert len(game.settlements) == 1
    assert game.turn_of == "karadoc"


def test_all_pass_and_it_is_settled_with_the_suite() -> None:
    game = shouted(laid(seats={"perceval": 100, "karadoc": 100}), last="karadoc")
    game.wait(60)
    assert game.settlements == []
    for player in ("perceval", "karadoc"):
        assert game.passes(player) == "counted"
    assert game.settlements == [{"perceval": 18, "karadoc": -10}]


@pytest.mark.parametrize(("hand", "seizing"), [(300, 300), (350, 300), (300, 310)])
def test_patte_de_canard_first_or_tied_keeps_it(hand: int, seizing: int) -> None:
    game = laid()
    for player, word, at in sorted([("perceval", KEEP, hand), ("karadoc", SEIZE, seizing)], key=lambda a: a[2]):
        assert game.says(player, word, at=at) == "counted"
    shouted(game).settle()
    assert game.scores == {"perceval": 118, "karadoc": 100, "arthur": 90}


def test_patte_de_canard_later_is_late() -> None:
    game = laid("123 52")
    game.says("karadoc", SEIZE, at=300)
    assert game.says("perceval", KEEP, at=351) == "too_late"


def test_one_seizure_alone_gains_the_raw_value_and_the_maker_nothing() -> None:
    game = laid("123 52")
    game.says("karadoc", SEIZE, at=300)
    shouted(game).wait(60)
    assert game.scores == {"perceval": 100, "karadoc": 100, "arthur": 90}
    assert game.roll("karadoc") == "counted"
    assert game.scores == {"perceval": 100, "karadoc": 150, "arthur": 90}
    assert game.turn_of == "karadoc"


def test_a_second_seizure_after_the_tie_is_late() -> None:
    game = laid()
    game.says("karadoc", SEIZE, at=300)
    assert game.says("arthur", SEIZE, at=351) == "too_late"
    assert game.bevues["arthur"] == 0


def test_a_throw_before_the_suite_is_over_is_refused_and_free() -> None:
    game = laid("123 52", seats={"perceval": 100, "karadoc": 100, "arthur": 100})
    game.says("arthur", SEIZE, at=300)
    assert game.roll("arthur", at=320) == "too_early"
    assert game.roll("arthur", at=500) == "too_early"
    assert game.bevues["arthur"] == 0
    assert game.roll("perceval", at=510) == "bevue"


def test_two_seizures_throw_a_chouette_each_and_the_maker_loses_their_value() -> None:
    game = laid("123 33")
    game.says("karadoc", SEIZE, at=300)
    game.says("arthur", SEIZE, at=330)
    shouted(game).wait(60)
    assert game.roll("arthur") == "counted"
    assert game.roll("karadoc") == "counted"
    assert game.scores == {"perceval": 30, "karadoc": 100, "arthur": 90}


def test_of_three_the_two_earliest_take_them_and_the_third_pays_nothing() -> None:
    seats = {"perceval": 100, "karadoc": 100, "arthur": 100, "leodagan": 100}
    game = laid("123 33", seats=seats)
    game.says("leodagan", SEIZE, at=300)
    game.says("arthur", SEIZE, at=310)
    game.says("karadoc", SEIZE, at=310)
    for n, player in enumerate(seats):
        game.says(player, SHOUT, at=600 + 100 * n)
    game.wait(60)
    assert game.waiting()["veluttee"] == ["leodagan", "karadoc"], "the nearest after the maker"


def test_the_cul_is_the_die_in_position_3() -> None:
    game = laid("321 56")  # the cul is the 1
    game.says("karadoc", SEIZE, at=300)
    shouted(game).wait(60)
    game.roll("karadoc")
    assert game.scores["karadoc"] == 172, "1-5-6"


@pytest.mark.parametrize(
    ("dice", "raw"),
    [("34", 9), ("63", 72), ("12", 18), ("33", 70), ("15", 0), ("24", 0), ("45", 0), ("32", 9)],
)
def test_raw_values(dice: str, raw: int) -> None:
    game = laid("123" + dice)
    game.says("karadoc", SEIZE, at=300)
    shouted(game).wait(60)
    game.roll("karadoc")
    assert game.scores["karadoc"] == 100 + raw
    assert game.holds["karadoc"] == set(), "no Grelottine comes of it"
    assert game.turn_of == "karadoc"


def test_a_soufflette_and_a_flan_among_the_new_dice_are_worth_nothing() -> None:
    for dice, new in (("231", "24"), ("132", "56")):
        game = laid(dice + new)
        game.says("karadoc", SEIZE, at=300)
        shouted(game).wait(60)
        game.roll("karadoc")
        assert game.scores["karadoc"] == 100
        assert game.settle().turn_of == "karadoc"


def test_who_does_not_throw_has_it_thrown_after_decision_ms() -> None:
    game = laid("123 52")
    game.says("karadoc", SEIZE, at=300)
    shouted(game).wait(60)
    game.wait(15_000)
    assert game.scores["karadoc"] == 150


def test_twins_patte_de_canard_by_others_and_veluttee_by_the_maker_are_bevues() -> None:
    game = laid()
    assert game.says("karadoc", KEEP) == "bevue"
    assert game.says("perceval", SEIZE) == "bevue"
    assert game.says("perceval", KEEP) == "counted"


def test_shouts_on_the_new_dice_are_late_up_to_the_original_deadline_and_then_bevues() -> None:
    game = laid("123 12")
    game.says("karadoc", SEIZE, at=300)
    shouted(game).wait(60)
    start = game.landed
    game.roll("karadoc")
    assert game.says("arthur", SHOUT) == "too_late"
    assert game.says("arthur", SEIZE) == "too_late"
    game.now = start + 4_000
    assert game.says("arthur", SHOUT, plus=1) == "bevue"


def test_the_loss_of_the_suite_is_settled_before_the_new_dice() -> None:
    game = laid("123 52")
    game.says("karadoc", SEIZE, at=300)
    shouted(game).wait(60)
    game.roll("karadoc")
    assert game.settlements == [{"arthur": -10}, {"karadoc": 50}]


def flanned(dice: str) -> Told:
    seats = {"perceval": 100, "karadoc": 100, "arthur": (100, "flan")}
    game = Told("titouan", dice=dice, seats=seats, rules=ON)
    assert game.says("arthur", "flan", target="perceval") == "counted"
    game.turn("perceval")
    return game


def test_flan_the_maker_loses_the_18() -> None:
    game = flanned("123").settle()
    assert game.scores["perceval"] == 82


def test_flan_the_thief_loses_the_raw_value() -> None:
    game = flanned("123 52")
    game.says("karadoc", SEIZE, at=300)
    game.wait(4_000)
    game.roll("karadoc")
    assert game.scores == {"perceval": 100, "karadoc": 50, "arthur": 100}


def test_flan_two_thieves_make_the_maker_gain_it() -> None:
    game = flanned("123 33")
    game.says("karadoc", SEIZE, at=300)
    game.says("arthur", SEIZE, at=310)
    game.wait(4_000)
    game.roll("karadoc")
    game.roll("arthur")
    assert game.scores["perceval"] == 170


def test_a_thief_who_is_put_out_before_his_throw_has_it_thrown_and_gains_nothing() -> None:
    game = laid("123 52", seats={"perceval": 100, "karadoc": -335, "arthur": 100, "leodagan": 100})
    game.says("karadoc", SEIZE, at=300)
    for n, player in enumerate(("perceval", "arthur", "leodagan")):
        game.says(player, SHOUT, at=600 + 100 * n)
    game.wait(60)
    assert game.out == ["karadoc"], "last in the Suite"
    assert game.scores == {"perceval": 100, "karadoc": -345, "arthur": 100, "leodagan": 100}
    assert game.turn_of == "arthur"


def test_of_two_thieves_one_is_put_out_and_the_maker_loses_all_the_same() -> None:
    game = laid("123 33", seats={"perceval": 100, "karadoc": -335, "arthur": 100})
    game.says("karadoc", SEIZE, at=300)
    game.says("arthur", SEIZE, at=310)
    shouted(game).wait(60)
    assert game.says("karadoc", SHOUT, plus=4_000) == "bevue"
    assert game.out == ["karadoc"]
    game.roll("arthur")
    assert game.scores["perceval"] == 30


def test_two_players_only_one_can_seize() -> None:
    game = laid("123 52", seats={"perceval": 100, "karadoc": 100})
    assert game.says("karadoc", SEIZE, at=300) == "counted"
    shouted(game, last="karadoc").wait(60)
    assert game.roll("karadoc") == "counted"
    assert game.scores == {"perceval": 100, "karadoc": 140}
