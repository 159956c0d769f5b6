"""Card aquitaine, sentence by sentence, but for the Excalibur."""

from __future__ import annotations

from typing import Any

import pytest

from service import engine
from service.engine.cul_de_chouette.rules.table.aquitaine import sips
from service.engine.cul_de_chouette.state import table
from tests.support.told import Told

GIVE = "je_distribue"
THREE: dict[str, Any] = {"perceval": 0, "karadoc": 0, "arthur": 0}
SHOUT = "pas_mou_le_caillou"
GRELOTTE = "grelotte_ca_picote"


def feast(dice: str = "", seats: dict[str, Any] | None = None, **more: Any) -> Told:
    return Told("titouan", dice=dice, seats=seats or THREE, aquitaine=True, **more)


def drunk(game: Told) -> dict[str, int]:
    return {p: sips.of(game.game).drunk.get(p, 0) for p in game.scores}


def to_give(game: Told) -> dict[str, int]:
    return {p: n for p, n in sips.of(game.game).to_give.items() if n}


def given(game: Told) -> dict[str, int]:
    return dict(sips.of(game.game).given)


def gives(game: Told, player: str, **shares: int) -> str:
    return game.says(player, GIVE, shares=[{"target": t, "amount": n} for t, n in shares.items()])


# --- conversion


@pytest.mark.parametrize(
    ("points", "worth"), [(1, 1), (10, 1), (11, 2), (20, 2), (72, 8), (100, 10), (-10, 1), (-16, 2), (-30, 3), (0, 0)]
)
def test_a_net_in_sips(points: int, worth: int) -> None:
    assert sips.worth(points) == worth


def test_scores_are_not_kept_and_nobody_wins_or_is_put_out() -> None:
    game = feast("145")
    game.turn("perceval")
    assert to_give(game) == {"perceval": 5}
    for _ in range(40):
        game.says("arthur", "poulette", plus=100)
    assert drunk(game)["arthur"] == 40
    assert set(game.scores.values()) == {0}
    assert game.out == []
    assert game.winner is None


def test_it_is_the_net_of_a_settlement_that_counts() -> None:
    game = feast("123")
    game.turn("perceval")
    game.says("arthur", GRELOTTE)
    game.says("karadoc", GRELOTTE)
    game.wait(200)
    assert to_give(game) == {"perceval": 1}, "18 and minus 10 are 8"


# --- giving


def test_the_shares_add_up_to_what_he_has_to_give_to_any_players_himself_too() -> None:
    game = feast("145")
    game.turn("perceval")
    assert gives(game, "perceval", perceval=2, arthur=3) == "counted"
    assert drunk(game) == {"perceval": 2, "karadoc": 0, "arthur": 3}
    assert given(game) == {"perceval": 5}


@pytest.mark.parametrize("shares", [{"arthur": 4}, {"arthur": 6}, {"arthur": 6, "karadoc": -1}, {}])
def test_anything_else_is_refused(shares: dict[str, int]) -> None:
    game = feast("145")
    game.turn("perceval")
    assert gives(game, "perceval", **shares) == "shares_wrong"
    assert game.bevues["perceval"] == 0
    assert to_give(game) == {"perceval": 5}


def test_expected_tells_how_many_and_to_whom() -> None:
    game = feast("145")
    game.turn("perceval")
    assert game.may("perceval")[GIVE] == {
        "targets": ["perceval", "karadoc", "arthur"],
        "amount": {"minimum": 1, "maximum": 5},
        "total": {"minimum": 5, "maximum": 5},
    }
    assert GIVE not in game.may("karadoc")


def test_who_has_nothing_left_to_give_is_not_asked_for_it() -> None:
    game = feast("145")
    game.turn("perceval")
    # As where two settlements ask him, and he has given the sum of both in the first window.
    sips.of(game.game).to_give.clear()
    assert GIVE not in game.may("perceval")


def test_silence_gives_round_the_table_from_the_player_after_the_giver() -> None:
    game = feast("145")
    game.turn("perceval")
    game.wait(15_000)
    assert drunk(game) == {"perceval": 0, "karadoc": 3, "arthur": 2}
    assert to_give(game) == {}


def test_it_holds_the_turn() -> None:
    game = feast("145 14", turn_ms=5_000)
    game.turn("perceval")
    assert game.roll("karadoc", plus=2_000) == "too_early"
    assert "chouettes" not in game.may("karadoc")
    landed = game.landed
    game.wait(10_000)
    assert game.landed == landed, "the table does not throw either"
    gives(game, "perceval", arthur=5)
    assert game.roll("karadoc") == "counted"


