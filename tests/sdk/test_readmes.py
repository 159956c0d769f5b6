"""The first game of each SDK's README runs as it is printed."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from tests.sdk.node import FOLDER, installed, needs_npm, run

PRINTED_URL = "http://127.0.0.1:8000"
RESULT = r"\n1 (perceval|karadoc) -?\d+ won\n2 (perceval|karadoc) -?\d+ \w+\n"


def first_block(readme: Path, language: str, url: str) -> str:
    """The first program in a README, pointed at the test's service."""
    found = re.search(rf"```{language}\n(.*?)```", readme.read_text(), re.DOTALL)
    assert found
    assert PRINTED_URL in found[1]
    return found[1].replace(PRINTED_URL, url)


def test_the_python_readmes_first_game_is_played_to_its_end(service_url: str) -> None:
    program = first_block(FOLDER.parent / "python" / "README.md", "python", service_url)
    assert re.search(RESULT, run(sys.executable, "-c", program))


@needs_npm
def test_the_typescript_readmes_first_game_is_played_to_its_end(service_url: str) -> None:
    run("npm", "run", "build", folder=installed())
    # Inside the package its own name is found, as it is in a user's program that has it in node_modules.
    folder = FOLDER / "build" / "readme"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "first.ts").write_text(first_block(FOLDER / "README.md", "ts", service_url))
    compiler = str(FOLDER / "node_modules" / ".bin" / "tsc")
    modern = ("--module", "nodenext", "--target", "es2022", "--lib", "es2022,dom")
    run(compiler, "--strict", "--skipLibCheck", *modern, "first.ts", folder=folder)
    assert re.search(RESULT, run("node", "first.js", folder=folder))
