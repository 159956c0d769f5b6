"""The table keeps the rules that clients are held to, played by clicking through a bench that breaks clients."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from service.conformance.findings import Findings
from tests.browser.conftest import CHROMIUM
from tests.browser.table_player import FAST, TablePlayer
from tests.conformance.benches import bench
from tests.serve.running import Serving

pytestmark = [pytest.mark.nightly, pytest.mark.timeout(600)]

SLOWER = {**FAST, "target": "343", "pause_ms": "800", "reaction_ms": "2000", "decision_ms": "2500"}
TRIED = {"stream-returns", "stream-resumes", "ping-returned", "window-named", "event-missed", "unknown-passed-over"}
"""What a game puts to the test within half a minute, whatever luck has in store."""
TROUBLES = 25
"""So many troubles of all kinds are made: 10 to 60 s of play, as a stream that falls silent is given up after 45 s."""
RETRIES = {"key-sent", "key-kept", "retry-after", "unknown-retried"}
"""What lost and refused requests put to the test: a table is most likely to go wrong by presses while they wait."""


@pytest.fixture(scope="module")
def upstream(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not CHROMIUM:
        pytest.skip("there is no chromium on the PATH")
    environment = {"CHOUETTE_BOT_SPEED": "5"}
    with Serving(tmp_path_factory.mktemp("bench"), environment=environment) as serving:
        yield serving.url


def enough(found: Findings) -> bool:
    """Whether a rule was broken, or enough was tried: further troubles are other dice for the same rules."""
    return bool(found.broken) or (found.struck.total() >= TROUBLES and found.tried.keys() >= TRIED | RETRIES)


def test_a_game_by_clicking_breaks_no_rule(browser: Browser, upstream: str) -> None:
    with bench(upstream, silence_s=45.0) as up:
        context = browser.new_context(locale="en", reduced_motion="reduce")
        context.set_default_timeout(20_000)
        player = TablePlayer(context.new_page(), up.url)
        player.create("wikimonde", SLOWER)
        player.play(until=lambda: enough(up.findings), patience_s=300)
        context.close()
        assert up.findings.breaches == []
