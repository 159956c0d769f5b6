"""CX, «Droit de vidage»: who may leave when, what is shared, and how the game goes on."""

import pytest

from service import engine
from tests.support.told_in_yaml import after, comes_true

THREE = """
options: {rules: {cx: true}}
players: {perceval: {score: 10}, karadoc: {score: 80}, arthur: {score: 20}}
dice: []
play:
"""


def leaves(shares: str, rest: str) -> None:
    """Karadoc leaves with 80 points."""
    comes_true(f"{THREE}  - karadoc: {{annonce: droit_de_vidage, shares: {shares}}}\n{rest}")


def test_what_is_not_shared_is_gone() -> None:
    leaves("[{target: arthur, amount: 5}]", "expect: {scores: {perceval: 10, karadoc: 0, arthur: 25}, out: [karadoc]}")


def test_amounts_may_be_sixths_as_text() -> None:
    leaves(
        '[{target: arthur, amount: "7/6"}, {target: perceval, amount: "1/3"}]',
        'expect: {scores: {perceval: "31/3", arthur: "127/6"}, out: [karadoc]}',
    )


@pytest.mark.parametrize("amount", ['"1/7"', '"1/4"', '"0.5"', '"1/0"', '"viele"', '""'])
def test_an_amount_that_is_no_number_of_sixths_is_malformed(amount: str) -> None:
    leaves(f"[{{target: arthur, amount: {amount}}}]", "expect: {refused: [0], out: [], bevues: {karadoc: 0}}")


@pytest.mark.parametrize(
    "shares",
    [
        "[{target: arthur, amount: -1}]",
        "[{target: arthur, amount: 50}, {target: arthur, amount: 31}]",
        "[{target: karadoc, amount: 1}]",
    ],
)
def test_shares_out_of_bounds_are_a_bevue_and_the_player_stays(shares: str) -> None:
    leaves(shares, "expect: {bevues: {karadoc: 1}, out: [], scores: {karadoc: 70, arthur: 20}}")


def test_debts_cannot_be_shared_as_gains() -> None:
    comes_true(
        """
options: {rules: {cx: true}}
players: {perceval: {score: 10}, karadoc: {score: -80}}
dice: []
play:
  - karadoc: {annonce: droit_de_vidage, shares: [{target: perceval, amount: 1}]}
expect: {bevues: {karadoc: 1}, out: []}
"""
    )


def test_a_receiver_may_win_by_it_and_the_leaver_is_out_all_the_same() -> None:
    comes_true(
        """
options: {rules: {cx: true}}
players: {perceval: {score: 300}, karadoc: {score: 80}, arthur: {score: 20}}
dice: []
play:
  - karadoc: {annonce: droit_de_vidage, shares: [{target: perceval, amount: 43}]}
expect: {scores: {perceval: 343}, winner: perceval, out: [karadoc]}
"""
    )


def test_the_last_one_left_receives_before_winning() -> None:
    comes_true(
        """
options: {rules: {cx: true}}
players: {perceval: {score: 10}, karadoc: {score: 80}}
dice: []
play:
  - karadoc: {annonce: droit_de_vidage, shares: [{target: perceval, amount: 80}]}
expect: {scores: {perceval: 90}, winner: perceval, out: [karadoc]}
"""
    )


def test_receivers_out_of_turn_stop_at_the_ceiling() -> None:
    comes_true(
        """
options: {rules: {cx: true, b2: true}}
players: {perceval: {score: 10}, karadoc: {score: 80}, arthur: {score: 320}}
dice: []
play:
  - karadoc: {annonce: droit_de_vidage, shares: [{target: arthur, amount: 80}]}
expect: {scores: {arthur: 332}, winner: null}
"""
    )


def test_during_a_race_it_is_refused_at_no_cost() -> None:
    comes_true(
        """
options: {rules: {cx: true}}
players: {perceval: {score: 10}, karadoc: {score: 80}, arthur: {score: 20}}
dice: [1, 1, 2]
play:
  - perceval: roll
  - perceval: roll
  - {karadoc: {annonce: droit_de_vidage, shares: []}, at: 100}
  - settle
expect: {refused: [2], bevues: {karadoc: 0}, out: []}
"""
    )


def test_a_leaver_in_the_middle_of_their_own_coup_wins_and_loses_nothing_by_it() -> None:
    comes_true(
        """
options: {rules: {cx: true}}
players: {perceval: {score: 10, holds: [civet]}, karadoc: {score: 80}, arthur: {score: 20}}
dice: [5, 5]
play:
  - perceval: {annonce: civet, amount: 50, combination: chouette}
  - karadoc: pari_reussite
  - arthur: pass
  - perceval: roll
  - perceval: {annonce: droit_de_vidage, shares: [{target: arthur, amount: 10}]}
  - settle
expect: {scores: {karadoc: 80, arthur: 30}, out: [perceval], turn: karadoc, holds: {perceval: []}}
"""
    )


def test_the_values_of_those_left_say_who_is_next() -> None:
    comes_true(
        """
options: {rules: {cx: true, b4: true}}
players: {perceval: {score: 10}, karadoc: {score: 80}, arthur: {score: 20}}
table: {values: {perceval: 20, karadoc: 8, arthur: 60}}
dice: []
play:
  - perceval: {annonce: droit_de_vidage, shares: []}
expect: {turn: arthur, table: {values: {karadoc: 8, arthur: 60}}}
"""
    )


def test_with_the_caller_the_replay_is_void_and_the_turn_over() -> None:
    comes_true(
        """
options: {rules: {cx: true}}
players: {perceval: {score: 90}, karadoc: {score: 80, holds: [grelottine]}, arthur: {score: 20}}
dice: [1, 4, 6, 5, 5]
play:
  - perceval: roll
  - perceval: roll
  - karadoc: {challenge: grelottine, target: perceval}
  - karadoc: {terms: {combination: chouette, amount: 20}}
  - arthur: pari_reussite
  - perceval: roll
  - karadoc: {annonce: droit_de_vidage, shares: []}
  - settle
expect: {scores: {perceval: 90, arthur: 20}, turn: arthur}
"""
    )


def test_with_the_challenged_player_of_a_soufflette_the_duel_is_off() -> None:
    comes_true(
        """
options: {rules: {cx: true, b1: true}}
players: {perceval: {score: 90}, karadoc: {score: 80}, arthur: {score: 20}}
dice: [4, 2, 1, 6, 6, 6]
play:
  - perceval: roll
  - perceval: roll
  - perceval: {challenge: soufflette, target: karadoc}
  - karadoc: roll
  - karadoc: {annonce: droit_de_vidage, shares: []}
  - settle
expect: {scores: {perceval: 90, arthur: 20}, turn: arthur, out: [karadoc]}
"""
    )


def test_the_bounds_are_told() -> None:
    run = after(THREE + "  - perceval: roll\n".replace("perceval: roll", "{wait: 1}"))
    told = {act.name: act for act in engine.expected(run.game, "karadoc", run.now).acts}["droit_de_vidage"]
    assert told.constraints.targets == ["perceval", "arthur"]  # type: ignore[attr-defined]
    assert (told.constraints.total.minimum, told.constraints.total.maximum) == (0, 80)  # type: ignore[attr-defined]
