"""The same proofs and the same verdicts, word for word, for engine, Python SDK and TypeScript SDK: one golden file.

sdk/typescript/test/dice.test.ts reads it too.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from random import Random
from typing import Any

from chouette_sdk import verify_dice

from service.engine.dice import source as dice
from service.engine.dice.source import DiceSource
from service.engine.modulaire.rules.d.d1_voeux.pack import CARDS
from service.engine.randomness import commitment
from tests.fairness import test_magic_dice as magic
from tests.fairness import test_proofs as bending
from tests.fairness.games import Told, parsed, played
from tests.support.golden import FOLDER, compare

NAME = "dice_proofs.json"
COMPARED = (
    "game_created",
    "player_joined",
    "player_left",
    "game_started",
    "dice_rolled",
    "dice_shown",
    "pack_shuffled",
    "holding_gained",
    "game_finished",
)


def cases() -> list[dict[str, Any]]:
    """Proofs right and bent, what they are compared with, and what must be found."""
    told = played("wikimonde", target=40, cocked_dice=100)
    events = [event for raw in told.raw if (event := json.loads(raw))["type"] in COMPARED]
    right = told.proof
    known = {"commitment": right["commitment"], "entropy": {"arthur": "épée 🗡", "karadoc": ""}, "events": events}
    made = [("every die is right", right, known)]
    for bend in bending.MUTATIONS:
        bent = told.proof
        bend(bent, Random(bend.__name__))
        made.append((bend.__name__.replace("_", " "), bent, known if "throw" in bend.__name__ else {}))
    running = Told([raw for raw in told.raw if b"game_finished" not in raw], told.thrown).proof
    given = told.proof
    given["throws"][0]["first_die"] = None
    hidden = played("expert", _with_tichette(), target=200)
    made += [
        ("the game runs", running, {"commitment": right["commitment"]}),
        ("given dice", given, {}),
        ("another commitment was noted", told.proof, {"commitment": "AB" * 32}),
        ("other entropy was given", told.proof, {"entropy": {"perceval": "x"}}),
        ("hidden dice", hidden.proof, {}),
        ("hidden dice as their player saw them", hidden.proof, {"events": _seen(hidden)}),
        ("hidden dice that were others than their player saw", hidden.proof, {"events": _seen(hidden, turned=True)}),
    ]
    made += _modular()
    return [
        {"title": title, "proof": proof, "known": known, "verdict": judged(proof, known)}
        for title, proof, known in made
    ]


def _modular() -> list[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Sides that count, magic dice, and a pack that was shuffled between the dice."""
    told = magic.told()
    known = {"events": [event for raw in told.raw if (event := json.loads(raw))["type"] in COMPARED]}
    made = [("sides, magic dice and a pack", told.proof, known)]
    for bend in magic.BENDS:
        bent = told.proof
        bend(bent)
        made.append((bend.__name__.replace("_", " "), bent, known))
    return made


def judged(proof: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    """The verdict of the Python SDK."""
    events = [parsed(event) for event in known["events"]] if "events" in known else None
    return asdict(verify_dice(proof, known.get("commitment"), entropy=known.get("entropy"), events=events))


def _seen(told: Told, turned: bool = False) -> list[dict[str, Any]]:
    """The events as those who threw hidden dice saw them: with the faces. turned: the first such die is another."""
    faces = {throw["seq"]: list(throw["faces"]) for throw in told.proof["throws"] if throw["hidden"]}
    if turned:
        first = faces[min(faces)]
        first[0] = first[0] % 6 + 1
    events = [event for raw in told.raw if (event := json.loads(raw))["type"] in COMPARED]
    return [{**event, "faces": faces[event["seq"]]} if event["seq"] in faces else event for event in events]


def _with_tichette() -> int:
    seeds = range(1, 40)
    return next(seed for seed in seeds if any(t["hidden"] for t in played("expert", seed, target=200).proof["throws"]))


def test_the_verdicts_of_the_python_sdk_are_those_of_the_golden_file() -> None:
    lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases())
    compare(NAME, f"[\n{lines}\n]\n")


def test_the_engine_throws_the_dice_of_the_golden_file() -> None:
    checked = 0
    for case in json.loads((FOLDER / NAME).read_text("utf-8")):
        proof = case["proof"]
        if case["verdict"]["status"] == "proved":
            contributions = "".join(f"{given['player']}:{given['entropy']};" for given in proof["contributions"])
            state = DiceSource(seed=proof["seed"], contributions=contributions)
            assert commitment(proof["seed"]) == proof["commitment"]
            shuffles = list(proof.get("shuffles", []))
            for throw in proof["throws"]:
                while shuffles and shuffles[0]["seq"] < throw["seq"]:
                    told = shuffles.pop(0)["cards"]
                    assert state.shuffled(CARDS)[: len(told)] == told
                count, fallen = len(throw["faces"]), proof["cocked_dice"]
                faces, first = dice.throw(state, count, fallen, never_fall=throw["by_table"])
                assert (faces, first) == (throw["faces"], throw["first_die"])
                checked += count
    assert checked > 50
