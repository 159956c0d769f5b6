"""Card civet, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from service import engine
from service.engine.core.events import PointsMoved
from service.engine.cul_de_chouette.rules.holdings.civet.stake import pending
from tests.support.told import Told

BOOKS = ["wikimonde", "titouan"]
MET_BY = [
    ("chouette", "551"), ("velute", "235"), ("chouette_velute", "224"), ("cul_de_chouette", "222"), ("suite", "234"),
    ("suite", "123"), ("velute", "123"), ("soufflette", "421"), ("artichette", "434"), ("flan", "652"),
    ("neant", "125"),
]  # fmt: skip


def betting(book: str = "wikimonde", dice: str = "", score: int = 100, holds: str = "civet", **options: Any) -> Told:
    """Perceval is on turn and holds a Civet."""
    seats = options.pop("seats", {"perceval": (score, holds), "karadoc": 100, "arthur": 100})
    return Told(book, dice=dice, seats=seats, **options)


def stakes(game: Told) -> list[int]:
    """What moved for Perceval's Civets."""
    return [m.points for e in game.told(PointsMoved) for m in e.movements if m.rule == "civet"]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("name", "dice"), MET_BY)
def test_a_name_is_met_by_its_dice_and_missed_by_others(book: str, name: str, dice: str) -> None:
    game = betting(book, dice)
    assert game.says("perceval", "civet", amount=20, combination=name) == "counted"
    game.turn("perceval")
    if book == "titouan":
        game.passes("perceval")
    for player in ("perceval", "karadoc") if dice in ("234", "123") else ():
        game.says(player, "grelotte_ca_picote")
    game.settle()
    assert stakes(game) == [20]
    game = betting(book, "226" if name != "chouette" else "336")
    game.says("perceval", "civet", amount=20, combination=name)
    game.turn("perceval")
    game.settle()
    assert stakes(game) == [-20]


@pytest.mark.parametrize(("name", "dice", "value"), [
    ("chouette", "551", 5), ("velute", "235", 5), ("chouette_velute", "224", 4), ("cul_de_chouette", "222", 2),
])  # fmt: skip
def test_a_value_must_be_right_too(name: str, dice: str, value: int) -> None:
    for said, points in [(value, 20), (value % 6 + 1, -20)]:
        game = betting(dice=dice)
        game.says("perceval", "civet", amount=20, combination=name, value=said)
        game.turn("perceval")
        game.settle()
        assert stakes(game) == [points]


@pytest.mark.parametrize("name", ["suite", "neant", "flan", "civet_sirote"])
def test_a_value_where_none_is_allowed_is_refused(name: str) -> None:
    game = betting()
    assert game.says("perceval", "civet", amount=20, combination=name, value=3) == "value_not_allowed"


@pytest.mark.parametrize("off", ["suite", "artichette", "velute"])
def test_a_name_whose_rule_is_off_is_refused(off: str) -> None:
    game = betting(rules={off: False})
    assert game.says("perceval", "civet", amount=20, combination=off) == "unknown_combination"


def test_he_must_hold_one_and_spends_it() -> None:
    game = betting()
    assert game.says("perceval", "civet", amount=20, combination="velute") == "counted"
    assert game.holds["perceval"] == set()
    assert game.says("perceval", "civet", amount=20, combination="velute", plus=200) == "bevue"


@pytest.mark.parametrize("when", ["not_on_turn", "after_the_chouettes"])
def test_only_in_the_lull_while_he_is_on_turn(when: str) -> None:
    game = betting(dice="55", first="karadoc" if when == "not_on_turn" else "perceval")
    if when == "after_the_chouettes":
        game.throw("perceval")
    assert "civet" not in game.may("perceval")
    assert game.says("perceval", "civet", amount=20, combination="velute") == "bevue"
    assert game.holds["perceval"] == {"civet"}, "nothing is spent"


