"""A4, «Néant»: the grelottine, and the challenge by it."""

from tests.support.told_in_yaml import comes_true


def test_a_neant_gives_its_thrower_a_grelottine() -> None:
    comes_true(
        """
players: {perceval: {score: 0}, karadoc: {score: 0}}
dice: [1, 4, 6]
play: [{perceval: roll}, {perceval: roll}, settle]
expect: {scores: {perceval: 0}, holds: {perceval: [grelottine], karadoc: []}, turn: karadoc}
"""
    )


def test_a_challenge_that_is_lost_brings_its_caller_the_stake() -> None:
    comes_true(
        """
players: {perceval: {score: 90}, karadoc: {score: 60, holds: [grelottine]}}
dice: [1, 4, 6, 1, 4, 6]
play:
  - perceval: roll
  - perceval: roll
  - karadoc: {challenge: grelottine, target: perceval}
  - karadoc: {terms: {combination: chouette, amount: 20}}
  - perceval: roll
  - perceval: roll
  - settle
expect: {scores: {perceval: 70, karadoc: 80}, holds: {perceval: [grelottine], karadoc: []}}
"""
    )
