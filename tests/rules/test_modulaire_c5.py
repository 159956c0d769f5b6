"""C5, «Donne asymétrique», where the scenarios of the rulebook do not show it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import yaml

from service import engine
from service.engine.core.events import ActHeld
from service.engine.modulaire.table.holdings import put
from service.scenario.check import check
from service.scenario.form import parse
from tests.support.told import Told
from tests.support.told_in_yaml import after

HEAD = """
ruleset: modulaire
options: {rules: {b1: true, b4: true, c2: true, c5: true}}
players: {perceval: {score: 50}, karadoc: {score: 24}, arthur: {score: 0, holds: [{salade: perceval}]}}
first: perceval
table: {values: {perceval: 24, karadoc: 30, arthur: 36}}
"""

SOUFFLETTE = """
options: {rules: {b1: true, b4: true, c5: true}}
players: {perceval: {score: 0}, karadoc: {score: 0}, arthur: {score: 30}}
first: perceval
table: {values: {perceval: 24, karadoc: 30, arthur: 36}}
dice: [4, 1, 2, 4, 2, 5]
play:
  - perceval: roll
  - perceval: roll
  - perceval: {challenge: soufflette, target: karadoc}
  - {settle: window}
  - karadoc: roll
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


def test_expected_tells_that_a_word_which_no_window_asks_for_may_be_left_undone() -> None:
    told = donne("551")
    assert "pass" not in told.may("karadoc")["je_force"]["acts"]
    told.says("perceval", "civet", combination="chouette", amount=50)
    offered = msgspec.to_builtins(engine.expected(told.game, "karadoc", told.now).acts)
    [held] = [act["constraints"]["acts"] for act in offered if act["name"] == "je_force" and act["window"]]
    assert "pass" in held
    assert told.says("karadoc", "je_force", target="perceval", act="pass") == "counted"
    told.wait(1)
    assert told.holds["perceval"] == {"civet"}


def test_everything_that_is_told_can_be_forced() -> None:
    for place in range(len(donne("551").may("karadoc")["je_force"]["acts"])):
        told = donne("551")
        act = told.may("karadoc")["je_force"]["acts"][place]
        assert told.says("karadoc", "je_force", target="perceval", act=act) == "counted"


def every_forced(offered: dict[str, Any]) -> list[Any]:
    """All acts that are told, and of each whose amount is open one in the middle."""
    acts = list(offered["acts"])
    for within in offered.get("acts_within", ()):
        said = within["act"].get("terms", within["act"])
        middle = said | {"amount": (said["amount"] + within["maximum"]) // 2}
        acts.append({"terms": middle} if "terms" in within["act"] else middle)
    return acts


def test_of_an_act_with_an_amount_every_amount_within_its_bounds_can_be_forced() -> None:
    offered = donne("551").may("karadoc")["je_force"]
    civet = {"annonce": "civet", "combination": "chouette", "amount": 0}
    assert {"act": civet, "maximum": 102} in offered["acts_within"]
    for act in every_forced(offered):
        assert donne("551").says("karadoc", "je_force", target="perceval", act=act) == "counted"
    assert donne("551").says("karadoc", "je_force", target="perceval", act=civet | {"amount": 103}) == "bevue"


def test_a_civet_on_two_combinations_and_a_cheaper_raitournelle_can_be_forced_where_the_cards_are_there() -> None:
    def dealt() -> Told:
        table = {"values": {"perceval": 24, "karadoc": 30, "arthur": 36}, "bank": {"owner": "arthur", "artichauts": 3}}
        people: dict[str, Any] = {"perceval": (0, "civet"), "karadoc": 24, "arthur": 0}
        rules = {"b4": True, "c1": True, "c5": True, "d1": True}
        told = Told("modulaire", dice="551", table=table, seats=people, rules=rules)
        for card in (8, 12):
            put(told.game, "perceval", "tichette", "d1", card)
        return told

    offered = dealt().may("karadoc")["je_force"]
    double = {"annonce": "civet", "combination": "chouette", "second": "velute", "amount": 0}
    assert {"act": double, "maximum": 102} in offered["acts_within"]
    assert {"annonce": "raitournelle", "card": 12} in offered["acts"]
    for act in (double | {"amount": 40}, {"annonce": "raitournelle", "card": 12}):
        assert dealt().says("karadoc", "je_force", target="perceval", act=act) == "counted"


def test_an_order_at_the_shop_can_be_forced_within_the_gold() -> None:
    def shop() -> Told:
        table = {"values": {"perceval": 24, "karadoc": 30, "arthur": 36}, "gold": 40}
        rules = {"b4": True, "c5": True, "t3": True}
        return Told(
            "modulaire", dice="", table=table, seats={"perceval": 0, "karadoc": 24, "arthur": 0}, rules=rules
        )  # fmt: skip

    offered = shop().may("karadoc")["je_force"]
    assert (offered["gold"], offered["acts"]) == (40, ["pass"])
    assert {"name": "plaque", "price": 30, "needs": "chaudron"} in offered["on_sale"]
    order = {"annonce": "emplettes", "objects": ["chaudron", "plaque"]}
    told = shop()
    assert told.says("karadoc", "je_force", target="perceval", act=order) == "counted"
    assert told.holds["perceval"] == {"chaudron", "plaque"}


def test_a_throw_of_a_soufflette_is_forced_with_every_choice_of_what_it_keeps() -> None:
    offered = msgspec.to_builtins(engine.expected(after(SOUFFLETTE).game, "arthur", 60_000).acts)
    [acts] = [act["constraints"]["acts"] for act in offered if act["name"] == "je_force"]
    kept = [act.get("keep", []) if isinstance(act, dict) else [] for act in acts]
    assert kept == [[], [2], [4], [5], [2, 4], [2, 5], [4, 5]]


def test_what_a_player_who_stands_would_be_asked_cannot_be_forced() -> None:
    table = {"values": {"perceval": 24, "karadoc": 30, "arthur": 36}}
    seats: dict[str, Any] = {"perceval": (30, "bases"), "karadoc": 24, "arthur": (0, "bases")}
    told = Told(
        "modulaire", dice="444", table=table, seats=seats, rules={"b4": True, "c5": True, "d1": True, "d2": True}
    )
    told.leaves("perceval")
    while not any(window.name == "pas_les_bases" for _, window in told.game.windows()):
        told.wait(500)
    assert "pas_les_bases" in told.may("arthur")
    assert "pas_les_bases" not in told.may("karadoc").get("je_force", {"acts": []})["acts"]
