"""The verdict on a scenario: passed, failed with a difference, or skipped for a ruleset that the engine lacks."""

from __future__ import annotations

from typing import Literal

import msgspec

from service import engine
from service.scenario.expectations import Failed
from service.scenario.form import Scenario
from service.scenario.runner import Run, Told


class Verdict(msgspec.Struct, kw_only=True):
    """outcome and why; told: the steps as far as it went."""

    scenario: Scenario
    outcome: Literal["passed", "failed", "skipped"]
    why: str = ""
    told: list[Told] = []


def check(scenario: Scenario) -> Verdict:
    """Play a scenario and compare. Skipped is what another ruleset tells; all else that goes otherwise has failed."""
    if not engine.knows(scenario.ruleset):
        return Verdict(scenario=scenario, outcome="skipped", why=f"needs ruleset {scenario.ruleset}")
    told: list[Told] = []
    try:
        for step in Run(scenario).play():
            told.append(step)
    except Failed as failure:
        return Verdict(scenario=scenario, outcome="failed", why=str(failure), told=told)
    except engine.Refusal as refusal:
        if scenario.expect.get("creation") == "refused" and not told:
            return Verdict(scenario=scenario, outcome="passed")
        return Verdict(scenario=scenario, outcome="failed", why=f"{refusal.code}: {refusal.message}")
    return Verdict(scenario=scenario, outcome="passed", told=told)
