"""docs/testing-your-client.md is run as it is printed, by pytest itself; its fixtures leave nothing behind."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from chouette_sdk.testing import Sandbox, ServiceNotStarted, service

from tests.sdk.node import FOLDER, built, needs_npm, run

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "testing-your-client.md"
RACE = "wikimonde-window-pas-mou-le-caillou-race-chouette-velute"

pytestmark = pytest.mark.timeout(400)


def test_the_tests_that_the_page_prints_pass(tmp_path: Path) -> None:
    conftest, tests = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    (tmp_path / "conftest.py").write_text(conftest, "utf-8")
    (tmp_path / "test_client.py").write_text(tests, "utf-8")
    options = ["-q", "-p", "no:valkey", "-p", "no:schemathesis", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, str(tmp_path)], cwd=tmp_path, capture_output=True, text=True
    )
    assert "2 passed" in done.stdout, done.stdout + done.stderr


def test_the_service_is_gone_with_the_block_and_its_games_with_it() -> None:
    with service(bot_speed="10") as url:
        chouette = Sandbox(url)
        assert len(chouette.situations()) > 500
        game = chouette.situation(RACE)
        assert set(game.seats) == {"perceval", "karadoc"}
        chouette.close()
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{url}/healthz")


def test_what_cannot_be_started_says_what_to_install() -> None:
    for command in (("no-such-program",), (sys.executable, "-c", "raise SystemExit('no')")):
        with pytest.raises(ServiceNotStarted, match="chouette"), service(command):
            raise AssertionError("it was started")


@needs_npm
@pytest.mark.nightly
def test_the_typescript_helpers_start_a_service_and_move_its_clocks() -> None:
    command = f'["{sys.executable}", "-m", "service.cli"]'
    run("npx", "tsc", "-p", "tsconfig.json")
    said = run("node", "--test", "build/test/testing.test.js", TESTED_SERVICE=command, PYTHONPATH=str(ROOT))
    assert re.search(r"^# (skipped 0|pass 2)$", said, re.MULTILINE), said


@needs_npm
@pytest.mark.nightly
def test_the_test_that_the_page_prints_for_vitest_passes(tmp_path: Path) -> None:
    [test] = re.findall(r"```ts\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert "from 'vitest'" in test
    (tmp_path / "client.test.ts").write_text(test, "utf-8")
    (tmp_path / "package.json").write_text('{"type": "module"}', "utf-8")
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules" / "chouette-sdk").symlink_to(built())
    (tmp_path / "node_modules" / "vitest").symlink_to(FOLDER / "node_modules" / "vitest")
    vitest = str(FOLDER / "node_modules" / ".bin" / "vitest")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    said = run(vitest, "run", "--root", str(tmp_path), folder=tmp_path, PATH=path, NO_COLOR="1")
    assert re.search(r"Tests +1 passed", said), said
