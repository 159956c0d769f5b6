"""The flan table of card flan where it meets other rules, a row each, and what a Flan cannot touch."""

from __future__ import annotations

import pytest

from tests.support.told import Told

BOOKS = ("wikimonde", "titouan")
FLAN = "flan"


def table(dice: str, book: str = "wikimonde", on: str = "perceval", **options: object) -> Told:
    """Leodagan's Flan lies on Perceval, or on somebody else."""
    seats = {"perceval": 200, "karadoc": 200, "arthur": 200, "leodagan": (200, FLAN)}
    game = Told(book, seats=seats, dice=dice, **options)
    assert game.says("leodagan", FLAN, target=on) == "counted"
    return game


def no_bets(game: Told, sirotant: str) -> None:
    """Everybody else declines to bet on the die."""
    for player in game.game.seated:
        if player != sirotant:
            assert game.says(player, "file_sirop") == "counted"


# --- sirotage


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("dice", "score"), [("661 3", 200 - 36 - 36), ("661 6", 200 - 36 + 100)])
def test_sirotage_of_the_flanned_chouette_is_unflanned_on_top(book: str, dice: str, score: int) -> None:
    game = table(dice, book)
    game.turn("perceval")
    game.says("perceval", "je_sirote")
    no_bets(game, "perceval")
    game.throw("perceval")
    game.settle()
    assert game.scores["perceval"] == score
    assert ("civet" in game.holds["perceval"]) == dice.endswith("3")


@pytest.mark.parametrize("book", BOOKS)
def test_its_bets_and_the_contre_sirop_are_not_flanned(book: str) -> None:
    game = table("551 2", book)
    game.turn("perceval")
    game.says("perceval", "je_sirote")
    game.says("karadoc", "linotte")
    for player in ("arthur", "leodagan"):
        game.says(player, "file_sirop")
    game.throw("perceval")
    game.says("arthur", "fruits_au_sirop")
    game.settle()
    assert game.scores == {"perceval": 150, "karadoc": 195, "arthur": 218, "leodagan": 200}


@pytest.mark.parametrize("book", BOOKS)
def test_what_comes_out_of_a_missed_sirop_is_not_flanned(book: str) -> None:
    game = table("331 6", book)
    game.turn("perceval")
    game.says("perceval", "je_sirote")
    no_bets(game, "perceval")
    game.throw("perceval")
    game.says("karadoc", "pas_mou_le_caillou")
    game.settle()
    assert game.scores == {"perceval": 200 - 9 - 9, "karadoc": 272, "arthur": 200, "leodagan": 200}


# --- attrape_oiseau


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("dice", "catcher"), [("441 4", 200 - 80), ("441 2", 200 + 16)])
def test_a_flanned_players_own_attrape_oiseau_uses_the_flan_up(book: str, dice: str, catcher: int) -> None:
    game = table(dice + "235", book, on="karadoc", rules={"cul_de_chouette_double": False})
    game.turn("perceval")
    game.says("karadoc", "attrape_oiseau")
    no_bets(game, "karadoc")
    game.throw("karadoc")
    game.settle()
    assert game.scores["perceval"] == 216
    assert game.scores["karadoc"] == catcher
    game.turn("karadoc")
    assert game.settle().scores["karadoc"] == catcher + 50, "it is used up"


@pytest.mark.parametrize("book", BOOKS)
def test_of_6_missed_it_brings_36_and_a_civet(book: str) -> None:
    game = table("661 3", book, on="karadoc")
    game.turn("perceval")
    game.says("karadoc", "attrape_oiseau")
    no_bets(game, "karadoc")
    game.throw("karadoc")
    game.settle()
    assert game.scores["karadoc"] == 236
    assert "civet" in game.holds["karadoc"]


@pytest.mark.parametrize("book", BOOKS)
def test_a_flanned_author_loses_his_chouette_whoever_catches(book: str) -> None:
    game = table("441 4", book, rules={"cul_de_chouette_double": False})
    game.turn("perceval")
    game.says("karadoc", "attrape_oiseau")
    no_bets(game, "karadoc")
    game.throw("karadoc")
    assert game.settle().scores == {"perceval": 184, "karadoc": 280, "arthur": 200, "leodagan": 200}


