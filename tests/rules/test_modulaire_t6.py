"""T6, «Expulsion»: which turns count, and what goes with the player."""

from tests.support.told_in_yaml import comes_true

NEANT = "dice: [1, 4, 6]\nplay:\n  - perceval: roll\n  - perceval: roll\n  - settle\n"


def turn(options: str, score: str, expect: str) -> None:
    """Perceval plays a turn that is a Néant."""
    comes_true(
        f"options: {{{options}}}\nplayers: {{perceval: {score}, karadoc: {{score: 5}}}}\n{NEANT}expect: {expect}"
    )


def test_a_turn_that_ends_below_zero_counts() -> None:
    turn("rules: {t6: true}", "{score: -1}", "{out: [], table: {negative_turns: {perceval: 1, karadoc: 0}}}")


def test_zero_is_not_below_zero() -> None:
    turn("rules: {t6: true}", "{score: 0}", "{table: {negative_turns: {perceval: 0}}}")


def test_the_last_one_left_wins() -> None:
    comes_true(
        """
options: {rules: {t6: true}}
players: {perceval: {score: -10, holds: [civet]}, karadoc: {score: 0}}
table: {negative_turns: {perceval: 2}}
dice: [1, 4, 6]
play:
  - perceval: roll
  - perceval: roll
  - settle
expect: {out: [perceval], winner: karadoc, holds: {perceval: []}}
"""
    )


def test_a_debt_of_the_last_settlement_counts() -> None:
    comes_true(
        """
options: {rules: {t6: true}}
players: {perceval: {score: 0}, karadoc: {score: 0}, arthur: {score: 0}}
table: {negative_turns: {perceval: 2}}
dice: [5, 5, 1, 2]
play:
  - perceval: roll
  - perceval: roll
  - perceval: je_sirote
  - karadoc: pass
  - arthur: pass
  - perceval: roll
  - settle
expect: {out: [perceval], turn: karadoc}
"""
    )


def test_a_turn_that_is_not_played_neither_counts_nor_resets() -> None:
    comes_true(
        """
options: {rules: {t6: true, b4: true, c1: true}}
players: {perceval: {score: -10}, karadoc: {score: 0}, arthur: {score: 0}}
table: {negative_turns: {perceval: 2}, bank: {owner: arthur, artichauts: 20}}
dice: []
play:
  - arthur: couche_sirop
  - settle
expect: {out: [], turn: karadoc, table: {negative_turns: {perceval: 2}}}
"""
    )


def test_the_bank_goes_to_the_greatest_value_left() -> None:
    comes_true(
        """
options: {rules: {t6: true, b4: true, c1: true}}
players: {perceval: {score: -10}, karadoc: {score: 0}, arthur: {score: 0}}
table:
  negative_turns: {perceval: 2}
  bank: {owner: perceval, artichauts: 20}
  values: {perceval: 9, karadoc: 5, arthur: 7}
dice: [1, 4, 6]
play:
  - perceval: roll
  - perceval: roll
  - settle
expect: {out: [perceval], turn: karadoc, table: {bank: {owner: arthur, artichauts: 20}}}
"""
    )


def test_before_the_transplanage_no_turn_counts() -> None:
    turn("rules: {c2: true, t1: true, t6: true}", "{score: -1}", "{out: [], table: {negative_turns: {perceval: 0}}}")
