"""Every program in each SDK's README runs as it is printed."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.sdk.node import FOLDER, built, needs_npm, run

PRINTED_URL, PRINTED_KEY = "http://127.0.0.1:8000", "ck_YOURS"
PRINTS = (
    r"\n1 (perceval|karadoc) -?\d+ won\n2 (perceval|karadoc) -?\d+ \w+\n$",
    r"^in the lobby: \[[^]]*'Kaamelott'.*gone: 0\n(.*\n)*\[ ?'Arthur', 'Perceval' ?\]\none rematch for all: [Tt]rue\n$",
    r"^[Tt]rue \[ ?'\w+', '\w+' ?\]\ncancelled\n$",
    r"^counted counted\ncounted [Tt]rue\nperceval (.|\n)*voeu.*courage(.|\n)*karadoc (.|\n)*voeu.*noblesse",
)
"""What each of them ends up saying."""


def programs(readme: Path, language: str, url: str, key: str) -> Sequence[str]:
    """The programs of a README, pointed at the test's service, with a key of it."""
    found: list[str] = re.findall(rf"```{language}\n(.*?)```", readme.read_text(), re.DOTALL)
    assert all(PRINTED_URL in each for each in found)
    return [each.replace(PRINTED_URL, url).replace(PRINTED_KEY, key) for each in found]


@pytest.mark.parametrize(("number", "prints"), list(enumerate(PRINTS)))
def test_the_python_readmes_programs_run(service_url: str, api_key: str, number: int, prints: str) -> None:
    found = programs(FOLDER.parent / "python" / "README.md", "python", service_url, api_key)
    assert len(found) == len(PRINTS)
    assert re.search(prints, run(sys.executable, "-c", found[number]))


@needs_npm
def test_the_typescript_readmes_programs_compile_and_run(service_url: str, api_key: str) -> None:
    built()
    # Inside the package its own name is found, as it is in a user's program that has it in node_modules.
    folder = FOLDER / "build" / "readme"
    folder.mkdir(parents=True, exist_ok=True)
    found = programs(FOLDER / "README.md", "ts", service_url, api_key)
    for number, program in enumerate(found):
        (folder / f"p{number}.ts").write_text(program)
    compiler = str(FOLDER / "node_modules" / ".bin" / "tsc")
    modern = ("--module", "nodenext", "--target", "es2022", "--lib", "es2022,dom")
    run(
        compiler,
        "--strict",
        "--skipLibCheck",
        *modern,
        *(f"p{number}.ts" for number in range(len(found))),
        folder=folder,
    )
    for number, prints in enumerate(PRINTS):
        assert re.search(prints, run("node", f"p{number}.js", folder=folder)), number
