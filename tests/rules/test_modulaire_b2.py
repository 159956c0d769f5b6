"""B2, «Plafond»: the net of a settlement out of turn, and who counts as on turn."""

from tests.support.told_in_yaml import comes_true


def test_a_challenged_player_of_a_soufflette_gains_out_of_turn_and_the_challenger_loses_in_full() -> None:
    comes_true(
        """
options: {rules: {b1: true, b2: true}}
players: {perceval: {score: 100}, karadoc: {score: 300}}
dice: [4, 1, 2, 4, 2, 1]
play:
  - perceval: roll
  - perceval: roll
  - perceval: {challenge: soufflette, target: karadoc}
  - karadoc: roll
  - settle
expect: {scores: {perceval: 50, karadoc: 332}}
"""
    )


def test_the_ceiling_is_what_the_table_has_agreed_on() -> None:
    comes_true(
        """
options: {plafond: 310, rules: {b2: true}}
players: {perceval: {score: 0}, karadoc: {score: 300}}
dice: [2, 2, 5, 6]
play:
  - perceval: roll
  - perceval: roll
  - perceval: je_sirote
  - karadoc: chouette
  - perceval: roll
  - settle
expect: {scores: {perceval: -4, karadoc: 310}}
"""
    )


def test_the_poorer_gain_a_nenette_out_of_turn() -> None:
    comes_true(
        """
options: {rules: {b2: true, c6: true}}
players: {perceval: {score: 340}, karadoc: {score: 325}}
dice: [2, 2, 1]
play:
  - perceval: roll
  - perceval: roll
  - perceval: pass
  - settle
expect: {scores: {perceval: 334, karadoc: 332}}
"""
    )
