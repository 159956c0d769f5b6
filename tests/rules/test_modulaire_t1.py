"""†1, «Transplanage», where the scenarios of the rulebook do not show it."""

from __future__ import annotations

import pytest
import yaml

from service.engine.modulaire.events import Transplaned
from service.scenario.check import check
from service.scenario.form import parse
from tests.support.told import Told

HEAD = """
ruleset: modulaire
options: {rules: {c2: true, t1: true, t5: true}}
players: {perceval: {score: 50}, karadoc: {score: 50}}
first: perceval
"""
LAST = HEAD + "table: {song: {launcher: perceval, verse: 116, singer: karadoc}}\ndice: []\n"

TOLD = {
    "A wrong verse 116 transplanes nothing": LAST
    + """
play:
  - karadoc: {annonce: sloubi, value: 116, gesture: []}
  - perceval: sloubi_halte
  - karadoc: {annonce: question, target: perceval, text: "On y est ?"}
expect: {table: {demonic: false}, refused: [2], bevues: {karadoc: 0}}
""",
    "After a right one questions can be asked": LAST
    + """
play:
  - karadoc: {annonce: sloubi, value: 116, gesture: [torse]}
  - karadoc: {annonce: question, target: perceval, text: "On y est ?"}
  - perceval: zbradaraldjan
expect: {table: {demonic: true}, scores: {perceval: 60, karadoc: 40}}
""",
    "A game may have transplaned before": HEAD
    + """
table: {demonic: true}
dice: []
play:
  - karadoc: {annonce: question, target: perceval, text: "On y est ?"}
  - perceval: oui
expect: {scores: {perceval: 40, karadoc: 60}}
""",
    "An answer to a card costs nothing while questions sleep": """
ruleset: modulaire
options: {rules: {c2: true, d1: true, t1: true, t5: true}}
players: {perceval: {score: 50, holds: [{tichette: etoile}]}, karadoc: {score: 50}}
first: perceval
dice: []
play:
  - perceval: {annonce: lance_tichette, card: etoile, target: karadoc, about: je_pioche}
  - karadoc: non
expect: {scores: {perceval: 50, karadoc: 50}}
""",
}


@pytest.mark.parametrize("title", TOLD)
def test_it_is_as_told(title: str) -> None:
    verdict = check(parse({"title": title, "source": "†1", **yaml.safe_load(TOLD[title])}, "here"))
    assert verdict.outcome == "passed", verdict.why


def test_it_is_told_once_and_expected_tells_of_no_word_that_sleeps() -> None:
    told = Told(
        "modulaire", table={"song": {"launcher": "perceval", "verse": 116, "singer": "perceval"}},
        rules={"c2": True, "t1": True, "t5": True},
    )  # fmt: skip
    assert "question" not in told.may("karadoc")
    told.says("perceval", "sloubi", value=116, gesture=["torse"])
    assert len(told.told(Transplaned)) == 1
    assert "question" in told.may("karadoc")