@pytest.mark.parametrize("amount", [0, -5, 103])
def test_the_amount_is_1_to_102(amount: int) -> None:
    game = betting(score=200)
    assert {(each["minimum"], each["maximum"]) for each in game.may("perceval")["civet"]["combinations"]} == {(1, 102)}
    assert game.says("perceval", "civet", amount=amount, combination="velute") == "bevue"
    assert game.says("perceval", "civet", amount=102, combination="velute") == "counted"


@pytest.mark.parametrize(("book", "options", "most"), [
    ("wikimonde", {}, 40), ("titouan", {"negative_scores": False}, 40), ("titouan", {}, 102),
])  # fmt: skip
def test_not_more_than_his_score_where_it_cannot_be_negative(book: str, options: dict[str, Any], most: int) -> None:
    game = betting(book, score=40, **options)
    assert game.says("perceval", "civet", amount=most, combination="velute") == "counted"
    game = betting(book, score=40, bevue="lenient", **options)
    assert game.says("perceval", "civet", amount=most + 1, combination="velute") == "stake_out_of_range"


def test_the_chouettes_wait_for_the_guard() -> None:
    game = betting(dice="55")
    game.says("perceval", "civet", amount=20, combination="velute", plus=5000)
    assert game.roll("perceval", plus=1499) == "too_early"
    assert game.roll("perceval", plus=1) == "counted"


@pytest.mark.parametrize("book", BOOKS)
def test_missed_and_made_up_for_exactly_it_becomes_a_civet_filoche(book: str) -> None:
    game = betting(book, "235")
    game.says("perceval", "civet", amount=50, combination="chouette")
    game.turn("perceval")
    game.settle()
    assert game.scores["perceval"] == 100
    assert game.holds["perceval"] == {"civet_filoche"}
    assert game.settlements == [{"perceval": 0}], "stake and combination are one settlement"


@pytest.mark.parametrize(("amount", "dice"), [(49, "235"), (51, "235"), (32, "224")])
def test_otherwise_it_does_not(amount: int, dice: str) -> None:
    game = betting(dice=dice)
    game.says("perceval", "civet", amount=amount, combination="chouette")
    game.turn("perceval")
    if dice == "224":
        game.says("karadoc", "pas_mou_le_caillou")
    game.settle()
    assert game.holds["perceval"] == set()


def test_a_chouette_velute_that_he_won_himself_counts_and_one_that_he_lost_does_not() -> None:
    game = betting(dice="224")
    game.says("perceval", "civet", amount=32, combination="chouette")
    game.turn("perceval")
    game.says("perceval", "pas_mou_le_caillou")
    game.settle()
    assert game.holds["perceval"] == {"civet_filoche"}


def test_a_sirotage_that_succeeded_brought_the_cul_de_chouette() -> None:
    game = betting(dice="441 4")
    game.says("perceval", "civet", amount=80, combination="velute")
    game.turn("perceval")
    game.says("perceval", "je_sirote")
    game.says("karadoc", "file_sirop")
    game.says("arthur", "file_sirop")
    game.throw("perceval")
    game.settle()
    assert game.scores["perceval"] == 100
    assert game.holds["perceval"] == {"civet_filoche"}


def test_who_holds_a_civet_filoche_gains_nothing_more() -> None:
    game = betting(dice="235", seats={"perceval": (100, "civet civet_filoche"), "karadoc": 100})
    game.game.player("perceval").holds["civet_filoche"] = {"left": 12, "used": ["arthur"]}
    game.says("perceval", "civet", amount=50, combination="chouette")
    game.turn("perceval")
    game.settle()
    assert game.game.player("perceval").holds == {"civet_filoche": {"left": 12, "used": ["arthur"]}}


def test_civet_filoche_off_no_civet_filoche() -> None:
    game = betting(dice="235", rules={"civet_filoche": False})
    game.says("perceval", "civet", amount=50, combination="chouette")
    game.turn("perceval")
    game.settle()
    assert game.holds["perceval"] == set()


