"""`chouette replay`: its exit codes, its last line, what it tells, and how it refuses what it cannot read."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from service.scenario.replay import command

GOOD = """
title: A Chouette
ruleset: wikimonde
players: {perceval: {score: 10}, karadoc: {score: 0}}
first: perceval
dice: [1, 1, 3]
play:
  - perceval: roll
  - perceval: roll
  - settle
expect:
  scores: {perceval: 11, karadoc: 0}
  turn: karadoc
  winner: null
  out: []
  bevues: {perceval: 0}
  open: []
  refused: []
"""
SKIPPED = """
title: A game of cards
ruleset: belote
players: 4
"""


def replay(tmp_path: Path, text: str, *flags: str) -> Result:
    path = tmp_path / "told.yaml"
    path.write_text(text, "utf-8")
    return CliRunner().invoke(command, [*flags, str(path)])


def last_line(result: Result) -> str:
    return result.stdout.strip().splitlines()[-1]


def failing(tmp_path: Path, old: str, new: str) -> str:
    assert old in GOOD
    result = replay(tmp_path, GOOD.replace(old, new), "--check")
    assert result.exit_code == 1, result.output
    assert last_line(result) == "1 scenarios: 0 passed, 1 failed, 0 skipped"
    return result.stdout


def unreadable(tmp_path: Path, text: str) -> str:
    result = replay(tmp_path, text, "--check")
    assert result.exit_code == 2, result.output
    assert "told.yaml" in result.stderr
    return result.stderr


def test_what_passes_exits_with_0_and_counts(tmp_path: Path) -> None:
    result = replay(tmp_path, GOOD, "--check")
    assert (result.exit_code, result.stdout) == (0, "1 scenarios: 1 passed, 0 failed, 0 skipped\n")


def test_what_is_skipped_says_which_ruleset_it_needs_and_exits_with_0(tmp_path: Path) -> None:
    result = replay(tmp_path, f"{GOOD}\n---\n{SKIPPED}", "--check")
    assert result.exit_code == 0
    assert "needs ruleset belote" in result.stdout
    assert "#2" in result.stdout
    assert last_line(result) == "2 scenarios: 1 passed, 0 failed, 1 skipped"


@pytest.mark.parametrize(
    ("old", "new", "difference"),
    [
        ("perceval: 11", "perceval: 12", "scores of perceval: expected 12, and it is 11"),
        ("turn: karadoc", "turn: perceval", "turn: expected 'perceval', and it is 'karadoc'"),
        ("winner: null", "winner: karadoc", "winner"),
        ("out: []", "out: [karadoc]", "out"),
        ("bevues: {perceval: 0}", "bevues: {perceval: 1}", "bevues of perceval"),
        ("open: []", "open: [pas_mou_le_caillou]", "open"),
        ("refused: []", "refused: [1]", "refused"),
        ("refused: []", "colour: red", "cannot check colour"),
        ("karadoc: 0}\n  turn", "bohort: 0}\n  turn", "scores of bohort: expected 0, and it is None"),
    ],
)
def test_a_difference_fails_and_is_told(tmp_path: Path, old: str, new: str, difference: str) -> None:
    assert difference in failing(tmp_path, old, new)


def test_dice_that_run_out_fail(tmp_path: Path) -> None:
    assert "dice ran out" in failing(tmp_path, "[1, 1, 3]", "[1, 1]")


def test_dice_that_are_left_over_fail(tmp_path: Path) -> None:
    assert "[6] were never thrown" in failing(tmp_path, "[1, 1, 3]", "[1, 1, 3, 6]")


def test_time_that_runs_backwards_fails(tmp_path: Path) -> None:
    assert "backwards" in failing(
        tmp_path, "- perceval: roll\n  - perceval: roll", "- {perceval: roll, at: 50}\n  - {perceval: pass, at: 9}\n"
        "  - {perceval: pass, at: 5}\n  - perceval: roll",
    )  # fmt: skip


def test_a_step_may_carry_its_own_check(tmp_path: Path) -> None:
    assert "after step 0: turn" in failing(
        tmp_path, "- perceval: roll\n", "- {perceval: roll, expect: {turn: karadoc}}\n"
    )


def test_a_game_that_cannot_be_made_fails(tmp_path: Path) -> None:
    assert "wrong_option" in failing(tmp_path, "ruleset: wikimonde", "ruleset: wikimonde\noptions: {tie_ms: -1}")


def test_without_check_it_tells_the_game_step_by_step(tmp_path: Path) -> None:
    result = replay(tmp_path, GOOD)
    assert result.exit_code == 0
    assert "# A Chouette" in result.stdout
    assert "perceval throws 1-1 (chouettes)" in result.stdout
    assert "La Chouette of perceval" in result.stdout
    assert "perceval +1 → 11" in result.stdout
    assert last_line(result) == "1 scenarios: 1 passed, 0 failed, 0 skipped"


def test_what_is_looked_at_too_early_fails(tmp_path: Path) -> None:
    """The Chouette is not paid before its window has closed."""
    assert "scores of perceval: expected 11, and it is 10" in failing(tmp_path, "  - settle\n", "")


def test_a_refusal_is_told_with_its_reason(tmp_path: Path) -> None:
    result = replay(tmp_path, GOOD.replace("- perceval: roll\n", "- perceval: pass\n  - perceval: roll\n", 1))
    assert "refused, nothing_asked" in result.stdout


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("title: [", "cannot be read"),
        ("- 3", "a scenario is a mapping"),
        (GOOD + "colour: red", "unknown key colour"),
        (GOOD.replace("first: perceval", "first: bohort"), "first is bohort"),
        (GOOD.replace("dice: [1, 1, 3]", "dice: three"), "dice"),
        (GOOD.replace("- perceval: roll\n", "- 7\n", 1), "step 0"),
        (GOOD.replace("- perceval: roll\n", "- perceval: 7\n", 1), "step 0"),
        (GOOD.replace("- perceval: roll\n", "- {perceval: roll, karadoc: roll}\n", 1), "names 2"),
        (GOOD.replace("- perceval: roll\n", "- {wait: -5}\n", 1), "number of ms"),
        (GOOD.replace("- perceval: roll\n", "- {perceval: roll, at: soon}\n", 1), "step 0"),
        (GOOD.replace("- perceval: roll\n", "- {perceval: {dance: 3}}\n", 1), "is no act"),
        (GOOD.replace("{score: 10}", "{score: ten}"), "perceval"),
        (GOOD.replace("{score: 10}", "3"), "perceval"),
        (GOOD.replace("[1, 1, 3]", "[1, 1, 9]"), "dice"),
        (GOOD.replace("- perceval: roll\n", "- bohort: roll\n", 1), "bohort"),
        (GOOD.replace("- perceval: roll\n", "- {perceval: {terms: 3}}\n", 1), "step 0"),
        (GOOD.replace("play:", "options: 3\nplay:"), "options"),
        (GOOD.split("expect:")[0] + "expect: 3", "expect"),
    ],
)
def test_what_cannot_be_read_exits_with_2_and_names_file_and_place(tmp_path: Path, text: str, told: str) -> None:
    assert told in unreadable(tmp_path, text)


def test_a_file_that_is_not_there_is_refused_by_name(tmp_path: Path) -> None:
    result = CliRunner().invoke(command, [str(tmp_path / "nowhere.yaml")])
    assert result.exit_code == 2
    assert "nowhere.yaml" in result.output


def test_bytes_that_are_no_text_are_unreadable(tmp_path: Path) -> None:
    path = tmp_path / "told.yaml"
    path.write_bytes(b"\xff\xfe\x00")
    result = CliRunner().invoke(command, ["--check", str(path)])
    assert result.exit_code == 2


def test_what_can_be_read_is_played_although_another_file_cannot(tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("- 3")
    good = tmp_path / "good.yaml"
    good.write_text(GOOD)
    result = CliRunner().invoke(command, ["--check", str(tmp_path / "bad.yaml"), str(good)])
    assert result.exit_code == 2
    assert last_line(result) == "1 scenarios: 1 passed, 0 failed, 0 skipped"


def test_a_folder_means_all_its_yaml_files(tmp_path: Path) -> None:
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "told.yaml").write_text(GOOD)
    (tmp_path / "told.yaml").write_text(GOOD)
    result = CliRunner().invoke(command, ["--check", str(tmp_path)])
    assert last_line(result) == "2 scenarios: 2 passed, 0 failed, 0 skipped"


TWICE = """
title: The same word twice in one flight
ruleset: titouan
options: {flight_ms: 1000, bevue: BEVUE}
players: {perceval: {score: 100}, karadoc: {score: 100}}
first: perceval
dice: [1, 4, 5]
play:
  - perceval: roll
  - perceval: roll
  - {karadoc: pas_mou_le_caillou, in_flight: 300}
  - {karadoc: grelotte_ca_picote, in_flight: 400}
  - {karadoc: pas_mou_le_caillou, in_flight: 500}
  - settle
