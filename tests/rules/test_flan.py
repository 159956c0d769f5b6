"""Card flan, sentence by sentence; the rows of its table that other rules add to are in those rules' tests too."""

from __future__ import annotations

import pytest

from service import engine
from service.engine.core.events import HoldingGained, PointsMoved
from tests.support.told import Told

BOOKS = ("wikimonde", "titouan")
FLAN = "flan"
SHOUT = "pas_mou_le_caillou"
GRELOTTE = "grelotte_ca_picote"


def flanned(dice: str, book: str = "wikimonde", **options: object) -> Told:
    """Perceval throws under Karadoc's Flan."""
    seats = {"perceval": 200, "karadoc": (100, FLAN), "arthur": 100}
    game = Told(book, seats=seats, dice=dice, **options)
    assert game.says("karadoc", FLAN, target="perceval") == "counted"
    game.turn("perceval")
    return game


def lone(dice: str, book: str = "wikimonde", **options: object) -> Told:
    """Perceval throws 6-5-2, unflanned."""
    game = Told(book, dice=dice, rules={"sirotage": False}, **options)
    game.turn("perceval")
    return game


# --- getting one


@pytest.mark.parametrize("book", BOOKS)
def test_a_kadoc_by_its_thrower_brings_a_flan_at_once(book: str) -> None:
    game = lone("652", book)
    assert game.turn_of == "karadoc", "nothing holds the turn up"
    assert game.says("perceval", "a_kadoc") == "counted"
    assert game.holds["perceval"] == {FLAN}
    assert [(e.player, e.holding, e.rule) for e in game.told(HoldingGained)] == [("perceval", FLAN, FLAN)]


def test_it_may_be_said_until_the_next_chouettes_however_long_they_take() -> None:
    game = lone("652").wait(100_000)
    assert game.says("perceval", "a_kadoc") == "counted"


def test_after_the_next_chouettes_it_is_a_bevue() -> None:
    game = lone("652 51")
    game.throw("karadoc")
    assert game.says("perceval", "a_kadoc") == "bevue"
    assert game.holds["perceval"] == set()


def test_the_chouettes_of_a_duel_do_not_close_it() -> None:
    seats = {"perceval": (100, "grelottine"), "karadoc": (100, "grelottine"), "arthur": 100}
    game = Told("titouan", seats=seats, first="arthur", dice="652 11")
    game.turn("arthur")
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "chouette", 10)
    game.throw("karadoc")
    assert game.says("arthur", "a_kadoc") == "counted"
    assert game.says("arthur", "a_kadoc") == "too_late"
    assert game.holds["arthur"] == {"flan"}


def test_somebody_else_is_a_bevue() -> None:
    assert lone("652").says("karadoc", "a_kadoc") == "bevue"


def test_without_a_6_5_2_it_is_a_bevue() -> None:
    assert Told().says("perceval", "a_kadoc") == "bevue"


def test_silence_brings_nothing() -> None:
    game = lone("652").settle()
    assert game.holds["perceval"] == set()
    assert not game.settlements


def test_who_says_it_again_is_late_and_free() -> None:
    game = lone("652")
    game.says("perceval", "a_kadoc")
    assert game.says("perceval", "a_kadoc") == "too_late"


def test_never_two_and_gaining_what_one_holds_is_no_bevue() -> None:
    game = Told(seats={"perceval": (100, FLAN), "karadoc": 100}, dice="652")
    game.turn("perceval")
    assert game.says("perceval", "a_kadoc") == "counted"
    assert game.holds["perceval"] == {FLAN}


def test_a_6_5_2_brings_no_points_and_no_grelottine() -> None:
    game = lone("652").settle()
    assert game.scores["perceval"] == 100
    assert "grelottine" not in game.holds["perceval"]


def test_with_the_rule_off_it_is_a_neant_and_every_word_unknown() -> None:
    game = Told("titouan", dice="652", rules={FLAN: False})
    game.turn("perceval")
    assert game.holds["perceval"] == {"grelottine"}
    for word in ("a_kadoc", "flan", "lance_flan"):
        assert game.says("perceval", word) == "unknown_annonce"


# --- using one