def test_a_new_settlement_starts_his_window_anew_and_adds_up() -> None:
    seats = {"perceval": (0, "grelottine"), "karadoc": (0, "grelottine"), "arthur": 0}
    game = feast("146 152", seats=seats)
    game.challenges("perceval", "karadoc")
    game.terms("perceval", "velute", 1)
    for _ in range(4):
        game.throw("karadoc")
    assert to_give(game) == {"perceval": 1}
    game.says("perceval", "poulette", plus=5_000)
    game.wait(60)
    assert to_give(game) == {"perceval": 2}
    assert game.window(GIVE).deadline == game.now - 10 + 15_000


def test_who_gives_for_himself_is_asked_alone() -> None:
    game = feast("336")
    game.turn("perceval")
    game.says("karadoc", SHOUT)
    game.wait(60)
    assert gives(game, "perceval", arthur=8) == "bevue"
    assert gives(game, "karadoc", perceval=8) == "counted"


# --- the end


def test_when_more_than_half_want_to_stop_the_game_ends_at_once_in_a_lull() -> None:
    game = feast()
    assert game.says("perceval", "on_arrete") == "counted"
    assert engine.view(game.game, None).status == "playing"
    game.says("karadoc", "on_arrete")
    assert engine.view(game.game, None).status == "finished"
    assert game.winner is None


def test_half_is_not_enough_and_it_can_be_taken_back() -> None:
    game = feast(seats={**THREE, "leodagan": 0})
    game.says("perceval", "on_arrete")
    game.says("karadoc", "on_arrete")
    assert engine.view(game.game, None).status == "playing"
    assert game.says("perceval", "on_continue") == "counted"
    game.says("arthur", "on_arrete")
    assert engine.view(game.game, None).status == "playing"
    assert "on_arrete" in game.may("perceval")
    assert "on_continue" in game.may("arthur")


def test_said_in_a_turn_it_ends_at_the_next_lull() -> None:
    game = feast("125")
    game.throw("perceval")
    game.says("perceval", "on_arrete")
    game.says("karadoc", "on_arrete")
    assert engine.view(game.game, None).status == "playing"
    game.throw("perceval")
    assert engine.view(game.game, None).status == "finished"


# --- no minimum


def test_no_minimum_of_points_for_an_achat_a_bird_a_sirop_or_a_duel() -> None:
    game = feast("446 4")
    game.throw("perceval")
    assert game.says("karadoc", "j_achete") == "counted"
    game.throw("karadoc")
    assert game.says("arthur", "attrape_oiseau") == "counted"
    game.wait(60)
    assert game.says("perceval", "linotte") == "counted"
    assert drunk(game)["karadoc"] == 3


# --- Grelottine


def test_each_neant_gives_one_up_to_six() -> None:
    game = feast("125" * 3, seats={"perceval": 0, "karadoc": 0})
    game.game.player("karadoc").holds["grelottine"] = 6
    for player in ("perceval", "karadoc", "perceval"):
        game.turn(player)
    assert game.game.player("perceval").holds["grelottine"] == 2
    assert game.game.player("karadoc").holds["grelottine"] == 6


def duel(n: int = 3, **more: Any) -> Told:
    game = feast(seats={"perceval": (0, "grelottine"), "karadoc": (0, "grelottine rigodon"), "arthur": 0}, **more)
    game.game.player("perceval").holds["grelottine"] = n
    game.challenges("perceval", "karadoc")
    return game


@pytest.mark.parametrize(("amount", "effect"), [(0, "counted"), (3, "counted"), (2, "bevue"), (4, "bevue")])
def test_terms_stake_what_he_held(amount: int, effect: str) -> None:
    assert duel().terms("perceval", "velute", amount) == effect


def test_sirop_grelot_is_out_of_bounds() -> None:
    assert duel().terms("perceval", "sirop_grelot", 0) == "bevue"


def test_one_grelottine_is_spent_by_a_challenge() -> None:
    assert duel().wait(60).game.player("perceval").holds["grelottine"] == 2


def test_a_rigodon_takes_all_of_both() -> None:
    game = duel()
    game.says("karadoc", "rigodon")
    game.wait(60)
    assert "grelottine" not in game.holds["perceval"] | game.holds["karadoc"]


def test_of_simultaneous_challengers_who_has_drunk_most_is_grelottin() -> None:
    game = feast(seats=dict.fromkeys(THREE, (0, "grelottine")))
    sips.of(game.game).drunk = {"karadoc": 2}
    game.challenges("perceval", "arthur")
    game.challenges("karadoc", "arthur", plus=10)
    game.wait(60)
    challenge = engine.view(game.game, None).challenge
    assert challenge is not None
    assert challenge.challenger == "karadoc"


def test_equal_drinkers_throw_for_it() -> None:
    game = feast("52", seats=dict.fromkeys(THREE, (0, "grelottine")))
    game.challenges("perceval", "arthur")
    game.challenges("karadoc", "arthur", plus=10)
    game.wait(60)
    game.roll("perceval")
    game.roll("karadoc")
    challenge = engine.view(game.game, None).challenge
    assert challenge is not None
    assert challenge.challenger == "karadoc"


# --- bévue


