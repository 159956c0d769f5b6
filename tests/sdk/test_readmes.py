"""Every program in each SDK's README runs as it is printed."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.sdk import node
from tests.sdk.node import FOLDER, PATIENCE_S, PRINTED_KEY, PRINTED_URL, needs_npm, run

pytestmark = pytest.mark.timeout(2 * PATIENCE_S)

PRINTS = (
    r"\n1 (perceval|karadoc) -?\d+ won\n2 (perceval|karadoc) -?\d+ \w+\n$",
    r"^in the lobby: \[[^]]*'Kaamelott'.*gone: 0\n(.*\n)*\[ ?'Arthur', 'Perceval' ?\]\none rematch for all: [Tt]rue\n$",
    r"^[Tt]rue \[ ?'\w+', '\w+' ?\]\ncancelled\n$",
    r"^counted counted\ncounted [Tt]rue\nperceval (.|\n)*voeu.*courage(.|\n)*karadoc (.|\n)*voeu.*noblesse",
)
"""What each of them ends up saying."""


def programs(readme: Path, url: str, key: str) -> Sequence[str]:
    """The Python programs of a README, pointed at the test's service, with a key of it."""
    found: list[str] = re.findall(r"```python\n(.*?)```", readme.read_text(), re.DOTALL)
    assert all(PRINTED_URL in each for each in found)
    return [each.replace(PRINTED_URL, url).replace(PRINTED_KEY, key) for each in found]


@pytest.mark.parametrize(("number", "prints"), list(enumerate(PRINTS)))
def test_the_python_readmes_programs_run(service_url: str, api_key: str, number: int, prints: str) -> None:
    found = programs(FOLDER.parent / "python" / "README.md", service_url, api_key)
    assert len(found) == len(PRINTS)
    assert re.search(prints, run(sys.executable, "-c", found[number]))


@needs_npm
def test_the_typescript_readmes_programs_compile_and_run(service_url: str, api_key: str) -> None:
    for number, (program, prints) in enumerate(zip(node.programs("sdk"), PRINTS, strict=True)):
        assert re.search(prints, node.play(program, service_url, api_key)), number
