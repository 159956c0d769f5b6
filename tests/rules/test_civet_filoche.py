"""Card civet_filoche, sentence by sentence."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from service.engine.cul_de_chouette.rules.holdings.civet_filoche.laid_bets import LAID, Bet, waiting
from service.engine.cul_de_chouette.state import table as laid_at
from tests.support.told import Told

CF = "civet_filoche"
BOOKS = ["wikimonde", "titouan", "expert"]


def table(book: str = "wikimonde", dice: str = "", holds: str = CF, score: int = 100, **options: Any) -> Told:
    """Perceval is on turn; Arthur holds a Civet-Filoché."""
    seats: dict[str, Any] = {"perceval": 100, "karadoc": 100, "arthur": (score, holds)}
    return Told(book, dice=dice, seats=options.pop("seats", seats), **options)


def bet(game: Told, amount: int = 20, name: str = "velute", target: str = "perceval", **more: Any) -> str:
    """Arthur bets on somebody."""
    value = {"value": more.pop("value")} if "value" in more else {}
    one = {"target": target, "amount": amount, "combination": name, **value}
    return game.says(more.pop("who", "arthur"), CF, bets=[one], **more)


def won(game: Told) -> int:
    """What Arthur has gained so far."""
    return game.scores["arthur"] - 100


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("dice", "share"), [
    ("551", 25), ("235", 50), ("222", 60), ("224", 0), ("234", 0), ("421", 0), ("652", 0), ("434", 0), ("125", 0),
])  # fmt: skip
def test_met_or_not_the_stake_and_the_share_are_his_and_the_thrower_is_not_affected(
    book: str, dice: str, share: int
) -> None:
    names = {"551": "chouette", "235": "velute", "222": "cul_de_chouette", "224": "chouette_velute", "234": "suite",
             "421": "soufflette", "652": "flan", "434": "artichette", "125": "neant"}  # fmt: skip
    for name, stake in [(names[dice], 20), ("velute" if names[dice] != "velute" else "suite", -20)]:
        game = table(book, dice)
        assert bet(game, name=name) == "counted"
        game.turn("perceval")
        if dice == "234":
            game.says("perceval", "grelotte_ca_picote")
            game.says("arthur", "grelotte_ca_picote")
        game.settle()
        assert won(game) == stake + share
        assert game.scores["perceval"] == 100 + share


def test_velute_of_123_too() -> None:
    game = table(dice="123")
    bet(game, name="suite")
    game.turn("perceval")
    for player in ("perceval", "arthur"):
        game.says(player, "grelotte_ca_picote")
    game.settle()
    assert game.scores == {"perceval": 118, "karadoc": 90, "arthur": 138}


@pytest.mark.parametrize(("who", "die", "share"), [
    ("perceval", 5, 90), ("perceval", 2, 0), ("karadoc", 5, 25), ("karadoc", 2, 25),
])  # fmt: skip
def test_a_chouette_siroted_or_caught(who: str, die: int, share: int) -> None:
    game = table("titouan", f"551 {die}")
    bet(game, name="chouette")
    game.turn("perceval")
    game.says(who, "je_sirote" if who == "perceval" else "attrape_oiseau")
    for player in {"perceval", "karadoc", "arthur"} - {who}:
        game.says(player, "file_sirop")
    game.throw(who)
    game.settle()
    assert won(game) == 20 + share


def test_a_race_gives_the_bettor_what_it_gives_to_all() -> None:
    game = table(dice="224")
    bet(game, name="chouette_velute")
    game.turn("perceval")
    game.says("arthur", "pas_mou_le_caillou")
    game.settle()
    assert won(game) == 20 + 32


def test_a_value_narrows_it_and_an_annonce_without_a_bet_is_refused() -> None:
    game = table(dice="551")
    bet(game, name="chouette", value=6)
    game.turn("perceval")
    game.settle()
    assert won(game) == -20 + 25
    assert table().says("arthur", CF, bets=[]) == "missing_field"
    assert bet(table(), name="suite", value=3) == "value_not_allowed"


@pytest.mark.parametrize("wrong", ["self", "zero", "too_much", "twice", "not_held"])
def test_one_bet_out_of_bounds_makes_the_whole_annonce_out_of_bounds(wrong: str) -> None:
    game = table(holds="" if wrong == "not_held" else CF, score=300)
    second: dict[str, Any] = {"target": "karadoc", "amount": 20, "combination": "velute"}
    changes: dict[str, dict[str, Any]] = {
        "self": {"target": "arthur"}, "zero": {"amount": 0}, "too_much": {"amount": 83},
        "twice": {"target": "perceval"}, "not_held": {},
    }  # fmt: skip
    second |= changes[wrong]
    bets = [{"target": "perceval", "amount": 20, "combination": "velute"}, second]
    assert game.says("arthur", CF, bets=bets) == "bevue"
    assert game.game.player("arthur").holds == ({} if wrong == "not_held" else {CF: 1})


def test_at_any_moment_for_the_next_throw_whose_chouettes_have_not_been_thrown() -> None:
    game = table("titouan", "55 1 235")
    game.throw("perceval")
    assert bet(game, name="velute") == "counted", "Perceval's chouettes lie: it is for his next turn"
    assert bet(game, name="velute", target="karadoc", plus=200) == "counted"
    game.throw("perceval")
    game.settle()
    assert won(game) == 0
    game.turn("karadoc")
    game.settle()
    assert won(game) == 20 + 50


def test_of_two_bets_that_are_alike_the_one_that_lets_this_throw_pass_is_on_the_next_one() -> None:
    """A fresh Civet-Filoché may bring the same bet on the same player again, while that player's chouettes fly."""
    game = table(dice="222 222")
    bound = Bet(bettor="arthur", target="perceval", amount=10, combination="velute")
    LAID.put(laid_at(game.game), [bound, msgspec.structs.replace(bound, passed=True)])
    game.turn("perceval")
    game.settle()
    assert won(game) == 60 - 10
    assert waiting(game.game) == [Bet(bettor="arthur", target="perceval", amount=10, combination="velute")]


