"""Card sirotage, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from service import engine
from service.engine.cul_de_chouette.events import CombinationMade
from tests.support.told import Told

BOOKS = ("wikimonde", "titouan")
BIRDS = ("linotte", "alouette", "fauvette", "mouette", "bergeronnette", "chouette")


def chouette(dice: str, book: str = "wikimonde", **options: Any) -> Told:
    """Perceval has thrown a Chouette."""
    game = Told(book, dice=dice, **options)
    game.turn("perceval")
    return game


def siroted(dice: str, book: str = "wikimonde", **options: Any) -> Told:
    """He sirotes it."""
    game = chouette(dice, book, **options)
    assert game.says("perceval", "je_sirote") == "counted"
    game.wait(50)
    return game


def named(game: Told, **words: str) -> Told:
    """Everybody speaks; who is not named declines."""
    for player in ("karadoc", "arthur"):
        assert game.says(player, words.get(player, "couche_sirop")) == "counted"
    return game


# --- 1. who takes it up


@pytest.mark.parametrize("dice", ["336", "334", "344", "555", "125"])
@pytest.mark.parametrize("word", ["je_sirote", "attrape_oiseau"])
def test_on_anything_but_a_plain_chouette_it_is_a_bevue(dice: str, word: str) -> None:
    game = chouette(dice)
    assert game.says("perceval" if word == "je_sirote" else "karadoc", word) == "bevue"


@pytest.mark.parametrize("book", BOOKS)
def test_silence_no_sirop_and_nothing_is_settled_before_the_window_has_closed(book: str) -> None:
    game = chouette("5 5 2", book)
    assert game.waiting()["sirop"] == ["perceval", "karadoc", "arthur"]
    game.wait(3_999)
    assert not game.settlements
    game.wait(1)
    assert game.settlements == [{"perceval": 25}]
    assert game.turn_of == "karadoc"


def test_it_closes_when_everybody_has_passed() -> None:
    game = chouette("552")
    for player in ("perceval", "karadoc", "arthur"):
        assert game.passes(player) == "counted"
    assert game.settlements == [{"perceval": 25}]


def test_it_asks_everybody_whatever_his_score() -> None:
    game = chouette("552", seats={"perceval": 100, "karadoc": 0, "arthur": 100})
    assert "karadoc" in game.waiting()["sirop"]


def test_je_sirote_is_for_the_author_alone() -> None:
    game = chouette("552")
    assert game.says("karadoc", "je_sirote") == "bevue"


@pytest.mark.parametrize(
    ("needed", "face", "other"), [(1, 1, 3), (4, 2, 5), (9, 3, 1), (16, 4, 1), (25, 5, 1), (36, 6, 1)]
)
@pytest.mark.parametrize("short", [0, 1])
def test_wikimonde_needs_the_points_of_the_chouette(needed: int, face: int, other: int, short: int) -> None:
    seats = {"perceval": needed - short, "karadoc": 100, "arthur": 100}
    game = chouette(f"{face}{face}{other}", seats=seats)
    assert ("je_sirote" in game.may("perceval")) is not bool(short)
    assert game.says("perceval", "je_sirote") == ("bevue" if short else "counted")


def test_a_void_attempt_leaves_the_window_open_until_its_deadline() -> None:
    game = chouette("552", seats={"perceval": 20, "karadoc": 100, "arthur": 100})
    assert game.says("perceval", "je_sirote", at=1_000) == "bevue"
    assert game.window("sirop").deadline == game.landed + 4_000
    assert game.says("karadoc", "attrape_oiseau", at=4_000) == "counted"


def test_titouan_needs_no_points() -> None:
    game = siroted("66 2 1", "titouan", seats={"perceval": 0, "karadoc": 100, "arthur": 100})
    named(game)
    game.throw("perceval")
    game.settle()
    assert game.scores["perceval"] == -36


def test_whoever_is_too_late_for_the_die_is_late_and_not_wrong() -> None:
    game = siroted("552")
    assert game.says("karadoc", "attrape_oiseau", at=4_000) == "too_late"
    assert game.says("arthur", "attrape_oiseau", at=4_001) == "bevue"


# --- 2. the birds


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_the_birds_stand_for_the_faces_and_that_of_the_pair_is_forbidden(book: str, face: int) -> None:
    odd = 6 if face == 1 else 1 if face != 2 else 5
    game = siroted(f"{face}{face}{odd}", book)
    told = {bird: game.may("karadoc").get(bird) for bird in BIRDS}
    assert told == {bird: None if i == face else {"face": i} for i, bird in enumerate(BIRDS, start=1)}
    assert game.says("karadoc", BIRDS[face - 1]) == "bevue"
    assert game.waiting()["birds"] == ["karadoc", "arthur"], "he may still speak"


def test_beau_sirop_is_titouans() -> None:
    assert siroted("552").says("karadoc", "beau_sirop") == "unknown_annonce"
    assert siroted("552", "titouan").says("karadoc", "beau_sirop") == "counted"
    assert siroted("552").says("karadoc", "sirop_gagnant") == "unknown_annonce"


def test_a_second_annonce_is_late_and_the_first_one_stands() -> None:
    game = siroted("552 1")
    named(game, karadoc="linotte")
    assert game.says("karadoc", "alouette") == "too_late"
    game.throw("perceval")
    game.settle()
    assert game.scores == {"perceval": 75, "karadoc": 125, "arthur": 100}


def test_the_sirotant_names_no_bird() -> None:
    assert siroted("552").says("perceval", "linotte") == "bevue"


def test_several_may_bet_on_the_same_face() -> None:
    game = named(siroted("552 1"), karadoc="linotte", arthur="linotte")
    game.throw("perceval")
    game.settle()
    assert game.scores == {"perceval": 75, "karadoc": 125, "arthur": 125}


@pytest.mark.parametrize("bevue", ["strict", "lenient"])
def test_silence_and_pass_are_a_bevue_and_no_bet(bevue: str) -> None:
    game = siroted("552 1", bevue=bevue)
    assert game.passes("karadoc") == "counted"
    assert game.waiting()["birds"] == ["arthur"], "a pass does not hold the window open"
    game.throw("perceval")
    game.settle()
    lost = 10 if bevue == "strict" else 0
    assert game.scores == {"perceval": 75, "karadoc": 100 - lost, "arthur": 100 - lost}
    assert game.bevues["karadoc"] == (1 if lost else 0)


def test_the_bevues_of_the_silent_are_one_settlement_in_order_of_play() -> None:
    game = siroted("552 1").settle()
    assert game.settlements == [{"karadoc": -10, "arthur": -10}]


def test_the_bets_last_decision_ms_from_the_annonce() -> None:
    game = siroted("552")
    assert game.window("birds").deadline == game.landed + 100 + 15_000


@pytest.mark.parametrize(("score", "said"), [(4, "bevue"), (5, "counted")])
def test_titouan_without_negative_scores_a_bet_needs_5_points(score: int, said: str) -> None:
    seats = {"perceval": 100, "karadoc": score, "arthur": 100}
    game = siroted("552 1", "titouan", seats=seats, negative_scores=False)
    assert game.says("karadoc", "linotte") == said
    assert game.waiting()["birds"] == ["arthur"], "and he has spoken"
    assert game.scores["karadoc"] == (0 if said == "bevue" else 5)


def test_titouan_without_negative_scores_a_void_bet_at_zero_gives_to_the_others() -> None:
    seats = {"perceval": 100, "karadoc": 0, "arthur": 100}
    game = siroted("552", "titouan", seats=seats, negative_scores=False)
    assert game.says("karadoc", "linotte") == "bevue"
    assert game.scores == {"perceval": 110, "karadoc": 0, "arthur": 110}


def test_wikimonde_lets_the_poor_bet_and_titouan_with_negative_scores_too() -> None:
    for book in BOOKS:
        game = siroted("552", book, seats={"perceval": 100, "karadoc": 0, "arthur": 100})
        assert game.says("karadoc", "linotte") == "counted"


# --- 3. the die


def test_no_die_before_the_birds_have_closed_nor_before_the_pause() -> None:
    game = siroted("552 5")
    assert game.to_throw == "perceval"
    assert game.roll("perceval") == "too_early"
    named(game)
    assert game.window("sirop").not_before == game.landed + 100 + 1_500
    assert game.roll("perceval", at=1_599) == "too_early"
    assert game.roll("karadoc", at=1_599) == "too_early", "he is next on turn"
    assert game.roll("arthur", at=1_599) == "bevue"
    assert game.roll("perceval", at=1_600) == "counted"


def test_a_sirotant_who_does_not_throw_has_it_thrown_for_him() -> None:
    game = named(siroted("552 5", turn_ms=5_000))
    game.wait(1_500 + 5_000)
    assert game.scores["perceval"] == 100
    game.settle()
    assert game.scores["perceval"] == 190


# --- 4. after the die


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("face", "won"), [(1, 50), (2, 60), (3, 70), (4, 80), (5, 90), (6, 100)])
def test_made_it_pays_the_cul_de_chouette_instead_of_the_chouette(book: str, face: int, won: int) -> None:
    odd = 6 if face == 1 else 1 if face != 2 else 5
    game = named(siroted(f"{face}{face}{odd} {face}", book))
    game.throw("perceval")
    assert [e.combinations for e in game.told(CombinationMade)] == [["chouette"], ["cul_de_chouette"]]
    game.settle()
    assert game.settlements == [{"perceval": won}]
    assert game.turn_of == "karadoc"


@pytest.mark.parametrize(("face", "lost"), [(1, 1), (2, 4), (3, 9), (4, 16), (5, 25), (6, 36)])
def test_missed_it_costs_the_chouette_which_is_not_paid(face: int, lost: int) -> None:
    odd = 6 if face == 1 else 1 if face != 2 else 5
    game = named(siroted(f"{face}{face}{odd} {odd}"))
    game.throw("perceval")
    game.settle()
    assert game.settlements == [{"perceval": -lost}]
    assert game.holds["perceval"] == ({"civet"} if face == 6 else set())


def test_with_civet_off_a_missed_sirop_of_6_brings_none() -> None:
    game = named(siroted("66 1 2", rules={"civet": False}))
    game.throw("perceval")
    game.settle()
    assert game.holds["perceval"] == set()


def test_titouan_whoever_won_says_sirop_gagnant_and_nobody_else() -> None:
    game = named(siroted("552 1", "titouan"), karadoc="linotte", arthur="alouette")
    game.throw("perceval")
    assert game.waiting() == {"sirop_gagnant": ["karadoc"]}
    assert game.says("arthur", "sirop_gagnant") == "bevue"
    assert game.says("karadoc", "sirop_gagnant") == "counted"
    assert not game.waiting().get("sirop_gagnant"), "it closes when all have spoken"
    assert game.settlements[-1] == {"perceval": -25, "karadoc": 25, "arthur": -5}


def test_titouan_a_silent_winner_gains_nothing_and_loses_nothing() -> None:
    game = named(siroted("552 1", "titouan"), karadoc="linotte")
    game.throw("perceval")
    game.settle()
    assert game.settlements == [{"perceval": -25}]
    assert game.bevues["karadoc"] == 0


def test_the_windows_after_the_die_are_open_together_and_the_sirop_is_settled_once() -> None:
    game = named(siroted("225 4", "titouan"))
    game.throw("perceval")
    assert set(game.waiting()) == {"fruits_au_sirop", "pas_mou_le_caillou"}
    game.says("arthur", "pas_mou_le_caillou")
    game.wait(100)
    assert not game.settlements, "never settled before the Sirop itself"
    game.settle()
    assert game.settlements == [{"perceval": -4}, {"arthur": 32}]


@pytest.mark.parametrize(("dice", "value"), [("113 2", 8), ("225 4", 32), ("331 6", 72)])
@pytest.mark.parametrize("book", BOOKS)
def test_a_chouette_velute_comes_out(book: str, dice: str, value: int) -> None:
    game = named(siroted(dice, book))
    game.throw("perceval")
    game.says("karadoc", "pas_mou_le_caillou")
    game.settle()
    assert game.scores["karadoc"] == 100 + value


def test_a_bleu_rouge_comes_out_and_its_9_go_with_the_sirop() -> None:
    game = named(siroted("331 4 111"))
    game.throw("perceval")
    for value, player in enumerate(("perceval", "karadoc", "arthur"), start=10):
        assert game.says(player, "je_relance", value=value) == "counted"
    assert game.roll("perceval", at=2_000) == "too_early", "a relance is not thrown before the Sirop is settled"
    game.wait(4_000)
    assert game.settlements == [{"perceval": 0}]
    game.turn("perceval")
    assert game.scores == {"perceval": 100, "karadoc": 100, "arthur": 100}


def test_an_artichette_comes_out_and_the_sirotant_is_its_maker() -> None:
    game = named(siroted("441 3"))
    game.throw("perceval")
    assert game.says("perceval", "raitournelle") == "counted"
    game.settle()
    assert game.settlements == [{"perceval": -16}, {"perceval": 16}]


def test_anything_else_that_comes_out_is_a_chouette_that_is_not_paid_nor_siroted_again() -> None:
    game = named(siroted("441 6"))
    game.throw("perceval")
    assert set(game.waiting()) == {"fruits_au_sirop"}
    assert game.says("karadoc", "attrape_oiseau", at=4_500) == "bevue"


# --- interplay


def test_it_is_off_without_what_it_needs() -> None:
    for off in ("chouette", "cul_de_chouette"):
        game = Told(rules={off: False})
        assert game.says("perceval", "je_sirote") == "unknown_annonce"
        assert game.says("karadoc", "attrape_oiseau") == "unknown_annonce"
        assert game.says("karadoc", "fruits_au_sirop") == "unknown_annonce"


def test_a_flanned_chouette_is_lost_and_the_sirop_made_on_top_of_it_is_won() -> None:
    seats = {"perceval": 100, "karadoc": (100, "flan"), "arthur": 100}
    game = Told(dice="66 2 6", seats=seats)
    game.says("karadoc", "flan", target="perceval")
    game.turn("perceval")
    game.says("perceval", "je_sirote")
    game.wait(50)
    named(game)
    game.throw("perceval")
    game.settle()
    assert game.settlements == [{"perceval": 64}]


def test_with_two_players_the_one_opponent_bets() -> None:
    game = siroted("552 1", seats={"perceval": 100, "karadoc": 100})
    assert game.says("karadoc", "linotte") == "counted"
    game.throw("perceval")
    game.settle()
    assert game.scores == {"perceval": 75, "karadoc": 125}


def test_a_sirotant_put_out_before_his_die_ends_the_sirop() -> None:
    seats = {"perceval": -340, "karadoc": 100, "arthur": 100}
    game = siroted("552", "titouan", seats=seats)
    game.says("karadoc", "linotte")
    assert game.says("perceval", "linotte") == "bevue"
    game.settle()
    assert game.out == ["perceval"]
    assert game.scores == {"perceval": -350, "karadoc": 100, "arthur": 100}
    assert game.turn_of == game.to_throw == "karadoc"


def test_a_silent_bettor_put_out_before_the_die_does_not_stop_it() -> None:
    seats = {"perceval": 100, "karadoc": -340, "arthur": 100}
    game = siroted("552 1", "titouan", seats=seats)
    game.says("arthur", "linotte")
    game.throw("perceval")
    assert game.out == ["karadoc"]
    game.settle()
    assert game.scores["perceval"] == 75


def test_the_sirotant_who_stands_up_has_his_die_thrown_by_the_table() -> None:
    game = named(siroted("552 5"))
    game.leaves("perceval")
    game.settle()
    assert game.scores["perceval"] == 190


def test_a_game_in_the_middle_of_a_sirop_can_be_stored() -> None:
    game = siroted("225 4", "titouan")
    for act in ("linotte", None):
        if act:
            game.says("karadoc", act)
        game.game = engine.decode(engine.encode(game.game))
    game.says("arthur", "mouette")
    game.throw("perceval")
    game.game = engine.decode(engine.encode(game.game))
    game.says("arthur", "sirop_gagnant")
    game.settle()
    assert game.scores == {"perceval": 96, "karadoc": 95, "arthur": 125}


def test_a_sirop_that_wins_the_game_lets_nothing_come_after_it() -> None:
    seats = {"perceval": 100, "karadoc": 335, "arthur": 100}
    game = named(siroted("225 4", seats=seats))
    game.throw("perceval")
    game.says("karadoc", "fruits_au_sirop")
    game.says("arthur", "pas_mou_le_caillou")
    game.settle()
    assert game.winner == "karadoc"
    assert game.scores == {"perceval": 96, "karadoc": 347, "arthur": 100}


# --- the place of a second throw (card grelottine, titouan)


def test_a_sirop_grelot_that_somebody_else_catches_is_missed() -> None:
    seats = {"perceval": (100, "grelottine"), "karadoc": (100, "grelottine"), "arthur": 100}
    game = Told(dice="256 5 1 5", seats=seats)
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "sirop_grelot", 20)
    game.turn("karadoc")
    game.throw("karadoc", keep=[2, 5])
    assert game.says("arthur", "attrape_oiseau") == "counted"
    game.wait(50)
    for player in ("perceval", "karadoc"):
        game.says(player, "couche_sirop")
    game.throw("arthur")
    game.settle()
    assert game.scores["perceval"] == 120
    assert game.scores["karadoc"] == 100 - 20 + 25


@pytest.mark.parametrize(("combination", "amount"), [("sirop_grelot", 3), ("chouette", 20)])
def test_titouan_je_sirote_in_place_of_the_second_throw(combination: str, amount: int) -> None:
    seats = {"perceval": (100, "grelottine"), "karadoc": (100, "grelottine"), "arthur": 100}
    game = Told("titouan", dice="255 5", seats=seats)
    game.challenges("perceval", "karadoc")
    game.terms("perceval", combination, amount)
    game.turn("karadoc")
    assert game.may("karadoc")["je_sirote"] == {"face": 5}
    assert game.says("karadoc", "je_sirote") == "counted"
    assert game.says("arthur", "attrape_oiseau") == "bevue", "the Sirotage has begun"
    assert set(game.waiting()) == {"birds", "achat"}
    for player in ("perceval", "arthur"):
        game.says(player, "couche_sirop")
    game.throw("karadoc")
    game.settle()
    assert game.settlements[-1] == {"karadoc": amount + 90, "perceval": -amount}


def test_titouan_not_after_a_first_throw_that_missed_other_terms() -> None:
    seats = {"perceval": (100, "grelottine"), "karadoc": (100, "grelottine"), "arthur": 100}
    game = Told("titouan", dice="255", seats=seats)
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "velute", 20)
    game.turn("karadoc")
    assert game.says("karadoc", "je_sirote") == "bevue"


def test_a_bird_named_while_the_shouts_are_being_decided_is_too_early_and_free() -> None:
    game = chouette("552")
    game.says("perceval", "je_sirote", at=600)
    assert game.says("karadoc", "linotte", at=640) == "too_early"
    assert game.says("karadoc", "linotte", at=651) == "counted"


def test_with_the_chouette_velute_off_a_velute_comes_out_after_the_sirop() -> None:
    game = named(siroted("225 4", rules={"chouette_velute": False}))
    game.throw("perceval")
    game.settle()
    assert game.settlements == [{"perceval": -4}, {"perceval": 32}]
