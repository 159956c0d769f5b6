"""D2, «Choix», where the scenarios of the rulebook do not show it."""

from __future__ import annotations

import pytest
import yaml

from service import engine
from service.engine.core.actions.acts import Annonce
from service.scenario.check import check
from service.scenario.form import parse
from tests.support.told import Told

HEAD = """
ruleset: modulaire
options: {rules: {d2: true, c2: true, d1: true, bx: true}}
first: perceval
"""

TOLD = {
    "A salade of oneself cannot be copied, one of another can": HEAD
    + """
players:
  perceval: {score: 20, holds: [duplication]}
  karadoc: {score: 0, holds: [{salade: perceval}, {salade: arthur}]}
  arthur: {score: 0}
dice: []
play:
  - perceval: {annonce: duplication, target: karadoc, object: {salade: perceval}}
  - perceval: {annonce: duplication, target: karadoc, object: {salade: arthur}}
  - karadoc: pass                           # who holds a salade of perceval might have taken it back
expect: {bevues: {perceval: 1}, holds: {perceval: [{salade: arthur}], karadoc: [{salade: perceval}, {salade: arthur}]}}
""",
    "With a Sacoche there is room, and it is spent": HEAD
    + """
players:
  perceval: {score: 20, holds: [duplication, grelottine, {tichette: 6}]}
  karadoc: {score: 0, holds: [grelottine]}
dice: []
play: [{perceval: {annonce: duplication, target: karadoc, object: grelottine}}]
expect: {bevues: {perceval: 0}, holds: {perceval: [grelottine, grelottine]}}
""",
    "One's own thing can be copied": HEAD
    + """
players: {perceval: {score: 20, holds: [duplication, {tichette: 13}]}, karadoc: {score: 0}}
dice: []
play: [{perceval: {annonce: duplication, target: perceval, object: {tichette: 13}}}]
expect: {holds: {perceval: [{tichette: 13}, {tichette: 13}]}}
""",
    "What nobody holds there, and a second copy, are bévues": HEAD
    + """
players: {perceval: {score: 20, holds: [duplication]}, karadoc: {score: 0, holds: [civet]}}
dice: []
play:
  - perceval: {annonce: duplication, target: karadoc, object: grelottine}
  - perceval: {annonce: duplication, target: karadoc, object: civet}
  - perceval: {annonce: duplication, target: karadoc, object: civet}
expect: {bevues: {perceval: 2}, holds: {perceval: [civet]}}
""",
    "Magic objects need a chaudron": HEAD
    + """
players:
  perceval: {score: 20, holds: [duplication]}
  karadoc: {score: 0, holds: [chaudron, plaque]}
  arthur: {score: 0, holds: [duplication, chaudron]}
dice: []
play:
  - perceval: {annonce: duplication, target: karadoc, object: plaque}
  - arthur: {annonce: duplication, target: karadoc, object: plaque}
expect: {bevues: {perceval: 1, arthur: 0}, holds: {arthur: [chaudron, plaque]}}
""",
    "What is no small object is refused": HEAD
    + """
players: {perceval: {score: 20, holds: [duplication]}, karadoc: {score: 0, holds: [duplication]}}
dice: []
play:
  - perceval: {annonce: duplication, target: karadoc, object: duplication}
  - perceval: {annonce: duplication, target: karadoc, object: tichette}
  - perceval: {annonce: duplication, target: karadoc, object: {grelottine: 2}}
  - perceval: {annonce: duplication, target: karadoc, object: {}}
expect: {bevues: {perceval: 0}, refused: [0, 1, 2, 3]}
""",
    "Of two at once the tie clause decides, and one card is spent": HEAD
    + """
players: {perceval: {score: 0}, karadoc: {score: 5, holds: [bases]}, arthur: {score: 0, holds: [bases]}}
dice: [6, 6, 1]
play:
  - perceval: roll
  - perceval: roll
  - {karadoc: pas_les_bases, at: 300}
  - {arthur: pas_les_bases, at: 300}
  - settle
expect: {scores: {perceval: 0}, holds: {karadoc: [bases], arthur: []}, bevues: {karadoc: 0, arthur: 0}}
""",
    "A Chouette that a Frigelle has left can be blocked": HEAD
    + """
players: {perceval: {score: 0}, karadoc: {score: 35, holds: [tatooine]}, arthur: {score: 0, holds: [bases]}}
dice: [6, 6]
play:
  - perceval: roll
  - karadoc: frigelle
  - {arthur: pas_les_bases}
  - settle
expect: {scores: {perceval: 0, karadoc: 5}, turn: karadoc}
""",
    "The opening waits for all, and a pass is a choice without": """
ruleset: modulaire
options: {rules: {d2: true}}
players: {perceval: {score: 0}, karadoc: {score: 0}}
opening: true
dice: [1, 2]
play:
  - perceval: roll
  - {perceval: {annonce: axiome_du_choix, value: avec}, expect: {holds: {perceval: []}}}
  - perceval: {annonce: axiome_du_choix, value: sans}
  - karadoc: pass
expect: {holds: {perceval: [duplication], karadoc: [bases]}, bevues: {perceval: 0}, refused: [0, 2], turn: perceval}
""",
    "The Chouette was made, for a Civet": HEAD
    + """
players: {perceval: {score: 0, holds: [civet]}, karadoc: {score: 0, holds: [bases]}}
dice: [6, 6, 1]
play:
  - perceval: {annonce: civet, amount: 50, combination: chouette}
  - karadoc: pass
  - perceval: roll
  - perceval: roll
  - karadoc: pas_les_bases
  - settle
expect: {scores: {perceval: 50}}
""",
}


@pytest.mark.parametrize("title", TOLD)
def test_it_is_as_told(title: str) -> None:
    told = yaml.safe_load(TOLD[title])
    verdict = check(parse({"title": title, "source": "D2", **told}, "here"))
    assert verdict.outcome == "passed", verdict.why


def test_expected_tells_what_can_be_chosen() -> None:
    told = Told("modulaire", dice="123", first=None, rules={"d2": True})
    assert told.may("karadoc") == {"axiome_du_choix": {"names": ["avec", "sans"]}, "pass": {}}


def test_expected_tells_what_can_be_copied_and_all_of_it_can_be() -> None:
    told = Told("modulaire", seats={"perceval": (0, "duplication grelottine"), "karadoc": (0, "civet grelottine")},
                table={}, rules={"d2": True})  # fmt: skip
    assert told.may("perceval")["duplication"] == {"holdings": [{"target": "karadoc", "objects": ["civet"]}]}
    engine.play(told.game, Annonce(player="perceval", at=1, annonce="duplication",
                                   fields={"target": "karadoc", "object": "civet"}))  # fmt: skip
    assert told.game.player("perceval").holds == {"grelottine": 1, "civet": 1}
