"""†3, «Magie», where the scenarios of the rulebook do not show it."""

from __future__ import annotations

from typing import Any

import pytest

from service import engine
from service.engine.core.stored.state import Player
from service.engine.dice.events import DiceRolled
from service.engine.dice.source import SIDES, coming, face, front, sides_of
from service.engine.modulaire.events import DiceForeseen, GoldWon, LyingDown
from tests.support.told_in_yaml import after, comes_true, plays_again

HEAD = """
options: {rules: {t3: true}}
players:
  perceval: {score: 50, holds: [chaudron, tabouret, potion_polymorphisme, potion_confusion]}
  karadoc: {score: 20}
  arthur: {score: 30}
"""
SHOP = """
options: {rules: {t3: true}}
players: {perceval: {score: 50}, karadoc: {score: 20}, arthur: {score: 30}}
"""

TOLD = {
    "Merlin's gold is the sum of twenty results, less four, and a chou rouge counts": """
options: {rules: {t3: true}}
players: {perceval: {score: 0}, karadoc: {score: 0}}
table: {chou: {perceval: 1}}
dice: [5, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
play:
  - perceval: roll
  - perceval: roll
  - perceval: defi_merlin
  - perceval: roll
  - perceval: roll
  - perceval: roll
  - perceval: roll
  - perceval: roll
  - perceval: roll
  - perceval: roll
  - perceval: roll
  - perceval: roll
  - perceval: roll
  - perceval: {annonce: emplettes, objects: [chaudron, plaque, plaque]}
  - perceval: {annonce: emplettes, objects: [chaudron, plaque, {object: pierre_de_lune, target: karadoc}]}
expect:
  scores: {perceval: 90}
  bevues: {perceval: 1}
  holds: {perceval: [chaudron, plaque], karadoc: [pierre_de_lune]}
""",
    "A siroted Cul de Chouette of 6 is a challenge, too": """
options: {rules: {t3: true}}
players: {perceval: {score: 0}, karadoc: {score: 0}}
dice: [6, 6, 1, 6]
play:
  - perceval: roll
  - perceval: roll
  - perceval: je_sirote
  - karadoc: pass
  - {perceval: roll, expect: {open: [defi_merlin]}}
""",
    "A second chaudron, or something before the first one, is a bévue": SHOP
    + """
table: {gold: 40}
dice: []
play:
  - perceval: {annonce: emplettes, objects: [chaudron, chaudron]}
  - perceval: {annonce: emplettes, objects: [plaque, chaudron]}
  - perceval: {annonce: emplettes, objects: [chaudron]}
expect: {bevues: {perceval: 2}, holds: {perceval: [chaudron]}, turn: karadoc}
""",
    "What is not sold, or lacks its target, is no order at all": SHOP
    + """
table: {gold: 200}
dice: []
play:
  - perceval: {annonce: emplettes, objects: [excalibur]}
  - perceval: {annonce: emplettes, objects: [chaudron, potion_chagrin]}
  - perceval: {annonce: emplettes, objects: [chaudron, {object: potion_chagrin, target: lancelot}]}
  - perceval: {annonce: emplettes, objects: [{object: chaudron, target: karadoc}]}
  - perceval: pass
expect: {bevues: {perceval: 0}, refused: [0, 1, 2, 3], turn: karadoc}
""",
    "One stone and one civet evaporate, the others stay": """
options: {rules: {t3: true}}
players: {perceval: {score: 50}, karadoc: {score: 0, holds: [civet]}}
table: {gold: 6}
dice: []
play:
  - perceval:
      annonce: emplettes
      objects: [chaudron, {object: pierre_de_lune, target: karadoc}, {object: pierre_de_lune, target: karadoc}]
expect: {holds: {karadoc: [pierre_de_lune]}}
""",
    "Divination reads its die, and so a magic die can be a 7": SHOP
    + """
table: {gold: 10, chou: {perceval: 1}}
dice: [6]
play:
  - perceval: {annonce: emplettes, objects: [chaudron, divination]}
expect: {holds: {perceval: [chaudron, {de_magique: 7}]}}
""",
    "A magic die lies to the right, takes a step of confusion, and no other side": """
options: {rules: {t3: true}}
players: {perceval: {score: 0, holds: [{de_magique: 2}, {de_magique: 5}]}, karadoc: {score: 0}, arthur: {score: 0}}
table: {confusion: {by: karadoc, left: bi_cache, middle: mi_cache, right: plus_deux}}
dice: [6]
play:
  - perceval: {roll: true, magic: [2]}
  - perceval: {roll: true, magic: [5]}
expect: {scores: {perceval: 50}, holds: {perceval: []}, turn: karadoc}
""",
    "A magic die of 0 does not fall off the table": """
options: {rules: {t3: true}}
players: {perceval: {score: 0, holds: [{de_magique: 0}]}, karadoc: {score: 0}}
dice: [4, 4]
play:
  - perceval: {roll: true, magic: [0]}
  - perceval: roll
  - {karadoc: pas_mou_le_caillou, at: 100}
  - settle
expect: {scores: {perceval: 0, karadoc: 32}, bevues: {perceval: 0}}
""",
    "More magic dice than are thrown are a bévue": """
options: {rules: {t3: true}}
players: {perceval: {score: 20, holds: [{de_magique: 2}, {de_magique: 2}, {de_magique: 2}]}, karadoc: {score: 0}}
dice: []
play:
  - perceval: {roll: true, magic: [2, 2, 2]}
expect: {scores: {perceval: 10}, turn: perceval}
""",
    "Passe-cache is the die's own face where none was thrown before": """
options: {rules: {t3: true}}
players: {perceval: {score: 0}, karadoc: {score: 0}}
table: {confusion: {by: karadoc, left: passe_cache, middle: plus_un, right: moins_un}}
dice: [3, 4, 2]
play:
  - perceval: roll
  - perceval: roll
  - perceval: pass
expect: {table: {last_dice: {left: 3, middle: 2, right: 4}}}
""",
    "Confusions of others end with the drinker's turn, and not before": HEAD
    + """
dice: [1, 2, 4]
play:
  - perceval: {annonce: potion_confusion, left: plus_un, middle: moins_un, right: bi_cache}
  - perceval: roll
  - perceval: roll
  - settle
expect: {table: {confusion: {by: perceval, left: plus_un, middle: moins_un, right: bi_cache}}}
""",
    "In a tie without the thrower, all of them at -1, dice count as what they show": """
options: {rules: {t3: true}}
players: {perceval: {score: 0}, karadoc: {score: 0}, arthur: {score: 0}}
table: {chou: {karadoc: -1, arthur: -1}}
dice: [2, 2, 4, 6, 5]
play:
  - perceval: roll
  - perceval: roll
  - {karadoc: pas_mou_le_caillou, at: 200}
  - {arthur: pas_mou_le_caillou, at: 220}
  - settle
expect: {scores: {karadoc: 32, arthur: 0}}
""",
    "Seats changed in mid-turn: the new person goes on, and has played when it ends": HEAD
    + """
dice: [5, 1, 4]
play:
  - perceval: roll
  - {perceval: {annonce: tabouret, targets: [perceval, karadoc]}, expect: {turn: karadoc}}
  - {karadoc: roll, expect: {table: {seats: {perceval: karadoc, karadoc: perceval}}, turn: perceval}}
expect: {scores: {perceval: 100, karadoc: 20}}
""",
    "A turn played as another one brings that one the points, and comes at its own place": HEAD
    + """
dice: [5, 1, 4, 6, 6, 2]
play:
  - perceval: {annonce: potion_polymorphisme, target: karadoc, into: arthur}
  - perceval: roll
  - {perceval: roll, expect: {turn: karadoc}}
  - karadoc: roll
  - karadoc: roll
  - karadoc: pass
expect: {scores: {perceval: 100, karadoc: 20, arthur: 66}, table: {shapes: {}}, turn: arthur}
""",
    "A player in another shape is in no race, and no target": HEAD
    + """
dice: [1, 2, 3]
play:
  - perceval: {annonce: potion_polymorphisme, target: karadoc, into: arthur}
  - perceval: roll
  - perceval: roll
  - {perceval: grelotte_ca_picote, at: 100}
  - {karadoc: grelotte_ca_picote, at: 300}
  - settle
expect: {scores: {perceval: 68, karadoc: 20, arthur: 20}}
""",
    "The bévue of a player in another shape is their own": HEAD
    + """
dice: []
play:
  - perceval: {annonce: potion_polymorphisme, target: karadoc, into: arthur}
  - karadoc: grelotte_ca_picote
expect: {scores: {karadoc: 10, arthur: 30}, bevues: {karadoc: 1, arthur: 0}}
""",
    "On turn and then in another shape, the coup goes on for that one": HEAD
    + """
dice: [5, 5, 1]
play:
  - perceval: roll
  - perceval: {annonce: potion_polymorphisme, target: perceval, into: arthur}
  - perceval: roll
  - perceval: pass
expect: {scores: {perceval: 50, arthur: 55}, table: {shapes: {}}, turn: karadoc}
""",
    "Nobody turns into themselves, and two targets are two": HEAD
    + """
dice: []
play:
  - perceval: {annonce: potion_polymorphisme, target: arthur, into: arthur}
  - perceval: {annonce: tabouret, targets: [arthur, arthur]}
expect: {bevues: {perceval: 1}, refused: [1]}
""",
    "Who throws in a duel as another player throws as themselves where that one leaves": """
options: {rules: {t3: true, b1: true}}
players: {perceval: {score: 50, holds: [chaudron, potion_polymorphisme]}, karadoc: {score: 20}, arthur: {score: 30}}
dice: [4, 1, 2, 4, 6, 5, 2, 1]
play:
  - perceval: roll
  - perceval: roll
  - perceval: {challenge: soufflette, target: karadoc}
  - karadoc: roll
  - perceval: {annonce: potion_polymorphisme, target: karadoc, into: arthur}
  - arthur: forfeit
  - {karadoc: {roll: true, keep: [4]}, expect: {table: {shapes: {}}}}
  - settle
expect: {scores: {perceval: 10, karadoc: 60}, out: [arthur], bevues: {karadoc: 0}, refused: []}
""",
    "When a player leaves all go back to their stools": """
options: {rules: {t3: true}}
players: {perceval: {score: 50}, karadoc: {score: 20}, arthur: {score: 30}}
table: {seats: {perceval: karadoc, karadoc: perceval}, shapes: {karadoc: arthur}}
dice: []
play:
  - arthur: forfeit
expect: {out: [arthur], table: {seats: {}, shapes: {}}, turn: perceval}
""",
    "The confusion of a player who leaves is over": """
options: {rules: {t3: true}}
players: {perceval: {score: 50}, karadoc: {score: 20}, arthur: {score: 30}}
table: {confusion: {by: arthur, left: plus_un, middle: moins_un, right: bi_cache}}
dice: []
play:
  - arthur: forfeit
expect: {table: {confusion: null}}
""",
    "Table actions wait for the race": HEAD
    + """
dice: [1, 2, 3]
play:
  - perceval: roll
  - perceval: roll
  - {perceval: {annonce: tabouret, targets: [perceval, karadoc]}, at: 100}
expect: {refused: [2], bevues: {perceval: 0}}
""",
    "An object that is not held is a bévue": HEAD
    + "dice: []\nplay: [karadoc: je_mange_le_cake]\nexpect: {bevues: {karadoc: 1}}\n",
    "Before the transplanage there is no challenge": """
options: {preset: demoniaque}
players: {perceval: {score: 0}, karadoc: {score: 0}}
dice: [6, 6, 6]
play:
  - perceval: roll
  - perceval: roll
  - perceval: defi_merlin
expect: {refused: [2]}
""",
}


