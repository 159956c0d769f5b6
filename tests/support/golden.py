"""Golden files: what must not change unnoticed. `CHOUETTE_GOLDEN=write ./dev test tests/rulebooks` writes them anew."""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "golden"


def compare(name: str, text: str) -> None:
    """Compare with the golden file of this name, or write it where the environment says so."""
    path = FOLDER / name
    if os.environ.get("CHOUETTE_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    found = path.read_text("utf-8") if path.exists() else ""
    assert text == found, f"{path} differs: look at the change, then write it with CHOUETTE_GOLDEN=write"
