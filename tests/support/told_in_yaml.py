"""A scenario told in a test, in the words of the scenarios' files."""

from __future__ import annotations

from typing import Any

import msgspec
import yaml

from service.scenario.check import check
from service.scenario.form import parse
from service.scenario.record import as_yaml, record
from service.scenario.runner import Run


def _scenario(text: str) -> dict[str, object]:
    return {"title": "told", "ruleset": "modulaire", "first": "perceval", **yaml.safe_load(text)}


def comes_true(text: str) -> None:
    """Play a scenario of the rulebook `modulaire` in which perceval is on turn, and compare what it expects."""
    verdict = check(parse(_scenario(text), "told#1"))
    assert (verdict.outcome, verdict.why) == ("passed", "")


def after(text: str) -> Run:
    """The game as a scenario leaves it."""
    run = Run(parse(_scenario(text), "told#1"))
    for _ in run.play():
        pass
    return run


def plays_again(text: str) -> dict[str, Any]:
    """Play a scenario, record it, and play the record, which is returned."""
    told, run = _scenario(text), after(text)
    began = {key: told[key] for key in ("players", "first", "table") if key in told}
    written = as_yaml(record(run.game, [msgspec.json.encode(event) for event in run.events], began))
    document: dict[str, Any] = yaml.safe_load(written)
    verdict = check(parse(document, "record#1"))
    assert (verdict.outcome, verdict.why) == ("passed", ""), written
    return document
