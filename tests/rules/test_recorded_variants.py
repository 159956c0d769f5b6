"""A game with dice in the air, fallen dice, newcomers or sips is recorded as a scenario that plays again."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import yaml

from service import engine
from service.engine.core.actions.acts import Annonce, Back, Cut, Forfeit, Join, Leave, Measured, Reconnected
from service.engine.dice.acts import Roll
from service.engine.dice.events import DiceRolled
from service.scenario.check import check
from service.scenario.form import parse
from service.scenario.record import as_yaml, record
from tests.support.told import Told


def plays_again(game: Told, seats: dict[str, int], laps: int = 0, first: str | None = "perceval") -> None:
    players = {player: {"score": score} for player, score in seats.items()}
    began: dict[str, Any] = {"players": players, "first": first, "turns_played": laps}
    told = record(game.game, [msgspec.json.encode(event) for event in game.events], began)
    verdict = check(parse(yaml.safe_load(as_yaml(told)), "recorded"))
    assert verdict.outcome == "passed", verdict.why


def test_shouts_while_dice_fly_and_dice_that_fall() -> None:
    game = Told(dice="11 2 14 0 5", flight_ms=800, cocked_dice=20)
    game.throw("perceval")
    game.throw("perceval")
    game.says("karadoc", "pas_mou_le_caillou", at=-500)
    game.says("arthur", "poulette", at=-100)
    game.settle()
    for _ in range(3):
        game.throw("karadoc")
    game.settle()
    plays_again(game, {"perceval": 100, "karadoc": 100, "arthur": 100})


def test_a_newcomer_and_a_return_without_the_words() -> None:
    seats = {"perceval": 90, "karadoc": 83, "arthur": 20}
    game = Told("titouan", dice="145", seats=dict(seats), laps=5)
    game.act(Join(player="", at=100, name="leodagan"))
    game.says("leodagan", "chante_sloubi")
    game.says("leodagan", "sloubi", value=1)
    game.passes("leodagan")
    game.turn("perceval")
    game.leaves("karadoc")
    game.comes_back("karadoc")
    plays_again(game, seats, laps=5)


def test_sips_and_an_excalibur_alone() -> None:
    seats = {"perceval": 0, "karadoc": 0, "arthur": 0}
    game = Told("titouan", dice="531 145", seats=dict(seats), aquitaine=True, rules={"neant_souffle": True})
    game.turn("perceval")
    game.says("perceval", "excalibur", at=100)
    game.settle()
    game.turn("karadoc")
    game.says("karadoc", "je_distribue", shares=[{"target": "arthur", "amount": 5}])
    plays_again(game, seats)


def test_dice_of_several_in_the_air_at_once() -> None:
    game = Told(dice="135", first=None, flight_ms=800)
    for player in ("perceval", "karadoc", "arthur"):
        assert game.roll(player) == "counted"
    assert len(game.told(DiceRolled)) == 0
    game.settle()
    assert game.turn_of == "perceval"
    plays_again(game, {"perceval": 100, "karadoc": 100, "arthur": 100}, first=None)


def test_a_shout_in_the_air_that_ends_the_game_before_the_dice_lie() -> None:
    seats = {"perceval": 0, "karadoc": -45}
    game = Told("titouan", dice="145", seats=dict(seats), target=50, flight_ms=800)
    game.throw("perceval")
    game.throw("perceval")
    game.says("karadoc", "poulette", at=-100)
    game.settle()
    assert game.winner == "perceval"
    plays_again(game, seats)


SEATED = {"perceval": 100, "karadoc": 100, "arthur": 100}


def test_who_acts_in_the_very_instant_in_which_the_table_would_have_thrown_for_him() -> None:
    game = Told(dice="642", seed="5eed" * 16, settle_ms=60, pause_ms=0, turn_ms=3_000)
    game.leaves("karadoc")
    game.turn("perceval")
    allowed = next(window.not_before for _, window in game.game.windows() if window.name == "chouettes")
    game.act(Annonce(player="karadoc", at=allowed, annonce="je_ne_mange_pas_de_graines"))
    assert game.act(Roll(player="karadoc", at=allowed + 50)) == "counted"
    plays_again(game, SEATED)


def test_who_is_back_by_an_act_that_is_refused_is_back_from_then_on() -> None:
    game = Told(dice="336", settle_ms=60, rules={"graines": False})
    game.leaves("karadoc")
    assert game.passes("karadoc") == "nothing_asked"
    assert game.says("karadoc", "grelotte_ca_picote", at=game.now - 20) == "too_late", "as for a counted act"
    plays_again(game, SEATED)


def test_who_stood_and_then_left_for_good_before_that_was_a_forfeit() -> None:
    game = Told(seed="5eed" * 16, settle_ms=60, turn_ms=3_000)
    game.leaves("perceval")
    game.wait(20)
    game.act(Leave(player="perceval", at=game.now, for_good=True))
    game.act(Back(player="perceval", at=game.now + 40))
    game.wait(60_000)
    plays_again(game, SEATED)


@pytest.mark.parametrize("before", ["", "standing", "cut", "shouting", "connected"])
def test_who_leaves_for_good(before: str) -> None:
    game = Told(seed="5eed" * 16, settle_ms=60, turn_ms=3_000, away_ms=1_000, flight_ms=900)
    if before in ("cut", "connected"):
        game.act(Cut(player="perceval", at=500))
        game.wait(3_000)
    if before == "standing":
        game.leaves("perceval")
    if before == "shouting":
        game.roll("perceval", plus=2_000)
        game.says("perceval", "pas_mou_le_caillou", plus=10)
    if before == "connected":
        game.act(Reconnected(player="perceval", at=game.now))
    game.act(Forfeit(player="perceval", at=game.now))
    game.wait(20_000)
    game.act(Forfeit(player="arthur", at=game.now))
    assert game.winner == "karadoc"
    plays_again(game, SEATED)


def test_who_was_absent_for_too_long() -> None:
    game = Told(seed="5eed" * 16, settle_ms=60, turn_ms=3_000, away_ms=1_000, forfeit_ms=8_000)
    game.act(Cut(player="perceval", at=500))
    game.wait(3_000)
    game.leaves("arthur")
    game.wait(30_000)
    assert game.game.state.status == "finished"
    plays_again(game, SEATED)


def test_a_newcomer_who_goes_and_comes_again() -> None:
    seats = {"perceval": 90, "karadoc": 83, "arthur": 20}
    game = Told("titouan", dice="145", seats=dict(seats), laps=5)
    game.act(Join(player="", at=100, name="leodagan"))
    game.leaves("leodagan")
    game.act(Join(player="", at=300, name="leodagan"))
    game.says("leodagan", "chante_sloubi")
    game.says("leodagan", "sloubi", value=1)
    game.passes("leodagan")
    game.turn("perceval")
    plays_again(game, seats, laps=5)


def test_who_was_cut_and_stood_and_one_who_came_back_in_time() -> None:
    game = Told(seed="5eed" * 16, settle_ms=60, turn_ms=60_000)
    game.act(Cut(player="karadoc", at=500))
    game.act(Cut(player="arthur", at=700))
    game.turn("perceval")
    game.act(Reconnected(player="arthur", at=game.now + 10))
    game.wait(40_000)
    assert game.presence("karadoc") == "standing"
    game.act(Reconnected(player="karadoc", at=game.now))
    game.says("karadoc", "je_ne_mange_pas_de_graines")
    game.comes_back("karadoc")
    plays_again(game, SEATED)


def test_a_game_that_was_abandoned_ends_so_again() -> None:
    game = Told(seed="5eed" * 16, settle_ms=60, abandon_ms=10_000)
    for player in SEATED:
        game.leaves(player)
    game.wait(20_000)
    assert game.game.state.end == "abandoned"
    plays_again(game, SEATED)


def test_a_game_that_nobody_started_is_recorded_too() -> None:
    game = engine.create(ruleset="wikimonde", game_id="g", now=7, seed="5eed" * 16, options={"lobby_ms": 60_000})
    engine.play(game, Join(player="perceval", name="Perceval", at=5_000))
    engine.settle(game, 10**9)
    told = record(game, [msgspec.json.encode(event) for event in game.fresh])
    assert told["expect"]["end"] == "expired"
    verdict = check(parse(yaml.safe_load(as_yaml(told)), "recorded"))
    assert verdict.outcome == "passed", verdict.why


def test_who_is_measured_in_the_instant_in_which_he_is_back() -> None:
    game = Told(rules={"graines": False}, lag_compensation=True)
    game.leaves("karadoc")
    assert game.passes("karadoc") == "nothing_asked"
    game.act(Measured(player="karadoc", at=game.now, lag_ms=20))
    assert game.presence("karadoc") == "seated"
    plays_again(game, SEATED)
