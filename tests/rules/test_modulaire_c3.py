"""C3, «Attrape l'oiseau», where the scenarios of the rulebook do not show it."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
import yaml

from service.engine.dice.acts import Roll
from service.engine.modulaire.rules.c.c3_attrape_oiseau.birds import birds
from service.engine.modulaire.throws.combinations import CUL, VELUTE, recognise
from service.scenario.check import check
from service.scenario.form import parse
from tests.support.told import Told

HEAD = """
ruleset: modulaire
options: {rules: {b4: true, c3: true, a4: false}}
players: {perceval: {score: 0}, karadoc: {score: 0}, arthur: {score: 0}}
first: perceval
"""

WITHOUT_WOOD = (
    "[on_passe, on_annule_le_tour, on_change_de_sens, on_recalcule_les_points, on_divise_par_six, "
    "on_joue_sans_atout, doublette, jeu_carre, jeu_gagnant, katake, takate]"
)

TOLD = {
    "Wood that is not there does not hold up the migration": HEAD
    + f"""
table: {{taken: {WITHOUT_WOOD[:-1]}, on_jette], effects: [{{solution: doublette, by: karadoc}}]}}
dice: [5, 1, 4]
play: [perceval: roll, perceval: roll, settle]
expect: {{table: {{taken: [on_passe], effects: []}}}}
""",
    "Wood that is there does": HEAD
    + f"""
table: {{taken: {WITHOUT_WOOD}}}
dice: [5, 1, 4]
play: [perceval: roll, perceval: roll, settle]
expect: {{table: {{taken: {WITHOUT_WOOD[:-1]}, on_jette], wood: [30]}}}}
""",
    "What lasts until one's next turn outlasts a migration, and can be chosen by another": HEAD
    + f"""
table: {{taken: {WITHOUT_WOOD[:-1]}, on_jette], effects: [{{solution: jeu_carre, by: arthur}}]}}
dice: [5, 1, 4]
play:
  - perceval: roll
  - perceval: roll
  - perceval: {{annonce: attrape_oiseau, solution: jeu_carre}}
expect:
  table:
    taken: [jeu_carre]
    effects: [{{solution: jeu_carre, by: arthur}}, {{solution: jeu_carre, by: perceval}}]
""",
    "It ends with the game of who caught the bird": HEAD
    + """
table: {effects: [{solution: jeu_carre, by: arthur}, {solution: doublette, by: arthur}]}
dice: []
play: [arthur: forfeit]
expect: {table: {effects: [{solution: doublette, by: arthur}]}}
""",
    "Takate replaces Katake": HEAD
    + """
table: {effects: [{solution: katake, by: karadoc}]}
dice: [5, 1, 4]
play:
  - perceval: {roll: true, hand: left}
  - perceval: {roll: true, hand: right}
  - perceval: {annonce: attrape_oiseau, solution: takate}
expect: {table: {effects: [{solution: takate, by: perceval}]}, bevues: {perceval: 0}}
""",
    "The single die of a sirotage has its hand too": HEAD
    + """
table: {effects: [{solution: katake, by: karadoc}]}
dice: [5, 5, 4, 5]
play:
  - perceval: {roll: true, hand: left}
  - perceval: {roll: true, hand: right}
  - perceval: je_sirote
  - karadoc: pass
  - arthur: pass
  - perceval: {roll: true, hand: left}
  - perceval: {roll: true, hand: right}
expect: {scores: {perceval: 80}, bevues: {perceval: 1}}
""",
    "Two divisions by six divide once": HEAD
    + """
table: {effects: [{solution: on_divise_par_six, by: karadoc}, {solution: on_divise_par_six, by: arthur}]}
dice: [6, 6, 1]
play: [perceval: roll, perceval: roll, settle]
expect: {scores: {perceval: 6}}
""",
    "A Velute that is a Suite as well catches its bird after the race": """
ruleset: modulaire
options: {rules: {b4: true, c3: true}}
players: {perceval: {score: 0}, karadoc: {score: 0}}
first: perceval
dice: [1, 2, 3]
play:
  - perceval: roll
  - perceval: roll
  - perceval: grelotte_ca_picote
  - karadoc: grelotte_ca_picote
  - perceval: {annonce: attrape_oiseau, solution: jeu_gagnant}
  - settle
expect: {scores: {perceval: 18, karadoc: -10}, table: {taken: [jeu_gagnant]}}
""",
    "A solution of another module is refused, and costs nothing": HEAD
    + """
