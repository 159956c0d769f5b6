"""A6, «Bévue»: what a wrong act costs."""

from tests.support.told_in_yaml import comes_true


def test_a_civet_without_one_in_hand_costs_its_author_10_points() -> None:
    comes_true(
        """
players: {perceval: {score: 20}, karadoc: {score: 0}}
dice: [1, 4, 5]
play:
  - perceval: {annonce: civet, amount: 30, combination: velute}
  - perceval: roll
  - perceval: roll
  - settle
expect: {scores: {perceval: 60, karadoc: 0}, bevues: {perceval: 1}}
"""
    )


def test_without_the_module_what_is_wrong_is_refused_and_costs_nothing() -> None:
    comes_true(
        """
options: {rules: {a6: false}}
players: {perceval: {score: 20}, karadoc: {score: 0}}
dice: [1, 4, 5]
play:
  - perceval: {annonce: civet, amount: 30, combination: velute}
  - perceval: roll
  - perceval: roll
  - settle
expect: {scores: {perceval: 70, karadoc: 0}, bevues: {perceval: 0}, refused: [0]}
"""
    )
