"""†4, five more solutions for birds, where the scenarios of the rulebook do not show it."""

from __future__ import annotations

import pytest
import yaml

from service.scenario.check import check
from service.scenario.form import parse
from tests.support.told import Told


def head(**rules: bool) -> str:
    on = {"b4": True, "c3": True, "t4": True, "a4": False, **rules}
    return (
        f"ruleset: modulaire\noptions: {{rules: {yaml.safe_dump(on, default_flow_style=True).strip()}}}\n"
        "players: {perceval: {score: 0}, karadoc: {score: 50}, arthur: {score: 0}}\nfirst: perceval\n"
    )


TOLD = {
    "Once one counts, a 3 feeds the bank no longer": head(c1=True)
    + """
table: {artichette: 6}
dice: [3, 2, 6]
play: [perceval: roll, karadoc: artichette, perceval: roll, karadoc: artichette, settle]
expect: {scores: {karadoc: 40}, table: {bank: {artichauts: 6}, artichette: 6}}
""",
    "Joujou gives what belongs to modules that are on": head(a4=True)
    + """
dice: [5, 1, 4]
play: [perceval: roll, perceval: roll, perceval: {annonce: attrape_oiseau, solution: joujou}]
expect: {holds: {perceval: [grelottine], karadoc: [grelottine], arthur: [grelottine]}}
""",
    "Joujou gives nothing where neither is": head()
    + """
dice: [5, 1, 4]
play: [perceval: roll, perceval: roll, perceval: {annonce: attrape_oiseau, solution: joujou}]
expect: {holds: {perceval: [], karadoc: []}, table: {taken: [joujou]}}
""",
    "Jou-jeu ends when the catcher plays again": head(bx=True)
    + """
table: {effects: [{solution: jou_jeu, by: karadoc}]}
dice: [1, 4, 6, 2, 2, 6]
play: [perceval: roll, perceval: roll, karadoc: roll, karadoc: frigelle, arthur: frigelle, karadoc: roll, settle]
expect: {bevues: {karadoc: 1, arthur: 1}, table: {effects: []}}
""",
    "Ratakat-Mik outlasts a migration": head()
    + """
table:
  taken: [on_passe, on_annule_le_tour, on_change_de_sens, on_recalcule_les_points, on_divise_par_six, on_jette,
    on_joue_sans_atout, doublette, jeu_carre, jeu_gagnant, katake, takate, on_compte, on_se_couche, joujou, jou_jeu,
    ratakat_mik]
  wood: [15, 30]
  effects: [{solution: ratakat_mik, by: karadoc}]
dice: [5, 1, 4]
play: [perceval: roll, perceval: roll, perceval: {annonce: attrape_oiseau, solution: doublette}]
expect:
  table: {taken: [doublette], effects: [{solution: ratakat_mik, by: karadoc}, {solution: doublette, by: perceval}]}
""",
    "Who lies down keeps a value, and it is never another's": head()
    + """
table: {values: {perceval: 60, karadoc: 8, arthur: 25}, down: [karadoc]}
dice: [5, 1, 4, 2, 2, 2, 1, 1, 1, 4]
play: [perceval: roll, perceval: roll, perceval: {annonce: attrape_oiseau, solution: on_recalcule_les_points}, settle]
expect: {table: {values: {perceval: 12, karadoc: 8, arthur: 1}, down: [karadoc]}, turn: arthur}
""",
    "Who catches a bird by lying down has the points": head()
    + """
dice: [5, 1, 4]
play: [perceval: roll, perceval: roll, perceval: {annonce: attrape_oiseau, solution: on_se_couche}, settle]
expect: {scores: {perceval: 50}, table: {down: [perceval], taken: [on_se_couche]}, turn: karadoc}
""",
}


@pytest.mark.parametrize("title", TOLD)
def test_what_the_five_solutions_do(title: str) -> None:
    verdict = check(parse({"title": title, "source": "†4", **yaml.safe_load(TOLD[title])}, "here"))
    assert verdict.outcome == "passed", verdict.why


def soufflette(last_hand: str, **options: int) -> Told:
    """The player karadoc has been challenged, and owes three dice; the last throw was made with this hand."""
    told = {"effects": [{"solution": "ratakat_mik", "by": "perceval"}], "last_hand": "right"}
    rules = {"b1": True, "b4": True, "c3": True, "t4": True}
    game = Told("modulaire", dice="421 665 421", table=told, rules=rules, **options)
    game.throw("perceval")
    game.throw("perceval")
    game.game.state.stored_notes["c3_attrape_oiseau"].hand = last_hand
    assert game.challenges("perceval", "karadoc", challenge="soufflette") == "counted"
    return game


def test_three_dice_without_a_word_are_thrown_with_the_right_hand() -> None:
    assert soufflette("left").roll("karadoc") == "counted"
    assert soufflette("right").roll("karadoc") == "bevue"


def test_the_hand_that_three_dice_need_is_told_and_fewer_are_free() -> None:
    game = soufflette("left")
    assert game.may("karadoc")["soufflette_throw"]["hand"] == [{"dice": 3, "hands": ["right"]}]
    game.roll("karadoc")
    hands = {choice["dice"]: choice["hands"] for choice in game.may("karadoc")["soufflette_throw"]["hand"]}
    assert hands == {1: ["left", "right"], 2: ["left", "right"], 3: ["left"]}


def test_the_table_throws_three_dice_with_the_other_hand() -> None:
    game = soufflette("right", turn_ms=1000).wait(1000)
    assert game.bevues["karadoc"] == 0
    assert game.game.family.facts(game.game)["table"]["last_hand"] == "left"
