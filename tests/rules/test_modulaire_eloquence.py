"""D1, étoile, «Grande éloquence»: who answers is bound until the asker's next turn opens."""

from __future__ import annotations

import msgspec
import pytest

from service import engine
from tests.support.told_in_yaml import after, comes_true


def asked(about: str, answer: str, dice: str, rest: str, *, target: str = "perceval", **more: str) -> None:
    """Karadoc has asked, and the target has answered."""
    rules, holds = more.get("rules", "{d1: true}"), more.get("holds", "[]")
    comes_true(f"""
options: {{rules: {rules}, {more.get("options", "bevue: strict")}}}
players:
  perceval: {{score: 100, holds: {holds if target == "perceval" else "[]"}}}
  karadoc: {{score: 100, holds: [{{tichette: etoile}}]}}
  arthur: {{score: 100, holds: {holds if target == "arthur" else "[]"}}}
dice: [{dice}]
play:
  - karadoc: {{annonce: lance_tichette, card: etoile, target: {target}, about: {about}}}
  - {target}: {answer}
{rest}
""")


THROWS = "  - perceval: roll\n  - perceval: roll"


def test_before_the_answer_everything_else_is_refused_the_throw_too() -> None:
    comes_true(
        """
options: {rules: {d1: true}}
players: {perceval: {score: 101}, karadoc: {score: 100, holds: [{tichette: etoile}]}}
dice: []
play:
  - karadoc: {annonce: lance_tichette, card: etoile, target: perceval, about: je_sirote}
  - perceval: roll
  - perceval: {annonce: voeu, value: pauvrete}
  - perceval: pass
  - perceval: oui
  - perceval: {annonce: voeu, value: pauvrete}
expect: {refused: [1, 2, 3], bevues: {perceval: 0}, holds: {perceval: [{voeu: pauvrete}]}}
""".replace("dice: [5]", "dice: []")
    )


def test_expected_tells_a_player_who_is_asked_the_answers_only() -> None:
    run = after("""
options: {rules: {d1: true}}
players: {perceval: {score: 101}, karadoc: {score: 100, holds: [{tichette: etoile}]}}
dice: []
play:
  - karadoc: {annonce: lance_tichette, card: etoile, target: perceval, about: je_sirote}
""")
    assert {act.name for act in engine.expected(run.game, "perceval", run.now).acts} == {"oui", "non"}


def test_silence_is_a_no() -> None:
    comes_true(f"""
options: {{rules: {{d1: true}}}}
players: {{perceval: {{score: 100}}, karadoc: {{score: 100, holds: [{{tichette: etoile}}]}}}}
dice: [4, 4, 1]
play:
  - karadoc: {{annonce: lance_tichette, card: etoile, target: perceval, about: je_sirote}}
  - wait: 15001
{THROWS}
  - perceval: je_sirote
  - settle
expect: {{scores: {{perceval: 106}}, bevues: {{perceval: 1}}}}
""")


def test_a_yes_that_is_kept_costs_nothing_and_binds_no_longer() -> None:
    asked(
        "je_sirote", "oui", "4, 4, 1, 4",
        f"{THROWS}\n  - perceval: je_sirote\n  - karadoc: pass\n  - arthur: pass\n  - perceval: roll\n  - settle\n"
        "expect: {scores: {perceval: 180}, bevues: {perceval: 0}}",
    )  # fmt: skip


def test_silence_lets_the_occasion_go() -> None:
    asked("je_sirote", "oui", "4, 4, 1", f"{THROWS}\n  - settle\nexpect: {{scores: {{perceval: 106}}}}")


def test_something_else_lets_the_occasion_go_and_has_no_effect() -> None:
    asked(
        "mouette", "oui", "4, 4, 1, 2",
        f"{THROWS}\n  - perceval: je_sirote\n  - arthur: alouette\n  - karadoc: pass\n  - perceval: roll\n  - settle\n"
        "expect: {scores: {arthur: 90}, bevues: {arthur: 1}}",
        target="arthur",
    )  # fmt: skip


def test_the_occasion_is_the_first_one_only() -> None:
    asked(
        "mouette", "oui", "4, 4, 1, 2",
        f"{THROWS}\n  - perceval: je_sirote\n  - arthur: pass\n  - arthur: alouette\n  - karadoc: pass\n"
        "  - perceval: roll\n  - settle\nexpect: {scores: {arthur: 90}, bevues: {arthur: 1}}",
        target="arthur",
    )  # fmt: skip


def test_where_bevues_cost_nothing_a_pass_is_refused_and_silence_is_free() -> None:
    asked(
        "je_sirote", "oui", "4, 4, 1",
        f"{THROWS}\n  - perceval: pass\n  - settle\nexpect: {{scores: {{perceval: 116}}, refused: [4]}}",
        options="bevue: lenient",
    )  # fmt: skip


def test_where_bevues_cost_nothing_what_was_denied_is_refused() -> None:
    asked(
        "je_sirote", "non", "4, 4, 1",
        f"{THROWS}\n  - perceval: je_sirote\n  - settle\nexpect: {{scores: {{perceval: 116}}, refused: [4]}}",
        options="bevue: lenient",
    )  # fmt: skip


def test_expected_offers_what_was_promised_and_no_pass() -> None:
    run = after(f"""
options: {{rules: {{d1: true}}}}
players: {{perceval: {{score: 100}}, karadoc: {{score: 100, holds: [{{tichette: etoile}}]}}}}
dice: [4, 4, 1]
play:
  - karadoc: {{annonce: lance_tichette, card: etoile, target: perceval, about: je_sirote}}
  - perceval: oui
{THROWS}
""")
    offered = [act.name for act in engine.expected(run.game, "perceval", run.now).acts if act.window is not None]
    assert offered == ["je_sirote"]


