"""C5, «Donne asymétrique», where the scenarios of the rulebook do not show it."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from service.engine.core.events import ActHeld
from service.scenario.check import check
from service.scenario.form import parse
from tests.support.told import Told

HEAD = """
ruleset: modulaire
options: {rules: {b1: true, b4: true, c2: true, c5: true}}
players: {perceval: {score: 50}, karadoc: {score: 24}, arthur: {score: 0, holds: [{salade: perceval}]}}
first: perceval
table: {values: {perceval: 24, karadoc: 30, arthur: 36}}
"""

CHOUETTE = (
    HEAD
    + """
dice: [5, 5, 1]
play:
  - perceval: roll
  - perceval: roll
"""
)

TOLD = {
    "What was forced before the player has spoken is for good, and no salade takes it back": CHOUETTE
    + """
  - karadoc: {annonce: je_force, target: perceval, act: pass}
  - arthur: {annonce: salade, target: perceval}
  - settle
expect: {scores: {perceval: 75}, bevues: {arthur: 1}}
""",
    "Of a salade and a donne the earlier counts": CHOUETTE
    + """
  - {perceval: je_sirote, at: 2000}
  - {arthur: {annonce: salade, target: perceval}, at: 2100}
  - {karadoc: {annonce: je_force, target: perceval, act: je_sirote}, at: 2101}
  - settle
expect: {scores: {perceval: 75}, holds: {arthur: []}}
""",
    "Forcing the same lets it count, with salades or without": CHOUETTE
    + """
  - {perceval: je_sirote, at: 2000}
  - {karadoc: {annonce: je_force, target: perceval, act: je_sirote}, at: 2100}
  - {wait: 1, expect: {open: [alouette, bergeronnette, chouette, fauvette, linotte, mouette]}}
expect: {holds: {arthur: [{salade: perceval}]}}
""",
    "A pass of the player is held as well": CHOUETTE
    + """
  - perceval: pass
  - karadoc: {annonce: je_force, target: perceval, act: je_sirote}
  - {wait: 1}
expect: {open: [alouette, bergeronnette, chouette, fauvette, linotte, mouette]}
""",
    "What the player may not do cannot be forced, which costs who forces it": CHOUETTE
    + """
  - karadoc: {annonce: je_force, target: perceval, act: chante_sloubi}
  - karadoc: {annonce: je_force, target: perceval, act: je_sirote}
expect: {bevues: {karadoc: 2, perceval: 0}, scores: {karadoc: 4}}
""",
    "What is no act of this game is refused": CHOUETTE
    + """
  - karadoc: {annonce: je_force, target: perceval, act: je_chante}
  - karadoc: {annonce: je_force, target: perceval, act: {annonce: civet}}
  - karadoc: {annonce: je_force, target: perceval, act: {roll: true, keep: 4}}
  - karadoc: {annonce: je_force, target: perceval, act: {}}
expect: {bevues: {karadoc: 0}, refused: [2, 3, 4, 5], scores: {karadoc: 24}}
""",
    "A race is no decision": HEAD
    + """
dice: [2, 2, 4]
play:
  - perceval: roll
  - perceval: roll
  - {karadoc: {annonce: je_force, target: perceval, act: pas_mou_le_caillou}, at: 100}
expect: {bevues: {karadoc: 1}}
""",
    "A throw is none but for what it keeps": HEAD
    + """
dice: []
play:
  - {karadoc: {annonce: je_force, target: perceval, act: roll}, at: 2000}
expect: {bevues: {karadoc: 1}}
""",
    "What a throw of a Soufflette keeps is forced, and held": """
ruleset: modulaire
options: {rules: {b1: true, b4: true, c5: true}}
players: {perceval: {score: 0}, karadoc: {score: 0}, arthur: {score: 30}}
first: perceval
table: {values: {perceval: 24, karadoc: 30, arthur: 36}}
dice: [4, 1, 2, 4, 6, 6, 2, 5, 1]
play:
  - perceval: roll
  - perceval: roll
  - perceval: {challenge: soufflette, target: karadoc}
  - karadoc: roll
  - arthur: {annonce: je_force, target: karadoc, act: {roll: true, keep: [4]}}
  - karadoc: {roll: true, keep: [4]}
  - arthur: {annonce: je_force, target: karadoc, act: {roll: true, keep: [4, 2]}}
  - settle
expect: {scores: {perceval: -30, karadoc: 30}}
""",
    "Terms are forced within their bounds": """
ruleset: modulaire
options: {rules: {b4: true, c5: true}}
players: {perceval: {score: 60}, karadoc: {score: 60, holds: [grelottine]}, arthur: {score: 30}}
first: perceval
table: {values: {perceval: 24, karadoc: 30, arthur: 36}}
dice: [1, 4, 6]
play:
  - perceval: roll
  - perceval: roll
  - arthur: {annonce: je_force, target: karadoc, act: {challenge: grelottine, target: perceval}}
  - {settle: window}
  - {arthur: {annonce: je_force, target: karadoc, act: {terms: {combination: chouette, amount: 20}}},
     expect: {bevues: {arthur: 0}}}
  - arthur: {annonce: je_force, target: karadoc, act: {terms: {combination: chouette, amount: 21}}}
expect: {bevues: {arthur: 1, karadoc: 0}, holds: {karadoc: []}}
""",
}


@pytest.mark.parametrize("title", TOLD)
def test_it_is_as_told(title: str) -> None:
    verdict = check(parse({"title": title, "source": "C5", **yaml.safe_load(TOLD[title])}, "here"))
    assert verdict.outcome == "passed", verdict.why


def donne(dice: str, **seats: Any) -> Told:
    """Karadoc is in donne against Perceval, and Perceval against Karadoc, unless told otherwise."""
    table = {"values": {"perceval": 24, "karadoc": 30, "arthur": 36}}
    people: dict[str, Any] = {"perceval": (30, "civet"), "karadoc": 24, "arthur": 0} | seats
    return Told("modulaire", dice=dice, table=table, seats=people, rules={"b4": True, "c5": True})


def test_expected_tells_what_may_be_forced_before_the_player_has_spoken() -> None:
    told = donne("551")
    offered = told.may("karadoc")["je_force"]
    assert offered["targets"] == ["perceval"]
    assert {"annonce": "civet", "amount": 102, "combination": "chouette"} in offered["acts"]
    assert "je_force" not in told.may("perceval")
    told.turn("perceval")
    assert told.may("karadoc")["je_force"]["acts"] == ["je_sirote", "pass"]


def test_expected_tells_what_may_be_forced_after_the_player_has_spoken() -> None:
    told = donne("551")
    told.turn("perceval")
    told.says("perceval", "je_sirote")
    assert [event.by for event in told.told(ActHeld)] == [["karadoc"]]
    assert told.may("karadoc") == {
        "je_force": {"targets": ["perceval"], "acts": ["je_sirote", "pass"]}, "pass": {},
    }  # fmt: skip


def test_everything_that_is_told_can_be_forced() -> None:
    for place in range(len(donne("551").may("karadoc")["je_force"]["acts"])):
        told = donne("551")
        act = told.may("karadoc")["je_force"]["acts"][place]
        assert told.says("karadoc", "je_force", target="perceval", act=act) == "counted"
