"""Card jarret, sentence by sentence: the race, the uses, what they double, and what keeps it."""

from __future__ import annotations

import pytest

from service import engine
from tests.support.told import Told

BOOKS = ("wikimonde", "titouan")
JARRET = "jarret"
RULES = {"sirotage": False, "cul_de_chouette_double": False}
GRELOTTE = "grelotte_ca_picote"


def holding(dice: str = "", book: str = "wikimonde", score: int = 100, holds: str = JARRET, **options: object) -> Told:
    """Perceval holds a Jarret, Karadoc a Flan."""
    seats = {"perceval": (score, holds), "karadoc": (100, "flan"), "arthur": 100}
    return Told(book, seats=seats, dice=dice, **{"rules": RULES, **options})


def souple(way: str, dice: str = "", book: str = "wikimonde") -> Told:
    """Perceval holds a Jarret-Souple of this way."""
    game = holding(dice, book)
    game.game.player("perceval").holds[JARRET] = {"souple": way}
    return game


def used(word: str, dice: str, book: str = "wikimonde", flanned: bool = False, **options: object) -> Told:
    """Perceval uses it, and throws."""
    game = holding(dice, book, **options)
    assert game.says("perceval", word) == "counted"
    assert JARRET not in game.holds["perceval"], "it is spent with the use"
    if flanned:
        game.says("karadoc", "flan", target="perceval")
    game.turn("perceval")
    return game


def relance(dice: str, book: str = "wikimonde", bets: tuple[int, int, int] = (3, 4, 17), flanned: bool = False) -> Told:
    """The relance of a Bleu-Rouge of Perceval's."""
    game = holding("343" + dice, book, holds="")
    if flanned:
        game.says("karadoc", "flan", target="perceval")
    game.turn("perceval")
    for player, value in zip(("perceval", "karadoc", "arthur"), bets, strict=True):
        game.says(player, "je_relance", value=value)
    game.turn("perceval")
    return game


# --- the race for one


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("bets", [(3, 4, 17), (3, 8, 17)])
def test_a_neant_on_the_relance_guessed_or_not_gives_a_jarret_to_the_first(
    book: str, bets: tuple[int, int, int]
) -> None:
    game = relance("125", book, bets)
    game.says("perceval", "lance_buches", at=300)
    assert game.says("arthur", "lance_buches", at=351) == "too_late"
    game.settle()
    assert JARRET in game.holds["perceval"]
    assert JARRET not in game.holds["arthur"]


def test_wikimonde_several_at_once_lose_twice_the_sum_and_gain_none() -> None:
    game = relance("125")
    game.says("karadoc", "lance_buches", at=300)
    game.says("arthur", "lance_buches", at=350)
    assert game.settle().scores == {"perceval": 109, "karadoc": 84, "arthur": 84}
    assert not any(JARRET in held for held in game.holds.values())


def test_titouan_several_at_once_gain_one_each() -> None:
    game = relance("125", "titouan")
    game.says("karadoc", "lance_buches", at=300)
    game.says("arthur", "lance_buches", at=350)
    game.settle()
    assert JARRET in game.holds["karadoc"]
    assert JARRET in game.holds["arthur"]


def test_the_penalty_of_a_tie_is_neither_flanned_nor_doubled() -> None:
    game = holding("343 125")
    game.says("perceval", "bi_jarret")
    game.says("karadoc", "flan", target="perceval")
    game.turn("perceval")
    for player, value in (("perceval", 3), ("karadoc", 4), ("arthur", 5)):
        game.says(player, "je_relance", value=value)
    game.turn("perceval")
    assert "jarret_souple" not in game.waiting(), "the throw was a Bleu-Rouge (R6)"
    game.says("karadoc", "lance_buches", at=300)
    game.says("arthur", "lance_buches", at=300)
    assert game.settle().scores == {"perceval": 82, "karadoc": 84, "arthur": 84}


def test_silence_no_jarret_and_no_neant_no_race() -> None:
    assert not relance("125").settle().holds["arthur"]
    assert relance("235").says("arthur", "lance_buches") == "bevue"


def test_the_first_holds_one_already_nothing_and_nobody_else_gains_one() -> None:
    game = holding("343 125")
    game.turn("perceval")
    for player, value in (("perceval", 3), ("karadoc", 4), ("arthur", 5)):
        game.says(player, "je_relance", value=value)
    game.turn("perceval")
    game.says("perceval", "lance_buches", at=300)
    game.settle()
    assert game.holds["perceval"] == {JARRET}
    assert JARRET not in game.holds["arthur"]


