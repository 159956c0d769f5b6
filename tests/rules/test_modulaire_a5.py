"""A5, «Civet»: points that a player stakes on the coming combination."""

from tests.support.told_in_yaml import comes_true


def test_a_civet_brings_its_stake_beside_the_combination() -> None:
    comes_true(
        """
players: {perceval: {score: 20, holds: [civet]}, karadoc: {score: 0}}
dice: [1, 4, 5]
play:
  - perceval: {annonce: civet, amount: 30, combination: velute}
  - karadoc: pari_reussite
  - perceval: roll
  - perceval: roll
  - settle
expect: {scores: {perceval: 100, karadoc: 25}, holds: {perceval: []}}
"""
    )


def test_a_civet_on_what_does_not_come_costs_its_stake() -> None:
    comes_true(
        """
players: {perceval: {score: 20, holds: [civet]}, karadoc: {score: 0}}
dice: [1, 4, 5]
play:
  - perceval: {annonce: civet, amount: 30, combination: suite}
  - karadoc: pass
  - perceval: roll
  - perceval: roll
  - settle
expect: {scores: {perceval: 40, karadoc: 0}, holds: {perceval: []}}
"""
    )