expect: EXPECT
"""


@pytest.mark.parametrize(
    ("bevue", "expect"),
    [
        ("lenient", "{refused: [2, 3, 4], bevues: {karadoc: 0}}"),
        ("strict", "{refused: [], bevues: {karadoc: 3}, scores: {perceval: 150, karadoc: 70}}"),
    ],
)
@pytest.mark.parametrize("flags", [(), ("--check",)])
def test_one_player_may_shout_the_same_word_twice_in_one_flight(
    tmp_path: Path, bevue: str, expect: str, flags: tuple[str, ...]
) -> None:
    result = replay(tmp_path, TWICE.replace("BEVUE", bevue).replace("EXPECT", expect), *flags)
    assert result.exit_code == 0, result.output


def test_of_two_that_are_the_same_the_first_counts_and_the_second_is_refused(tmp_path: Path) -> None:
    told = TWICE.replace("BEVUE", "lenient").replace("[1, 4, 5]", "[1, 1, 2]")
    result = replay(tmp_path, told.replace("EXPECT", "{refused: [3, 4], scores: {karadoc: 108}}"))
    assert result.exit_code == 0, result.output


def test_the_same_word_fails_again_in_the_next_flight(tmp_path: Path) -> None:
    told = """
title: Twice the same, in two flights
ruleset: titouan
options: {flight_ms: 1000, bevue: lenient}
players: {perceval: {score: 100}, karadoc: {score: 100}, arthur: {score: 100}}
first: perceval
dice: [1, 4, 5, 2, 3, 5]
play:
  - perceval: roll
  - perceval: roll
  - {karadoc: pas_mou_le_caillou, in_flight: 300}
  - settle
  - karadoc: roll
  - karadoc: roll
  - {karadoc: pas_mou_le_caillou, in_flight: 300}
  - settle