@pytest.mark.parametrize("book", BOOKS)
def test_it_is_spent_when_it_is_aimed(book: str) -> None:
    game = Told(book, seats={"perceval": 100, "karadoc": (100, FLAN)})
    assert game.may("karadoc")[FLAN] == {"targets": ["perceval"]}
    assert game.says("karadoc", FLAN, target="perceval") == "counted"
    assert game.holds["karadoc"] == set()
    assert FLAN not in game.may("karadoc")


def test_who_holds_none_and_who_aims_at_himself_or_at_nobody() -> None:
    game = Told(seats={"perceval": 100, "karadoc": (100, FLAN)})
    assert game.says("perceval", FLAN, target="karadoc") == "bevue"
    assert game.says("karadoc", FLAN, target="karadoc") == "bevue"
    assert game.says("karadoc", FLAN, target="guenievre") == "unknown_player"
    assert game.says("karadoc", FLAN) == "missing_field"
    assert game.holds["karadoc"] == {FLAN}
    assert game.bevues == {"perceval": 1, "karadoc": 1}


def test_in_a_lenient_game_out_of_bounds_is_refused_and_kept() -> None:
    game = Told(seats={"perceval": 100, "karadoc": (100, FLAN)}, bevue="lenient")
    assert game.says("karadoc", FLAN, target="karadoc") == "target_not_allowed"
    assert game.holds["karadoc"] == {FLAN}


def test_on_who_is_out_of_the_game_is_out_of_bounds() -> None:
    game = Told("titouan", seats={"perceval": -340, "karadoc": (100, FLAN), "arthur": 100})
    game.says("perceval", "a_kadoc")
    assert game.out == ["perceval"]
    assert game.says("karadoc", FLAN, target="perceval") == "bevue"


def test_any_moment_even_between_chouettes_and_cul_and_in_an_open_window() -> None:
    game = Told(seats={"perceval": (100, FLAN), "karadoc": (100, FLAN), "arthur": 100}, dice="336")
    game.throw("perceval")
    assert game.says("karadoc", FLAN, target="arthur") == "counted"
    game.throw("perceval")
    assert game.waiting() == {SHOUT: ["perceval", "karadoc", "arthur"]}
    assert game.says("perceval", FLAN, target="karadoc") == "counted"
    assert game.waiting() == {SHOUT: ["perceval", "karadoc", "arthur"]}, "it closes no window"


def test_the_guard_counts_from_a_flan_on_the_player_on_turn() -> None:
    seats = {"perceval": 100, "karadoc": (100, FLAN), "arthur": (100, FLAN)}
    game = Told(seats=seats, dice="55")
    game.says("karadoc", FLAN, target="perceval", at=1_000)
    assert game.roll("perceval", at=2_499) == "too_early"
    game.says("arthur", FLAN, target="karadoc", at=2_000)
    assert game.roll("perceval", at=2_499) == "too_early", "the Contre-Flan concerns his throw as well"
    assert game.roll("perceval", at=3_500) == "counted"


def test_no_guard_for_a_flan_on_somebody_else() -> None:
    game = Told(seats={"perceval": 100, "karadoc": (100, FLAN), "arthur": 100}, dice="55")
    game.says("karadoc", FLAN, target="arthur", at=1_000)
    assert game.roll("perceval", at=1_001) == "counted"


def test_on_a_player_whose_chouettes_are_thrown_it_waits_for_his_next_turn() -> None:
    game = Told(seats={"perceval": 100, "karadoc": (100, FLAN)}, dice="235 235 235")
    game.throw("perceval")
    assert game.says("karadoc", FLAN, target="perceval") == "counted"
    game.throw("perceval")
    game.turn("karadoc")
    assert game.scores == {"perceval": 150, "karadoc": 150}
    game.turn("perceval")
    assert game.scores == {"perceval": 100, "karadoc": 150}


@pytest.mark.parametrize("book", BOOKS)
def test_never_on_a_duels_throw_there_it_waits(book: str) -> None:
    seats = {"perceval": (100, "grelottine flan"), "karadoc": (100, "grelottine"), "arthur": 100}
    game = Told(book, seats=seats, dice="235 2 666 235")
    game.says("perceval", FLAN, target="karadoc")
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "velute", 10)
    game.turn("karadoc")
    if book == "wikimonde":
        game.throw("karadoc", keep=[3, 5])
    else:
        game.game.state.randomness.given.pop(0)
        game.passes("karadoc")
    assert game.scores["karadoc"] == 160, "stake and Velute, unflanned"
    game.turn("perceval")
    game.settle()
    game.turn("karadoc")
    assert game.scores["karadoc"] == 110