def test_flanned_wikimonde_as_always_titouan_for_anything_but_a_neant() -> None:
    assert "lance_buches" in relance("125", flanned=True).waiting()
    assert "lance_buches" not in relance("551", flanned=True).waiting()
    assert "lance_buches" not in relance("125", "titouan", flanned=True).waiting()
    game = relance("551", "titouan", flanned=True)
    game.says("karadoc", "lance_buches")
    game.settle()
    assert JARRET in game.holds["karadoc"], "the race itself is not inverted"


# --- when it may be used


@pytest.mark.parametrize("word", ["mi_jarret", "bi_jarret"])
def test_only_in_the_lull_while_he_is_on_turn(word: str) -> None:
    game = holding("35")
    assert game.says("karadoc", word) == "bevue"
    game.throw("perceval")
    assert game.says("perceval", word) == "bevue"
    assert game.holds["perceval"] == {JARRET}
    assert word not in game.may("perceval")


def test_one_use_for_one_throw() -> None:
    game = holding()
    game.says("perceval", "mi_jarret")
    assert game.says("perceval", "bi_jarret") == "bevue"


@pytest.mark.parametrize("book", BOOKS)
def test_not_in_a_duel_and_a_duel_does_not_use_up_one_announced(book: str) -> None:
    seats = {"perceval": (100, "grelottine jarret"), "karadoc": (100, "grelottine"), "arthur": 100}
    game = Told(book, seats=seats, dice="551 2 235", rules=RULES)
    game.says("perceval", "bi_jarret")
    game.challenges("karadoc", "perceval")
    game.terms("karadoc", "chouette", 10)
    assert game.says("perceval", "mi_jarret") == "bevue"
    game.turn("perceval")
    if book == "wikimonde":
        game.throw("perceval", keep=[5, 5])
    else:
        game.game.state.randomness.given.pop(0)
        game.passes("perceval")
    game.settle()
    assert game.scores["perceval"] == 90 + 10 + 25
    game.turn("perceval")
    assert game.settle().scores["perceval"] == 125 + 100


def test_the_guard_counts_from_a_use() -> None:
    game = holding("35")
    game.says("perceval", "bi_jarret", at=1_000)
    assert game.roll("perceval", at=2_499) == "too_early"
    assert game.roll("perceval", at=2_500) == "counted"


# --- mi_jarret


@pytest.mark.parametrize("book", BOOKS)
def test_mi_jarret_two_throws_with_any_dice_kept(book: str) -> None:
    game = used("mi_jarret", "661 6", book)
    assert game.turn_of == "perceval"
    assert game.throw("perceval", keep=[6, 6]) == "counted"
    assert game.settle().scores["perceval"] == 200


def test_mi_jarret_nothing_kept_throws_chouettes_and_cul_again() -> None:
    game = used("mi_jarret", "661 235")
    game.turn("perceval")
    assert game.settle().scores["perceval"] == 150


def test_bjarret_the_first_throw_is_final_at_that_moment() -> None:
    game = used("mi_jarret", "336")
    assert game.says("karadoc", "pas_mou_le_caillou", at=200) == "bevue", "before, nobody may react"
    assert game.says("perceval", "bjarret", at=500) == "counted"
    assert game.window("pas_mou_le_caillou").opened == game.landed + 500
    game.says("karadoc", "pas_mou_le_caillou", at=510)
    assert game.settle().scores["karadoc"] == 162


def test_without_bjarret_he_must_throw_again_pass_and_silence_are_no_stop() -> None:
    game = used("mi_jarret", "235")
    assert game.passes("perceval") == "nothing_asked"
    game.settle()
    assert game.to_throw == "perceval"
    assert game.scores["perceval"] == 100


def test_there_is_no_deadline_but_turn_ms_then_the_table_throws_keeping_nothing() -> None:
    game = used("mi_jarret", "235 551", turn_ms=20_000)
    game.wait(20_000)
    game.wait(2_000)
    assert game.settle().scores["perceval"] == 125


@pytest.mark.parametrize("word", ["bjarret"])
def test_bjarret_elsewhere_is_a_bevue(word: str) -> None:
    assert holding().says("perceval", word) == "bevue"
    assert used("mi_jarret", "235").says("karadoc", word) == "bevue"


def test_after_the_second_throw_there_is_no_third() -> None:
    game = used("mi_jarret", "235 2")
    game.throw("perceval", keep=[2, 3])
    assert game.turn_of == "karadoc"