def test_used_in_portions_and_gone_with_102_points() -> None:
    game = table(score=200)
    bet(game, amount=100)
    assert game.game.player("arthur").holds == {CF: {"left": 2, "used": ["perceval"]}}
    assert game.may("arthur")[CF]["targets"] == ["karadoc"]
    assert game.may("arthur")[CF]["total"] == {"minimum": 1, "maximum": 2}
    assert bet(game, amount=1, target="perceval", plus=200) == "bevue", "one bet per player"
    game = table(score=200)
    bet(game, amount=102)
    assert game.holds["arthur"] == set()


def test_gone_when_every_other_player_has_been_staked_on_once() -> None:
    game = table()
    bet(game, amount=1)
    bet(game, amount=1, target="karadoc", plus=200)
    assert game.holds["arthur"] == set()


@pytest.mark.parametrize(("book", "options", "answer"), [
    ("wikimonde", {}, "bevue"), ("titouan", {"negative_scores": False}, "bevue"), ("titouan", {}, "counted"),
])  # fmt: skip
def test_with_his_bets_still_open_not_more_than_his_score(book: str, options: dict[str, Any], answer: str) -> None:
    game = table(book, score=60, **options)
    assert bet(game, amount=40) == "counted"
    assert bet(game, amount=21, target="karadoc", plus=200) == answer


@pytest.mark.parametrize(("book", "left"), [("wikimonde", {"left": 52, "used": ["perceval"]}), ("titouan", 1)])
def test_missed_with_equal_amounts_titouan_gives_a_fresh_one(book: str, left: Any) -> None:
    game = table(book, "235")
    bet(game, amount=50, name="chouette")
    game.turn("perceval")
    game.settle()
    assert won(game) == 0
    assert game.game.player("arthur").holds == {CF: left}