# --- the table: the combinations of the base


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    ("dice", "loss"), [("551", 25), ("661", 36), ("235", 50), ("246", 72), ("444", 80), ("666", 100)]
)
def test_chouette_velute_and_cul_de_chouette_he_loses_its_value(book: str, dice: str, loss: int) -> None:
    game = flanned(dice, book)
    game.settle()
    assert game.scores == {"perceval": 200 - loss, "karadoc": 100, "arthur": 100}
    assert game.turn_of == "karadoc"


def test_the_movement_tells_that_the_flan_acted() -> None:
    game = flanned("235")
    (movement,) = game.told(PointsMoved)[-1].movements
    assert (movement.base, movement.points, movement.rule) == (50, -50, "velute")
    assert [(t.rule, t.layer, t.points) for t in movement.modifiers] == [(FLAN, "SIGN", -50)]


@pytest.mark.parametrize("book", BOOKS)
def test_chouette_velute_the_first_to_shout_loses_it(book: str) -> None:
    game = flanned("336", book)
    game.says("arthur", SHOUT)
    game.settle()
    assert game.scores == {"perceval": 200, "karadoc": 100, "arthur": 28}


@pytest.mark.parametrize("book", BOOKS)
def test_chouette_velute_several_at_once_each_gain_it(book: str) -> None:
    game = flanned("336", book)
    game.says("arthur", SHOUT, at=300)
    game.says("karadoc", SHOUT, at=350)
    assert game.scores == {"perceval": 200, "karadoc": 100, "arthur": 100}
    game.settle()
    assert game.scores == {"perceval": 200, "karadoc": 172, "arthur": 172}


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("dice", ["336", "345"])
def test_chouette_velute_and_suite_nobody_shouts_nothing(book: str, dice: str) -> None:
    game = flanned(dice, book).settle()
    assert game.scores == {"perceval": 200, "karadoc": 100, "arthur": 100}
    assert game.turn_of == "karadoc"


@pytest.mark.parametrize("book", BOOKS)
def test_suite_the_first_to_shout_loses_10_the_others_nothing(book: str) -> None:
    game = flanned("345", book)
    game.says("arthur", GRELOTTE, at=300)
    assert game.says("karadoc", GRELOTTE, at=351) == "too_late"
    game.settle()
    assert game.scores == {"perceval": 200, "karadoc": 100, "arthur": 90}
    assert game.turn_of == "karadoc", "nobody has to shout"


def test_suite_several_first_at_once_each_lose_10() -> None:
    game = flanned("345")
    game.says("arthur", GRELOTTE, at=300)
    game.says("perceval", GRELOTTE, at=350)
    game.settle()
    assert game.scores == {"perceval": 190, "karadoc": 100, "arthur": 90}


def test_suite_sans_fin_is_a_bevue() -> None:
    game = flanned("345")
    game.says("arthur", GRELOTTE, at=300)
    game.says("karadoc", GRELOTTE, at=300)
    assert game.says("karadoc", "sans_fin_est_la_moisissure", at=800) == "bevue"


@pytest.mark.parametrize("book", BOOKS)
def test_1_2_3_he_loses_18_and_the_suite_is_flanned(book: str) -> None:
    game = flanned("123", book)
    game.says("arthur", GRELOTTE)
    game.settle()
    assert game.scores == {"perceval": 182, "karadoc": 100, "arthur": 90}
    assert game.settlements[-1] == {"perceval": -18, "arthur": -10}, "one settlement"


@pytest.mark.parametrize("book", BOOKS)
def test_6_5_2_a_kadoc_in_time_he_gets_a_flan_and_is_no_longer_flanned(book: str) -> None:
    game = flanned("652 135 135 235", book)
    game.says("perceval", "a_kadoc")
    assert game.holds["perceval"] == {FLAN}
    for player in ("karadoc", "arthur", "perceval"):
        game.turn(player)
    assert game.scores["perceval"] == 250


@pytest.mark.parametrize("book", BOOKS)
def test_6_5_2_in_silence_he_is_still_flanned(book: str) -> None:
    game = flanned("652 135 135 235", book)
    for player in ("karadoc", "arthur", "perceval"):
        game.turn(player)
    assert game.scores["perceval"] == 150