# --- bi_jarret: what it doubles


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("dice", "points"), [("551", 25), ("235", 50), ("444", 80), ("246", 72)])
def test_bi_jarret_doubles_chouette_velute_and_cul_de_chouette(book: str, dice: str, points: int) -> None:
    assert used("bi_jarret", dice, book).settle().scores["perceval"] == 100 + 2 * points


@pytest.mark.parametrize("book", BOOKS)
def test_bi_jarret_doubles_a_chouette_velute_won_or_lost_by_anybody(book: str) -> None:
    game = used("bi_jarret", "224", book)
    game.says("karadoc", "pas_mou_le_caillou")
    assert game.settle().scores["karadoc"] == 164
    game = used("bi_jarret", "224", book)
    game.says("karadoc", "pas_mou_le_caillou", at=300)
    game.says("arthur", "pas_mou_le_caillou", at=300)
    assert game.settle().scores == {"perceval": 100, "karadoc": 36, "arthur": 36}


@pytest.mark.parametrize(
    ("word", "player", "points"), [("raitournelle", "perceval", 32), ("artichette", "arthur", -32)]
)
def test_bi_jarret_doubles_an_artichette(word: str, player: str, points: int) -> None:
    game = used("bi_jarret", "434")
    game.says(player, word)
    assert game.settle().scores["perceval"] == 100 + points


@pytest.mark.parametrize("book", BOOKS)
def test_bi_jarret_doubles_the_sirotage_of_its_chouette_and_not_the_bets(book: str) -> None:
    game = used("bi_jarret", "551 5 551 2", book, rules={"cul_de_chouette_double": False})
    game.says("perceval", "je_sirote")
    for player in ("karadoc", "arthur"):
        game.says(player, "linotte")
    game.throw("perceval")
    assert game.settle().scores == {"perceval": 280, "karadoc": 95, "arthur": 95}
    game = used("bi_jarret", "551 2", book, rules={"cul_de_chouette_double": False})
    game.says("perceval", "je_sirote")
    for player in ("karadoc", "arthur"):
        game.says(player, "linotte")
    game.throw("perceval")
    assert game.settle().scores == {"perceval": 50, "karadoc": 95, "arthur": 95}


@pytest.mark.parametrize("book", BOOKS)
def test_bi_jarret_doubles_a_bleu_rouge_and_all_its_relance(book: str) -> None:
    game = used("bi_jarret", "343 235", book)
    assert game.scores["perceval"] == 118
    for player, value in (("perceval", 3), ("karadoc", 4), ("arthur", 10)):
        game.says(player, "je_relance", value=value)
    game.turn("perceval")
    assert game.settle().scores["arthur"] == 100 + 72 + 40 + 100


@pytest.mark.parametrize("book", BOOKS)
def test_bi_jarret_a_pelican_by_the_one_who_relanced_18_is_400(book: str) -> None:
    game = used("bi_jarret", "343 666", book, target=1_000)
    for player, value in (("perceval", 3), ("karadoc", 4), ("arthur", 18)):
        game.says(player, "je_relance", value=value)
    game.turn("perceval")
    game.says("arthur", "pelican")
    assert game.settle().scores["arthur"] == 500


@pytest.mark.parametrize(("book", "loss"), [("wikimonde", 10), ("titouan", 20)])
def test_bi_jarret_on_a_suite(book: str, loss: int) -> None:
    game = used("bi_jarret", "345", book)
    for player in ("perceval", "karadoc"):
        game.says(player, GRELOTTE)
    assert game.settle().scores["arthur"] == 100 - loss


@pytest.mark.parametrize(("book", "loss"), [("wikimonde", 20), ("titouan", 40)])
def test_bi_jarret_on_every_further_step_of_a_suites_tie(book: str, loss: int) -> None:
    game = used("bi_jarret", "345 55 12", book)
    game.says("perceval", GRELOTTE)
    game.wait(8_000)
    for player in ("karadoc", "arthur") * 2:
        game.roll(player)
    assert game.settle().scores["arthur"] == 100 - loss


@pytest.mark.parametrize(("book", "loss"), [("wikimonde", 10), ("titouan", 20)])
def test_bi_jarret_on_1_2_3(book: str, loss: int) -> None:
    game = used("bi_jarret", "123", book)
    for player in ("perceval", "karadoc"):
        game.says(player, GRELOTTE)
    assert game.settle().scores == {"perceval": 136, "karadoc": 100, "arthur": 100 - loss}