def test_the_flan_inverts_neither_stake_nor_share() -> None:
    game = table("titouan", "551", holds=f"{CF} flan")
    bet(game, name="chouette")
    game.says("arthur", "flan", target="perceval")
    game.turn("perceval")
    game.settle()
    assert game.scores == {"perceval": 75, "karadoc": 100, "arthur": 145}


@pytest.mark.parametrize("book", BOOKS)
def test_on_a_grelottine_from_its_terms_on(book: str) -> None:
    seats: dict[str, Any] = {"perceval": (100, "grelottine"), "karadoc": (100, "grelottine"), "arthur": (100, CF)}
    game = Told(book, dice="531 1 222", seats=seats, first="karadoc")
    game.challenges("karadoc", "perceval")
    bet(game, amount=10, name="cul_de_chouette")
    game.terms("karadoc", "chouette", 6)
    assert bet(game, amount=20, name="chouette", plus=200) == "bevue", "one bet per player"
    game.game.player("arthur").holds[CF] = 1
    assert bet(game, amount=20, name="neant", plus=200) == "counted"
    game.turn("perceval")
    game.throw("perceval", keep=[5, 3])
    game.settle()
    assert won(game) == -10 + 20, "a bévue, and the bet on the duel; that on his turn is still open"
    assert game.scores["perceval"] == 94


def test_the_first_chouettes_of_a_duel_wait_for_the_bet() -> None:
    seats: dict[str, Any] = {"perceval": (100, "grelottine"), "karadoc": (100, "grelottine"), "arthur": (100, CF)}
    game = Told(dice="53", seats=seats, first="karadoc")
    game.challenges("karadoc", "perceval")
    game.terms("karadoc", "chouette", 6)
    bet(game, plus=1400)
    assert game.roll("perceval", plus=1499) == "too_early"
    assert game.roll("perceval", plus=1) == "counted"


