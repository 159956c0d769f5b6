"""A3, «Sirotage»: the odd die of a Chouette, and the birds that are bet."""

from tests.support.told_in_yaml import comes_true


def test_a_sirotage_that_succeeds_brings_a_cul_de_chouette_and_the_bird_of_it_wins() -> None:
    comes_true(
        """
players: {perceval: {score: 0}, karadoc: {score: 0}}
dice: [3, 3, 1, 3]
play:
  - perceval: roll
  - perceval: roll
  - perceval: je_sirote
  - karadoc: fauvette
  - perceval: roll
  - settle
expect: {scores: {perceval: 70, karadoc: 25}, turn: karadoc}
"""
    )


def test_a_chouette_that_is_not_siroted_is_paid() -> None:
    comes_true(
        """
players: {perceval: {score: 0}, karadoc: {score: 0}}
dice: [3, 3, 1]
play: [{perceval: roll}, {perceval: roll}, {perceval: pass}, settle]
expect: {scores: {perceval: 9, karadoc: 0}, turn: karadoc}
"""
    )
