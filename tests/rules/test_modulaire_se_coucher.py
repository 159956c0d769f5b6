"""«Se coucher»: a player who lies down does not exist for the game, until their first word."""

from __future__ import annotations

import msgspec
import pytest

from service import engine
from service.engine.core.actions.acts import Annonce
from service.engine.dice.acts import Roll
from tests.support.told_in_yaml import after, comes_true, plays_again

THREE = """
options: {rules: {d1: true}}
players:
  perceval: {score: 100, holds: [{tichette: 20}]}
  karadoc: {score: 100, holds: [{tichette: 20}, grelottine]}
  arthur: {score: 100, holds: [{tichette: 20}]}
"""
LIES = "{annonce: lance_tichette, card: 20}"


def three(dice: str, rest: str) -> None:
    """Perceval, karadoc and arthur, each with a cloud of rest."""
    comes_true(f"{THREE}\ndice: [{dice}]\nplay:\n{rest}")


def test_a_turn_passes_over_who_lies() -> None:
    three(
        "5, 1, 4",
        f"""
  - karadoc: {LIES}
  - perceval: roll
  - perceval: roll
  - settle
expect: {{turn: arthur, table: {{down: [karadoc]}}}}
""",
    )


def test_lying_down_in_ones_own_turn_voids_the_coup_and_ends_the_turn() -> None:
    three(
        "4, 4",
        f"""
  - perceval: roll
  - perceval: {LIES}
  - settle
expect: {{turn: karadoc, scores: {{perceval: 100}}, table: {{down: [perceval]}}}}
""",
    )


def test_lying_down_before_the_first_throw_ends_the_turn() -> None:
    three("", f"  - perceval: {LIES}\n  - settle\nexpect: {{turn: karadoc}}")


def test_where_everybody_lies_the_player_who_would_be_next_is_shaken() -> None:
    three(
        "",
        f"""
  - karadoc: {LIES}
  - arthur: {LIES}
  - perceval: {LIES}
  - settle
expect: {{turn: karadoc, table: {{down: [perceval, arthur]}}}}
""",
    )


def test_a_player_alone_on_their_feet_plays_turn_after_turn() -> None:
    three(
        "5, 1, 4, 5, 1, 4",
        f"""
  - karadoc: {LIES}
  - arthur: {LIES}
  - perceval: roll
  - perceval: roll
  - {{perceval: roll, expect: {{turn: perceval}}}}
  - perceval: roll
  - settle
expect: {{turn: perceval, scores: {{perceval: 200}}}}
""",
    )


def test_who_lies_is_not_asked_to_bet_and_cannot_be_last() -> None:
    three(
        "4, 4, 1, 2",
        f"""
  - karadoc: {LIES}
  - perceval: roll
  - perceval: roll
  - perceval: je_sirote
  - arthur: alouette
  - perceval: roll
  - settle
expect: {{scores: {{perceval: 84, karadoc: 100, arthur: 125}}}}
""",
    )


def test_a_shout_that_wakes_counts_in_a_race_that_the_first_wins() -> None:
    three(
        "2, 2, 4",
        f"""
  - karadoc: {LIES}
  - perceval: roll
  - perceval: roll
  - {{karadoc: pas_mou_le_caillou, at: 200}}
  - settle
expect: {{scores: {{perceval: 100, karadoc: 132}}, table: {{down: []}}, bevues: {{karadoc: 0}}}}
""",
    )


def test_a_call_that_wakes_counts() -> None:
    comes_true(
        """
options: {rules: {d1: true}}
players:
  perceval: {score: 100}
  karadoc: {score: 100, holds: [grelottine]}
  arthur: {score: 100, holds: [grelottine]}
table: {down: [karadoc]}
dice: [1, 4, 6]
play:
  - perceval: roll
  - perceval: roll
  - {karadoc: {challenge: grelottine, target: perceval}, at: 200}
  - {settle: window}
expect: {holds: {karadoc: [], arthur: [grelottine]}, bevues: {karadoc: 0}, table: {down: []}}
"""
    )


def test_a_word_that_wakes_where_it_does_not_count_is_a_bevue_of_a_player_who_exists() -> None:
    three(
        "",
        f"""
  - karadoc: {LIES}
  - karadoc: je_sirote
  - settle
expect: {{scores: {{karadoc: 90}}, table: {{down: []}}}}
""",
    )


def test_a_pass_wakes_no_player() -> None:
    three(
        "",
        f"""
  - karadoc: {LIES}
  - karadoc: pass
expect: {{refused: [1], table: {{down: [karadoc]}}}}
""",
    )


def test_to_get_up_where_one_stands_is_refused_and_no_bevue() -> None:
    three("", "  - karadoc: je_me_leve\nexpect: {refused: [0], bevues: {karadoc: 0}}")


def test_who_lies_gains_and_loses_nothing() -> None:
    comes_true(
        """
options: {rules: {d1: true}}
players:
  perceval: {score: 100, holds: [{tichette: 19}]}
  karadoc: {score: 200}
  arthur: {score: 10}
table: {down: [karadoc]}
dice: []
play:
  - perceval: {annonce: lance_tichette, card: 19}
  - settle
expect: {scores: {perceval: 90, karadoc: 200, arthur: 20}}
"""
    )


