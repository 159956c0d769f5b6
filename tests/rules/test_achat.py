"""Card achat, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.told import PlainTold, Told

BOOKS = ("wikimonde", "titouan")
BUY = "j_achete"
G = "grelottine"


def lying(dice: str, book: str = "wikimonde", plain: bool = True, **options: Any) -> Told:
    """Perceval's chouettes lie."""
    game = (PlainTold if plain else Told)(book, dice=dice, **options)
    game.throw("perceval")
    return game


def bought(dice: str, book: str = "wikimonde", **options: Any) -> Told:
    """Karadoc has bought the cul."""
    game = lying(dice, book, **options)
    assert game.says("karadoc", BUY) == "counted"
    game.wait(50)
    return game


def sirop(dice: str = "331 1", book: str = "wikimonde", by: str = "perceval", **options: Any) -> Told:
    """Somebody has taken up the Sirop on Perceval's Chouette."""
    game = Told(book, dice=dice, **options)
    game.turn("perceval")
    assert game.says(by, "je_sirote" if by == "perceval" else "attrape_oiseau") == "counted"
    game.wait(50)
    return game


def duel(dice: str, book: str, combination: str = "chouette", amount: int = 2, **options: Any) -> Told:
    """Perceval has challenged Karadoc."""
    seats = options.pop("seats", {"perceval": (100, G), "karadoc": (100, G), "arthur": 100})
    game = Told(book, dice=dice, seats=seats, **options)
    game.challenges("perceval", "karadoc")
    game.terms("perceval", combination, amount)
    return game


# --- the cul


@pytest.mark.parametrize("book", BOOKS)
def test_the_price_is_paid_at_once_and_the_buyer_throws_the_cul(book: str) -> None:
    game = bought("25 5", book)
    assert game.settlements == [{"karadoc": -30}]
    assert game.to_throw == "karadoc"
    assert game.turn_of == "perceval"
    game.throw("karadoc")
    assert game.scores == {"perceval": 100, "karadoc": 95, "arthur": 100}
    assert game.turn_of == "karadoc", "the turn goes on from the player whose round it was"


@pytest.mark.parametrize(
    ("dice", "seller", "buyer"),
    [
        ("44 4", 16, 80), ("44 1", 16, 16), ("25 3", 0, 50), ("25 6", 0, 0), ("11 3", 1, 1), ("55 5", 25, 90),
    ],
)  # fmt: skip
@pytest.mark.parametrize("book", BOOKS)
def test_the_seller_has_the_pair_of_his_chouettes_and_the_buyer_the_combination(
    book: str, dice: str, seller: int, buyer: int
) -> None:
    game = bought(dice, book)
    game.throw("karadoc")
    game.settle()
    assert game.scores == {"perceval": 100 + seller, "karadoc": 70 + buyer, "arthur": 100}
    assert len(game.settlements) == (2 if seller or buyer else 1)


def test_a_bought_cul_waits_pause_ms_again() -> None:
    game = lying("25 5")
    game.says("karadoc", BUY, at=1_400)
    game.wait(50)
    assert game.window("cul").not_before == game.landed + 1_400 + 1_500


def test_while_an_achat_is_being_decided_no_cul_is_thrown() -> None:
    game = lying("25 5")
    game.says("karadoc", BUY, at=1_490)
    assert game.roll("perceval", at=1_500) == "too_early"


def test_an_achat_at_the_instant_of_the_cul_is_too_late() -> None:
    game = lying("25 5")
    game.roll("perceval", at=1_500)
    assert game.says("karadoc", BUY, plus=0) == "bevue"


@pytest.mark.parametrize(("score", "code"), [(29, "bevue"), (30, "counted")])
@pytest.mark.parametrize("book", BOOKS)
def test_it_needs_30_points(book: str, score: int, code: str) -> None:
    game = lying("25", book, seats={"perceval": 100, "karadoc": score, "arthur": 100})
    assert (BUY in game.may("karadoc")) is (code == "counted")
    assert game.says("karadoc", BUY) == code


def test_whoever_owns_the_throw_cannot_buy_it() -> None:
    assert lying("25").says("perceval", BUY) == "bevue"
    assert bought("25").says("karadoc", BUY, plus=2_000) == "bevue"


