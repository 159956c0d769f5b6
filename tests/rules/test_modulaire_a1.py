"""A1, «Bases»: what combinations bring, and when a game is won."""

from tests.support.told_in_yaml import comes_true


def test_a_velute_brings_twice_the_square_of_its_highest_die() -> None:
    comes_true(
        """
players: {perceval: {score: 0}, karadoc: {score: 0}}
dice: [1, 4, 5]
play: [{perceval: roll}, {perceval: roll}, settle]
expect: {scores: {perceval: 50, karadoc: 0}, turn: karadoc}
"""
    )


def test_nested_combinations_bring_only_the_greater_one() -> None:
    comes_true(
        """
players: {perceval: {score: 0}, karadoc: {score: 0}}
dice: [4, 4, 4]
play: [{perceval: roll}, {perceval: roll}, settle]
expect: {scores: {perceval: 80, karadoc: 0}, turn: karadoc}
"""
    )
