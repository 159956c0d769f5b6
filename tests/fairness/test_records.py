"""`chouette verify --record`: a saved record tells the dice, the sides that count, and the cards of the pack as
the proof does; what is not drawn is told to be left out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from click.testing import CliRunner, Result

from service.http.responses.proofs import dice_proof
from service.scenario.record import record
from service.verify.command import command
from tests.fairness.test_magic_dice import played


class Saved:
    """The proof and the record of a game with magic dice, as files."""

    def __init__(self, folder: Path) -> None:
        game = played()
        raw = [msgspec.json.encode(event) for event in game.fresh]
        self.proof, self.record = folder / "dice.json", folder / "game.yaml"
        self.proof.write_bytes(msgspec.json.encode(dice_proof.fold(raw, game.state.randomness.drawn)))
        self.told = record(game, raw)

    def verified(self) -> Result:
        """What the command says of them."""
        self.record.write_text(yaml.safe_dump(self.told, sort_keys=False), "utf-8")
        return CliRunner().invoke(command, [str(self.proof), "--record", str(self.record)])


@pytest.fixture
def saved(tmp_path: Path) -> Saved:
    """A game that is over."""
    return Saved(tmp_path)


def test_a_record_with_sides_that_count_and_cards_of_a_pack_tells_the_same(saved: Saved) -> None:
    assert any(isinstance(die, dict) for die in saved.told["dice"])
    told = saved.verified()
    assert told.exit_code == 0, told.output
    first, left_out, same = told.output.splitlines()
    assert first.startswith("proved: all 30 dice, 4 turned sides and 1 drawn card follow from the seed, ")
    assert left_out.startswith("left out: 2 magic dice.")
    assert same == "the record tells the same."


@pytest.mark.parametrize("side", ["top", "front"])
def test_another_face_or_another_side_in_the_record_is_found(side: str, saved: Saved) -> None:
    die = next(die for die in saved.told["dice"] if isinstance(die, dict))
    right = dict(die)
    # Another die that can lie so: turned over, or round.
    die[side] = 7 - die[side]
    told = saved.verified()
    assert told.exit_code == 1
    assert told.output.count("wrong: ") == 1
    expected, holds = (f"{each['top']} with {each['front']} in front" for each in (right, die))
    assert f"expected {expected}, it holds {holds}" in told.output


def test_a_side_that_the_record_does_not_tell_is_found(saved: Saved) -> None:
    place = next(place for place, die in enumerate(saved.told["dice"]) if isinstance(die, dict))
    saved.told["dice"][place] = saved.told["dice"][place]["top"]
    assert saved.verified().exit_code == 1


def test_another_card_in_the_record_is_found(saved: Saved) -> None:
    drawn = saved.told["table"]["deck"]
    saved.told["table"]["deck"] = ["etoile"]
    told = saved.verified()
    assert told.exit_code == 1
    assert f"expected the cards {drawn} of the pack, it holds ['etoile']" in told.output


@pytest.mark.parametrize("option", [1, None])
def test_another_option_in_the_proof_is_found_though_no_die_shows_it(option: int | None, saved: Saved) -> None:
    proof: dict[str, Any] = json.loads(saved.proof.read_bytes())
    # What the table throws never falls.
    for throw in proof["throws"]:
        throw["by_table"] = True
    saved.proof.write_text(json.dumps({**proof, "cocked_dice": option}))
    told = saved.verified()
    assert told.exit_code == 1
    assert f"expected the option cocked_dice = {option}, it holds 0" in told.output


def test_a_side_that_does_not_follow_from_the_seed_is_found_in_the_proof_alone(saved: Saved) -> None:
    proof: dict[str, Any] = json.loads(saved.proof.read_bytes())
    throw = next(throw for throw in proof["throws"] if throw.get("fronts"))
    throw["fronts"][0] = 7 - throw["fronts"][0]
    saved.proof.write_text(json.dumps(proof))
    told = CliRunner().invoke(command, [str(saved.proof)])
    assert told.exit_code == 1
    assert "in front, told" in told.output