@pytest.mark.parametrize("book", BOOKS)
def test_two_6s_cannot_be_bought(book: str) -> None:
    assert lying("66", book).says("karadoc", BUY) == "bevue"
    assert lying("65", book).says("karadoc", BUY) == "counted"


@pytest.mark.parametrize("book", ["wikimonde", "titouan", "expert"])
def test_the_seller_who_throws_the_cul_all_the_same_commits_a_bevue_and_the_buyer_is_only_too_early(book: str) -> None:
    game = bought("25 5", book)
    assert game.roll("karadoc") == "too_early"
    assert game.roll("perceval", plus=200) == "bevue"
    assert game.roll("perceval", plus=3_000) == "bevue", "the time does not matter"
    game.throw("karadoc")
    assert game.scores == {"perceval": 80, "karadoc": 95, "arthur": 100}


def test_until_the_sale_is_decided_the_cul_is_the_sellers_and_too_early() -> None:
    game = lying("25 5")
    game.says("karadoc", BUY, at=1_600)
    assert game.roll("perceval", at=1_630) == "too_early"


def test_a_throw_of_the_seller_that_the_network_held_up_is_late_and_free() -> None:
    game = bought("25 5", late_ms=200)
    assert game.roll("perceval", plus=100) == "too_late"
    assert game.roll("perceval", plus=300) == "bevue"


def test_a_sold_defie_is_out_of_the_duel_and_the_player_on_turn_only_too_early() -> None:
    game = duel("22 5", "titouan")
    game.throw("karadoc")
    game.says("arthur", BUY)
    game.wait(50)
    assert game.roll("karadoc") == "bevue"
    assert game.roll("perceval") == "too_early"
    assert game.to_throw == "arthur"


def test_simultaneous_buyers_throw_for_it_and_the_lowest_must_buy() -> None:
    game = lying("25 4 2 5")
    game.says("karadoc", BUY, at=300)
    game.says("arthur", BUY, at=350)
    game.wait(10)
    assert game.roll("perceval", at=1_600) == "too_early", "the cul waits"
    assert game.says("perceval", "vert_linette") == "bevue"
    assert game.roll("karadoc") == "counted"
    assert game.roll("arthur") == "counted"
    assert game.scores == {"perceval": 90, "karadoc": 100, "arthur": 70}
    assert game.to_throw == "arthur"
    assert game.window("cul").not_before == game.landed + 1_500, "it counts from the last die of the roll-off"


@pytest.mark.parametrize("book", BOOKS)
def test_while_buyers_throw_for_it_no_word_counts_but_a_flan_and_gifts(book: str) -> None:
    seats = {"perceval": 100, "karadoc": 100, "arthur": 100, "bohort": (100, "civet_filoche flan")}
    game = lying("25 4 2 5", book, plain=False, seats=seats)
    game.says("karadoc", BUY, at=300)
    game.says("arthur", BUY, at=350)
    game.wait(10)
    bet = {"target": "arthur", "amount": 10, "combination": "chouette"}
    assert game.says("bohort", "civet_filoche", bets=[bet]) == "bevue"
    assert game.says("bohort", "flan", target="arthur") == "counted"
    assert game.holds["bohort"] == {"civet_filoche"}


def test_a_tied_shout_of_somebody_who_may_not_buy_is_a_bevue_and_no_tie() -> None:
    game = lying("25 5", seats={"perceval": 100, "karadoc": 100, "arthur": 29})
    game.says("karadoc", BUY, at=300)
    assert game.says("arthur", BUY, at=320) == "bevue"
    game.wait(40)
    assert game.to_throw == "karadoc"


def test_the_buyer_has_the_races_role_and_the_grelottine_of_the_thrower() -> None:
    game = bought("35 6")
    game.throw("karadoc")
    assert game.holds["karadoc"] == {G}
    game = bought("44 3", rules={"sirotage": False})
    game.throw("karadoc")
    assert game.says("perceval", "raitournelle") == "bevue"
    assert game.says("karadoc", "raitournelle") == "counted"
    game.settle()
    assert game.scores == {"perceval": 106, "karadoc": 86, "arthur": 100}