@pytest.mark.parametrize(("die", "met"), [(6, True), (2, False)])
def test_sirop_grelot_and_civet_sirote_are_judged_by_the_sirotage(die: int, met: bool) -> None:
    for name, is_met in [("sirop_grelot", met), ("civet_sirote", not met), ("cul_de_chouette", False)]:
        game = betting(dice=f"661 {die}")
        game.says("perceval", "civet", amount=10, combination=name)
        game.turn("perceval")
        game.says("perceval", "je_sirote")
        game.says("karadoc", "file_sirop")
        game.says("arthur", "file_sirop")
        game.throw("perceval")
        game.settle()
        assert stakes(game) == [10 if is_met else -10], name


@pytest.mark.parametrize("name", ["sirop_grelot", "civet_sirote"])
def test_a_caught_bird_and_a_silent_thrower_miss_them(name: str) -> None:
    for catcher in ("", "karadoc"):
        game = betting(dice=f"661 {'6' if catcher else ''}")
        game.says("perceval", "civet", amount=10, combination=name)
        game.turn("perceval")
        if catcher:
            game.says("karadoc", "attrape_oiseau")
            game.says("perceval", "file_sirop")
            game.says("arthur", "file_sirop")
            game.throw("karadoc")
        game.settle()
        assert stakes(game) == [-10]


def test_titouan_two_throws_on_a_turn_the_second_is_his_choice_any_dice_kept() -> None:
    game = betting("titouan", "631 2")
    game.says("perceval", "civet", amount=50, combination="velute")
    game.turn("perceval")
    assert game.window("re_throw").rule == "civet"
    assert game.throw("perceval", keep=[3, 1]) == "counted"
    game.says("perceval", "grelotte_ca_picote")
    game.says("karadoc", "grelotte_ca_picote")
    game.settle()
    assert game.scores["perceval"] == 168


@pytest.mark.parametrize("how", ["pass", "silence"])
def test_titouan_he_stops(how: str) -> None:
    game = betting("titouan", "235")
    game.says("perceval", "civet", amount=50, combination="velute")
    game.turn("perceval")
    assert game.scores["perceval"] == 100
    if how == "pass":
        assert game.passes("perceval") == "counted"
    else:
        game.wait(15_000)
    assert game.scores["perceval"] == 200


def test_titouan_no_third_throw() -> None:
    game = betting("titouan", "631 245")
    game.says("perceval", "civet", amount=50, combination="velute")
    game.turn("perceval")
    game.turn("perceval")
    assert game.to_throw == "karadoc"


def test_wikimonde_one_throw_on_a_turn() -> None:
    game = betting(dice="125")
    game.says("perceval", "civet", amount=50, combination="velute")
    game.turn("perceval")
    assert game.to_throw == "karadoc"


def test_before_the_final_dice_nobody_may_react() -> None:
    game = betting("titouan", "224")
    game.says("perceval", "civet", amount=10, combination="velute")
    game.turn("perceval")
    assert game.says("karadoc", "pas_mou_le_caillou") == "bevue"


def test_je_sirote_in_the_offer_is_stopping() -> None:
    game = betting("titouan", "331 3")
    game.says("perceval", "civet", amount=50, combination="sirop_grelot")
    game.turn("perceval")
    assert "je_sirote" in game.may("perceval")
    assert game.says("perceval", "je_sirote") == "counted"
    game.says("karadoc", "file_sirop")
    game.says("arthur", "file_sirop")
    game.throw("perceval")
    game.settle()
    assert game.scores["perceval"] == 220


@pytest.mark.parametrize("book", BOOKS)
def test_as_defie_from_the_terms_to_his_first_chouettes(book: str) -> None:
    seats: dict[str, Any] = {"perceval": (90, "grelottine civet"), "karadoc": (100, "grelottine"), "arthur": 50}
    game = Told(book, dice="531 2", seats=seats, first="arthur")
    game.challenges("karadoc", "perceval")
    assert game.says("perceval", "civet", amount=60, combination="velute") == "bevue", "not before the terms"
    game.terms("karadoc", "chouette", 20)
    assert game.says("perceval", "civet", amount=60, combination="velute") == "counted"
    game.turn("perceval")
    game.throw("perceval", keep=[5, 3])
    game.settle()
    assert game.scores == {"perceval": 90 - 10 - 20 + 60 + 50, "karadoc": 120, "arthur": 50}
    assert game.settlements[-1] == {"perceval": 90, "karadoc": 20}