def test_expected_does_not_offer_what_was_denied() -> None:
    run = after(f"""
options: {{rules: {{d1: true}}}}
players: {{perceval: {{score: 100}}, karadoc: {{score: 100, holds: [{{tichette: etoile}}]}}}}
dice: [4, 4, 1]
play:
  - karadoc: {{annonce: lance_tichette, card: etoile, target: perceval, about: je_sirote}}
  - perceval: non
{THROWS}
""")
    offered = [act.name for act in engine.expected(run.game, "perceval", run.now).acts if act.window is not None]
    assert offered == ["pass"]


def test_a_civet_that_was_promised_is_let_go_by_the_first_throw() -> None:
    asked("civet", "oui", "4, 5", "  - perceval: roll\nexpect: {bevues: {perceval: 1}}", holds="[civet]")


def test_a_civet_that_cannot_be_said_is_no_occasion() -> None:
    asked("civet", "oui", "4, 5", "  - perceval: roll\nexpect: {bevues: {perceval: 0}}")


def test_a_raitournelle_can_be_said_up_to_the_cul() -> None:
    rules = "{b4: true, c1: true, d1: true}"
    asked("raitournelle", "oui", "4, 5", "  - perceval: roll\nexpect: {bevues: {perceval: 0}}", rules=rules)
    asked("raitournelle", "oui", "4, 5, 1", f"{THROWS}\nexpect: {{bevues: {{perceval: 1}}}}", rules=rules)


def test_what_can_be_done_at_any_time_is_let_go_when_the_askers_turn_opens() -> None:
    told = f"{THROWS}\n  - settle\nexpect: {{turn: karadoc, bevues: {{perceval: %d}}}}"
    asked("voeu", "oui", "5, 1, 4", told % 1)
    asked("voeu", "oui", "5, 1, 4", "  - perceval: {annonce: voeu, value: silence}\n" + told % 0)


def test_it_binds_until_the_askers_next_turn_opens() -> None:
    asked(
        "voeu", "non", "5, 1, 4",
        f"{THROWS}\n  - settle\n  - perceval: {{annonce: voeu, value: silence}}\nexpect: {{bevues: {{perceval: 0}}}}",
    )  # fmt: skip


def test_a_question_still_open_when_the_askers_turn_opens_is_dropped() -> None:
    comes_true(f"""
options: {{rules: {{d1: true}}}}
players: {{perceval: {{score: 100}}, karadoc: {{score: 100, holds: [{{tichette: etoile}}]}}, arthur: {{score: 0}}}}
dice: [5, 1, 4]
play:
  - karadoc: {{annonce: lance_tichette, card: etoile, target: arthur, about: voeu}}
{THROWS}
  - arthur: {{annonce: voeu, value: silence}}
expect: {{refused: [], turn: karadoc, holds: {{arthur: [{{voeu: silence}}]}}}}
""")


@pytest.mark.parametrize("about", ["terms", "oui", "salade"])
def test_what_one_has_no_choice_in_cannot_be_asked_about(about: str) -> None:
    comes_true(f"""
options: {{rules: {{c2: true, d1: true}}}}
players: {{perceval: {{score: 100}}, karadoc: {{score: 100, holds: [{{tichette: etoile}}]}}}}
dice: []
play:
  - karadoc: {{annonce: lance_tichette, card: etoile, target: perceval, about: {about}}}
expect: {{bevues: {{karadoc: 1}}, holds: {{karadoc: [{{tichette: etoile}}]}}}}
""")


@pytest.mark.parametrize("answer", ["oui", "non"])
def test_an_answer_to_nothing_is_refused_and_no_bevue(answer: str) -> None:
    comes_true(f"""
options: {{rules: {{d1: true}}}}
players: {{perceval: {{score: 100}}, karadoc: {{score: 100}}}}
dice: []
play:
  - karadoc: {answer}
expect: {{refused: [0], bevues: {{karadoc: 0}}}}
""")


@pytest.mark.parametrize(("answer", "asker"), [("oui", 110), ("non", 110), ("zbradaraldjan", 90)])
def test_with_the_questions_of_t5_an_answer_costs_or_brings_10_as_well(answer: str, asker: int) -> None:
    comes_true(f"""
options: {{rules: {{d1: true, t5: true}}}}
players: {{perceval: {{score: 100}}, karadoc: {{score: 100, holds: [{{tichette: etoile}}]}}}}
dice: [4, 4, 1]
play:
  - karadoc: {{annonce: lance_tichette, card: etoile, target: perceval, about: je_sirote}}
  - {{perceval: {answer}, expect: {{scores: {{karadoc: {asker}, perceval: {200 - asker}}}}}}}
{THROWS}
  - perceval: je_sirote
expect: {{bevues: {{perceval: {1 if answer == "non" else 0}}}}}
""")


def test_everybody_sees_who_is_bound_to_what_and_how_many_cards_are_left() -> None:
    run = after("""
options: {rules: {d1: true}}
players: {perceval: {score: 100}, karadoc: {score: 100, holds: [{tichette: etoile}]}}
table: {deck: [3, 4]}
dice: []
play:
  - karadoc: {annonce: lance_tichette, card: etoile, target: perceval, about: je_sirote}
  - perceval: non
  - wait: 1
""")
    assert msgspec.to_builtins(engine.view(run.game, None))["pack"] == {
        "left": 2, "basket": None, "asked": [],
        "bonds": [{"player": "perceval", "about": "je_sirote", "answer": "non", "asker": "karadoc"}],
    }  # fmt: skip