@pytest.mark.parametrize("title", TOLD)
def test_it_comes_true(title: str) -> None:
    comes_true(TOLD[title])


SEED = "5c" * 32


def seeded(**more: Any) -> engine.Game:
    """A game with magic, its dice from a seed, in which perceval is on turn."""
    game = engine.create(
        ruleset="modulaire", game_id="t3", now=0, options={"rules": {"t3": True}, "turn_ms": 1_000}, seed=SEED
    )
    people = [Player(id=name, name=name) for name in ("perceval", "karadoc")]
    engine.start_from(
        game, people, "perceval", told={"players": dict.fromkeys(p.id for p in people), "first": "perceval", **more}
    )
    return game


def throws(game: engine.Game) -> list[DiceRolled]:
    """What the table throws for the first turn."""
    engine.settle(game, 5_000)
    return [event for event in game.fresh if isinstance(event, DiceRolled)]


MI_CACHE = {"confusion": {"by": "karadoc", "left": "mi_cache", "middle": "moins_un", "right": "plus_un"}}


def test_sides_are_second_draws_and_leave_the_faces_as_they_are() -> None:
    plain, confused = throws(seeded()), throws(seeded(table=MI_CACHE))
    assert [event.faces for event in plain][:2] == [event.faces for event in confused][:2]
    assert [face(SEED, "", index) for index in range(2)] == confused[0].faces
    fronts = [front(SEED, "", index, top) for index, top in enumerate(confused[0].faces)]
    assert confused[0].fronts == fronts
    assert not plain[0].fronts
    left, right = confused[0].faces
    assert confused[0].table == [fronts[0], right % SIDES + 1]
    assert fronts[0] not in (left, SIDES + 1 - left)


