"""A game with dice in the air, fallen dice, newcomers or sips is recorded as a scenario that plays again."""

from __future__ import annotations

from typing import Any

import msgspec
import yaml

from service.engine.kernel.acts import Join
from service.engine.kernel.events import DiceRolled
from service.scenario.check import check
from service.scenario.form import parse
from service.scenario.record import as_yaml, record
from tests.support.told import Told


def plays_again(game: Told, seats: dict[str, int], laps: int = 0, first: str | None = "perceval") -> None:
    told: dict[str, Any] = record(game.game, [msgspec.json.encode(event) for event in game.events])
    told["players"] = {player: {"score": score} for player, score in seats.items()}
    told |= {"first": first, "turns_played": laps}
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