def test_the_buyer_is_the_author_of_the_chouette_and_the_seller_may_catch_its_bird() -> None:
    game = bought("44 1 2", plain=False)
    game.throw("karadoc")
    assert game.says("perceval", "je_sirote") == "bevue"
    assert game.says("perceval", "attrape_oiseau") == "counted"
    game.wait(50)
    for player in ("karadoc", "arthur"):
        game.says(player, "couche_sirop")
    game.throw("perceval")
    game.settle()
    assert game.settlements[-1] == {"perceval": -16 + 16, "karadoc": 16}


def test_a_buyer_put_out_before_the_cul_gives_it_back_for_nothing() -> None:
    game = bought("25 3", "titouan", seats={"perceval": 10, "karadoc": 30, "arthur": 10}, target=40)
    for _ in range(4):
        assert game.says("karadoc", "grelotte_ca_picote", plus=60) == "bevue"
    assert game.out == ["karadoc"]
    assert game.to_throw == "perceval"
    game.throw("perceval")
    assert game.settlements[-1] == {"perceval": 50}


# --- the Sirop


def test_a_bought_sirotage_is_an_attrape_oiseau_and_the_bets_are_made_anew() -> None:
    game = sirop("331 2")
    game.says("karadoc", "alouette")
    assert game.says("arthur", BUY) == "counted"
    game.wait(50)
    assert game.waiting()["birds"] == ["perceval", "karadoc"]
    assert game.says("arthur", "linotte") == "bevue"
    game.says("perceval", "alouette")
    game.says("karadoc", "couche_sirop")
    game.throw("arthur")
    game.settle()
    assert game.settlements == [{"arthur": -30}, {"arthur": -10}, {"perceval": 9 + 25, "arthur": -9}]


def test_the_author_buys_a_catch_back_and_it_is_his_sirotage() -> None:
    game = sirop("331 3", by="karadoc")
    game.says("perceval", BUY)
    game.wait(50)
    for player in ("karadoc", "arthur"):
        game.says(player, "couche_sirop")
    game.throw("perceval")
    game.settle()
    assert game.settlements == [{"perceval": -30}, {"perceval": 70}]


def test_a_sirop_can_be_bought_until_its_die_is_released() -> None:
    game = sirop("331 3")
    for player in ("karadoc", "arthur"):
        game.says(player, "couche_sirop")
    assert game.says("arthur", BUY, at=1_650) == "counted"
    assert game.roll("perceval", at=1_660) == "too_early"
    game.wait(60)
    assert game.waiting()["birds"] == ["perceval", "karadoc"]


@pytest.mark.parametrize(
    ("book", "negative", "least"), [("wikimonde", False, 39), ("titouan", True, 30), ("titouan", False, 39)]
)
def test_the_score_needed_for_a_sirop(book: str, negative: bool, least: int) -> None:
    for short in (0, 1):
        seats = {"perceval": 100, "karadoc": least - short, "arthur": 100}
        game = sirop(book=book, seats=seats, negative_scores=negative)
        assert game.says("karadoc", BUY) == ("bevue" if short else "counted")


@pytest.mark.parametrize(("book", "code"), [("wikimonde", "bevue"), ("titouan", "counted")])
def test_a_sirop_of_6(book: str, code: str) -> None:
    assert sirop("661", book).says("karadoc", BUY) == code


def test_a_buyer_who_cannot_bear_the_sirop_is_no_jeannot() -> None:
    seats = {"perceval": 100, "karadoc": 30, "arthur": 100}
    game = sirop(book="titouan", seats=seats, negative_scores=False)
    assert game.says("karadoc", BUY) == "bevue"
    assert game.says("arthur", "sirop_jeannot") == "bevue"


def test_a_buyer_of_a_sirop_put_out_before_the_die_leaves_the_author_his_chouette() -> None:
    game = sirop("551", "titouan", seats={"perceval": 100, "karadoc": 31, "arthur": 100}, target=200)
    game.says("karadoc", BUY)
    game.wait(50)
    while not game.out:
        game.says("karadoc", "linotte", plus=60)
    game.settle()
    assert game.scores["perceval"] == 125
    assert game.turn_of == "arthur"


def test_a_flanned_buyer_of_a_sirop_has_the_row_of_the_attrape_oiseau() -> None:
    seats = {"perceval": 100, "karadoc": (100, "flan"), "arthur": 100}
    game = Told(dice="551 2", seats=seats)
    game.says("karadoc", "flan", target="arthur")
    game.turn("perceval")
    game.says("perceval", "je_sirote")
    game.wait(50)
    game.says("arthur", BUY)
    game.wait(50)
    for player in ("perceval", "karadoc"):
        game.says(player, "couche_sirop")
    game.throw("arthur")
    game.settle()
    assert game.settlements == [{"arthur": -30}, {"perceval": 25, "arthur": 25}]


