"""B3, «Boucliette»: who is preferred, what is spent, and when it may be raised."""

from tests.support.told_in_yaml import comes_true

TERMS = """
options: {rules: {b3: true}}
players:
  perceval: {score: 90, holds: [boucliette]}
  karadoc: {score: 60, holds: [grelottine, boucliette]}
  arthur: {score: 10, holds: [boucliette]}
dice: [1, 4, 6, DICE]
play:
  - perceval: roll
  - perceval: roll
  - karadoc: {challenge: grelottine, target: perceval}
  - karadoc: {terms: {combination: chouette, amount: 20}}
"""


def shielded(rest: str, dice: str = "") -> None:
    """The terms of a challenge of perceval have been said; then the rest."""
    comes_true(TERMS.replace("DICE", dice) + rest)


def test_of_several_at_once_the_shield_of_the_challenged_player_is_spent() -> None:
    shielded(
        """
  - {arthur: boucliette, at: 2000}
  - {perceval: boucliette, at: 2040}
  - settle
expect: {holds: {perceval: [grelottine], karadoc: [boucliette], arthur: [boucliette]}, turn: karadoc}
"""
    )


def test_of_others_at_once_the_lowest_score_is_preferred() -> None:
    shielded(
        """
  - {karadoc: boucliette, at: 2000}
  - {arthur: boucliette, at: 2040}
  - settle
expect: {holds: {perceval: [boucliette, grelottine], karadoc: [boucliette], arthur: []}, turn: karadoc}
"""
    )


def test_the_bets_come_when_all_holders_have_passed() -> None:
    shielded(
        """
  - perceval: pass
  - karadoc: pass
  - {arthur: pass, expect: {open: [pari_reussite]}}
  - perceval: roll
  - perceval: roll
  - perceval: pass
  - settle
expect: {scores: {perceval: 114, karadoc: 40, arthur: 10}}
""",
        "2, 2, 5",
    )


def test_a_shield_that_comes_a_moment_too_late_costs_nothing_and_stays() -> None:
    shielded(
        """
  - {perceval: boucliette, at: 2000}
  - {arthur: boucliette, at: 2051}
  - settle
expect: {holds: {perceval: [grelottine], arthur: [boucliette]}, bevues: {arthur: 0}}
"""
    )


def test_a_shield_without_a_challenge_is_a_bevue() -> None:
    comes_true(
        """
options: {rules: {b3: true}}
players: {perceval: {score: 90}, karadoc: {score: 60, holds: [boucliette]}}
dice: []
play:
  - karadoc: boucliette
  - settle
expect: {scores: {karadoc: 50}, holds: {karadoc: [boucliette]}}
"""
    )
