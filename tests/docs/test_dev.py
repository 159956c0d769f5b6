"""`./dev`: it keeps the caller's folder, every subcommand explains itself, and help is help however it is asked for."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from service.cli import SUBCOMMANDS

ROOT = Path(__file__).resolve().parents[2]
OWN = (
    "test", "nightly", "lint", "format", "bench", "chaos", "survival", "sdk", "table", "situations", "python", "sync",
)  # fmt: skip
SCENARIO = ROOT / "tests" / "scenarios" / "lag-compensation.yaml"


def dev(*arguments: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(ROOT / "dev"), *arguments], cwd=folder, capture_output=True, text=True, timeout=300, check=False
    )


def test_help_is_one_and_lists_everything() -> None:
    told = dev("help")
    assert told.returncode == 0
    assert told.stdout == dev("--help").stdout == dev("-h").stdout == dev().stdout
    listed = [line.split()[0] for line in told.stdout.splitlines() if line.startswith("  ")]
    assert set(listed) == {*OWN, *SUBCOMMANDS, "help"}


@pytest.mark.parametrize("command", [*OWN, *SUBCOMMANDS])
def test_every_subcommand_explains_itself_and_does_nothing(command: str) -> None:
    told = dev(command, "--help")
    assert told.returncode == 0, told.stderr
    assert "usage" in told.stdout.lower()


@pytest.mark.parametrize("command", ["lint", "sdk", "keys"])
def test_help_is_asked_for_in_either_order(command: str) -> None:
    """Of what `./dev` tells itself, of what a program of its own does, and of what the service's command does."""
    told = dev("help", command)
    assert told.returncode == 0, told.stderr
    assert told.stdout == dev(command, "--help").stdout


@pytest.mark.parametrize("command", ["lint", "format", "nightly", "sync"])
def test_what_a_subcommand_does_not_know_is_refused(command: str) -> None:
    refused = dev(command, "--fast")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert f"usage: ./dev {command}" in refused.stderr


def test_slow_tests_are_run_by_those_commands_that_have_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marked = [f"@pytest.mark.{mark}\ndef test_{mark}(): pass\n" for mark in ("slow", "nightly")]
    (tmp_path / "test_mine.py").write_text("\n".join(["import pytest\n", *marked, "def test_quick(): pass\n"]))
    monkeypatch.setenv("PYTEST_ADDOPTS", f"-o testpaths={tmp_path} -p no:cacheprovider")
    monkeypatch.setenv("PYTEST_XDIST_AUTO_NUM_WORKERS", "1")
    assert "1 passed" in dev("test").stdout
    assert "2 passed" in dev("test", "--all").stdout
    assert "./dev test --all " in (ROOT / ".ci" / "run").read_text()
    assert "pytest -n auto -m 'slow or nightly'" in (ROOT / "dev").read_text()


@pytest.mark.nightly
def test_paths_are_of_the_folder_that_one_is_in(tmp_path: Path) -> None:
    shutil.copy(SCENARIO, tmp_path / "mine.yaml")
    (tmp_path / "ugly.py").write_text("x  =  {'a':1}\n")
    (tmp_path / "test_mine.py").write_text("def test_it() -> None:\n    assert True\n")
    assert "passed, 0 failed" in dev("replay", "--check", "mine.yaml", folder=tmp_path).stdout
    assert dev("python", "-c", "import os; print(os.getcwd())", folder=tmp_path).stdout.strip() == str(tmp_path)
    assert dev("format", "ugly.py", folder=tmp_path).returncode == 0
    assert (tmp_path / "ugly.py").read_text() == 'x = {"a": 1}\n'
    tested = dev("test", "-q", "-p", "no:cacheprovider", "test_mine.py::test_it", folder=tmp_path)
    assert tested.returncode == 0, tested.stdout
    assert dev("openapi", "--check", folder=tmp_path).returncode == 0
