"""A2, «Rapidité»: the races."""

from tests.support.told_in_yaml import comes_true


def test_the_first_to_shout_has_the_points_of_a_chouette_velute() -> None:
    comes_true(
        """
players: {perceval: {score: 0}, karadoc: {score: 0}, arthur: {score: 0}}
dice: [1, 1, 2]
play:
  - perceval: roll
  - perceval: roll
  - {arthur: pas_mou_le_caillou, at: 400}
  - {karadoc: pas_mou_le_caillou, at: 600}
  - settle
expect: {scores: {perceval: 0, karadoc: 0, arthur: 8}, turn: karadoc}
"""
    )


def test_without_the_module_no_race_is_run_and_the_thrower_has_the_points() -> None:
    comes_true(
        """
options: {rules: {a2: false}}
players: {perceval: {score: 0}, karadoc: {score: 0}}
dice: [1, 1, 2]
play: [{perceval: roll}, {perceval: roll}, settle]
expect: {scores: {perceval: 8, karadoc: 0}, turn: karadoc}
"""
    )