def test_a_flan_aimed_after_the_6_5_2_is_not_lifted_by_a_kadoc() -> None:
    seats = {"perceval": 200, "karadoc": (100, FLAN), "arthur": (100, FLAN)}
    game = Told(seats=seats, dice="652 135 135 235")
    game.says("karadoc", FLAN, target="perceval")
    game.turn("perceval")
    game.says("arthur", FLAN, target="perceval")
    game.says("perceval", "a_kadoc")
    for player in ("karadoc", "arthur", "perceval"):
        game.turn(player)
    assert game.scores["perceval"] == 150


@pytest.mark.parametrize("book", BOOKS)
def test_neant_a_grelottine_as_always_and_still_flanned_on_his_next_turn(book: str) -> None:
    game = flanned("135 135 135 235 135 135 235", book)
    assert game.holds["perceval"] == {"grelottine"}
    for player in ("karadoc", "arthur", "perceval"):
        game.turn(player)
    assert game.scores["perceval"] == 150
    for player in ("karadoc", "arthur", "perceval"):
        game.turn(player)
    assert game.scores["perceval"] == 200, "it is used up with a throw that it worked on"


def test_a_bevue_is_always_10() -> None:
    game = flanned("336")
    game.says("perceval", "a_kadoc")
    assert game.scores["perceval"] == 190


def test_the_floor_comes_after_the_flan() -> None:
    seats = {"perceval": 20, "karadoc": (100, FLAN)}
    game = Told(seats=seats, dice="235")
    game.says("karadoc", FLAN, target="perceval")
    game.turn("perceval")
    assert game.scores["perceval"] == 0


def test_titouan_at_zero_a_flanned_loss_is_a_gift_to_the_others() -> None:
    seats = {"perceval": 0, "karadoc": (100, FLAN)}
    game = Told("titouan", seats=seats, dice="235", negative_scores=False)
    game.says("karadoc", FLAN, target="perceval")
    game.turn("perceval")
    assert game.scores == {"perceval": 0, "karadoc": 150}


# --- giving (card holdings)


def test_lance_flan_the_receiver_cannot_refuse_and_may_use_it() -> None:
    game = Told("titouan", seats={"perceval": 100, "karadoc": (100, FLAN), "arthur": 100})
    assert game.may("karadoc")["lance_flan"] == {"targets": ["perceval", "arthur"]}
    assert game.says("karadoc", "lance_flan", target="arthur") == "counted"
    assert game.holds == {"perceval": set(), "karadoc": set(), "arthur": {FLAN}}
    assert game.says("arthur", FLAN, target="karadoc") == "counted"


def test_lance_flan_to_a_holder_to_oneself_and_of_nothing_are_bevues_and_it_is_kept() -> None:
    game = Told("titouan", seats={"perceval": 100, "karadoc": (100, FLAN), "arthur": (100, FLAN)})
    assert game.says("karadoc", "lance_flan", target="arthur") == "bevue"
    assert game.says("karadoc", "lance_flan", target="karadoc") == "bevue"
    assert game.says("perceval", "lance_flan", target="karadoc") == "bevue"
    assert game.holds["karadoc"] == {FLAN}


def test_wikimonde_does_not_know_lance_flan() -> None:
    game = Told(seats={"perceval": 100, "karadoc": (100, FLAN)})
    assert game.says("karadoc", "lance_flan", target="perceval") == "unknown_annonce"


# --- teams (R8)


@pytest.mark.parametrize("book", BOOKS)
def test_a_flan_strikes_one_player_of_a_team_at_a_time(book: str) -> None:
    teams = {"ronde": ["perceval", "arthur"], "brune": ["karadoc", "leodagan"]}
    seats = {"perceval": 100, "karadoc": (80, FLAN), "arthur": (100, FLAN), "leodagan": (80, FLAN)}
    game = Told(book, seats=seats, dice="551", teams=teams)
    assert game.says("arthur", FLAN, target="perceval") == "bevue", "a team-mate is no target"
    game.says("karadoc", FLAN, target="perceval")
    assert game.says("leodagan", FLAN, target="arthur") == "bevue"
    game.turn("perceval")
    game.settle()
    assert game.scores["arthur"] == 100 - 10 - 25


