"""The same proofs of deals and the same verdicts, word for word, for engine, Python SDK and TypeScript SDK: one golden
file.

sdk/typescript/test/deals.test.ts reads it too.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from random import Random
from typing import Any

from chouette_sdk import verify_deals

from service.engine.cards.source import CardSource
from service.engine.randomness import commitment
from tests.fairness import test_deals as bending
from tests.fairness.card_games import NAMES, Dealt, matched
from tests.fairness.games import parsed
from tests.support.golden import FOLDER, compare

NAME = "deal_proofs.json"
COMPARED = ("game_created", "player_joined", "player_left", "game_started", "hand_dealt", "game_finished")


def cases() -> list[dict[str, Any]]:
    """Proofs right and bent, what they are compared with, and what must be found."""
    told = matched(1, NAMES[:3], manches=2)
    known = {
        "commitment": told.proof["commitment"],
        "entropy": {"arthur": "épée 🗡", "karadoc": ""},
        "events": _seen(told, "karadoc"),
    }
    made = [("every card is right", told.proof, known)]
    for bend in bending.MUTATIONS:
        bent = told.proof
        bend(bent, Random(bend.__name__))
        made.append((bend.__name__.replace("_", " "), bent, {} if bend in bending.UNSEEN else known))
    given = told.proof
    given["deals"][0]["first_draw"] = None
    many = matched(2, (*NAMES, "Bohort", "Lancelot", "Gauvain"), manches=1)
    made += [
        ("the match runs", told.read(told.running, None), {"commitment": told.proof["commitment"]}),
        (
            "the match runs, as a seat sees it",
            told.read(told.running, "arthur"),
            {"events": _seen(told, "arthur")[:-1]},
        ),
        ("given cards", given, {}),
        ("another commitment was noted", told.proof, {"commitment": "AB" * 32}),
        ("other entropy was given", told.proof, {"entropy": {"perceval": "x"}}),
        ("another hand than its player saw", told.proof, {"events": _turned(told, "arthur")}),
        ("two packs", many.proof, {"events": _seen(many, None)}),
        ("counterclockwise", _counterclockwise().proof, {}),
    ]
    return [
        {"title": title, "proof": proof, "known": known, "verdict": judged(proof, known)}
        for title, proof, known in made
    ]


def judged(proof: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    """The verdict of the Python SDK."""
    events = [parsed(event) for event in known["events"]] if "events" in known else None
    return asdict(verify_deals(proof, known.get("commitment"), entropy=known.get("entropy"), events=events))


def _seen(told: Dealt, viewer: str | None) -> list[dict[str, Any]]:
    return [event for event in told.told(viewer) if event["type"] in COMPARED]


def _turned(told: Dealt, viewer: str) -> list[dict[str, Any]]:
    """The events as this seat would have seen them, had its first two cards come the other way round."""
    events = _seen(told, viewer)
    cards = next(event for event in events if event["type"] == "hand_dealt")["cards"]
    cards[:2] = reversed(cards[:2])
    return events


def _counterclockwise() -> Dealt:
    found = (matched(seed, NAMES[:3], manches=2) for seed in range(1, 60))
    return next(told for told in found if told.proof["deals"][1]["direction"] == "counterclockwise")


def test_the_verdicts_of_the_python_sdk_are_those_of_the_golden_file() -> None:
    lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases())
    compare(NAME, f"[\n{lines}\n]\n")


def test_the_engine_deals_the_cards_of_the_golden_file() -> None:
    checked = 0
    for case in json.loads((FOLDER / NAME).read_text("utf-8")):
        proof = case["proof"]
        if case["verdict"]["status"] != "proved":
            continue
        contributions = "".join(f"{given['player']}:{given['entropy']};" for given in proof["contributions"])
        source = CardSource(seed=proof["seed"], contributions=contributions)
        assert commitment(proof["seed"]) == proof["commitment"]
        for deal in proof["deals"]:
            assert source.next_draw == deal["first_draw"]
            pack = source.pack(proof["packs"])
            around = len(deal["hands"])
            assert [hand["cards"] for hand in deal["hands"]] == [pack[place::around] for place in range(around)]
            checked += len(pack)
    assert checked >= 5 * 54
