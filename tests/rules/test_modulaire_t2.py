"""T2, «Doublé»: the race on two equal chouettes, once in a game."""

from service import engine
from tests.support.told_in_yaml import after, comes_true

HEAD = """
options: {rules: {t2: true, bx: true}}
players:
  perceval: {score: 0}
  karadoc: {score: 100, holds: [tatooine]}
  arthur: {score: 0}
"""


def test_a_shout_late_in_the_race_is_free_until_the_cul_and_unknown_after_it() -> None:
    comes_true(
        HEAD
        + """
dice: [5, 5, 1]
play:
  - perceval: roll
  - {arthur: double, at: 200}
  - {karadoc: double, at: 900}
  - perceval: roll
  - karadoc: double
  - perceval: pass
  - settle
expect: {scores: {perceval: 25, karadoc: 100, arthur: 25}, refused: [2, 4], bevues: {karadoc: 0}}
"""
    )


def test_once_spent_the_word_is_told_to_no_player_and_unknown() -> None:
    run = after(HEAD + "dice: [5, 5]\nplay:\n  - perceval: roll\n  - {arthur: double, at: 200}\n  - {wait: 100}\n")
    assert not [act for act in engine.expected(run.game, "karadoc", run.now).acts if act.name == "double"]
    assert engine.view(run.game, None).double_spent is True


def test_a_frigelle_ends_the_race_and_what_was_shouted_counts() -> None:
    comes_true(
        HEAD
        + """
dice: [5, 5]
play:
  - perceval: roll
  - {karadoc: frigelle, at: 200}
  - {arthur: double, at: 230}
  - settle
expect: {scores: {perceval: 25, karadoc: 70, arthur: 25}, table: {double_spent: true}}
"""
    )


def test_where_no_player_shouts_before_a_frigelle_it_stays() -> None:
    comes_true(
        HEAD
        + """
dice: [5, 5, 2, 2]
play:
  - perceval: roll
  - {karadoc: frigelle, at: 200}
  - karadoc: roll
  - {arthur: double, at: 200}
  - settle
expect: {scores: {perceval: 25, karadoc: 70, arthur: 4}, table: {double_spent: true}}
"""
    )


def test_in_a_replay_it_counts_as_well() -> None:
    comes_true(
        """
options: {rules: {t2: true}}
players: {perceval: {score: 90}, karadoc: {score: 60, holds: [grelottine]}}
dice: [1, 4, 6, 2, 2, 5]
play:
  - perceval: roll
  - perceval: roll
  - karadoc: {challenge: grelottine, target: perceval}
  - karadoc: {terms: {combination: chouette, amount: 20}}
  - perceval: roll
  - {karadoc: double, at: 100}
  - perceval: roll
  - perceval: pass
  - settle
expect: {scores: {perceval: 114, karadoc: 44}}
"""
    )


def test_the_wood_says_what_it_is_worth() -> None:
    comes_true(
        """
options: {rules: {t2: true, b4: true, c3: true}}
players: {perceval: {score: 0}, karadoc: {score: 0}}
table: {wood: [30]}
dice: [5, 5]
play:
  - perceval: roll
  - {karadoc: double, at: 100}
  - {wait: 100}
expect: {scores: {karadoc: 0}, table: {double_spent: true}}
"""
    )


def test_before_the_transplanage_the_word_is_unknown() -> None:
    asleep = """
options: {rules: {c2: true, t1: true, t2: true}}
players: {perceval: {score: 0}, karadoc: {score: 0}}
table: {demonic: AWAKE}
dice: [5, 5, 1]
play:
  - perceval: roll
  - {karadoc: double, at: 100}
  - perceval: roll
  - perceval: pass
  - settle
"""
    comes_true(asleep.replace("AWAKE", "false") + "expect: {scores: {karadoc: 0}, refused: [1], bevues: {karadoc: 0}}")
    comes_true(asleep.replace("AWAKE", "true") + "expect: {scores: {karadoc: 25}, refused: []}")


CARDS = """
options: {rules: {t2: true, d1: true, b4: true, c3: true}}
players:
  perceval: {score: 0}
  karadoc: {score: 0, holds: [{tichette: CARD}]}
  arthur: {score: 0}
table: {wood: WOOD}
dice: [5, 5, 1]
play:
  - perceval: roll
  - {WHO: double, at: 100}
  - {arthur: double, at: 120}
  - {karadoc: {annonce: lance_tichette, card: CARD}, at: 300}
  - perceval: roll
  - settle
"""


def test_the_boots_make_their_holder_the_first_alone() -> None:
    told = CARDS.replace("CARD", "3").replace("WHO", "perceval").replace("WOOD", "[15, 30]")
    comes_true(told + "expect: {scores: {perceval: 25, karadoc: 25, arthur: 0}, holds: {karadoc: []}}")


def test_wood_of_ones_own_counts_for_its_holder() -> None:
    told = CARDS.replace("CARD", "18").replace("WHO", "karadoc").replace("WOOD", "[30]")
    comes_true(told + "expect: {scores: {karadoc: -25, arthur: 0}, holds: {karadoc: []}}")
