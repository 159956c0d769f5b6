"""Plays the record of a game again, by the rules of the engine, and compares it with the proof of its dice."""

from __future__ import annotations

import msgspec

from service import engine
from service.http.responses.proofs import dice_proof
from service.json_types import JsonMapping
from service.scenario.expectations import Failed
from service.scenario.form import ScenarioError, parse
from service.scenario.runner import Run

SEEN = ("player", "faces", "by_table", "hidden")


def replay(record: JsonMapping, proof: JsonMapping) -> str | None:
    """What goes otherwise when a record is played again, or what its proof tells otherwise; None where nothing does.

    proof: of the dice or deals of the same game.
    """
    try:
        run = Run(parse(dict(record), "the record"))
        for _ in run.play():
            pass
    except (Failed, ScenarioError, engine.Refusal) as wrong:
        return str(wrong)
    return _thrown_otherwise(run, proof) if "throws" in proof else None


def _thrown_otherwise(run: Run, proof: JsonMapping) -> str | None:
    encode = msgspec.json.Encoder().encode
    played = dice_proof.fold([encode(event) for event in run.events], 0)
    for number, (told, throw) in enumerate(zip(proof["throws"], played.throws, strict=False), 1):
        for name in SEEN:
            if told[name] != getattr(throw, name):
                return f"throw {number}, its {name}: the game has {getattr(throw, name)}, the proof {told[name]}"
    if len(proof["throws"]) != len(played.throws):
        return f"the game has {len(played.throws)} throws, the proof {len(proof['throws'])}"
    return None