@pytest.mark.parametrize("book", BOOKS)
def test_bi_jarret_on_a_soufflette_and_a_flan_has_no_effect_and_is_gone(book: str) -> None:
    game = used("bi_jarret", "421 421", book)
    game.challenges("perceval", "karadoc", challenge="soufflette")
    game.turn("karadoc")
    assert game.settle().scores == {"perceval": 50, "karadoc": 150, "arthur": 100}
    game = used("bi_jarret", "652", book).settle()
    assert game.scores["perceval"] == 100
    assert game.holds["perceval"] == set()


@pytest.mark.parametrize("book", BOOKS)
def test_flanned_he_loses_double(book: str) -> None:
    game = used("bi_jarret", "235", book, flanned=True, score=200)
    assert game.settle().scores["perceval"] == 100


def test_mi_jarret_under_a_flan_the_final_dice_are_flanned() -> None:
    game = used("mi_jarret", "235 1", flanned=True)
    game.throw("perceval", keep=[2, 3])
    for player in ("karadoc", "arthur"):
        game.says(player, GRELOTTE, at=300)
    assert game.settle().scores == {"perceval": 82, "karadoc": 90, "arthur": 90}


# --- jarret_souple


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("gap", "kept"), [(-100, True), (0, True), (50, True), (51, False)])
def test_jarret_souple_first_or_at_the_same_time_keeps_it(book: str, gap: int, kept: bool) -> None:
    game = used("bi_jarret", "125", book)
    assert game.holds["perceval"] == {"grelottine"}, "the Grelottine comes as always"
    shouts = sorted([(500, "karadoc", "charret"), (500 + gap, "perceval", "jarret_souple")])
    for at, player, word in shouts:
        game.says(player, word, at=at)
    game.settle()
    assert game.game.player("perceval").holds.get(JARRET) == ({"souple": "bi"} if kept else None)


def test_nobody_speaks_it_is_lost() -> None:
    assert JARRET not in used("bi_jarret", "125").settle().holds["perceval"]


def test_the_race_counts_from_the_moment_the_dice_are_final() -> None:
    game = used("mi_jarret", "125")
    assert game.says("karadoc", "charret", at=100) == "bevue"
    game.says("perceval", "bjarret", at=1_000)
    assert game.window("jarret_souple").opened == game.landed + 1_000
    game.says("perceval", "jarret_souple", at=1_500)
    game.settle()
    assert game.game.player("perceval").holds[JARRET] == {"souple": "mi"}


def test_twins_the_other_sides_word_is_a_bevue() -> None:
    game = used("bi_jarret", "125")
    assert game.says("perceval", "charret", at=100) == "bevue"
    assert game.says("karadoc", "jarret_souple", at=200) == "bevue"
    assert game.says("perceval", "jarret_souple", at=300) == "counted"


@pytest.mark.parametrize(("book", "own", "against"), [
    ("wikimonde", "jarret_souple", "charret"), ("titouan", "charret", "jarret_souple"),
])  # fmt: skip
def test_flanned_titouans_words_change_sides(book: str, own: str, against: str) -> None:
    game = used("bi_jarret", "125", book, flanned=True)
    assert game.says("perceval", against, at=100) == "bevue"
    game.says("perceval", own, at=300)
    assert game.says("karadoc", against, at=400) == "too_late"
    game.settle()
    assert JARRET in game.holds["perceval"]


def test_without_a_jarret_on_the_throw_there_is_no_such_race() -> None:
    game = holding("125")
    game.turn("perceval")
    assert game.says("perceval", "jarret_souple") == "bevue"


def test_wikimonde_it_is_in_force_by_itself_in_the_same_way() -> None:
    game = souple("bi", "235")
    game.turn("perceval")
    assert game.settle().scores["perceval"] == 200
    assert game.holds["perceval"] == set()
    game = souple("mi", "235 551")
    game.turn("perceval")
    game.turn("perceval")
    assert game.settle().scores["perceval"] == 125


def test_wikimonde_the_same_word_is_allowed_and_another_way_is_a_bevue() -> None:
    game = souple("bi", "235")
    assert game.says("perceval", "mi_jarret") == "bevue"
    assert game.says("perceval", "lance_jarret", target="arthur") == "bevue"
    assert set(game.may("perceval")) >= {"bi_jarret"}
    assert not {"mi_jarret", "lance_jarret"} & set(game.may("perceval"))
    assert game.says("perceval", "bi_jarret") == "counted"
    game.turn("perceval")
    assert game.settle().scores["perceval"] == 180


