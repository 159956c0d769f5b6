"""The table that is served is what its sources make; its types are checked as it is built."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.sdk.node import needs_npm

ROOT = Path(__file__).resolve().parents[2]


@needs_npm
def test_the_table_is_in_step_with_its_sources() -> None:
    command = [sys.executable, str(ROOT / "sdk" / "build_table.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
