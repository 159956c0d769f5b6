"""C4, «Sirop-golo»: when it may be shouted, and what a Néant takes."""

from tests.support.told_in_yaml import comes_true

SHOUTED = """
  - perceval: roll
  - perceval: roll
  - perceval: cul_de_chouette
  - perceval: cul_de_chouette
"""


def test_a_third_shout_is_a_bevue_also_before_the_next_throw_of_the_same_instant() -> None:
    comes_true(
        """
options: {rules: {c4: true}}
players: {perceval: {score: 0}, karadoc: {score: 0}}
dice: [4, 4, 4]
play:"""
        + SHOUTED
        + """
  - {perceval: cul_de_chouette, at: 400}
expect: {scores: {perceval: 70}, bevues: {perceval: 1}, turn: perceval}
"""
    )


def test_both_shouts_share_the_time_of_one_decision() -> None:
    comes_true(
        """
options: {rules: {c4: true}}
players: {perceval: {score: 0}, karadoc: {score: 0}}
dice: [4, 4, 4]
play:
  - perceval: roll
  - perceval: roll
  - {perceval: cul_de_chouette, at: 10000}
  - {wait: 5000}
  - {wait: 1}
expect: {scores: {perceval: 80}, turn: karadoc}
"""
    )


def test_a_pass_after_one_shout_leaves_it_at_that() -> None:
    comes_true(
        """
options: {rules: {c4: true}}
players: {perceval: {score: 0}, karadoc: {score: 0}}
dice: [4, 4, 4]
play:
  - perceval: roll
  - perceval: roll
  - perceval: cul_de_chouette
  - perceval: pass
expect: {scores: {perceval: 80}, turn: karadoc}
"""
    )


def test_a_neant_gives_a_grelottine_and_lets_others_call() -> None:
    comes_true(
        """
options: {rules: {c4: true}}
players: {perceval: {score: 100}, karadoc: {score: 60, holds: [grelottine]}}
dice: [4, 4, 4, 1, 4, 6, 2, 2, 5]
play:"""
        + SHOUTED
        + """
  - perceval: roll
  - {perceval: roll, expect: {scores: {perceval: 100}, open: [grelottine]}}
  - karadoc: {challenge: grelottine, target: perceval}
  - karadoc: {terms: {combination: chouette, amount: 20}}
  - perceval: roll
  - perceval: roll
  - perceval: pass
  - settle
expect: {scores: {perceval: 124, karadoc: 40}, holds: {perceval: [grelottine]}, turn: karadoc}
"""
    )


def test_a_replay_that_makes_a_cul_de_chouette_is_settled_before_the_golo() -> None:
    comes_true(
        """
options: {rules: {c4: true}}
players: {perceval: {score: 100}, karadoc: {score: 60, holds: [grelottine]}}
dice: [1, 4, 6, 2, 2, 2, 1, 4, 6]
play:
  - perceval: roll
  - perceval: roll
  - karadoc: {challenge: grelottine, target: perceval}
  - karadoc: {terms: {combination: cul_de_chouette, amount: 12}}"""
        + SHOUTED
        + """
  - perceval: roll
  - perceval: roll
  - settle
expect: {scores: {perceval: 112, karadoc: 48}}
"""
    )


def test_a_frigelle_in_the_golo_is_no_neant() -> None:
    comes_true(
        """
options: {rules: {c4: true, bx: true}}
players: {perceval: {score: 0}, karadoc: {score: 60, holds: [tatooine]}}
dice: [4, 4, 4, 1, 6]
play:"""
        + SHOUTED
        + """
  - perceval: roll
  - karadoc: frigelle
  - settle
expect: {scores: {perceval: 80, karadoc: 30}, turn: karadoc}
"""
    )


def test_a_civet_is_not_judged_again() -> None:
    comes_true(
        """
options: {rules: {c4: true}}
players: {perceval: {score: 0, holds: [civet]}, karadoc: {score: 0}}
dice: [4, 4, 4, 5, 1, 4]
play:
  - perceval: {annonce: civet, amount: 20, combination: cul_de_chouette}
  - karadoc: pass"""
        + SHOUTED
        + """
  - perceval: roll
  - perceval: roll
  - settle
expect: {scores: {perceval: 150}}
"""
    )
