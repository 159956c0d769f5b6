"""The table says in French why an act was refused, whatever the service may answer."""

from __future__ import annotations

import json
import re

from tests.sdk.node import FOLDER, ROOT

ACTS = {
    "roll", "annonce", "challenge", "set_terms", "lay_cards", "throw_putsch", "pass_cards", "set_direction",
    "demand_cards", "exchange_cards", "cast_vote",
}  # fmt: skip
WORDS = FOLDER / "examples" / "table" / "src" / "words" / "problems-fr.ts"


def test_each_problem_that_an_act_may_be_answered_with_has_its_french() -> None:
    paths = json.loads((ROOT / "openapi" / "openapi.json").read_text("utf-8"))["paths"]
    operations = [path["post"] for path in paths.values() if path.get("post", {}).get("operationId") in ACTS]
    assert len(operations) == len(ACTS)
    codes = {
        code
        for operation in operations
        for answer in operation["responses"].values()
        for code in answer.get("content", {}).get("application/problem+json", {}).get("examples", {})
    }
    said = dict(re.findall(r"^  ([a-z_]+): '(.+)',$", WORDS.read_text("utf-8"), re.MULTILINE))
    assert codes - said.keys() == set()
    assert said.keys() - codes == set(), "what no act is answered with is not said"
    assert all(text.endswith((".", "!")) for text in said.values())