def test_every_side_next_to_the_top_can_be_the_front() -> None:
    for top in range(1, SIDES + 1):
        assert {front(SEED, "", index, top) for index in range(60)} == set(sides_of(top))


def test_what_is_coming_is_what_falls_and_nothing_of_it_is_used_up() -> None:
    game = seeded()
    ahead = coming(game.state.randomness, 2)
    assert throws(game)[0].faces == ahead


def test_an_eye_opens_for_one_seat() -> None:
    told = (
        SHOP
        + """
table: {gold: 116}
dice: [3, 4]
play: [perceval: {annonce: emplettes, objects: [chaudron, oeil_de_taupe]}, karadoc: roll]
"""
    )
    run = after(told)
    [seen] = [event for event in run.events if isinstance(event, DiceForeseen)]
    assert (seen.player, seen.faces) == ("perceval", [])


def test_the_gold_is_told() -> None:
    run = after(TOLD["Merlin's gold is the sum of twenty results, less four, and a chou rouge counts"])
    assert [event.gold for event in run.events if isinstance(event, GoldWon)] == [36]


def test_who_wakes_a_player_from_another_seat_is_told_and_recorded() -> None:
    run = after("""
options: {rules: {t3: true}}
players: {perceval: {score: 0}, karadoc: {score: 0}, arthur: {score: 0}}
table: {seats: {perceval: karadoc, karadoc: perceval}, down: [perceval]}
first: arthur
dice: []
play:
  - karadoc: je_me_leve
expect: {table: {down: []}}
""")
    [up] = [event for event in run.events if isinstance(event, LyingDown)]
    assert (up.player, up.person, up.down) == ("perceval", "karadoc", False)