def test_a_flanned_catch_that_another_buys_leaves_the_flan_waiting() -> None:
    game = table("441 4 235", "titouan", on="karadoc", rules={"cul_de_chouette_double": False})
    game.turn("perceval")
    game.says("karadoc", "attrape_oiseau")
    game.says("arthur", "j_achete", plus=300)
    game.wait(60)
    no_bets(game, "arthur")
    game.throw("arthur")
    game.settle()
    assert game.scores["arthur"] == 200 - 30 + 80
    game.turn("karadoc")
    assert game.settle().scores["karadoc"] == 150


# --- achat


@pytest.mark.parametrize("book", BOOKS)
def test_the_flanned_player_buys_a_cul_and_stays_flanned(book: str) -> None:
    game = table("235 235", book, on="karadoc")
    game.throw("perceval")
    game.says("karadoc", "j_achete")
    game.throw("karadoc")
    assert game.scores["karadoc"] == 220
    game.turn("karadoc")
    assert game.scores["karadoc"] == 170


@pytest.mark.parametrize("book", BOOKS)
def test_the_flan_goes_with_a_bought_cul_and_the_sellers_pair_is_unflanned(book: str) -> None:
    game = table("555", book, rules={"cul_de_chouette_double": False})
    game.throw("perceval")
    game.says("karadoc", "j_achete")
    game.throw("karadoc")
    assert game.settle().scores == {"perceval": 225, "karadoc": 80, "arthur": 200, "leodagan": 200}


@pytest.mark.parametrize("book", BOOKS)
def test_after_a_neant_a_bought_flan_stays_with_the_buyer(book: str) -> None:
    game = table("135 235 235 235 235", book)
    game.throw("perceval")
    game.says("karadoc", "j_achete")
    game.throw("karadoc")
    game.turn("karadoc")
    assert game.scores["karadoc"] == 200 - 30 - 50
    for player in ("arthur", "leodagan", "perceval"):
        game.turn(player)
    assert game.scores["perceval"] == 250


@pytest.mark.parametrize("book", BOOKS)
def test_a_double_achat_carries_it_on_and_back(book: str) -> None:
    game = table("235", book)
    game.throw("perceval")
    game.says("karadoc", "j_achete", plus=300)
    game.says("arthur", "je_rachete", plus=500)
    game.throw("arthur")
    assert game.settle().scores == {"perceval": 200, "karadoc": 170, "arthur": 120, "leodagan": 200}
    game = table("235", book)
    game.throw("perceval")
    game.says("karadoc", "j_achete", plus=300)
    game.says("perceval", "je_rachete", plus=500)
    game.throw("perceval")
    assert game.settle().scores["perceval"] == 200 - 30 - 50


def test_a_flan_that_waits_for_the_buyer_himself_goes_on_waiting() -> None:
    seats = {"perceval": 200, "karadoc": 200, "arthur": (200, FLAN), "leodagan": (200, FLAN)}
    game = Told(seats=seats, dice="235 235")
    game.says("leodagan", FLAN, target="perceval")
    game.says("arthur", FLAN, target="karadoc")
    game.throw("perceval")
    game.says("karadoc", "j_achete")
    game.throw("karadoc")
    assert game.scores["karadoc"] == 120
    game.turn("karadoc")
    assert game.scores["karadoc"] == 70


# --- soufflette


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("dice", "gain"), [("421", 50), ("135 421", 40), ("135 135 421", 30)])
def test_a_flanned_soufflette_is_taken_up_alone(book: str, dice: str, gain: int) -> None:
    game = table("421" + dice, book)
    game.turn("perceval")
    for _ in range(len(dice.split())):
        game.turn("perceval")
    assert game.settle().scores == {"perceval": 200 + gain, "karadoc": 200, "arthur": 200, "leodagan": 200}