def test_a_civet_for_the_turn_waits_while_a_duel_is_fought() -> None:
    seats: dict[str, Any] = {"perceval": (90, "grelottine civet"), "karadoc": (100, "grelottine"), "arthur": 50}
    game = Told(dice="551 1 235", seats=seats)
    game.says("perceval", "civet", amount=10, combination="velute")
    game.challenges("karadoc", "perceval")
    game.terms("karadoc", "chouette", 20)
    game.turn("perceval")
    game.throw("perceval", keep=[5, 5])
    game.settle()
    assert stakes(game) == []
    game.turn("perceval")
    game.settle()
    assert stakes(game) == [10]


def test_a_civet_on_civet_sirote_that_is_met_brings_a_new_civet() -> None:
    game = betting(dice="661 4")
    game.says("perceval", "civet", amount=60, combination="civet_sirote")
    game.turn("perceval")
    game.says("perceval", "je_sirote")
    game.says("karadoc", "file_sirop")
    game.says("arthur", "file_sirop")
    game.throw("perceval")
    game.settle()
    assert game.scores["perceval"] == 124
    assert game.holds["perceval"] == {"civet"}


def test_a_player_put_out_takes_his_bets_along() -> None:
    game = betting("titouan", score=-335)
    game.says("perceval", "civet", amount=60, combination="velute")
    game.says("perceval", "poulette")
    assert game.out == ["perceval"]
    assert game.to_throw == "karadoc"
    assert pending(game.game) == []


def test_lance_civet_is_unknown_in_wikimonde_and_gives_it_away_in_titouan() -> None:
    assert betting().says("perceval", "lance_civet", target="karadoc") == "unknown_annonce"
    game = betting("titouan")
    assert game.says("perceval", "lance_civet", target="perceval") == "bevue"
    assert game.says("perceval", "lance_civet", target="karadoc") == "counted"
    assert game.holds == {"perceval": set(), "karadoc": {"civet"}, "arthur": set()}
    game = betting("titouan", seats={"perceval": (100, "civet"), "karadoc": (100, "civet")})
    assert game.says("perceval", "lance_civet", target="karadoc") == "bevue"
    assert game.holds == {"perceval": {"civet"}, "karadoc": {"civet"}}


@pytest.mark.parametrize(("book", "name", "dice", "score", "filoche"), [
    # Civet 50, a Flan on the thrower: the ledger's worked arithmetic.
    ("wikimonde", "velute", "235", 0, False), ("titouan", "velute", "235", 0, False),
    ("wikimonde", "chouette", "235", 200, False), ("titouan", "chouette", "235", 100, True),
    ("wikimonde", "chouette", "125", 150, False), ("titouan", "chouette", "125", 150, False),
])  # fmt: skip
def test_under_a_flan(book: str, name: str, dice: str, score: int, filoche: bool) -> None:
    game = betting(book, dice, seats={"perceval": (100, "civet"), "karadoc": (100, "flan"), "arthur": 100})
    game.says("karadoc", "flan", target="perceval")
    game.says("perceval", "civet", amount=50, combination=name)
    game.turn("perceval")
    game.settle()
    assert game.scores["perceval"] == score
    assert ("civet_filoche" in game.holds["perceval"]) == filoche


@pytest.mark.parametrize(("book", "score"), [("wikimonde", 300), ("titouan", 100)])
def test_under_a_double_flan(book: str, score: int) -> None:
    game = betting(book, "235", seats={"perceval": (100, "civet"), "karadoc": (100, "flan"), "arthur": (100, "flan")})
    game.says("karadoc", "flan", target="perceval")
    game.says("arthur", "flan", target="perceval")
    game.says("perceval", "civet", amount=50, combination="chouette")
    game.turn("perceval")
    game.settle()
    assert game.scores["perceval"] == score