def test_a_flanned_catcher_whose_bird_is_bought_stays_flanned() -> None:
    seats = {"perceval": 100, "karadoc": (100, "flan"), "arthur": 100}
    game = Told(dice="551 2", seats=seats)
    game.says("karadoc", "flan", target="arthur")
    game.turn("perceval")
    game.says("arthur", "attrape_oiseau")
    game.wait(50)
    game.says("karadoc", BUY)
    game.wait(50)
    for player in ("perceval", "arthur"):
        game.says(player, "couche_sirop")
    game.throw("karadoc")
    game.settle()
    assert game.settlements == [{"karadoc": -30}, {"perceval": 25, "karadoc": -25}]
    assert [flan.on for flan in game.game.state.flans] == ["arthur"]


# --- duels


@pytest.mark.parametrize("book", BOOKS)
def test_a_duel_passes_to_the_buyer(book: str) -> None:
    game = duel("25 5 1", book, amount=20)
    game.throw("karadoc")
    assert game.says("perceval", BUY) == "bevue", "the grelottin cannot buy in his own duel"
    assert game.says("arthur", BUY) == "counted"
    game.throw("arthur")
    assert game.to_throw == "arthur"
    if book == "titouan":
        game.passes("arthur")
    else:
        game.throw("arthur", keep=[5, 5])
    game.settle()
    assert game.scores == {"perceval": 70, "karadoc": 100, "arthur": 100 - 30 + 20 + 25}
    assert "passe_grelot" in game.holds["arthur"]


@pytest.mark.parametrize(("book", "code"), [("wikimonde", "counted"), ("titouan", "bevue")])
def test_the_second_throw_of_a_duel(book: str, code: str) -> None:
    game = duel("146 15", book)
    game.turn("karadoc")
    game.throw("karadoc")
    assert game.says("arthur", BUY) == code


@pytest.mark.parametrize("book", BOOKS)
def test_no_achat_in_a_duel_of_two_players(book: str) -> None:
    game = duel("25", book, seats={"perceval": (100, G), "karadoc": (100, G)})
    game.throw("karadoc")
    assert game.says("perceval", BUY) == "bevue"


@pytest.mark.parametrize("book", BOOKS)
def test_no_achat_in_a_soufflette(book: str) -> None:
    game = Told(book, dice="421 25")
    game.turn("perceval")
    game.challenges("perceval", "karadoc", challenge="soufflette")
    game.throw("karadoc")
    assert game.says("arthur", BUY) == "bevue"


def test_a_sirop_grelot_that_is_bought_takes_the_duel_along() -> None:
    game = duel("256 5 1", "wikimonde", "sirop_grelot", 20)
    game.turn("karadoc")
    game.throw("karadoc", keep=[2, 5])
    game.says("karadoc", "je_sirote")
    game.wait(50)
    game.says("arthur", BUY)
    game.wait(50)
    for player in ("perceval", "karadoc"):
        game.says(player, "couche_sirop")
    game.throw("arthur")
    game.settle()
    assert game.scores == {"perceval": 120, "karadoc": 125, "arthur": 100 - 30 - 20 - 25}
    assert "passe_grelot" in game.holds["perceval"]


def test_whoever_buys_it_and_makes_it_wins_the_duel() -> None:
    game = duel("256 5 5", "wikimonde", "sirop_grelot", 20)
    game.turn("karadoc")
    game.throw("karadoc", keep=[2, 5])
    game.says("karadoc", "je_sirote")
    game.wait(50)
    game.says("arthur", BUY)
    game.wait(50)
    for player in ("perceval", "karadoc"):
        game.says(player, "couche_sirop")
    game.throw("arthur")
    game.settle()
    assert game.scores == {"perceval": 80, "karadoc": 125, "arthur": 100 - 30 + 20 + 90}
    assert "passe_grelot" in game.holds["arthur"]


