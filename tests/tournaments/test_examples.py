"""The examples in the READMEs of what is pure are programs that run as they stand."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("folder", "first"), [("tournaments", "1 "), ("ratings", "1723 True ")])
def test_the_example_runs(folder: str, first: str) -> None:
    [program] = re.findall(r"```python\n(.*?)```", (ROOT / "service" / folder / "README.md").read_text("utf-8"), re.S)
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(first)