@pytest.mark.parametrize("book", BOOKS)
def test_missed_it_costs_30_and_its_last_combination_is_flanned(book: str) -> None:
    game = table("421 135 135 235 135 135 135 235", book)
    for _ in range(4):
        game.turn("perceval")
    assert game.settle().scores == {"perceval": 120, "karadoc": 200, "arthur": 200, "leodagan": 200}
    for player in ("karadoc", "arthur", "leodagan", "perceval"):
        game.turn(player)
    assert game.scores["perceval"] == 170, "it has worked"


def test_its_third_throw_is_flanned_for_everybody_and_a_neant_there_keeps_no_flan() -> None:
    game = table("421 135 135 224")
    for _ in range(4):
        game.turn("perceval")
    game.says("arthur", "pas_mou_le_caillou")
    assert game.settle().scores == {"perceval": 170, "karadoc": 200, "arthur": 168, "leodagan": 200}
    game = table("421 135 135 135 135 135 135 235")
    for _ in range(4):
        game.turn("perceval")
    for player in ("karadoc", "arthur", "leodagan", "perceval"):
        game.turn(player)
    assert game.scores["perceval"] == 220


def test_without_negative_scores_titouan_needs_30_for_it_else_the_flan_stays() -> None:
    seats = {"perceval": 20, "karadoc": (200, FLAN), "arthur": 100}
    game = Told("titouan", seats=seats, dice="421 135 135 235", negative_scores=False)
    game.says("karadoc", FLAN, target="perceval")
    game.turn("perceval")
    assert game.turn_of == "karadoc"
    for player in ("karadoc", "arthur", "perceval"):
        game.turn(player)
    assert game.scores["perceval"] == 0


def test_a_flanned_souffle_is_not_flanned_in_the_duel() -> None:
    game = table("421 135 135 235", on="karadoc")
    game.turn("perceval")
    game.challenges("perceval", "karadoc", challenge="soufflette")
    for _ in range(3):
        game.turn("karadoc")
    assert game.settle().scores["karadoc"] == 200 - 30 + 50
    assert [f.on for f in game.game.state.flans] == ["karadoc"]


def test_double_flan_the_amounts_of_a_flanned_soufflette_are_multiplied() -> None:
    seats = {"perceval": 200, "karadoc": (200, FLAN), "arthur": (200, FLAN)}
    game = Told(seats=seats, dice="421 421")
    game.says("karadoc", FLAN, target="perceval")
    game.says("arthur", FLAN, target="perceval")
    game.turn("perceval")
    game.turn("perceval")
    assert game.settle().scores["perceval"] == 300


# --- civet


def civet(dice: str, book: str, combination: str, holds: str = "civet", doubled: bool = False) -> Told:
    seats = {"perceval": (200, holds), "karadoc": (200, FLAN), "arthur": (200, "civet")}
    game = Told(book, seats=seats, dice=dice, rules={"attrape_oiseau": False})
    game.says("karadoc", FLAN, target="perceval")
    game.says("perceval", "civet", amount=50, combination=combination)
    if doubled:
        assert game.says("arthur", "civet_double", target="perceval") == "counted"
    game.turn("perceval")
    if book == "titouan":
        game.passes("perceval")
    game.settle()
    return game


@pytest.mark.parametrize("book", BOOKS)
def test_civet_met_he_loses_the_stake_and_the_combination(book: str) -> None:
    assert civet("235", book, "velute").scores["perceval"] == 100


def test_civet_missed_wikimonde_wins_stake_and_combination_and_titouan_the_stake_alone() -> None:
    game = civet("235", "wikimonde", "chouette")
    assert game.scores["perceval"] == 300
    assert game.holds["perceval"] == set(), "no Civet-Filoché"
    game = civet("235", "titouan", "chouette")
    assert game.scores["perceval"] == 200
    assert game.holds["perceval"] == {"civet_filoche"}


@pytest.mark.parametrize("book", BOOKS)
def test_civet_missed_with_a_neant_wins_the_stake_and_the_flan_stays(book: str) -> None:
    game = civet("135", book, "chouette")
    assert game.scores["perceval"] == 250
    assert [f.on for f in game.game.state.flans] == ["perceval"]


def test_civet_double_as_the_civet() -> None:
    assert civet("235", "titouan", "velute", doubled=True).scores["perceval"] == 200 - 100 - 50