dice: [5, 1, 4]
play:
  - perceval: roll
  - perceval: roll
  - perceval: {annonce: attrape_oiseau, solution: joujou}
expect: {refused: [2], bevues: {perceval: 0}, open: [attrape_oiseau]}
""",
    "Values that are thrown anew leave no two alike": HEAD
    + """
table: {values: {perceval: 60, karadoc: 8, arthur: 25}}
dice: [5, 1, 4, 2, 2, 6, 2, 2, 6, 1, 1, 1, 3, 3, 5, 6]
play:
  - perceval: roll
  - perceval: roll
  - perceval: {annonce: attrape_oiseau, solution: on_recalcule_les_points}
  - settle
expect: {table: {values: {perceval: 32, karadoc: 33, arthur: 1}}, turn: arthur}
""",
}


@pytest.mark.parametrize("title", TOLD)
def test_what_birds_do_to_a_table(title: str) -> None:
    verdict = check(parse({"title": title, "source": "C3", **yaml.safe_load(TOLD[title])}, "here"))
    assert verdict.outcome == "passed", verdict.why


def effects(*told: str) -> list[dict[str, str]]:
    return [{"solution": solution, "by": "karadoc"} for solution in told]


def test_a_throw_tells_which_hand_may_make_it() -> None:
    game = Told("modulaire", table={"effects": effects("katake")}, rules={"b4": True, "c3": True})
    assert game.may("perceval")["chouettes"] == {"dice": 2, "hand": [{"dice": 2, "hands": ["left"]}]}
    free = Told("modulaire", table={}, rules={"b4": True, "c3": True})
    assert free.may("perceval")["chouettes"]["hand"] == [{"dice": 2, "hands": ["left", "right"]}]


def test_without_birds_a_throw_has_no_hand() -> None:
    game = Told("modulaire", dice="51", table={}, rules={"b4": True})
    assert game.act(Roll(player="perceval", at=100, hand="left")) == "wrong_value"
    assert "hand" not in game.may("perceval")["chouettes"]


def test_the_table_throws_with_the_hand_that_is_prescribed() -> None:
    game = Told(
        "modulaire", dice="51 4", table={"effects": effects("katake")}, rules={"b4": True, "c3": True}, turn_ms=1000
    )
    game.wait(1000)
    assert game.bevues["perceval"] == 0
    assert game.game.family.facts(game.game)["table"]["last_hand"] == "left"


def test_the_free_solutions_are_offered() -> None:
    game = Told("modulaire", dice="51 4", table={"taken": ["on_passe"]}, rules={"b4": True, "c3": True})
    game.turn("perceval")
    offered = game.may("perceval")["attrape_oiseau"]
    assert offered["solutions"][:2] == ["on_annule_le_tour", "on_change_de_sens"]
    assert "on_scie" not in offered["solutions"]
    assert "tichettes" not in offered


def second_bird(solution: str, **first: Any) -> str | None:
    """Who plays after a turn in which this was chosen, once another bird of the same turn had left this behind."""
    table = {"values": {"perceval": 10, "karadoc": 20, "arthur": 30}}
    told = Told("modulaire", dice="514", table=table, rules={"a4": False, "b4": True, "c3": True})
    told.turn("perceval")
    for name, value in first.items():
        setattr(birds(told.game), name, value)
    assert told.says("perceval", "attrape_oiseau", solution=solution) == "counted"
    return told.turn_of


def test_of_two_birds_in_one_turn_the_later_decides_who_is_next() -> None:
    assert second_bird("on_annule_le_tour") == "perceval"
    assert second_bird("on_change_de_sens", restarts=True) == "arthur"
    assert second_bird("on_annule_le_tour", after=20) == "perceval"
    assert second_bird("on_passe", restarts=True) == "perceval", "what decides nothing lets the earlier stand"


def test_after_a_coup_that_catches_a_bird_no_other_follows_in_its_turn() -> None:
    """A replay needs a Néant, a golo a Cul de Chouette: with results from 0 to 7 no Velute is one of them."""
    values = {"perceval": 10, "karadoc": 20, "arthur": 30}
    game = Told("modulaire", table={"values": values}, preset="demoniaque").game
    for dice in product(range(8), repeat=3):
        names = recognise(game, list(dice))
        assert VELUTE not in names or CUL not in names