def test_other_terms_stay_with_the_defie_whose_sirop_is_bought() -> None:
    game = duel("256 5 5", "wikimonde", "chouette", 20)
    game.turn("karadoc")
    game.throw("karadoc", keep=[2, 5])
    game.says("karadoc", "je_sirote")
    game.wait(50)
    game.says("arthur", BUY)
    game.wait(50)
    for player in ("perceval", "karadoc"):
        game.says(player, "couche_sirop")
    game.throw("arthur")
    game.settle()
    assert game.scores == {"perceval": 80, "karadoc": 145, "arthur": 160}
    assert "passe_grelot" in game.holds["karadoc"]


def test_a_caught_bird_that_the_defie_buys_back_is_his_own_sirop_grelot_again() -> None:
    game = duel("256 5 5", "wikimonde", "sirop_grelot", 20)
    game.turn("karadoc")
    game.throw("karadoc", keep=[2, 5])
    game.says("arthur", "attrape_oiseau")
    game.wait(50)
    game.says("karadoc", BUY)
    game.wait(50)
    for player in ("perceval", "arthur"):
        game.says(player, "couche_sirop")
    game.throw("karadoc")
    game.settle()
    assert game.scores == {"perceval": 80, "karadoc": 100 - 30 + 20 + 90, "arthur": 100}


# --- what it does not go with


@pytest.mark.parametrize(("book", "code"), [("wikimonde", "counted"), ("titouan", "bevue")])
def test_a_throw_with_a_civet(book: str, code: str) -> None:
    seats = {"perceval": (100, "civet"), "karadoc": 100, "arthur": 100}
    game = Told(book, dice="25", seats=seats)
    game.says("perceval", "civet", amount=10, combination="velute")
    game.throw("perceval")
    assert game.says("karadoc", BUY) == code


@pytest.mark.parametrize(("book", "code"), [("wikimonde", "counted"), ("titouan", "bevue")])
def test_a_throw_with_a_civet_filoche_bet_on_it(book: str, code: str) -> None:
    seats = {"perceval": 100, "karadoc": (100, "civet_filoche"), "arthur": 100}
    game = Told(book, dice="25", seats=seats)
    bets = [{"target": "perceval", "amount": 10, "combination": "velute"}]
    assert game.says("karadoc", "civet_filoche", bets=bets) == "counted"
    game.throw("perceval")
    assert game.says("arthur", BUY) == code


def test_the_flan_of_a_cul_goes_to_the_buyer_and_the_sellers_pair_is_paid_unflanned() -> None:
    seats = {"perceval": 100, "karadoc": (200, "flan"), "arthur": 100}
    game = PlainTold(dice="44 1", seats=seats)
    game.says("karadoc", "flan", target="perceval")
    game.throw("perceval")
    game.says("karadoc", BUY)
    game.throw("karadoc")
    game.settle()
    assert game.settlements == [{"karadoc": -30}, {"perceval": 16, "karadoc": -16}]


def test_no_achat_in_a_relance() -> None:
    game = Told(dice="433 25", rules={"sirotage": False})
    game.turn("perceval")
    for value, player in enumerate(("perceval", "karadoc", "arthur"), start=10):
        game.says(player, "je_relance", value=value)
    game.throw("perceval")
    assert game.says("karadoc", BUY) == "not_on_a_relance"
    assert set(game.bevues.values()) == {0}


def test_switched_off_its_words_are_unknown() -> None:
    game = lying("25", rules={"achat": False})
    assert game.says("karadoc", BUY) == "unknown_annonce"
    assert game.says("karadoc", "je_rachete") == "unknown_annonce"


@pytest.mark.parametrize("word", ["bi_jarret", "mi_jarret"])
@pytest.mark.parametrize(("book", "code"), [("wikimonde", "counted"), ("titouan", "bevue")])
def test_a_throw_with_a_jarret(book: str, code: str, word: str) -> None:
    game = Told(book, dice="25", seats={"perceval": (100, "jarret"), "karadoc": 100, "arthur": 100})
    game.says("perceval", word)
    game.throw("perceval")
    assert game.says("karadoc", BUY) == code


def test_titouan_the_sirop_of_a_throw_with_a_jarret_neither() -> None:
    game = Told("titouan", dice="252", seats={"perceval": (100, "jarret"), "karadoc": 100, "arthur": 100})
    game.says("perceval", "bi_jarret")
    game.turn("perceval")
    game.says("perceval", "je_sirote")
    game.wait(50)
    assert game.says("karadoc", BUY) == "bevue"


