"""The proof itself, in its short form: a whole service on a cluster keeps its word, whatever happens to it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.timeout(600)
def test_nothing_that_was_acknowledged_is_lost_doubled_or_bent_and_the_control_loses_some() -> None:
    command = [sys.executable, "-m", "tests.chaos", "--json", "--games=4"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=580, check=False)
    assert done.stdout, done.stderr
    report = json.loads(done.stdout)
    assert [promise for promise in report["promises"] if not promise["kept"]] == [], (report["wrong"], done.stderr)
    assert done.returncode == 0
    kinds = {one["name"] for one in report["done"]}
    assert len(kinds) == 12, "each trouble came"
    assert report["acts"] > 100
    assert report["control"]["lost"] > 0
