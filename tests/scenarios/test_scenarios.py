"""Every scenario of the classic rulebooks passes; skipped is only what is told of a ruleset that there is not yet."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from pathlib import Path

import pytest

from service.scenario.check import Verdict, check
from service.scenario.form import read
from tests.support.golden import compare

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.yaml"))
CLASSIC = [path for path in FILES if path.name.startswith("classic-")]
MODULAR = [path for path in FILES if path.name.startswith("modulaire-")]
CARDS = [path for path in FILES if path.name.startswith("trou-du-cul-")]


@lru_cache
def verdicts(path: Path) -> list[Verdict]:
    return [check(scenario) for scenario in read(path)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_scenario_of_this_file_fails(path: Path) -> None:
    assert verdicts(path)
    failed = [f"{v.scenario.where} «{v.scenario.title}»: {v.why}" for v in verdicts(path) if v.outcome == "failed"]
    assert not failed, "\n".join(failed)


@pytest.mark.parametrize("path", [*CLASSIC, *MODULAR, *CARDS], ids=lambda path: path.stem)
def test_no_scenario_of_a_game_that_there_is_is_skipped(path: Path) -> None:
    assert {v.outcome for v in verdicts(path)} == {"passed"}


def test_how_many_scenarios_of_each_file_are_skipped_and_why() -> None:
    lines = []
    for path in FILES:
        skipped = Counter(v.why for v in verdicts(path) if v.outcome == "skipped")
        lines += [f"{path.name}: {count} of {len(verdicts(path))}, {why}" for why, count in sorted(skipped.items())]
    compare("skipped-scenarios.txt", "\n".join(lines) + "\n")
