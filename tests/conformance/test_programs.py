"""Programs that people copy keep the rules: the READMEs' first ones and the tutorials' clients, behind the bench."""

from __future__ import annotations

import random
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from service.conformance.rules import RULES
from tests.browser.conftest import browser, tab
from tests.conformance.benches import QUICK, Bench, Given, benched
from tests.conformance.sdk_bot import DICE
from tests.docs.test_tutorials import PYTHON, TYPESCRIPT, Console, answered, blocks, compiled, program, site
from tests.sdk import node
from tests.sdk.test_readmes import programs
from tests.serve.running import Serving

__all__ = ["browser", "site", "tab"]
pytestmark = [pytest.mark.nightly, pytest.mark.timeout(400)]
TROUBLES = (
    "lost-answer", "lost-request", "away", "busy", "unknown-409", "unknown-503", "cut-data", "repeated-events",
    "dropped", "unknown-message", "unknown-event", "rewind", "slow-body", "stream-away",
)  # fmt: skip
TRIED = {"reaction-told", "poll-storm", "window-named", "key-sent", "key-kept", "refusal-final", "event-missed"}
"""What each of these programs is put to the test for, whatever its seats do."""
SKEW_MS = 6_000
OPTIONS = '"target": 200, "pause_ms": 100, "reaction_ms": 900'
PATIENCE_S = 120.0


@pytest.fixture(scope="module")
def upstream(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    environment = {"CHOUETTE_ALLOW_TEST_DICE": "true", "CHOUETTE_LIMITS": "off", "CHOUETTE_BOT_SPEED": "5"}
    with Serving(tmp_path_factory.mktemp("programs"), environment=environment) as serving:
        yield serving.url


@contextmanager
def strict(upstream: str) -> Iterator[Bench]:
    """A bench that makes each trouble once, whose rules are kept, and those that matter here tried."""
    plan = Given("unknown-values", "unknown-fields", "skew", skew_ms=SKEW_MS, gap=2)
    plan.give(*TROUBLES)
    with benched(upstream, plan, replace(QUICK, grace_s=8.0)) as up:
        yield up
        assert {breach.rule: breach.what for breach in up.findings.breaches} == {}
        assert TRIED - {rule for rule in RULES if up.findings.tried[rule]} == set()


def with_dice(code: str, options: str, dice: str) -> str:
    """A program whose game has races in it, and is not won by the first throw."""
    assert code.count(options) == 1
    return code.replace(options, dice)


def test_the_python_readmes_first_program_keeps_the_rules(upstream: str) -> None:
    with strict(upstream) as up:
        first = programs(node.FOLDER.parent / "python" / "README.md", up.url, "")[0]
        printed = 'options={"target": 60, "pause_ms": 100, "reaction_ms": 500}'
        node.run(sys.executable, "-c", with_dice(first, printed, f"options={{{OPTIONS}}}, dice={DICE}"))


@node.needs_npm
def test_the_typescript_readmes_first_program_keeps_the_rules(upstream: str) -> None:
    with strict(upstream) as up:
        first = node.programs("sdk")[0]
        printed = "options: { target: 60, pause_ms: 100, reaction_ms: 500 }"
        here = first.with_name("behind-the-bench.js")
        code = with_dice(first.read_text("utf-8"), printed, f"options: {{{OPTIONS}}}, dice: {DICE}")
        here.write_text(code.replace(node.PRINTED_URL, up.url), "utf-8")
        node.run("node", str(here), folder=here.parent)


def test_the_python_tutorials_client_keeps_the_rules(upstream: str, tmp_path: Path) -> None:
    with strict(upstream) as up:
        code = program(blocks(PYTHON, "python"), up.url)
        client = Console(with_dice(code, 'options={"target": 60}', f"options={{{OPTIONS}}}, dice={DICE}"), tmp_path)
        client.type("\n")
        chance, give_up = random.Random(1), time.monotonic() + PATIENCE_S
        while "Enter leaves" not in client.said:
            assert time.monotonic() < give_up, client.said
            assert client.process.poll() is None, client.said
            # A throw or a pass, and most races for a word.
            offer = re.search(r"  \[(\d+)\] (?:(?:roll|pass) \(|(Pas mou le caillou))", client.hear(0.5))
            if offer and (not offer[2] or chance.random() < 0.7):
                client.type(f"{offer[1]}\n")
        client.kill()


@node.needs_npm
def test_the_typescript_tutorials_client_keeps_the_rules(
    browser: Browser, tab: Page, upstream: str, site: tuple[Path, str]
) -> None:
    folder, address = site
    tab.on("dialog", answered)
    with strict(upstream) as up:
        code = program(blocks(TYPESCRIPT, "ts"), up.url)
        compiled(folder, with_dice(code, "options: { target: 60 }", f"options: {{{OPTIONS}}}, dice: {DICE}"))
        tab.goto(address)
        give_up = time.monotonic() + PATIENCE_S
        while not tab.get_by_text("the dice are").count():
            assert time.monotonic() < give_up, tab.inner_text("body")
            buttons = tab.locator("#acts button").all_inner_texts()
            wanted = [place for place, text in enumerate(buttons) if re.search(r"roll|pass|Pas mou", text)]
            if wanted:
                tab.keyboard.press(str(wanted[0] + 1))
            tab.wait_for_timeout(100)