def test_a_bevue_of_the_author_costs_a_sip_and_the_points_of_his_throw() -> None:
    game = feast("145")
    game.throw("perceval")
    game.says("perceval", "poulette")
    game.throw("perceval")
    assert drunk(game)["perceval"] == 1
    assert to_give(game) == {}


def test_a_bevue_in_the_lull_costs_the_sip_alone() -> None:
    game = feast("145")
    game.says("perceval", "poulette")
    game.turn("perceval")
    assert to_give(game) == {"perceval": 5}


def test_losses_he_drinks() -> None:
    game = feast("116 3")
    game.throw("perceval")
    game.says("perceval", "poulette")
    game.throw("perceval")
    game.says("perceval", "je_sirote")
    game.says("karadoc", "couche_sirop")
    game.says("arthur", "couche_sirop")
    game.throw("perceval")
    game.settle()
    assert drunk(game)["perceval"] == 2


def test_not_on_a_chouette_velute() -> None:
    game = feast("336")
    game.throw("perceval")
    game.says("perceval", "poulette")
    game.throw("perceval")
    game.says("perceval", SHOUT)
    game.wait(60)
    assert to_give(game) == {"perceval": 8}


def test_a_buyer_is_not_punished_for_the_sellers_bevue() -> None:
    game = feast("145")
    game.throw("perceval")
    game.says("perceval", "poulette")
    game.says("karadoc", "j_achete")
    game.throw("karadoc")
    assert to_give(game) == {"karadoc": 5}


# --- fallen dice


def test_on_his_turn_fallen_dice_cost_him_the_turn() -> None:
    game = feast("14 0 25", cocked_dice=20)
    game.throw("perceval")
    assert game.throw("perceval") == "bevue"
    assert game.turn_of == "karadoc"
    assert drunk(game)["perceval"] == 1
    assert game.throw("karadoc") == "counted"


def test_a_buyer_on_anothers_turn_only_throws_again() -> None:
    game = feast("14 0 5", cocked_dice=20)
    game.throw("perceval")
    game.says("karadoc", "j_achete")
    assert game.throw("karadoc") == "bevue"
    assert game.turn_of == "perceval"
    assert game.throw("karadoc") == "counted"
    assert drunk(game)["karadoc"] == 4


# --- chante_sloubi


def newcomer(laps: int = 3) -> Told:
    game = feast(laps=laps, door="leodagan", dice="125125125")
    assert game.says("leodagan", "chante_sloubi") == "counted"
    return game


def test_one_enters_by_singing_the_number_of_laps_with_nothing_drunk() -> None:
    game = newcomer()
    for n in (1, 2, 3):
        game.says("leodagan", "sloubi", value=n)
    assert drunk(game)["leodagan"] == 0


@pytest.mark.parametrize("said", [None, 3])
def test_a_pass_or_a_wrong_number_leaves_him_outside_until_the_end_of_the_next_lap(said: int | None) -> None:
    game = newcomer()
    game.passes("leodagan") if said is None else game.says("leodagan", "sloubi", value=said)
    assert "leodagan" not in game.scores
    assert game.says("leodagan", "chante_sloubi") == "door_shut"
    for player in THREE:
        game.turn(player)
    assert game.says("leodagan", "chante_sloubi") == "counted"


def test_nobody_has_to_sing_further_than_228() -> None:
    assert newcomer(300).may("leodagan")["sloubi"] == {"values": [1], "up_to": 228}


# --- interplay


def test_a_flan_acts_on_the_points_before_the_conversion() -> None:
    game = feast("145", seats={**THREE, "arthur": (0, "flan")})
    game.says("arthur", "flan", target="perceval")
    game.turn("perceval")
    assert drunk(game)["perceval"] == 5


def test_put_out_by_a_missed_doubling_he_neither_gives_nor_drinks() -> None:
    game = feast("444 125")
    game.turn("perceval")
    game.says("perceval", "cul_de_chouette")
    game.throw("perceval")
    game.throw("perceval")
    game.settle()
    assert game.out == ["perceval"]
    assert to_give(game) == {}


@pytest.mark.parametrize("book", ["wikimonde", "expert"])
def test_it_is_titouans_only(book: str) -> None:
    with pytest.raises(engine.Refusal):
        Told(book, aquitaine=True)


def test_without_the_option_its_words_are_unknown() -> None:
    game = Told("titouan")
    for word in ("on_arrete", "on_continue", "excalibur"):
        assert game.says("perceval", word) == "unknown_annonce"


def test_negative_scores_are_ignored() -> None:
    game = feast(negative_scores=False)
    game.says("perceval", "poulette")
    assert drunk(game)["perceval"] == 1


def test_it_survives_being_stored() -> None:
    game = feast("145")
    game.turn("perceval")
    game.game = engine.decode(engine.encode(game.game))
    assert gives(game, "perceval", arthur=5) == "counted"
    assert table(game.game).sips.drunk == {"arthur": 5}
