"""The judge: each promise that is broken is found, and what the machine held up is not the service's fault."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.chaos import __main__ as command
from tests.chaos import witness
from tests.chaos.control import MOST_TRIALS, Control
from tests.chaos.promises import FIRST_ACT_S, LATE_MS, Seen, in_failover, promises, wrong
from tests.chaos.report import Report
from tests.chaos.troubles import Happened
from tests.chaos.witness import Closing
from tests.survival.ledger import Faults

FAILOVER = Happened("master killed", "kill -9", begun_ms=100_000, well_ms=102_500, failover=True, first_act_s=2.5)
LOST = Control(planned_acknowledged=40, trials=1, acknowledged=50, lost=2)


def seen() -> Seen:
    """As of a service that kept its word."""
    closings = [Closing(f"game{n}", n, 1_000 * n, 10.0 + n) for n in range(1, 60)]
    return Seen(40, 900, Faults(), [FAILOVER], closings)


def broken(bend: Callable[[Seen], object]) -> list[str]:
    found = seen()
    bend(found)
    return [promise.text for promise in promises(found) if not promise.kept]


def later(found: Seen, due_ms: int, late_ms: float) -> None:
    found.closings = [*found.closings, Closing("late", 1, due_ms, late_ms)]


def test_a_service_that_keeps_its_word_is_found_to() -> None:
    assert broken(lambda found: None) == []
    assert Report(1, 100.0, seen(), LOST).kept


@pytest.mark.parametrize(
    ("bend", "told"),
    [
        (lambda found: found.faults.lost.append("an act"), "no acknowledged act is lost"),
        (lambda found: setattr(found, "acts", 0), "no acknowledged act is lost"),
        (lambda found: found.faults.doubled.append("an act"), "nothing is done twice"),
        (lambda found: found.faults.bent.append("a reader"), "no game is bent"),
        (lambda found: found.faults.stuck.append("a game"), "every game comes to its end"),
        (lambda found: setattr(FAILOVER, "first_act_s", FIRST_ACT_S + 0.1), "the first act on a shard"),
        (lambda found: setattr(found, "happened", []), "the first act on a shard"),
        (lambda found: later(found, 60_000, LATE_MS + 1), "outside of failovers windows"),
        (lambda found: setattr(found, "closings", []), "outside of failovers windows"),
    ],
)
def test_each_promise_that_is_broken_is_found(
    monkeypatch: pytest.MonkeyPatch, bend: Callable[[Seen], object], told: str
) -> None:
    monkeypatch.setattr(FAILOVER, "first_act_s", FAILOVER.first_act_s)
    [found] = broken(bend)
    assert found.startswith(told)


def test_windows_that_were_due_in_a_failover_are_another_matter_and_those_after_it_are_not() -> None:
    assert in_failover(Closing("g", 1, 101_000, 5_000.0), [FAILOVER])
    assert broken(lambda found: later(found, 101_000, 2_400.0)) == []
    assert broken(lambda found: later(found, 104_000, 2_400.0)) != []
    FAILED_NOTHING = Happened("alarm killed", "kill -9", begun_ms=100_000, over_ms=104_000)
    assert not in_failover(Closing("g", 1, 101_000, 5_000.0), [FAILED_NOTHING])


def test_what_the_machine_held_up_itself_is_no_lateness_of_the_service() -> None:
    def busy(found: Seen) -> None:
        later(found, 60_000, LATE_MS + 100)
        found.held_up_ms = lambda first, last: 150.0 if (first, last) == (60_000, 60_400) else 0.0

    assert broken(busy) == []
    assert broken(lambda found: [busy(found), later(found, 61_000, LATE_MS + 100)]) != []


def test_a_window_that_is_late_is_told_with_what_happened_before() -> None:
    found = seen()
    later(found, 104_000, LATE_MS + 10)
    [sentence] = wrong(found)
    assert "told 310 ms after it was due, 4000 ms after «master killed» began" in sentence


@pytest.mark.parametrize(("acknowledged", "lost"), [(40, 1), (0, 0)])
def test_a_planned_failover_that_loses_acts_breaks_a_promise_and_one_without_acts_proves_nothing(
    acknowledged: int, lost: int
) -> None:
    planned = Control(planned_acknowledged=acknowledged, planned_lost=lost, trials=1, acknowledged=50, lost=2)
    report = Report(1, 100.0, seen(), planned)
    assert [promise.text for promise in report.promises if not promise.kept] == [
        "a planned failover without acknowledging replicas loses nothing"
    ]


def test_a_control_that_loses_nothing_proves_nothing() -> None:
    report = Report(1, 100.0, seen(), Control(planned_acknowledged=40, trials=MOST_TRIALS, acknowledged=900))
    assert not report.kept
    assert any("proves nothing" in line and "BROKEN" in line for line in report.lines())


@pytest.mark.parametrize("as_json", [True, False])
@pytest.mark.parametrize("kept", [True, False])
def test_the_command_says_what_was_done_promised_and_seen_and_ends_with_1_where_a_promise_was_broken(
    monkeypatch: pytest.MonkeyPatch, as_json: bool, kept: bool
) -> None:
    told: list[int] = []

    def run(folder: Path, games: int, seed: int, seconds: float, tell: Callable[[str], None]) -> Seen:
        told.append(seed)
        found = seen()
        found.faults.lost += [] if kept else ["an act was lost"]
        return found

    monkeypatch.setattr(command, "run", run)
    monkeypatch.setattr(command, "control", lambda *_: LOST)
    done = CliRunner().invoke(command.main, ["--seed", "7", *(["--json"] if as_json else [])])
    assert done.exit_code == (0 if kept else 1)
    assert told == [7]
    if as_json:
        report = json.loads(done.stdout)
        assert (report["kept"], report["seed"], report["control"]["lost"]) == (kept, 7, 2)
        assert report["wrong"] == ([] if kept else ["an act was lost"])
        assert report["done"][0]["what"] == "kill -9"
    else:
        assert all(part in done.stdout for part in ("What was done", "What was promised", "2 of 50 acknowledged acts"))
        assert ("BROKEN" in done.stdout) is not kept


def test_a_witness_tells_of_windows_that_their_deadlines_closed_since_it_listens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[object] = []
    monkeypatch.setattr(witness, "tell", told.append)
    closed = {"type": "window_closed", "outcome": "elapsed", "seq": 4, "at": 50_000}
    witness.heard("game", closed, opened_ms=49_000)
    witness.heard("game", closed, opened_ms=51_000)
    witness.heard("game", {**closed, "outcome": "decided"}, opened_ms=49_000)
    witness.heard("game", {"type": "dice_rolled", "seq": 5, "at": 50_000}, opened_ms=49_000)
    [found] = told
    assert isinstance(found, Closing)
    assert (found.game, found.seq, found.due_ms) == ("game", 4, 50_000 + witness.SETTLE_MS)
