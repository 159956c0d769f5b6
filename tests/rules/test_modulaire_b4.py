"""B4, «Valeurs»: the order of play goes by values."""

from tests.support.told_in_yaml import comes_true


def test_the_player_of_the_smallest_value_begins() -> None:
    comes_true(
        """
options: {rules: {b4: true}}
players: {perceval: {score: 0}, karadoc: {score: 0}, arthur: {score: 0}}
opening: true
first: null
dice: [2, 3, 4, 1, 1, 5, 6, 6, 6]
play: [settle]
expect: {table: {values: {perceval: 24, karadoc: 5, arthur: 216}}, turn: karadoc}
"""
    )


def test_turns_go_by_rising_values() -> None:
    comes_true(
        """
options: {rules: {b4: true, a4: false}}
players: {perceval: {score: 0}, karadoc: {score: 0}, arthur: {score: 0}}
table: {values: {perceval: 8, karadoc: 60, arthur: 25}}
dice: [1, 4, 6]
play: [{perceval: roll}, {perceval: roll}, settle]
expect: {turn: arthur}
"""
    )
