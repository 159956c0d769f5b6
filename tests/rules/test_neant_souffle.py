"""Card neant_souffle, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.support.told import Told

BLAME = "mecreant"
WRETCH = "je_suis_un_miserable"
RELIEF = "fort_heureusement"
ON = {"neant_souffle": True}
SEATS = {"perceval": 100, "karadoc": 100, "arthur": 100}


def souffle(dice: str = "146", **more: object) -> Told:
    game = Told("titouan", dice=dice, **{"rules": ON, **more})
    game.turn("perceval")
    return game


def holders(game: Told) -> list[str]:
    return [player for player, held in game.holds.items() if "grelottine" in held]


def test_it_is_off_unless_asked_for_and_wikimonde_does_not_know_it() -> None:
    game = Told("titouan", dice="146")
    game.turn("perceval")
    assert holders(game) == ["perceval"]
    assert game.says("karadoc", BLAME) == "unknown_annonce"
    assert Told().says("karadoc", BLAME) == "unknown_annonce"


@pytest.mark.parametrize("dice", ["125", "126", "135", "136", "236", "245", "346", "356"])
def test_other_neants_are_as_always(dice: str) -> None:
    game = souffle(dice)
    assert holders(game) == ["perceval"]
    assert game.says("karadoc", BLAME) == "bevue"


def test_nobody_speaks_and_it_is_the_makers() -> None:
    game = souffle()
    assert holders(game) == []
    assert holders(game.settle()) == ["perceval"]
    assert game.turn_of == "karadoc"


@pytest.mark.parametrize("who", ["perceval", "karadoc"])
def test_one_mecreant_first_gains_it_the_maker_too(who: str) -> None:
    game = souffle()
    assert game.says(who, BLAME, at=300) == "counted"
    game.wait(60)
    assert holders(game) == [who]
    assert game.scores == SEATS


def test_mecreant_tied_only_with_a_wretch_gains_it() -> None:
    game = souffle()
    game.says("perceval", WRETCH, at=300)
    game.says("arthur", BLAME, at=350)
    game.wait(60)
    assert holders(game) == ["arthur"]


def test_a_wretch_first_leaves_it_to_nobody() -> None:
    game = souffle()
    game.says("karadoc", WRETCH, at=300)
    game.says("perceval", WRETCH, at=320)
    assert game.says("arthur", BLAME, at=351) == "too_late"
    assert holders(game.settle()) == []


def test_two_wretches_win_nothing_from_each_other_and_fort_heureusement_is_then_a_bevue() -> None:
    game = souffle()
    game.says("karadoc", WRETCH, at=300)
    game.says("perceval", WRETCH, at=300)
    game.wait(60)
    assert game.says("karadoc", RELIEF) == "bevue"


def tied(dice: str = "146", **more: object) -> Told:
    """Karadoc and Arthur say Mécréant together, and Perceval that he is a wretch."""
    game = souffle(dice, **more)
    game.says("karadoc", BLAME, at=300)
    game.says("perceval", WRETCH, at=310)
    game.says("arthur", BLAME, at=320)
    game.wait(60)
    return game


def test_several_mecreants_first_together_the_first_to_reassure_gains_it() -> None:
    game = tied()
    assert game.says("perceval", RELIEF) == "bevue", "he is not tied"
    assert game.says("arthur", RELIEF) == "counted"
    game.wait(60)
    assert holders(game) == ["arthur"]


@pytest.mark.parametrize(("dice", "winner"), [("146 25", "karadoc"), ("146 52", "arthur"), ("146 3361", "arthur")])
def test_tied_again_the_lowest_die_gains_it(dice: str, winner: str) -> None:
    game = tied(dice)
    game.says("arthur", RELIEF)
    game.says("karadoc", RELIEF, plus=50)
    game.wait(60)
    while game.turn_of == "perceval" and "neant_souffle" in game.waiting():
        for player in sorted(game.waiting()["neant_souffle"], reverse=True):
            assert game.roll(player) == "counted"
    assert holders(game) == [winner]


def test_all_silent_the_dice_decide_and_the_table_throws_for_who_does_not() -> None:
    game = tied("146 52")
    game.wait(4_000)
    game.wait(15_000)
    assert holders(game) == ["arthur"]


def test_who_stays_silent_in_step_2_is_out_if_another_speaks() -> None:
    game = tied()
    game.says("karadoc", RELIEF)
    game.wait(60)
    assert holders(game) == ["karadoc"]
    assert game.says("arthur", RELIEF) == "too_late"


def test_the_second_word_of_one_player_is_late() -> None:
    game = souffle()
    game.says("karadoc", WRETCH, at=300)
    assert game.says("karadoc", BLAME, at=340) == "too_late"
    assert game.settle().bevues["karadoc"] == 0


def test_a_winner_who_has_one_already_leaves_it_to_nobody() -> None:
    game = souffle(seats={**SEATS, "karadoc": (100, "grelottine")})
    game.says("karadoc", BLAME, at=300)
    game.wait(60)
    assert holders(game) == ["karadoc"]


def test_without_negative_scores_a_winner_under_30_leaves_it_to_nobody() -> None:
    game = souffle(seats={**SEATS, "karadoc": 29}, negative_scores=False)
    game.says("karadoc", BLAME, at=300)
    assert holders(game.settle()) == []


def test_flan_untouched_the_flanned_maker_stays_flanned() -> None:
    game = Told("titouan", dice="146", seats={**SEATS, "arthur": (100, "flan")}, rules=ON)
    assert game.says("arthur", "flan", target="perceval") == "counted"
    game.turn("perceval")
    game.says("karadoc", BLAME, at=300)
    game.wait(60)
    assert holders(game) == ["karadoc"]
    assert [flan.on for flan in game.game.state.flans] == ["perceval"]  # type: ignore[attr-defined]


def test_poulette_a_missed_duel_with_1_4_6_is_a_neant_all_the_same() -> None:
    seats = {"perceval": (100, "grelottine"), "karadoc": (100, "grelottine"), "arthur": 100}
    game = Told("titouan", dice="146 146", seats=seats, rules=ON)
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "chouette", 10)
    for _ in range(4):
        game.throw("karadoc")
    game.says("arthur", BLAME, at=100)
    game.wait(60)
    assert holders(game) == ["karadoc", "arthur"]
    assert game.says("karadoc", "poulette") == "counted"


def test_who_is_put_out_in_the_second_step_leaves_it_to_the_other() -> None:
    game = souffle(seats={**SEATS, "karadoc": -335})
    game.says("karadoc", BLAME, at=300)
    game.says("arthur", BLAME, at=320)
    game.wait(60)
    assert game.says("karadoc", "poulette") == "bevue"
    assert game.out == ["karadoc"]
    assert holders(game) == ["arthur"]


def test_who_stands_counts_as_having_passed() -> None:
    game = Told("titouan", dice="146", seats={"perceval": 100, "karadoc": 100}, rules=ON)
    game.leaves("karadoc")
    game.turn("perceval")
    assert game.passes("perceval") == "counted"
    assert holders(game) == ["perceval"]


def test_with_the_grelottine_off_nothing_is_raced_for() -> None:
    game = souffle(rules={**ON, "grelottine": False})
    assert "mecreant" not in game.waiting()
    assert game.turn_of == "karadoc"
