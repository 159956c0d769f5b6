"""†5, «Zbradaraldjan», where the scenarios of the rulebook do not show it."""

from __future__ import annotations

import pytest
import yaml

from service.scenario.check import check
from service.scenario.form import parse
from tests.support.told import Told

HEAD = """
ruleset: modulaire
options: {rules: {t5: true}}
players: {perceval: {score: 50}, karadoc: {score: 50}, arthur: {score: 50}}
first: perceval
"""

TOLD = {
    "An answer belongs to the oldest question": HEAD
    + """
dice: []
play:
  - perceval: {annonce: question, target: karadoc, text: "Un ?"}
  - arthur: {annonce: question, target: karadoc, text: "Deux ?"}
  - karadoc: oui
  - karadoc: zbradaraldjan
  - karadoc: non
expect: {scores: {perceval: 60, karadoc: 50, arthur: 40}, refused: [4]}
""",
    "A pass answers nothing, and the question is closed": HEAD
    + """
dice: []
play:
  - perceval: {annonce: question, target: karadoc, text: "Un ?"}
  - karadoc: pass
  - karadoc: oui
expect: {scores: {perceval: 50, karadoc: 50}, refused: [2]}
""",
    "In the next turn one may ask again": HEAD
    + """
dice: [5, 1, 4]
play:
  - perceval: {annonce: question, target: karadoc, text: "Un ?"}
  - perceval: roll
  - perceval: roll
  - perceval: {annonce: question, target: arthur, text: "Deux ?"}
  - arthur: non
expect: {scores: {perceval: 110, arthur: 40}, refused: []}
""",
    "Of oneself one asks nothing": HEAD
    + """
dice: []
play: [{perceval: {annonce: question, target: perceval, text: "Un ?"}}]
expect: {bevues: {perceval: 1}}
""",
    "During a race nobody asks, which costs nothing": HEAD
    + """
dice: [3, 3, 6]
play:
  - perceval: roll
  - perceval: roll
  - {karadoc: {annonce: question, target: perceval, text: "Un ?"}, at: 100}
expect: {bevues: {karadoc: 0}, refused: [2]}
""",
    "An answer that another player may decide counts from when it was said": """
ruleset: modulaire
options: {rules: {b4: true, c5: true, t5: true}}
players: {perceval: {score: 50}, karadoc: {score: 50}, arthur: {score: 24}}
first: perceval
table: {values: {perceval: 20, karadoc: 24, arthur: 30}}
dice: []
play:
  - {perceval: {annonce: question, target: karadoc, text: "Un ?"}, at: 100}
  - {karadoc: oui, at: 15000}
  - wait: 4001
expect: {scores: {perceval: 60, karadoc: 40}}
""",
}


@pytest.mark.parametrize("title", TOLD)
def test_it_is_as_told(title: str) -> None:
    verdict = check(parse({"title": title, "source": "†5", **yaml.safe_load(TOLD[title])}, "here"))
    assert verdict.outcome == "passed", verdict.why


def test_expected_tells_who_may_be_asked_and_what_may_be_answered() -> None:
    told = Told("modulaire", table={}, rules={"t5": True})
    assert told.may("perceval")["question"] == {"targets": ["karadoc", "arthur"]}
    told.says("perceval", "question", target="karadoc", text="Un ?")
    assert "question" not in told.may("perceval")
    assert {"oui", "non", "zbradaraldjan", "pass"} <= set(told.may("karadoc"))
    assert "oui" not in told.may("arthur")
