"""Both SDKs keep every rule, whatever the bench does to them."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from service.conformance.report import outcome
from service.conformance.rules import RULES
from service.conformance.troubles import TROUBLES
from tests.conformance import sdk_bot
from tests.conformance.benches import QUICK, Given, benched
from tests.sdk import node
from tests.serve.running import ROOT, Serving

FOLDER = Path(__file__).parent
ACTS = (
    # The first of them is made, whatever happens: a race may be lost before its answer says that its key is in use.
    "key-in-use", "lost-answer", "lost-request", "away", "too-early", "unknown-409", "refused-400", "busy",
    "unknown-503",
)  # fmt: skip
OTHERS = tuple(trouble.id for trouble in TROUBLES.values() if trouble.kind not in ("act", "always"))
ALWAYS = tuple(trouble.id for trouble in TROUBLES.values() if trouble.kind == "always")
SKEW_MS, SILENCE_S = 6_000, 3.0
ENVIRONMENT = {"CHOUETTE_ALLOW_TEST_DICE": "true", "CHOUETTE_LIMITS": "off"}


@pytest.fixture(scope="module")
def upstream(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Serving(tmp_path_factory.mktemp("conformance"), environment=ENVIRONMENT) as serving:
        yield serving.url


def compiled_bot() -> Path:
    """The folder with sdk_bot.js, which finds the SDK there as in a program of its own."""
    folder = node.built() / "build" / "conformance"
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(FOLDER / "sdk_bot.ts", folder)
    compiler = str(node.FOLDER / "node_modules" / ".bin" / "tsc")
    modern = ("--module", "nodenext", "--target", "es2022", "--lib", "es2022,dom", "--types", "node")
    node.run(compiler, "--strict", "--skipLibCheck", *modern, "sdk_bot.ts", folder=folder)
    return folder


def keeps_every_rule(upstream: str, play: Callable[[str], object]) -> None:
    """Each trouble is made once in one game, so that each rule is put to the test.

    Of which seat a stream is cut, and which of two shouts is troubled, is the only chance left: it changes no outcome.
    """
    plan = Given(*ALWAYS, skew_ms=SKEW_MS, gap=1)
    plan.give(*ACTS, *OTHERS)
    with benched(upstream, plan, replace(QUICK, silence_s=SILENCE_S)) as up:
        play(up.url)
        assert {breach.rule: breach.what for breach in up.findings.breaches} == {}
        assert {trouble for trouble in (*ACTS, *OTHERS) if not up.findings.struck[trouble]} == set()
        assert [rule for rule in RULES if outcome(rule, up.findings) != "kept"] == []


@pytest.mark.nightly
@pytest.mark.timeout(300)
def test_the_command_reports_a_client_that_keeps_the_rules(upstream: str, tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    command = [sys.executable, "-m", "service.cli", "conformance", "--upstream", upstream, "--listen", "0"]
    client = [sys.executable, str(FOLDER / "sdk_bot.py"), "2"]
    done = subprocess.run(
        [*command, "--seed", "once", "--silence-s", "4", "--report", str(file), "--", *client],
        cwd=ROOT, capture_output=True, text=True, timeout=200, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    report = json.loads(file.read_text("utf-8"))
    assert (report["ok"], report["seed"], report["upstream"]) == (True, "once", upstream)
    assert sum(rule["outcome"] == "kept" for rule in report["rules"]) > 15
    assert sum(trouble["times"] for trouble in report["troubles"]) > 20
    assert "trouble  cut-" in done.stdout
    assert "0 broken" in done.stdout


@pytest.mark.timeout(300)
def test_the_python_sdk_keeps_every_rule(upstream: str) -> None:
    keeps_every_rule(upstream, lambda url: sdk_bot.play(url, SILENCE_S / 2, target=sdk_bot.TARGET, dice=sdk_bot.DICE))


@pytest.mark.nightly
@node.needs_npm
@pytest.mark.timeout(600)
def test_the_typescript_sdk_keeps_every_rule(upstream: str) -> None:
    folder = compiled_bot()
    keeps_every_rule(upstream, lambda url: node.run("node", "sdk_bot.js", url, str(SILENCE_S / 2), folder=folder))