# --- expert: who has bet a Civet-Filoché on the throw may claim a Flan too


def test_expert_both_may_shout_a_kadoc_and_each_gets_a_flan() -> None:
    seats = {"perceval": 50, "karadoc": (50, FLAN), "arthur": (50, "civet_filoche")}
    game = Told("expert", seats=seats, dice="652 135 135 235")
    game.says("arthur", "civet_filoche", bets=[{"target": "perceval", "amount": 20, "combination": "flan"}])
    game.says("karadoc", FLAN, target="perceval")
    game.turn("perceval")
    assert game.says("arthur", "a_kadoc") == "counted"
    assert FLAN in game.holds["arthur"]
    assert [f.on for f in game.game.state.flans] == ["perceval"], "only his own word frees the thrower"
    assert game.says("perceval", "a_kadoc") == "counted"
    assert FLAN in game.holds["perceval"]
    assert not game.game.state.flans


# --- what the table sees


def test_everybody_sees_who_is_flanned_and_how_much() -> None:
    game = Told(seats={"perceval": 200, "karadoc": (100, FLAN), "arthur": (100, FLAN)}, dice="235 135")
    game.says("karadoc", FLAN, target="perceval")
    game.says("arthur", FLAN, target="perceval")
    seen = [p.flanned for p in engine.view(game.game, None).players]
    assert seen == [2, 0, 0]
    game.throw("perceval")
    assert engine.view(game.game, None).players[0].flanned == 2, "in force"
    game.throw("perceval")
    assert engine.view(game.game, None).players[0].flanned == 0


# --- dice that fly (card preventive)


def test_chouettes_in_the_air_are_thrown_a_flan_waits_for_his_next_turn() -> None:
    seats = {"perceval": 200, "karadoc": (200, FLAN)}
    game = Told(seats=seats, dice="235 135 235", flight_ms=500)
    game.throw("perceval")
    assert game.says("karadoc", FLAN, target="perceval", plus=100) == "counted"
    for player in ("perceval", "karadoc", "karadoc", "perceval", "perceval"):
        game.wait(500)
        game.throw(player)
    game.wait(500)
    assert game.settlements == [{"perceval": 50}, {"perceval": -50}]


def test_a_flan_whose_bets_end_the_game_opens_nothing_any_more() -> None:
    seats = {"perceval": (100, "civet"), "karadoc": 100, "arthur": 100}
    game = Told(seats=seats, dice="65 2", target=110)
    game.says("perceval", "civet", amount=20, combination="flan")
    game.turn("perceval")
    assert game.winner == "perceval"
    assert game.waiting() == {}


# --- R12: until the chouettes of the next turn


def test_a_kadoc_of_a_duel_lasts_until_the_chouettes_of_the_turn() -> None:
    seats = {"perceval": (100, "grelottine"), "karadoc": (100, "grelottine"), "arthur": 100}
    game = Told("titouan", seats=seats, first="arthur", dice="11 2 652 36")
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "chouette", 10)
    game.turn("karadoc")
    game.throw("karadoc")
    game.throw("karadoc")
    game.settle()
    assert game.to_throw == "arthur"
    game.throw("arthur")
    assert game.says("karadoc", "a_kadoc") == "bevue"


def test_a_kadoc_of_a_relance_is_its_bettors_until_the_next_turn() -> None:
    game = Told("titouan", dice="343 652 145")
    game.turn("perceval")
    for player, value in (("perceval", 4), ("karadoc", 13), ("arthur", 6)):
        game.says(player, "je_relance", value=value)
    game.turn("perceval")
    game.settle()
    assert game.turn_of == "karadoc"
    assert game.says("karadoc", "a_kadoc") == "counted"
    assert game.holds["karadoc"] == {"flan"}


def test_a_poulette_is_closed_by_the_chouettes_of_anybody_as_before() -> None:
    seats = {"perceval": (100, "grelottine"), "karadoc": (100, "grelottine"), "arthur": (100, "grelottine")}
    game = Told("titouan", seats=seats, first="arthur", dice="125 126")
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "chouette", 10)
    game.turn("karadoc")
    game.turn("karadoc")
    game.settle()
    game.challenges("arthur", "karadoc")
    game.wait(60)
    assert game.says("karadoc", "poulette") == "bevue"
