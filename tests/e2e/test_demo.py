"""`chouette demo` as a newcomer runs it: a whole game, the same game again, another service, an interruption."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.serve.running import ROOT, Serving, descendants, eventually

PATIENCE_S = 90


def hear_ctrl_c() -> None:
    """Whoever runs the tests in the background has them ignore Ctrl-C, and what they start inherits that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def start(*options: str, typed: bool = False) -> subprocess.Popen[str]:
    """A demo in a process of its own, without a terminal. typed: whether something will be typed into it."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("CHOUETTE_")}
    return subprocess.Popen(
        [sys.executable, "-m", "service.cli", "demo", *options],
        cwd=ROOT, env={**clean, "PYTHONUNBUFFERED": "1"}, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        preexec_fn=hear_ctrl_c, stdin=subprocess.PIPE if typed else None,
    )  # fmt: skip


def finish(demo: subprocess.Popen[str]) -> str:
    """What it said, once it has ended well."""
    said, _ = demo.communicate(timeout=PATIENCE_S)
    assert demo.returncode == 0, said
    return said


def throws(said: str) -> list[str]:
    """Every throw of the game, in order."""
    return re.findall(r"^.* throws.*: \d.*$", said, re.MULTILINE)


def result(said: str) -> list[tuple[str, str]]:
    """The final scores, best first."""
    return re.findall(r"│ +(\w+) +[█░]+ \d+ +(-?\d+)", said)


@pytest.mark.nightly
def test_a_game_ends_with_a_winner_and_the_same_seed_plays_it_again() -> None:
    options = ("--speed", "40", "--seed", "7", "--target", "150")
    # At the same time, so that each is disturbed by the other: it must make no difference.
    first, again = [finish(demo) for demo in [start(*options), start(*options)]]
    winner, score = result(first)[0]
    assert f"{winner} wins with {score} points" in first
    assert int(score) >= 150
    assert len(throws(first)) > 20
    assert throws(first) == throws(again)
    assert result(first) == result(again)


@pytest.mark.nightly
def test_a_service_that_gives_no_test_dice_is_played_on_with_its_own(tmp_path: Path) -> None:
    serving = Serving(tmp_path)
    try:
        said = finish(start("--speed", "60", "--seed", "7", "--target", "30", "--url", serving.url))
        assert "gives no test dice" in said
        assert re.search(r"All \d+ dice follow from the seed", said)
    finally:
        serving.stop()


def test_a_service_that_is_not_there_is_said_to_be_not_there() -> None:
    demo = start("--url", "http://127.0.0.1:9")
    said, _ = demo.communicate(timeout=PATIENCE_S)
    assert demo.returncode == 1
    assert "http://127.0.0.1:9" in said
    assert "Traceback" not in said


def test_ctrl_c_ends_the_game_and_its_service() -> None:
    demo = start("--speed", "1")
    assert demo.stdout is not None
    while "is on turn" not in demo.stdout.readline():
        assert demo.poll() is None
    family = descendants(demo.pid)
    assert family
    demo.send_signal(signal.SIGINT)
    said, _ = demo.communicate(timeout=PATIENCE_S)
    assert demo.returncode == 130
    assert said.strip().endswith("Stopped in mid-game.")
    assert eventually(lambda: not any(Path(f"/proc/{pid}/cmdline").exists() for pid in family))


@pytest.fixture(scope="module")
def given(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, ...]]:
    """The options of a demo on one service for several of them, which gives test dice as that of a demo does."""
    with Serving(tmp_path_factory.mktemp("given"), environment={"CHOUETTE_ALLOW_TEST_DICE": "true"}) as serving:
        yield ("--url", serving.url, "--ruleset", "trou-du-cul", "--speed", "60", "--seed", "7", "--manches", "1")


def test_a_match_at_cards_is_told_to_its_winner(given: tuple[str, ...]) -> None:
    said = finish(start(*given))
    assert re.search(r"★  \w+ wins the match  ★", said)
    assert "Manche 1: Arthur deals" in said
    assert len(re.findall(r"\(\d+ left\)", said)) > 20, "cards are laid"
    assert "The cards were given by the seed." in said


@pytest.mark.nightly
def test_a_person_sits_down_and_lays_what_they_type(given: tuple[str, ...]) -> None:
    demo = start(*given, "--sit", "Yvain", typed=True)
    assert demo.stdin is not None
    assert demo.stdout is not None
    said = ""
    for line in demo.stdout:
        said += line
        if line.startswith("Lay ("):
            demo.stdin.write("1\n")
            demo.stdin.flush()
    assert demo.wait(PATIENCE_S) == 0, said
    assert re.search(r"^Yvain: .*left\)$", said, re.MULTILINE)
    assert "wins the match" in said
