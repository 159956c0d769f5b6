"""BX, «Frigelle»: who may, what it costs, and what is left of the coup."""

from service import engine
from tests.support.told_in_yaml import after, comes_true

WALKED = """
options: {rules: {bx: true}}
players:
  perceval: {score: 0}
  karadoc: {score: 100, holds: [tatooine]}
  arthur: {score: 100, holds: [tatooine]}
"""


def test_the_walk_stays_made_and_each_frigelle_is_paid() -> None:
    comes_true(
        WALKED
        + """
dice: [5, 5, 2, 3]
play:
  - perceval: roll
  - arthur: frigelle
  - karadoc: roll
  - arthur: frigelle
  - settle
expect: {scores: {perceval: 25, karadoc: 100, arthur: 40}, holds: {arthur: [tatooine]}, turn: arthur}
"""
    )


def test_a_frigelle_after_the_cul_is_a_bevue() -> None:
    comes_true(
        WALKED
        + """
dice: [5, 5, 1]
play:
  - perceval: roll
  - perceval: roll
  - karadoc: frigelle
  - perceval: pass
  - settle
expect: {scores: {perceval: 25, karadoc: 90}, bevues: {karadoc: 1}}
"""
    )


def test_a_frigelle_before_the_chouettes_is_a_bevue() -> None:
    comes_true(WALKED + "dice: []\nplay:\n  - karadoc: frigelle\nexpect: {bevues: {karadoc: 1}}\n")


def test_another_who_is_late_by_a_hair_pays_nothing() -> None:
    comes_true(
        WALKED
        + """
dice: [5, 5]
play:
  - perceval: roll
  - {karadoc: frigelle, at: 200}
  - {arthur: frigelle, at: 251}
  - settle
expect: {scores: {perceval: 25, karadoc: 70, arthur: 100}, bevues: {arthur: 0}}
"""
    )


def test_a_challenge_is_judged_on_the_two_chouettes() -> None:
    challenge = """
options: {rules: {bx: true}}
players:
  perceval: {score: 60}
  karadoc: {score: 100, holds: [grelottine]}
  arthur: {score: 100, holds: [tatooine]}
dice: [1, 4, 6, 2, 2]
play:
  - perceval: roll
  - perceval: roll
  - karadoc: {challenge: grelottine, target: perceval}
  - karadoc: {terms: {combination: NAME, amount: 10}}
  - arthur: pass
  - perceval: roll
  - arthur: frigelle
  - settle
"""
    comes_true(challenge.replace("NAME", "chouette") + "expect: {scores: {perceval: 74, karadoc: 90, arthur: 70}}")
    comes_true(challenge.replace("NAME", "velute") + "expect: {scores: {perceval: 54, karadoc: 110, arthur: 70}}")


def test_only_those_are_told_of_it_for_whom_it_counts() -> None:
    run = after(
        """
options: {rules: {bx: true}}
players:
  perceval: {score: 60, holds: [tatooine]}
  karadoc: {score: 29, holds: [tatooine]}
  arthur: {score: 100}
  bohort: {score: 30, holds: [tatooine]}
dice: [5, 4]
play:
  - {perceval: roll, expect: {open: [frigelle]}}
"""
    )
    able = [
        player.id
        for player in run.game.state.players
        if any(act.name == "frigelle" for act in engine.expected(run.game, player.id, run.now).acts)
    ]
    assert able == ["bohort"]


def test_no_frigelle_is_told_of_where_no_player_has_walked() -> None:
    comes_true(
        """
options: {rules: {bx: true}}
players: {perceval: {score: 60, holds: [tatooine]}, karadoc: {score: 100}}
dice: [5, 4]
play:
  - {perceval: roll, expect: {open: []}}
"""
    )