def test_titouan_it_may_wait_and_he_has_all_four_ways() -> None:
    game = souple("mi", "235", "titouan")
    assert {"mi_jarret", "bi_jarret", "jarret_sifflet", "lance_jarret"} <= set(game.may("perceval"))
    game.turn("perceval")
    assert game.settle().scores["perceval"] == 150
    assert game.game.player("perceval").holds[JARRET] == {"souple": "mi"}


def test_jarret_sifflet_two_throws_and_double() -> None:
    game = souple("mi", "236 5", "titouan")
    game.says("perceval", "jarret_sifflet")
    game.turn("perceval")
    game.throw("perceval", keep=[2, 3])
    assert game.settle().scores["perceval"] == 200


def test_a_neant_after_a_jarret_sifflet_counts_as_well() -> None:
    game = souple("mi", "125 125", "titouan")
    game.says("perceval", "jarret_sifflet")
    game.turn("perceval")
    game.turn("perceval")
    game.says("perceval", "jarret_souple")
    game.settle()
    assert game.game.player("perceval").holds[JARRET] == {"souple": "sifflet"}


def test_jarret_sifflet_with_a_plain_jarret_is_a_bevue_and_unknown_in_wikimonde() -> None:
    assert holding("", "titouan").says("perceval", "jarret_sifflet") == "bevue"
    assert holding().says("perceval", "jarret_sifflet") == "unknown_annonce"


# --- lance_jarret


@pytest.mark.parametrize("book", BOOKS)
def test_lance_jarret_the_target_cannot_refuse_and_may_give_it_on_on_his_own_turn(book: str) -> None:
    game = holding("235 235", book)
    assert game.may("perceval")["lance_jarret"] == {"targets": ["karadoc", "arthur"]}
    assert game.says("perceval", "lance_jarret", target="karadoc") == "counted"
    assert game.holds["karadoc"] == {JARRET, "flan"}
    assert game.says("karadoc", "lance_jarret", target="arthur") == "bevue"
    game.turn("perceval")
    assert game.says("karadoc", "lance_jarret", target="arthur") == "counted"
    assert game.holds["arthur"] == {JARRET}


@pytest.mark.parametrize("book", BOOKS)
def test_lance_jarret_to_a_holder_or_oneself_is_a_bevue_and_it_is_kept(book: str) -> None:
    game = Told(book, seats={"perceval": (100, JARRET), "karadoc": (100, JARRET)})
    assert game.says("perceval", "lance_jarret", target="karadoc") == "bevue"
    assert game.says("perceval", "lance_jarret", target="perceval") == "bevue"
    assert game.holds["perceval"] == {JARRET}


def test_titouan_a_jarret_souple_given_away_stays_souple() -> None:
    game = souple("bi", "", "titouan")
    game.says("perceval", "lance_jarret", target="arthur")
    assert game.game.player("arthur").holds[JARRET] == {"souple": "bi"}


# --- achat


def test_titouan_the_cul_of_a_throw_with_a_jarret_cannot_be_bought() -> None:
    game = holding("551", "titouan")
    game.says("perceval", "bi_jarret")
    game.throw("perceval")
    assert game.says("arthur", "j_achete") == "bevue"


def test_wikimonde_a_bi_jarret_doubles_for_the_buyer_and_not_the_sellers_pair() -> None:
    game = holding("555")
    game.says("perceval", "bi_jarret")
    game.throw("perceval")
    assert game.says("arthur", "j_achete") == "counted"
    game.throw("arthur")
    assert game.settle().scores == {"perceval": 125, "karadoc": 100, "arthur": 100 - 30 + 180}


def test_wikimonde_a_mi_jarret_ends_with_a_sale_and_the_bought_cul_is_final() -> None:
    game = holding("235")
    game.says("perceval", "mi_jarret")
    game.throw("perceval")
    game.says("arthur", "j_achete")
    game.throw("arthur")
    assert game.settle().scores["arthur"] == 100 - 30 + 50
    assert game.turn_of == "karadoc"


def test_switched_off_its_words_are_unknown() -> None:
    game = holding(rules={JARRET: False})
    for word in ("mi_jarret", "bi_jarret", "lance_buches", "jarret_souple", "charret", "bjarret"):
        assert game.says("perceval", word) == "unknown_annonce"


def test_everybody_sees_how_it_is_used() -> None:
    game = holding("551")
    game.says("perceval", "mi_jarret")
    assert [p.jarret for p in engine.view(game.game, None).players] == ["mi", "", ""]
    game.throw("perceval")
    assert engine.view(game.game, None).players[0].jarret == "mi"


