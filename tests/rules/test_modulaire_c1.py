"""C1, «Banque», where the scenarios of the rulebook do not show it."""

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
options: {rules: {b4: true, c1: true, a4: false}}
players: {perceval: {score: 100}, karadoc: {score: 40}, arthur: {score: 0}}
first: perceval
"""

FILED = HEAD + "table: {bank: {owner: arthur, artichauts: 70}}\n"

TOLD = {
    "A File-sirop is said once a turn, and the second one is a bévue": FILED
    + """
dice: [5, 1, 4]
play:
  - arthur: file_sirop
  - arthur: file_sirop
  - perceval: roll
  - perceval: roll
  - settle
expect: {scores: {perceval: 100, arthur: 40}, bevues: {arthur: 1}, table: {bank: {artichauts: 38}}}
""",
    "A File-sirop ends with its turn": FILED
    + """
dice: [5, 1, 4, 5, 1, 4]
play:
  - arthur: file_sirop
  - perceval: roll
  - perceval: roll
  - karadoc: roll
  - karadoc: roll
  - settle
expect: {scores: {perceval: 100, karadoc: 90, arthur: 50}}
""",
    "What others gain in a turn with File-sirop stays theirs": FILED
    + """
dice: [6, 6, 1, 6]
play:
  - arthur: file_sirop
  - perceval: roll
  - perceval: roll
  - perceval: je_sirote
  - karadoc: chouette
  - arthur: pass
  - perceval: roll
  - settle
expect: {scores: {perceval: 100, karadoc: 65, arthur: 100}}
""",
    "The banker says nothing in a turn of their own": HEAD
    + """
table: {bank: {owner: perceval, artichauts: 70}}
dice: []
play: [perceval: couche_sirop, perceval: file_sirop, perceval: contre_sirop]
expect: {scores: {perceval: 70}, table: {bank: {artichauts: 70}}}
""",
    "The greatest value that is left gets the bank of a player who is gone": FILED
    + """
dice: []
play: [arthur: forfeit]
expect: {table: {bank: {owner: karadoc, artichauts: 70}}}
""",
    "A raitournelle is said once a coup": FILED
    + """
dice: [5, 5, 5]
play: [perceval: raitournelle, perceval: raitournelle, perceval: roll, perceval: roll, settle]
expect: {scores: {perceval: 180}, bevues: {perceval: 1}, table: {bank: {owner: arthur}}}
""",
    "More than one has is a bévue, and may be corrected": FILED
    + """
dice: [5, 5, 5]
play:
  - perceval: raitournelle
  - perceval: roll
  - perceval: roll
  - perceval: {annonce: je_donne, amount: 191}
  - perceval: {annonce: je_donne, amount: 12}
  - settle
expect: {scores: {perceval: 168, arthur: 12}, table: {bank: {owner: perceval, artichauts: 70}}}
""",
    "An empty bank changes hands in silence": HEAD
    + """
dice: [5, 5, 5]
play: [perceval: raitournelle, perceval: roll, perceval: roll, settle]
expect: {scores: {perceval: 190}, table: {bank: {owner: perceval, artichauts: 0}}}
""",
    "The dice before a sirotage are those that add up": FILED
    + """
dice: [6, 6, 1, 6]
play:
  - perceval: raitournelle
  - perceval: roll
  - perceval: roll
  - perceval: je_sirote
  - karadoc: pass
  - arthur: pass
  - {perceval: roll, expect: {open: [je_donne]}}
  - settle
expect: {scores: {perceval: 200}}
""",
    "A raitournelle of a turn that is not played lapses": FILED
    + """
dice: [5, 1, 4]
play: [perceval: raitournelle, arthur: couche_sirop, karadoc: roll, karadoc: roll, settle]
expect: {scores: {perceval: 100, karadoc: 90, arthur: 0}, turn: arthur}
""",
    "A Civet comes back from a turn that is not played": """
ruleset: modulaire
options: {rules: {b4: true, c1: true}}
players: {perceval: {score: 100, holds: [civet]}, karadoc: {score: 40}}
first: perceval
table: {bank: {owner: karadoc, artichauts: 16}}
dice: []
play:
  - perceval: {annonce: civet, amount: 50, combination: chouette}
  - karadoc: pari_reussite
  - karadoc: couche_sirop
expect: {scores: {perceval: 100, karadoc: 40}, holds: {perceval: [civet]}, turn: karadoc}
""",
    "Dice of a tie feed the bank": """
ruleset: modulaire
options: {rules: {b4: true, c1: true}}
players: {perceval: {score: 100}, karadoc: {score: 40}}
first: perceval
dice: [1, 2, 3, 3, 5]
play:
  - perceval: roll
  - perceval: roll
  - karadoc: artichette
  - perceval: pass
  - karadoc: pass
  - perceval: pass
  - karadoc: pass
  - karadoc: artichette
  - settle
expect: {scores: {perceval: 108}, table: {bank: {artichauts: 6}}}
""",
}


@pytest.mark.parametrize("title", TOLD)
def test_what_a_table_sees_of_the_bank(title: str) -> None:
    verdict = check(parse({"title": title, "source": "C1", **yaml.safe_load(TOLD[title])}, "here"))
    assert verdict.outcome == "passed", verdict.why


def test_two_players_who_speak_at_once_feed_the_bank_from_two_dice() -> None:
    game = Told("modulaire", dice="33 1", table={}, rules={"b4": True, "c1": True})
    game.throw("perceval")
    assert game.says("karadoc", "artichette", at=100) == "counted"
    assert game.says("arthur", "artichette", at=101) == "counted"
    assert game.says("perceval", "artichette", at=102) == "too_late"
    assert engine.view(game.game, None).bank.artichauts == 6


def test_a_banker_is_offered_what_the_bank_can_pay() -> None:
    game = Told("modulaire", table={}, rules={"b4": True, "c1": True})
    words = {"couche_sirop", "file_sirop", "contre_sirop"}
    assert not words & set(game.may("arthur"))
    game.game.state.stored_notes["c1_banque"].artichauts = 31
    assert words & set(game.may("arthur")) == {"couche_sirop"}
    assert "raitournelle" in game.may("perceval")
    assert game.may("perceval")["raitournelle"] == {}


def test_the_tichette_12_is_unknown_without_its_module() -> None:
    game = Told("modulaire", table={}, rules={"b4": True, "c1": True})
    with pytest.raises(engine.Refusal, match="no field card"):
        engine.play(game.game, Annonce(player="perceval", at=1, annonce="raitournelle", fields={"card": 12}))