def test_a_record_of_magic_plays_again() -> None:
    told = """
options: {rules: {t3: true}}
players: {perceval: {score: 0, holds: [{de_magique: 2}]}, karadoc: {score: 0}, arthur: {score: 0}}
table: {confusion: {by: arthur, left: mi_cache, middle: moins_un, right: moins_deux}, seats: {perceval: karadoc,
  karadoc: perceval}}
dice: [{top: 2, front: 4}, 5]
play:
  - karadoc: {roll: true, magic: [2]}
  - karadoc: roll
  - settle
"""
    assert plays_again(told)["dice"] == [{"top": 2, "front": 4}, 5]


@pytest.mark.parametrize("field", ["keep: [2]", "hand: left"])
def test_dice_that_the_table_throws_are_neither_kept_nor_thrown_with_a_hand(field: str) -> None:
    comes_true(
        f"""
options: {{rules: {{t3: true, b4: true, c3: true}}}}
players: {{perceval: {{score: 0}}, karadoc: {{score: 0, holds: [chaudron, {{de_magique: 6}}]}}, arthur: {{score: 0}}}}
dice: [2, 2, 4]
play:
  - perceval: roll
  - {{perceval: {{roll: true, hand: right}}}}
  - {{karadoc: pas_mou_le_caillou, at: 200}}
  - {{arthur: pas_mou_le_caillou, at: 210}}
  - {{settle: window}}
  - karadoc: {{roll: true, {field}}}
expect: {{refused: [5], bevues: {{karadoc: 0}}, holds: {{karadoc: [chaudron, {{de_magique: 6}}]}}}}
"""
    )