def test_the_table_throws_again_for_a_lance_buches_who_has_left() -> None:
    game = used("mi_jarret", "235 551")
    game.leaves("perceval")
    game.settle()
    assert game.scores["perceval"] == 125
    assert game.turn_of == "karadoc"


def test_who_is_put_out_after_announcing_a_use_leaves_nothing_behind() -> None:
    seats = {"perceval": (-340, JARRET), "karadoc": 100, "arthur": 100}
    game = Told("titouan", seats=seats, dice="235", rules=RULES)
    game.says("perceval", "bi_jarret")
    game.says("perceval", "a_kadoc")
    assert game.out == ["perceval"]
    game.turn("karadoc")
    assert game.settle().scores["karadoc"] == 150


# --- bets and Sirops on what hangs on a relance


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    ("bet", "dice", "points"),
    [("jarret", "125", 50), ("jarret", "551", -50), ("pelican", "666", 50), ("pelican", "125", -50),
     ("jarret", "235", -50)],
)  # fmt: skip
def test_a_civet_on_jarret_or_pelican_waits_for_the_relance(book: str, bet: str, dice: str, points: int) -> None:
    seats = {"perceval": (100, "civet"), "karadoc": 100, "arthur": 100}
    game = Told(book, seats=seats, dice="343" + dice)
    assert game.says("perceval", "civet", amount=50, combination=bet) == "counted"
    game.turn("perceval")
    if book == "titouan":
        game.passes("perceval")
    assert game.scores["perceval"] == 109
    for player, value in (("perceval", 3), ("karadoc", 4), ("arthur", 5)):
        game.says(player, "je_relance", value=value)
    game.turn("perceval")
    assert game.settle().scores["perceval"] == 109 + points


@pytest.mark.parametrize("book", BOOKS)
def test_the_chouette_of_a_won_relance_is_siroted_by_its_bettor_doubled_as_all_of_it(book: str) -> None:
    game = holding("343 551 5", book, rules={"cul_de_chouette_double": False})
    game.says("perceval", "bi_jarret")
    game.turn("perceval")
    for player, value in (("perceval", 3), ("karadoc", 11), ("arthur", 5)):
        game.says(player, "je_relance", value=value)
    game.turn("perceval")
    assert game.says("perceval", "je_sirote") == "bevue"
    assert game.says("karadoc", "je_sirote") == "counted"
    for player in ("perceval", "arthur"):
        game.says(player, "file_sirop")
    game.throw("karadoc")
    assert game.settle().scores["karadoc"] == 100 + 2 * (36 + 22) + 2 * 90


@pytest.mark.parametrize("book", BOOKS)
def test_a_civet_filoche_has_the_doubled_share_and_its_own_stake_as_it_is(book: str) -> None:
    seats = {"perceval": (100, JARRET), "karadoc": 100, "arthur": (100, "civet_filoche")}
    game = Told(book, seats=seats, dice="235")
    game.says("arthur", "civet_filoche", bets=[{"target": "perceval", "amount": 20, "combination": "velute"}])
    game.says("perceval", "bi_jarret")
    game.turn("perceval")
    assert game.settle().scores == {"perceval": 200, "karadoc": 100, "arthur": 220}


def test_mi_jarret_and_civet_together_are_two_throws_and_bjarret_stops() -> None:
    seats = {"perceval": (100, "jarret civet"), "karadoc": 100, "arthur": 100}
    game = Told("titouan", seats=seats, dice="235")
    game.says("perceval", "mi_jarret")
    game.says("perceval", "civet", amount=20, combination="velute")
    game.turn("perceval")
    assert game.passes("perceval") == "nothing_asked"
    assert game.says("perceval", "bjarret") == "counted"
    assert game.settle().scores["perceval"] == 170
    assert game.turn_of == "karadoc"


def test_expected_tells_that_he_may_stop() -> None:
    game = used("mi_jarret", "235")
    assert {"bjarret", "re_throw"} <= set(game.may("perceval"))
    assert "bjarret" not in game.may("karadoc")


def test_while_his_chouettes_are_in_the_air_it_is_too_late() -> None:
    game = holding("235", flight_ms=500)
    game.throw("perceval")
    assert "bi_jarret" not in game.may("perceval")
    game.says("perceval", "bi_jarret", plus=100)
    game.wait(500)
    assert game.holds["perceval"] == {JARRET}