def test_wikimonde_a_bi_jarret_doubles_for_the_buyer_and_not_the_sellers_pair() -> None:
    seats = {"perceval": (100, "jarret"), "karadoc": 100, "arthur": 100}
    game = PlainTold(dice="441", seats=seats)
    game.says("perceval", "bi_jarret")
    game.throw("perceval")
    game.says("karadoc", BUY)
    game.throw("karadoc")
    game.settle()
    assert game.scores == {"perceval": 116, "karadoc": 102, "arthur": 100}


def test_wikimonde_a_bought_cul_of_a_mi_jarret_is_final() -> None:
    seats = {"perceval": (100, "jarret"), "karadoc": 100, "arthur": 100}
    game = PlainTold(dice="253", seats=seats)
    game.says("perceval", "mi_jarret")
    game.throw("perceval")
    game.says("karadoc", BUY)
    game.throw("karadoc")
    assert game.scores["karadoc"] == 120
    assert game.turn_of == game.to_throw == "karadoc"


def test_wikimonde_a_civet_stays_with_its_author_and_is_judged_on_the_final_dice() -> None:
    seats = {"perceval": (100, "civet"), "karadoc": 100, "arthur": 100}
    game = PlainTold(dice="253", seats=seats, rules={"sirotage": True})
    game.says("perceval", "civet", amount=10, combination="velute")
    game.throw("perceval")
    game.says("karadoc", BUY)
    game.throw("karadoc")
    assert game.scores == {"perceval": 110, "karadoc": 120, "arthur": 100}


def test_a_sold_defie_who_is_put_out_does_not_end_the_duel_of_the_buyer() -> None:
    seats = {"perceval": (10, G), "karadoc": (10, G), "arthur": 30}
    game = duel("25 5", "titouan", seats=seats, target=31)
    game.throw("karadoc")
    assert game.says("arthur", BUY) == "counted"
    game.wait(50)
    while not game.out:
        assert game.says("karadoc", "grelotte_ca_picote", plus=60) == "bevue"
    assert game.to_throw == "arthur"
    game.throw("arthur")
    game.passes("arthur")
    game.settle()
    assert game.scores["perceval"] == 8
    assert game.scores["arthur"] == 0 + 2 + 25


def test_a_buyer_put_out_gives_the_duel_back_to_the_defie() -> None:
    seats = {"perceval": (10, G), "karadoc": (10, G), "arthur": 30}
    game = duel("25 5", "titouan", seats=seats, target=31)
    game.throw("karadoc")
    game.says("arthur", BUY)
    game.wait(50)
    while not game.out:
        assert game.says("arthur", "grelotte_ca_picote", plus=60) == "bevue"
    assert game.to_throw == "karadoc"
    game.throw("karadoc")
    game.passes("karadoc")
    game.settle()
    assert game.winner == "karadoc"


def test_teams_do_not_buy_in_a_duel_but_on_a_turn() -> None:
    seats = {"perceval": (100, G), "karadoc": (100, G), "arthur": (100, G), "leodagan": (100, G)}
    teams = {"a": ["perceval", "arthur"], "b": ["karadoc", "leodagan"]}
    game = duel("25 1 ", "wikimonde", seats=seats, teams=teams)
    game.throw("karadoc")
    assert game.says("leodagan", BUY) == "bevue"
    game = Told(dice="25", seats=seats, teams=teams)
    game.throw("perceval")
    assert game.says("arthur", BUY) == "counted"


@pytest.mark.parametrize("at", [1_400, 1_460, 1_499])
def test_a_shout_in_time_is_decided_before_the_table_throws_for_an_absent_player(at: int) -> None:
    game = lying("25 3")
    game.leaves("perceval", plus=0)
    assert game.says("karadoc", BUY, at=at) == "counted"
    game.wait(200)
    assert game.to_throw == "karadoc"
    game.throw("karadoc")
    assert game.scores == {"perceval": 100, "karadoc": 120, "arthur": 100}


def test_a_shout_at_the_last_moment_of_turn_ms_is_decided_before_the_table_throws() -> None:
    game = lying("25 3", turn_ms=5_000)
    assert game.says("karadoc", BUY, at=6_480) == "counted"
    game.wait(200)
    assert game.to_throw == "karadoc"