@pytest.mark.parametrize(("book", "name", "score", "filoche"), [
    # Civet 50 with a Bi-Jarret on a Velute of 5: the ledger's worked arithmetic.
    ("wikimonde", "velute", 250, False), ("titouan", "velute", 300, False),
    ("wikimonde", "chouette", 150, False), ("titouan", "chouette", 100, True),
])  # fmt: skip
def test_with_a_bi_jarret(book: str, name: str, score: int, filoche: bool) -> None:
    game = betting(book, "235", holds="civet jarret")
    game.says("perceval", "civet", amount=50, combination=name)
    game.says("perceval", "bi_jarret")
    game.turn("perceval")
    game.settle()
    assert game.scores["perceval"] == score
    assert ("civet_filoche" in game.holds["perceval"]) == filoche


@pytest.mark.parametrize(("flan", "score"), [("", 400), ("flan", -200)])
def test_doubled_with_a_bi_jarret_and_a_flan(flan: str, score: int) -> None:
    seats: dict[str, Any] = {"perceval": (100, "civet jarret"), "karadoc": (100, "civet"), "arthur": (100, flan)}
    game = betting("titouan", "235", seats=seats, target=1000)
    game.says("perceval", "civet", amount=50, combination="velute")
    game.says("perceval", "bi_jarret")
    game.says("karadoc", "civet_double", target="perceval")
    if flan:
        game.says("arthur", "flan", target="perceval")
    game.turn("perceval")
    game.settle()
    assert game.scores["perceval"] == score


def test_with_a_mi_jarret_two_throws_not_more_and_one_stops_as_a_mi_jarret_does() -> None:
    game = betting("titouan", "331 235", holds="civet jarret")
    game.says("perceval", "civet", amount=10, combination="velute")
    game.says("perceval", "mi_jarret")
    game.turn("perceval")
    assert game.passes("perceval") == "nothing_asked"
    assert game.says("perceval", "je_sirote") == "bevue"
    game.turn("perceval")
    game.settle()
    assert game.scores["perceval"] == 100 - 10 + 10 + 50
    assert game.to_throw == "karadoc"


@pytest.mark.parametrize(("book", "answer"), [("wikimonde", "counted"), ("titouan", "bevue")])
def test_an_achat_of_the_throw(book: str, answer: str) -> None:
    game = betting(book, "235")
    game.says("perceval", "civet", amount=10, combination="velute")
    game.throw("perceval")
    assert game.says("karadoc", "j_achete") == answer
    if answer == "counted":
        game.throw("karadoc")
        game.settle()
        assert game.scores == {"perceval": 110, "karadoc": 120, "arthur": 100}, "the bet stays with its author (R4)"


@pytest.mark.parametrize(("relance", "name", "points"), [
    ("666", "pelican", 10), ("665", "pelican", -10), ("125", "jarret", 10), ("666", "jarret", -10),
])  # fmt: skip
def test_pelican_and_jarret_wait_for_the_relance(relance: str, name: str, points: int) -> None:
    game = betting(dice=f"343 {relance}")
    game.says("perceval", "civet", amount=10, combination=name)
    game.turn("perceval")
    assert stakes(game) == []
    for player, value in [("perceval", 3), ("karadoc", 4), ("arthur", 5)]:
        game.says(player, "je_relance", value=value)
    game.turn("perceval")
    game.settle()
    assert stakes(game) == [points]


@pytest.mark.parametrize("name", ["pelican", "jarret"])
def test_without_a_bleu_rouge_they_are_missed(name: str) -> None:
    game = betting(dice="666")
    game.says("perceval", "civet", amount=10, combination=name)
    game.turn("perceval")
    game.settle()
    assert stakes(game) == [-10]


def test_switched_off_it_is_unknown() -> None:
    game = betting(holds="", rules={"civet": False})
    assert game.says("perceval", "civet", amount=1, combination="velute") == "unknown_annonce"


def test_looking_at_what_may_be_bet_on_leaves_no_trace_in_the_game() -> None:
    game = betting(seats={"perceval": (100, "civet civet_filoche"), "karadoc": (100, "civet")})
    before = engine.encode(game.game)
    assert "civet" in game.may("perceval")
    assert "civet_filoche_double" not in game.may("karadoc")
    assert engine.encode(game.game) == before
