"""C6, «Nénette»: each 2-2-1 counts, at once and on the scores before it."""

from tests.support.told_in_yaml import comes_true


def test_a_sirotage_that_gives_the_one_again_is_a_second_nenette() -> None:
    comes_true(
        """
options: {rules: {c6: true}}
players: {perceval: {score: 50}, karadoc: {score: 100}, arthur: {score: 0}}
dice: [2, 1, 2, 1]
play:
  - perceval: roll
  - {perceval: roll, expect: {scores: {perceval: 50, karadoc: 90, arthur: 10}}}
  - perceval: je_sirote
  - karadoc: pass
  - arthur: pass
  - {perceval: roll, expect: {scores: {perceval: 46, karadoc: 80, arthur: 20}}}
  - settle
"""
    )


def test_what_its_player_gets_is_the_difference() -> None:
    comes_true(
        """
options: {rules: {c6: true}}
players: {perceval: {score: 10}, karadoc: {score: 100}, arthur: {score: 50}, bohort: {score: 0}}
dice: [2, 1, 2]
play:
  - perceval: roll
  - {perceval: roll, expect: {scores: {perceval: 20, karadoc: 90, arthur: 40, bohort: 10}}}
"""
    )


def test_it_may_win_the_game_before_the_chouette_counts() -> None:
    comes_true(
        """
options: {target: 110, rules: {c6: true}}
players: {perceval: {score: 100}, karadoc: {score: 105}}
dice: [2, 1, 2]
play:
  - perceval: roll
  - perceval: roll
  - settle
expect: {scores: {perceval: 110, karadoc: 95}, winner: perceval}
"""
    )
