"""The Python packages, installed into an empty project: whole, typed, without what is ours alone; a game is played."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packages.built import ROOT, Packages, Project, names, needs_uv
from tests.serve.running import eventually

pytestmark = [needs_uv, pytest.mark.timeout(900)]

CONSUMER = """
from collections.abc import Iterator

from chouette_sdk import Client, Event, Seat, models


def words(seat: Seat) -> list[str]:
    return [act.name for act in seat.expected().acts]


def faces(events: Iterator[Event]) -> Iterator[list[int]]:
    for event in events:
        match event:
            case models.DiceRolledEvent():
                yield event.faces


def sit(url: str) -> Seat:
    with Client(url) as client:
        return client.create_game("wikimonde", player="Perceval")
"""
WRONG = "\n\ndef wrong(seat: Seat) -> int:\n    return seat.expected().acts[0].name\n"
UNWANTED = re.compile(r"(^|/)(tests?|__pycache__|\.mypy_cache|node_modules|\.git\w*)(/|$)|\.(pyc|log|aof|rdb)$")
IGNORED_BY_DESIGN = {".gitignore", "PKG-INFO"}


def tracked(*folders: str) -> set[str]:
    """The files of the repository in these folders."""
    listed = subprocess.run(["git", "ls-files", *folders], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0 or not listed.stdout:
        pytest.skip("needs the repository")
    return set(listed.stdout.splitlines())


def test_the_services_wheel_has_every_file_of_it_and_nothing_else(built: Packages) -> None:
    inside = {name for name in names(built.service) if ".dist-info/" not in name}
    assert inside == tracked("service", "worker")
    for kind in (".lua", ".html", ".js", ".css"):
        assert any(name.endswith(kind) for name in inside), kind
    assert [name for name in inside if UNWANTED.search(name)] == []


def test_the_sdks_wheel_has_every_file_of_it_and_says_that_it_is_typed(built: Packages) -> None:
    inside = {name for name in names(built.sdk) if ".dist-info/" not in name}
    assert inside == {name.removeprefix("sdk/python/src/") for name in tracked("sdk/python/src")}
    assert "chouette_sdk/py.typed" in inside


def test_sources_have_no_tests_and_nothing_that_is_generated_by_a_run(built: Packages) -> None:
    of_service, of_sdk = (names(path) for path in built.sources)
    assert {name.split("/")[0] for name in of_service} - IGNORED_BY_DESIGN == {
        "service", "worker", "docs", "README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md",
        "pyproject.toml",
    }  # fmt: skip
    assert {name.split("/")[0] for name in of_sdk} - IGNORED_BY_DESIGN == {
        "src",
        "README.md",
        "LICENSE",
        "pyproject.toml",
    }
    assert [name for name in of_service | of_sdk if name != ".gitignore" and UNWANTED.search(name)] == []


@pytest.mark.nightly
def test_a_consumer_is_checked_by_mypy_strict_with_the_sdks_own_types(project: Project) -> None:
    right, wrong = project.folder / "right.py", project.folder / "wrong.py"
    right.write_text(CONSUMER, "utf-8")
    wrong.write_text(CONSUMER + WRONG, "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", f"--python-executable={project.python}", "--config-file="]
    found = {}
    for file in (right, wrong):
        cache = f"--cache-dir={project.folder / 'mypy'}"
        done = subprocess.run(
            [*command, cache, str(file)], cwd=project.folder, capture_output=True, text=True, check=False
        )
        found[file.stem] = done.stdout
    assert found["right"].startswith("Success"), found["right"]
    assert '"str"' in found["wrong"]
    assert "Found 1 error" in found["wrong"]


def test_an_installed_service_plays_the_game_of_the_sdks_readme(project: Project) -> None:
    programs = re.findall(r"```python\n(.*?)```", (ROOT / "sdk" / "python" / "README.md").read_text("utf-8"), re.DOTALL)
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("CHOUETTE_", "PYTHON"))}
    log = project.folder / "serve.log"
    with log.open("wb") as said:
        serving = subprocess.Popen(
            [str(project.bin / "chouette"), "serve", "--port=0", "--workers=1", f"--data-dir={log.parent}/data"],
            cwd=project.folder, env={**environment, "PYTHONUNBUFFERED": "1"}, stdout=said, stderr=subprocess.STDOUT,
        )  # fmt: skip
    try:
        assert eventually(lambda: serving.poll() is not None or "Ctrl-C stops it" in log.read_text("utf-8"), 90)
        url = re.search(r"API +(http://\S+)/v1", log.read_text("utf-8"))
        assert url, log.read_text("utf-8")
        said_by_program = project.run("-c", programs[0].replace("http://127.0.0.1:8000", url[1]))
        assert re.search(r"\n1 (perceval|karadoc) -?\d+ won\n", said_by_program)
    finally:
        serving.send_signal(signal.SIGTERM)
        assert serving.wait(30) == 0


@pytest.mark.parametrize("subcommand", ["demo", "play", "replay", "verify", "conformance", "settings"])
def test_an_installed_command_explains_itself(project: Project, subcommand: str) -> None:
    assert "Usage: chouette" in project.run(str(project.bin / "chouette"), subcommand, "--help")


def test_an_installed_service_says_which_version_it_is(project: Project, built: Packages) -> None:
    version = Path(built.service).name.split("-")[1]
    assert version in project.run(str(project.bin / "chouette"), "--version")
    told = project.run("-c", "from chouette_sdk.transport import VERSION; print(VERSION)")
    assert told.strip() == version