def test_a_replay_is_void_when_its_caller_lies_down() -> None:
    comes_true(
        """
options: {rules: {d1: true}}
players:
  perceval: {score: 100}
  karadoc: {score: 100, holds: [grelottine, {tichette: 20}]}
  arthur: {score: 100}
dice: [1, 4, 6, 4, 4]
play:
  - perceval: roll
  - perceval: roll
  - karadoc: {challenge: grelottine, target: perceval}
  - karadoc: {terms: {combination: chouette, amount: 30}}
  - arthur: pari_reussite
  - perceval: roll
  - karadoc: {annonce: lance_tichette, card: 20}
  - settle
expect: {scores: {perceval: 100, karadoc: 100, arthur: 100}, turn: arthur, table: {down: [karadoc]}}
"""
    )


def test_what_lasts_until_ones_next_turn_waits_for_who_lies() -> None:
    comes_true(
        """
options: {rules: {b4: true, c1: true, d1: true}}
players:
  perceval: {score: 0}
  karadoc: {score: 20, holds: [{tichette: 11}, {tichette: 20}]}
dice: [5, 1, 4]
play:
  - karadoc: {annonce: lance_tichette, card: 11, number: 5}
  - karadoc: {annonce: lance_tichette, card: 20}
  - perceval: roll
  - perceval: roll
  - perceval: artichette
  - settle
expect: {table: {bank: {artichauts: 5}}, turn: perceval}
"""
    )


@pytest.mark.parametrize("player", ["perceval", "arthur"])
def test_who_lies_is_no_target_of_cards(player: str) -> None:
    run = after(
        """
options: {rules: {b4: true, d1: true}}
players:
  perceval: {score: 0, holds: [{tichette: 10}]}
  karadoc: {score: 0}
  arthur: {score: 0, holds: [{tichette: 10}]}
table: {down: [karadoc]}
dice: []
play: []
"""
    )
    acts = [act for act in engine.expected(run.game, player, 0).acts if act.name == "lance_tichette"]
    [choice] = msgspec.to_builtins(acts[0].constraints)["tichettes"]
    assert choice["targets"] == [({"perceval", "arthur"} - {player}).pop()]


def test_a_word_from_before_that_is_stored_later_wakes_no_player() -> None:
    run = after(f"{THREE}\ndice: []\nplay:\n  - karadoc: {LIES}")
    with pytest.raises(engine.Refusal):
        engine.play(run.game, Annonce(player="karadoc", annonce="je_sirote", at=run.now - 1))
    assert engine.facts(run.game)["table"]["down"] == ["karadoc"]


def test_a_player_who_lies_may_always_get_up() -> None:
    run = after(f"{THREE}\ndice: []\nplay:\n  - karadoc: {LIES}")
    assert "je_me_leve" in [act.name for act in engine.expected(run.game, "karadoc", run.now).acts]
    assert "je_me_leve" not in [act.name for act in engine.expected(run.game, "arthur", run.now).acts]


def test_a_record_tells_who_was_woken_by_an_act_that_was_refused() -> None:
    told = """
players:
  perceval: {score: 0}
  karadoc: {score: 0}
  arthur: {score: 0}
  bohort: {score: 0}
options: {away_ms: 1000, rules: {d1: true}}
table: {down: [karadoc, bohort]}
dice: [5, 1, 4]
play:
  - karadoc: {roll: true, keep: [5]}
  - bohort: {roll: true, keep: [5]}
  - perceval: roll
  - perceval: roll
  - arthur: cut
  - wait: 1500
expect: {refused: [0, 1], presence: {arthur: standing}, table: {down: []}}
"""
    comes_true(told)
    assert [step.get("karadoc", step.get("bohort")) for step in plays_again(told)["play"][:2]] == ["je_me_leve"] * 2


def test_a_double_that_wakes_wins_the_chouette() -> None:
    comes_true(
        """
options: {rules: {d1: true, t2: true}}
players:
  perceval: {score: 0}
  karadoc: {score: 100}
  arthur: {score: 0}
table: {down: [karadoc]}
dice: [5, 5, 1]
play:
  - perceval: roll
  - {karadoc: double, at: 200}
  - perceval: roll
  - settle
expect: {scores: {perceval: 25, karadoc: 125, arthur: 0}, table: {down: []}, bevues: {karadoc: 0}}
"""
    )


def test_what_was_said_before_a_player_was_woken_by_a_refused_act_comes_too_late() -> None:
    run = after(f"{THREE}\ndice: []\nplay:\n  - karadoc: {LIES}")
    now = run.now + 100
    with pytest.raises(engine.Refusal):
        engine.play(run.game, Roll(player="karadoc", at=now, keep=[5]))
    with pytest.raises(engine.Refusal, match="late"):
        engine.play(run.game, Annonce(player="arthur", annonce="voeu", fields={"value": "silence"}, at=now - 20))


def test_a_record_knows_who_wakes_a_player_in_whose_seat_they_are() -> None:
    told = """
options: {rules: {d1: true, t2: true, t3: true}}
players: {perceval: {score: 0}, karadoc: {score: 0}, arthur: {score: 0}, bohort: {score: 0}}
table: {down: [bohort], seats: {arthur: bohort, bohort: arthur}}
dice: [6, 6]
play:
  - perceval: roll
  - {arthur: double, at: 200}
  - {wait: 1}
expect: {table: {down: []}, bevues: {arthur: 0}}
"""
    comes_true(told)
    assert [list(step) for step in plays_again(told)["play"]][1:2] == [["arthur", "time"]]
