"""Card aquitaine, its Excalibur and its King, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from service.engine.cul_de_chouette.rules.table.aquitaine import sips
from tests.support.told import Told

SHOUT = "excalibur"
FOUR: dict[str, Any] = {"perceval": 0, "karadoc": 0, "arthur": 0, "leodagan": 0}


def thrown(dice: str = "531", seats: dict[str, Any] | None = None, **more: Any) -> Told:
    game = Told("titouan", dice=dice, seats=seats or FOUR, aquitaine=True, **more)
    game.turn("perceval")
    return game


def drunk(game: Told) -> dict[str, int]:
    return {p: n for p, n in sips.of(game.game).drunk.items() if n}


def king(game: Told) -> str:
    return sips.of(game.game).king


def test_none_shouts_and_nothing_happens_no_grelottine_either() -> None:
    game = thrown().settle()
    assert drunk(game) == {}
    assert game.holds["perceval"] == set()
    assert game.turn_of == "karadoc"


def test_with_two_players_it_is_a_neant() -> None:
    game = thrown(seats={"perceval": 0, "karadoc": 0})
    assert game.holds["perceval"] == {"grelottine"}


def test_switched_off_it_is_a_neant() -> None:
    assert thrown(rules={"excalibur": False}).holds["perceval"] == {"grelottine"}


def test_a_shout_with_no_other_is_a_bevue() -> None:
    game = thrown()
    game.says("karadoc", SHOUT, at=500)
    game.says("arthur", SHOUT, at=551)
    game.settle()
    assert drunk(game) == {"karadoc": 1, "arthur": 1}
    assert game.bevues["karadoc"] == game.bevues["arthur"] == 1


def test_lenient_a_shout_alone_costs_nothing() -> None:
    game = thrown(bevue="lenient")
    game.says("karadoc", SHOUT, at=500)
    assert drunk(game.settle()) == {}


def pair(dice: str = "531", **more: Any) -> Told:
    game = thrown(dice, **more)
    game.says("karadoc", SHOUT, at=500)
    game.says("arthur", SHOUT, at=550)
    game.wait(3_500)
    return game


def test_two_together_make_a_king_who_drinks_as_many() -> None:
    game = pair()
    assert game.may("karadoc")["roi"] == {"targets": list(FOUR)}
    assert game.says("karadoc", "roi", target="leodagan") == "counted"
    game.wait(60)
    assert drunk(game) == {"leodagan": 2}
    assert king(game) == "leodagan"
    assert game.turn_of == "karadoc"


def test_the_earliest_name_decides() -> None:
    game = pair()
    game.says("arthur", "roi", target="arthur")
    game.says("karadoc", "roi", target="perceval", plus=51)
    assert king(game.wait(60)) == "arthur"


@pytest.mark.parametrize(("dice", "chosen"), [("531 25", "perceval"), ("531 52", "arthur")])
def test_different_names_at_once_the_winner_of_a_roll_off_chooses(dice: str, chosen: str) -> None:
    game = pair(dice)
    game.says("karadoc", "roi", target="perceval")
    game.says("arthur", "roi", target="arthur", plus=10)
    game.wait(60)
    game.roll("karadoc")
    game.roll("arthur")
    assert king(game) == chosen


def test_silence_makes_no_king_and_nobody_drinks() -> None:
    game = pair()
    game.wait(15_000)
    assert drunk(game) == {}
    assert king(game) == ""


def test_only_the_first_group_counts_later_groups_are_late_and_single_shouts_wrong() -> None:
    game = thrown(seats={**FOUR, "bohort": 0, "lancelot": 0})
    for player, at in (("bohort", 100), ("karadoc", 500), ("arthur", 540), ("leodagan", 900), ("lancelot", 910)):
        game.says(player, SHOUT, at=at)
    game.wait(3_200)
    assert game.bevues["bohort"] == 1
    assert sum(game.bevues.values()) == 1
    assert set(game.may("karadoc")) & {"roi"}
    assert "roi" not in game.may("leodagan")


def test_everybody_together_is_the_guerre_civile_and_the_king_stays() -> None:
    game = Told("titouan", dice="531", seats=FOUR, aquitaine=True)
    sips.of(game.game).king = "arthur"
    game.turn("perceval")
    for n, player in enumerate(FOUR):
        game.says(player, SHOUT, at=500 + 10 * n)
    game.settle()
    assert drunk(game) == dict.fromkeys(FOUR, 4)
    assert king(game) == "arthur"


def tied_achat(dice: str, **more: Any) -> Told:
    """Karadoc and Arthur buy together; Leodagan is King."""
    game = Told("titouan", dice="25" + dice, seats=FOUR, aquitaine=True, **more)
    sips.of(game.game).king = "leodagan"
    game.throw("perceval")
    game.says("karadoc", "j_achete", at=300)
    game.says("arthur", "j_achete", at=310)
    game.wait(60)
    return game


def test_the_king_throws_last_and_if_lowest_alone_names_the_winner() -> None:
    game = tied_achat("521 6")
    assert game.says("leodagan", SHOUT) == "counted"
    assert game.roll("leodagan") == "too_early"
    game.roll("karadoc", plus=200)
    game.roll("arthur")
    assert game.roll("leodagan") == "counted"
    assert game.may("leodagan")["roi"] == {"targets": ["karadoc", "arthur"]}
    assert game.says("leodagan", "roi", target="perceval") == "bevue"
    assert game.says("leodagan", "roi", target="karadoc", plus=200) == "counted"
    assert game.to_throw == "karadoc"


@pytest.mark.parametrize("last", ["2", "3"])
def test_not_lowest_or_not_alone_the_others_dice_decide(last: str) -> None:
    game = tied_achat("52" + last)
    game.says("leodagan", SHOUT)
    for player in ("karadoc", "arthur", "leodagan"):
        game.roll(player)
    assert game.to_throw == "arthur"


def test_the_king_who_names_nobody_lets_the_dice_decide() -> None:
    game = tied_achat("521")
    game.says("leodagan", SHOUT)
    for player in ("karadoc", "arthur", "leodagan"):
        game.roll(player)
    game.wait(15_000)
    assert game.to_throw == "arthur"


def test_the_draw_waits_for_the_king_reaction_ms_unless_he_passes() -> None:
    game = tied_achat("52")
    game.roll("karadoc")
    game.roll("arthur")
    assert game.to_throw == "perceval"
    assert game.passes("leodagan") == "counted"
    assert game.to_throw == "arthur"


def test_in_a_suite_the_king_names_who_loses() -> None:
    game = Told("titouan", dice="234 561", seats=dict.fromkeys(("perceval", "karadoc", "arthur"), 0), aquitaine=True)
    sips.of(game.game).king = "perceval"
    game.turn("perceval")
    game.says("perceval", "grelotte_ca_picote", at=100)
    game.wait(4_000)
    game.wait(4_000)
    game.says("perceval", SHOUT)
    for player in ("karadoc", "arthur", "perceval"):
        game.roll(player)
    game.says("perceval", "roi", target="karadoc")
    assert drunk(game) == {"karadoc": 1}


def test_a_king_who_is_a_party_only_throws_as_such() -> None:
    game = Told("titouan", dice="25 41", seats=FOUR, aquitaine=True)
    sips.of(game.game).king = "arthur"
    game.throw("perceval")
    game.says("karadoc", "j_achete", at=300)
    game.says("arthur", "j_achete", at=310)
    game.wait(60)
    assert SHOUT not in game.may("arthur")