def test_on_a_soufflette_before_its_first_chouettes() -> None:
    for dice, stake in [("214", 20), ("266 333 255", -20 + 25)]:
        game = table(dice=f"421 {dice}")
        game.turn("perceval")
        game.challenges("perceval", "karadoc", challenge="soufflette")
        assert bet(game, name="soufflette", target="karadoc") == "counted"
        for _ in range(len(dice) // 4 + 1):
            game.turn("karadoc")
        game.settle()
        assert won(game) == stake


def test_not_on_a_soufflette_fought_alone() -> None:
    game = table("titouan", "421 214", holds=f"{CF} flan")
    game.says("arthur", "flan", target="perceval")
    game.turn("perceval")
    assert bet(game, name="soufflette") == "counted"
    game.turn("perceval")
    game.settle()
    assert won(game) == 0, "it is for his next turn"


def test_a_throw_that_never_comes_costs_nothing() -> None:
    seats: dict[str, Any] = {"perceval": -335, "karadoc": 100, "arthur": (100, CF)}
    game = table("titouan", seats=seats)
    bet(game)
    game.says("perceval", "poulette")
    assert game.out == ["perceval"]
    assert won(game) == 0


def test_a_put_out_bettor_loses_it() -> None:
    seats: dict[str, Any] = {"perceval": 100, "karadoc": 100, "arthur": (-335, CF)}
    game = table("titouan", "551", seats=seats)
    bet(game, name="chouette")
    game.says("arthur", "poulette")
    game.turn("perceval")
    game.settle()
    assert game.scores == {"perceval": 125, "karadoc": 100, "arthur": -345}


@pytest.mark.parametrize(("book", "share"), [("titouan", 0), ("expert", 50), ("wikimonde", 0)])
def test_expert_the_throwers_civet_stake_is_shared(book: str, share: int) -> None:
    for name, sign in [("chouette", 1), ("neant", -1)]:
        seats: dict[str, Any] = {"perceval": (100, "civet"), "karadoc": 100, "arthur": (100, CF)}
        game = table(book, "441", seats=seats)
        game.says("perceval", "civet", amount=50, combination=name)
        bet(game, name="chouette")
        game.turn("perceval")
        game.settle()
        assert won(game) == 20 + 16 + sign * share


def test_expert_that_stake_comes_with_its_doublings_and_unflanned() -> None:
    seats: dict[str, Any] = {"perceval": (100, "civet"), "karadoc": (100, "civet flan"), "arthur": (100, CF)}
    game = table("expert", "441", seats=seats)
    game.says("perceval", "civet", amount=50, combination="chouette")
    bet(game, name="chouette")
    game.says("karadoc", "civet_double", target="perceval")
    game.says("karadoc", "flan", target="perceval")
    game.turn("perceval")
    game.settle()
    assert won(game) == 20 + 16 + 100
    assert game.scores["perceval"] == 100 - 100 - 16


def test_expert_the_bettors_play_a_soufflette_one_after_the_other() -> None:
    seats: dict[str, Any] = {"perceval": 100, "karadoc": (100, CF), "arthur": (100, CF)}
    game = table("expert", "421 214 412", seats=seats)
    bet(game, name="soufflette")
    bet(game, name="soufflette", who="karadoc")
    game.turn("perceval")
    game.passes("perceval")
    assert game.challenges("arthur", "perceval", challenge="soufflette") == "bevue", "karadoc comes first"
    game.challenges("karadoc", "perceval", challenge="soufflette")
    game.turn("perceval")
    game.challenges("arthur", "karadoc", challenge="soufflette")
    game.turn("karadoc")
    assert game.scores == {"perceval": 150, "karadoc": 120, "arthur": 60}
    assert game.to_throw == "karadoc"


@pytest.mark.parametrize("book", BOOKS)
def test_flan_and_artichette_are_played_by_both_in_expert_only(book: str) -> None:
    game = table(book, "652")
    bet(game, name="flan")
    game.turn("perceval")
    assert game.says("arthur", "a_kadoc") == ("counted" if book == "expert" else "bevue")
    game = table(book, "434")
    bet(game, name="artichette")
    game.turn("perceval")
    assert game.says("arthur", "raitournelle") == ("counted" if book == "expert" else "bevue")
    game.settle()
    assert won(game) == 20 + (16 if book == "expert" else -10)


@pytest.mark.parametrize(("dice", "share"), [("551", 50), ("235", 100), ("343", 18)])
def test_a_bi_jarret_of_the_thrower_doubles_the_share_and_not_the_stake(dice: str, share: int) -> None:
    seats: dict[str, Any] = {"perceval": (100, "jarret"), "karadoc": 100, "arthur": (100, CF)}
    game = table(dice=f"{dice} {'666' if dice == '343' else ''}", seats=seats)
    bet(game, name="neant")
    game.says("perceval", "bi_jarret")
    game.turn("perceval")
    if dice == "343":
        assert won(game) == -20 + share
        return
    game.settle()
    assert won(game) == -20 + share


@pytest.mark.parametrize(("book", "answer"), [("wikimonde", "counted"), ("titouan", "bevue")])
def test_an_achat_of_a_throw_that_bears_a_bet(book: str, answer: str) -> None:
    game = table(book, "235")
    bet(game)
    game.throw("perceval")
    assert game.says("karadoc", "j_achete") == answer
    if answer == "counted":
        game.throw("karadoc")
        game.settle()
        assert game.scores == {"perceval": 100, "karadoc": 120, "arthur": 170}


def test_lance_civet_filoche() -> None:
    assert table().says("arthur", "lance_civet_filoche", target="karadoc") == "unknown_annonce"
    game = table("titouan")
    bet(game, amount=72)
    assert game.says("arthur", "lance_civet_filoche", target="karadoc") == "counted"
    assert game.game.player("karadoc").holds == {CF: {"left": 30, "used": ["perceval"]}}
    assert bet(game, who="karadoc", target="perceval") == "bevue", "it remembers on whom it was used"


def test_switched_off() -> None:
    assert bet(table(holds="", rules={CF: False})) == "unknown_annonce"
    assert bet(table(holds="", rules={"civet": False})) == "unknown_annonce"