expect: {refused: [2, 6]}
"""
    assert replay(tmp_path, told, "--check").exit_code == 0


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("perceval: roll", "perceval: {annonce: [1]}", "is no act"),
        ("perceval: roll", "perceval: {challenge: 5}", "is no act"),
        ("perceval: roll", "perceval: {roll: true, keep: 5}", "is no act"),
        ("{score: 10}", "{score: 10, holds: [[1]]}", "cannot hold"),
        ("{score: 10}", "{score: 10, holds: [{civet_filoche: 5}]}", "cannot hold"),
        ("{score: 10}", "{score: 10, knows: [5]}", "knows a list of rules"),
        ("{score: 10}", "{score: 10, drunk: x}", "is no number"),
        ("first: perceval", "first: perceval\njoining: {merlin: 5}", "merlin starts with"),
        ("first: perceval", "first: perceval\njoining: 5", "joining maps each player"),
        ("first: perceval", "first: perceval\njoining: {karadoc: {}}", "karadoc is joining, and sits at the table"),
    ],
)
def test_what_is_no_scenario_is_told_and_nothing_crashes(tmp_path: Path, old: str, new: str, why: str) -> None:
    assert old in GOOD
    assert why in unreadable(tmp_path, GOOD.replace(old, new, 1))


def test_an_expectation_of_another_kind_fails_and_does_not_crash(tmp_path: Path) -> None:
    assert "expected {'a': 1}, and it is 'karadoc'" in failing(tmp_path, "turn: karadoc", "turn: {a: 1}")
    assert "expected 5, and it is" in failing(tmp_path, "scores: {perceval: 11, karadoc: 0}", "scores: 5")


def test_who_has_not_come_to_the_door_yet_does_nothing(tmp_path: Path) -> None:
    told = GOOD.replace("  - settle\n", "  - {merlin: chante_sloubi}\n  - {merlin: arrive}\n")
    result = replay(tmp_path, told, "--check")
    assert result.exit_code == 1
    assert "merlin is not at the table" in result.stdout


TABLE = """
title: What lies there
ruleset: modulaire
options: {rules: {b4: true, c3: true, d1: true}}
players: {perceval: {score: 0}, karadoc: {score: 0}}
table:
  deck: [3, 5, etoile]
  effects: [{solution: katake, by: karadoc}, {solution: jeu_carre, by: perceval}]
first: karadoc
dice: []
play: []
expect: {table: EXPECTED}
"""


@pytest.mark.parametrize(
    ("expected", "passes"),
    [
        ("{deck: [3, 5, etoile]}", True),
        ("{deck: [5, 3, etoile]}", False),
        ("{effects: [{solution: jeu_carre, by: perceval}, {by: karadoc, solution: katake}]}", True),
        ("{effects: [{by: karadoc, solution: katake}, {solution: jeu_carre, by: perceval}]}", True),
        ("{effects: [{by: perceval, solution: katake}, {solution: jeu_carre, by: karadoc}]}", False),
    ],
)
def test_lists_are_told_in_any_order_but_the_pack_in_its_own(tmp_path: Path, expected: str, passes: bool) -> None:
    result = replay(tmp_path, TABLE.replace("EXPECTED", expected), "--check")
    assert result.exit_code == (0 if passes else 1), result.output
