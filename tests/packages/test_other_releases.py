"""Clients and services of different releases: older SDKs play on this service, and these on a newer one."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conformance import sdk_bot
from tests.conformance.benches import bench
from tests.packages.built import ROOT, run
from tests.sdk import node
from tests.serve.running import Serving

pytestmark = pytest.mark.timeout(900)

PREVIOUS = "f3011c81fb4a982b55d70cc835a772dc987b6248"
"""The commit of the release before. CONTRIBUTING.md tells when it moves."""
NEWER = ("unknown-fields", "unknown-values", "unknown-event", "unknown-message")
WON = r"\n1 (perceval|karadoc) -?\d+ won\n"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Serving(tmp_path_factory.mktemp("releases")) as serving:
        yield serving.url


def of_previous(folder: Path, path: str) -> Path:
    """A folder as the release before had it."""
    packed = subprocess.run(["git", "archive", PREVIOUS, path], cwd=ROOT, capture_output=True, check=False)
    if packed.returncode != 0:
        pytest.skip("needs the history of the repository")
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder / path


def first_program(readme: Path, language: str, url: str) -> str:
    """The first program that a README prints, pointed at this service."""
    found = re.search(rf"^```{language}\n(.*?)^```$", readme.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert found
    return found[1].replace("http://127.0.0.1:8000", url)


def test_the_python_sdk_of_the_release_before_plays_a_whole_game(url: str, tmp_path: Path) -> None:
    sdk = of_previous(tmp_path, "sdk/python")
    environment = {**os.environ, "PYTHONPATH": str(sdk / "src")}
    where = "import chouette_sdk; print(chouette_sdk.__file__)\n"
    said = run(sys.executable, "-c", where + first_program(sdk / "README.md", "python", url), folder=tmp_path,
               environment=environment)  # fmt: skip
    assert said.startswith(str(sdk))
    assert re.search(WON, said)


@node.needs_npm
@pytest.mark.nightly
def test_the_typescript_sdk_of_the_release_before_plays_a_whole_game(url: str, tmp_path: Path) -> None:
    sdk = of_previous(tmp_path, "sdk/typescript")
    (sdk / "node_modules").symlink_to(node.installed() / "node_modules")
    run("npm", "run", "build", folder=sdk)
    # Inside the package its own name is found, as it is in a user's program that has it in node_modules.
    program = sdk / "first.mjs"
    program.write_text(first_program(sdk / "README.md", "ts", url), "utf-8")
    assert re.search(WON, run("node", str(program), folder=sdk))


def test_the_python_sdk_plays_on_a_service_that_tells_more_than_it_knows(url: str) -> None:
    with bench(url, *NEWER) as newer:
        sdk_bot.play(newer.url)
        assert newer.findings.struck["unknown-event"]
        assert newer.findings.breaches == []