@pytest.mark.parametrize(("word", "score"), [("artichette", 266), ("raitournelle", 234)])
def test_wikimonde_a_flanned_artichette_after_a_missed_civet_goes_by_its_words(word: str, score: int) -> None:
    """Ruling: the Flan has turned who wins it, and its 16 points need no more turning."""
    seats = {"perceval": (200, "civet"), "karadoc": (200, FLAN)}
    game = Told(seats=seats, dice="434")
    game.says("karadoc", FLAN, target="perceval")
    game.says("perceval", "civet", amount=50, combination="velute")
    game.turn("perceval")
    game.says("perceval" if word == "artichette" else "karadoc", word)
    assert game.settle().scores["perceval"] == score


# --- jarret


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("word", "loss"), [("mi_jarret", 50), ("bi_jarret", 100)])
def test_jarret_the_final_dice_are_flanned_and_a_bi_jarret_loses_double(book: str, word: str, loss: int) -> None:
    seats = {"perceval": (200, "jarret"), "karadoc": (200, FLAN)}
    game = Told(book, seats=seats, dice="235")
    game.says("perceval", word)
    game.says("karadoc", FLAN, target="perceval")
    game.turn("perceval")
    if word == "mi_jarret":
        game.says("perceval", "bjarret")
    assert game.settle().scores["perceval"] == 200 - loss


def test_a_flan_shouted_between_the_two_throws_waits_for_the_next_turn() -> None:
    seats = {"perceval": (200, "jarret"), "karadoc": (200, FLAN)}
    game = Told(seats=seats, dice="135 235 135 235")
    game.says("perceval", "mi_jarret")
    game.turn("perceval")
    game.says("karadoc", FLAN, target="perceval")
    game.turn("perceval")
    assert game.scores["perceval"] == 250
    game.turn("karadoc")
    game.turn("perceval")
    assert game.scores["perceval"] == 200


# --- veluttee


@pytest.mark.parametrize(("shout", "scores"), [(False, (182, 200)), (True, (200, 196))])
def test_veluttee_the_sign_of_every_amount_is_turned(shout: bool, scores: tuple[int, int]) -> None:
    """The maker loses the 18, or the thief the Chouette of 2 that he throws."""
    game = table("123" + ("22" if shout else ""), "titouan", rules={"suite_veluttee": True})
    game.turn("perceval")
    if shout:
        game.says("karadoc", "veluttee", at=200)
        game.throw("karadoc")
    game.settle()
    assert (game.scores["perceval"], game.scores["karadoc"]) == scores


# --- cannot be touched


@pytest.mark.parametrize("book", BOOKS)
def test_cul_de_chouette_double_is_minus_v1_plus_v2(book: str) -> None:
    game = table("444 555", book)
    game.turn("perceval")
    game.says("perceval", "cul_de_chouette")
    game.turn("perceval")
    assert game.settle().scores["perceval"] == 200 - 80 + 90


@pytest.mark.parametrize("book", BOOKS)
def test_verdier(book: str) -> None:
    game = table("642", book)
    game.throw("perceval")
    game.says("karadoc", "vert_linette")
    game.throw("perceval")
    assert game.settle().scores == {"perceval": 128, "karadoc": 225, "arthur": 200, "leodagan": 200}


@pytest.mark.parametrize("book", BOOKS)
def test_the_price_of_an_achat(book: str) -> None:
    game = table("135", book)
    game.throw("perceval")
    game.says("karadoc", "j_achete")
    game.throw("karadoc")
    assert game.settle().scores["karadoc"] == 170


@pytest.mark.parametrize("book", BOOKS)
def test_civet_filoche_neither_stake_nor_share(book: str) -> None:
    seats = {"perceval": 200, "karadoc": (200, FLAN), "arthur": (200, "civet_filoche")}
    game = Told(book, seats=seats, dice="235")
    game.says("arthur", "civet_filoche", bets=[{"target": "perceval", "amount": 20, "combination": "velute"}])
    game.says("karadoc", FLAN, target="perceval")
    game.turn("perceval")
    assert game.settle().scores == {"perceval": 150, "karadoc": 200, "arthur": 270}
