"""B1, «Soufflette»: what the scenarios do not show of the duel."""

from tests.support.told_in_yaml import comes_true

CHALLENGE = """
options: {rules: {b1: true, c6: true}, turn_ms: 20000}
players: {perceval: {score: 100}, karadoc: {score: 100}, arthur: {score: 100}}
play:
  - perceval: roll
  - perceval: roll
  - perceval: {challenge: soufflette, target: karadoc}
"""


def duel(dice: str, rest: str) -> None:
    """Perceval has challenged karadoc, who throws these dice."""
    comes_true(f"dice: [4, 1, 2, {dice}]\n{CHALLENGE}\n{rest}")


def test_keeping_all_three_dice_is_a_bevue_and_no_throw() -> None:
    duel(
        "4, 6, 5, 2, 1",
        """
  - karadoc: roll
  - karadoc: {roll: true, keep: [4, 6, 5]}
  - karadoc: {roll: true, keep: [4]}
  - settle
expect: {scores: {perceval: 60, karadoc: 130}, bevues: {karadoc: 1}}
""",
    )


def test_a_result_can_be_kept_only_as_often_as_it_lies_there() -> None:
    duel(
        "4, 6, 5, 2, 1",
        """
  - karadoc: roll
  - karadoc: {roll: true, keep: [4, 4]}
  - karadoc: {roll: true, keep: [4]}
  - settle
expect: {scores: {perceval: 60, karadoc: 130}, bevues: {karadoc: 1}}
""",
    )


def test_before_the_first_throw_nothing_can_be_kept() -> None:
    duel(
        "4, 2, 1",
        """
  - karadoc: {roll: true, keep: [4]}
  - karadoc: roll
  - settle
expect: {scores: {perceval: 50, karadoc: 150}, refused: [3]}
""",
    )


def test_two_two_one_after_a_throw_is_a_nenette_of_the_challenged_player() -> None:
    duel(
        "2, 2, 1, 6, 6, 6, 6, 6, 6",
        """
  - karadoc: roll
  - karadoc: roll
  - karadoc: roll
  - settle
expect: {scores: {perceval: 130, karadoc: 70, arthur: 100}}
""",
    )
    comes_true(
        """
options: {rules: {b1: true, c6: true}}
players: {perceval: {score: 120}, karadoc: {score: 100}, arthur: {score: 50}}
dice: [4, 1, 2, 2, 2, 1]
play:
  - perceval: roll
  - perceval: roll
  - perceval: {challenge: soufflette, target: karadoc}
  - {karadoc: roll, expect: {scores: {perceval: 110, karadoc: 100, arthur: 60}, turn: karadoc}}
"""
    )


def test_the_table_throws_for_a_silent_player_and_keeps_nothing() -> None:
    duel(
        "4, 2, 6, 4, 2, 1",
        """
  - karadoc: roll
  - {wait: 20000}
  - settle
expect: {scores: {perceval: 60, karadoc: 140}, turn: karadoc}
""",
    )


def test_no_combination_of_the_duel_counts_nor_gives_a_neant_a_grelottine() -> None:
    duel(
        "5, 5, 5, 1, 4, 6, 1, 4, 6",
        """
  - karadoc: roll
  - karadoc: roll
  - karadoc: roll
  - settle
expect: {scores: {perceval: 130, karadoc: 70}, holds: {perceval: [], karadoc: []}}
""",
    )


def test_a_challenge_needs_no_points() -> None:
    comes_true(
        """
options: {rules: {b1: true}}
players: {perceval: {score: -40}, karadoc: {score: -90}}
dice: [4, 1, 2, 4, 2, 1]
play:
  - perceval: roll
  - perceval: roll
  - perceval: {challenge: soufflette, target: karadoc}
  - karadoc: roll
  - settle
expect: {scores: {perceval: -90, karadoc: -40}, turn: karadoc}
"""
    )
