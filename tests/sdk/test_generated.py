"""The generated halves of both SDKs are what the OpenAPI document says, and nobody edited them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def generate(*options: str) -> subprocess.CompletedProcess[str]:
    """What `./dev sdk` runs."""
    command = [sys.executable, str(ROOT / "sdk" / "generate.py"), *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=110)


@pytest.mark.parametrize("language", ["python", "typescript"])
def test_the_sdk_is_in_step_with_the_document(language: str) -> None:
    if language == "typescript" and shutil.which("npm") is None:
        pytest.skip("needs Node 20 or newer with npm")
    done = generate("--check", "--only", language)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.nightly
def test_a_document_that_differs_is_found_out(tmp_path: Path) -> None:
    other = tmp_path / "openapi.json"
    text = (ROOT / "openapi" / "openapi.json").read_text()
    other.write_text(text.replace('"operationId": "roll"', '"operationId": "throw_dice"'))
    done = generate("--check", "--only", "python", "--document", str(other))
    assert done.returncode == 1
    assert "+    def throw_dice(" in done.stdout
