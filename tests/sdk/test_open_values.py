"""A value that is newer than the Python SDK passes through it, in its types too. (TypeScript's has its own test.)"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from chouette_sdk._generated.models import WindowView

ROOT = Path(__file__).resolve().parents[2]
WINDOW: dict[str, Any] = {
    "id": 1, "name": "a_window_of_tomorrow", "mode": "auction", "rule": "velute", "annonces": [], "players": [],
    "waiting": [], "spoken": [], "passed": [], "opened_at": 1_800_000_000_000, "not_before": 1_800_000_000_000,
    "deadline": None,
}  # fmt: skip
PYTHON_PROGRAM = """
from typing import get_args
from chouette_sdk._generated.models import WindowView
from chouette_sdk._generated.models.window_view_mode import WindowViewMode

def about(window: WindowView) -> str:
    if window.mode == "race":
        return "be quick"
    mode: WindowViewMode = "auction"
    return mode + window.mode.upper()
"""


def test_a_new_value_is_read_as_it_is() -> None:
    window = WindowView.from_dict(WINDOW)
    assert (window.mode, window.name) == ("auction", "a_window_of_tomorrow")
    assert json.loads(json.dumps(window.to_dict()))["mode"] == "auction"


def test_pythons_types_know_the_values_of_today_and_let_others_pass(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PYTHON_PROGRAM)
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", str(program)]
    checked = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=110)
    assert checked.returncode == 0, checked.stdout
