"""The forms of the table say all that may be said: its own code fills them in and sends them, without a browser."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.browser.serving import at_some_port
from tests.http.table import START, HandClock, application
from tests.sdk.node import FOLDER, needs_npm, run
from tests.support.told import Told

TABLE = FOLDER / "examples" / "table"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of the table's folder of tests, as Node runs them."""
    if not (TABLE / "node_modules").exists():
        run("npm", "ci", "--no-audit", "--no-fund", folder=TABLE)
    output = tmp_path_factory.mktemp("forms")
    for program in ("every-offer", "ways-of"):
        where = ("--ssr", f"test/{program}.ts", "--outDir", str(output / program))
        run("npx", "vite", "build", "--logLevel", "warn", *where, folder=TABLE)
    return output


@needs_npm
@pytest.mark.nightly
@pytest.mark.timeout(300)
def test_each_act_that_is_offered_has_a_control_whose_body_the_service_takes(built: Path) -> None:
    with at_some_port(application(HandClock(START), limits={})) as url:
        told = json.loads(run("node", str(built / "every-offer" / "every-offer.js"), CHOUETTE_URL=url))
    assert told["refused"] == []
    assert told["offers"] > 250


def shop() -> Told:
    """Perceval has come to the shop, and Karadoc may decide for them."""
    table = {"values": {"perceval": 24, "karadoc": 30, "arthur": 36}, "gold": 40}
    rules = {"b4": True, "c5": True, "t3": True}
    return Told("modulaire", dice="", table=table, seats={"perceval": 0, "karadoc": 24, "arthur": 0}, rules=rules)


@needs_npm
def test_shopping_that_another_player_is_made_to_do_has_the_form_of_the_shop(built: Path) -> None:
    offer = {
        "act": "annonce", "name": "je_force", "window": None, "not_before": 0, "deadline": None,
        "fields": ["target", "act"], "constraints": shop().may("karadoc")["je_force"],
    }  # fmt: skip
    done = subprocess.run(
        ["node", str(built / "ways-of" / "ways-of.js")],
        input=json.dumps(offer), capture_output=True, text=True, check=True,
    )  # fmt: skip
    orders = [way for way in json.loads(done.stdout) if way["act"] != "pass" and way["act"]["objects"]]
    assert ["chaudron"] in [way["act"]["objects"] for way in orders]
    # A Divination looks at the next throw, and the shop of this test has no dice for one.
    for way in (way for way in orders if "divination" not in way["act"]["objects"]):
        assert shop().says("karadoc", "je_force", **way) == "counted", way
