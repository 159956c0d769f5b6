"""What a network can hold up is late and free: within what was measured of it, or of what any network may take."""

from __future__ import annotations

import pytest

from service.engine.core.actions.acts import Measured
from service.engine.core.timing.lag import CAP_MS, JITTER_MS, UNMEASURED_MS
from service.engine.dice import events as dice_events
from tests.engine.racing import WORD, Race
from tests.support.told import Told

LULL = "grelottine"


@pytest.mark.parametrize("compensated", [True, False])
@pytest.mark.parametrize("rung", [True, False])
def test_a_shout_that_comes_within_the_grace_after_its_deadline_is_late_and_free(compensated: bool, rung: bool) -> None:
    race = Race(reaction_ms=1_000, lag_compensation=compensated, late_ms=UNMEASURED_MS)
    if rung:
        race.wait(1_060)
    assert race.shout("karadoc", 1_006) == "too_late"
    assert race.refusal.kind == "too_late"
    assert race.shout("karadoc", 1_000 + UNMEASURED_MS) == "too_late"
    assert race.scores["karadoc"] == 100
    assert race.shout("arthur", 1_001 + UNMEASURED_MS) == "bevue"


def test_without_the_option_the_deadline_is_the_end_as_the_cards_have_it() -> None:
    assert Race(reaction_ms=1_000, lag_compensation=False).shout("karadoc", 1_001) == "bevue"


def test_what_was_measured_takes_the_place_of_the_grace_for_any_network() -> None:
    race = Race({"karadoc": 50, "arthur": 390}, reaction_ms=1_000, late_ms=UNMEASURED_MS)
    assert race.shout("karadoc", 1_050 + JITTER_MS) == "too_late"
    assert race.shout("karadoc", 1_051 + JITTER_MS) == "bevue"
    assert race.shout("arthur", 1_000 + CAP_MS) == "too_late", "no more than any network may take"
    assert race.shout("arthur", 1_001 + CAP_MS) == "bevue"


def test_an_empty_quota_makes_nobody_wrong() -> None:
    race = Race({"karadoc": 300}, reaction_ms=1_000, late_ms=UNMEASURED_MS)
    known = race.game.player("karadoc").lag
    assert known is not None
    known.quota, known.since = 0, race.opened + 1_300
    assert race.shout("karadoc", 1_300) == "too_late"


def test_a_shout_that_never_had_a_window_is_a_bevue_within_any_grace() -> None:
    race = Race(reaction_ms=1_000, late_ms=UNMEASURED_MS)
    race.wait(1_060)
    assert race.says("karadoc", "grelotte_ca_picote", plus=1) == "bevue"
    assert race.roll("arthur", plus=1) == "bevue"


def test_who_answered_for_good_is_wrong_and_not_held_up() -> None:
    told = Told(dice="343 11", late_ms=UNMEASURED_MS, seats={"perceval": 100, "karadoc": 100})
    told.turn("perceval")
    assert told.says("karadoc", "je_relance", value=7) == "counted"
    assert told.says("karadoc", "je_relance", value=8) == "bevue"


def lull(**options: int) -> Told:
    """Perceval has thrown out of a lull in which Karadoc might have challenged."""
    told = Told(
        dice="113 5", seats={"perceval": (100, LULL), "karadoc": (100, LULL), "arthur": 100}, **options
    )  # fmt: skip
    assert told.throw("perceval") == "counted"
    return told


def test_a_shout_for_what_lasted_until_a_throw_is_late_where_the_network_may_have_held_it_up() -> None:
    told = lull(late_ms=UNMEASURED_MS)
    assert told.challenges("karadoc", "perceval", at=5) == "too_late"
    assert told.challenges("karadoc", "perceval", at=UNMEASURED_MS) == "bevue", "said when the dice lay"
    assert lull().challenges("karadoc", "perceval", at=5) == "bevue"


@pytest.mark.parametrize(("late_ms", "failed"), [(UNMEASURED_MS, "too_late"), (0, None)])
def test_in_the_air_what_was_said_before_the_throw_fails_for_nothing(late_ms: int, failed: str | None) -> None:
    told = lull(late_ms=late_ms, flight_ms=1_000)
    assert told.challenges("karadoc", "perceval", at=-900) == "counted"
    told.wait(2_000)
    assert [e.code for e in told.told(dice_events.PreventiveFailed)] == ([failed] if failed else [])
    assert told.bevues["karadoc"] == (0 if failed else 1)


def test_a_throw_a_moment_after_the_table_has_thrown_is_held_up_too() -> None:
    told = Told(dice="133 44", turn_ms=5_000, settle_ms=60, pause_ms=100, late_ms=UNMEASURED_MS)
    told.wait(5_400)
    thrown = told.told(dice_events.DiceRolled)[0]
    assert thrown.by_table
    assert told.roll("perceval", plus=100) == "too_late"


def test_a_measurement_of_the_lull_counts_as_of_any_window() -> None:
    told = Told(
        dice="113 5", seats={"perceval": (100, LULL), "karadoc": (100, LULL), "arthur": 100},
        late_ms=UNMEASURED_MS, lag_compensation=True,
    )  # fmt: skip
    told.act(Measured(player="karadoc", at=0, lag_ms=20))
    assert told.throw("perceval") == "counted"
    assert told.challenges("karadoc", "perceval", at=19 + JITTER_MS) == "too_late"
    assert told.challenges("karadoc", "perceval", at=20 + JITTER_MS) == "bevue"


def test_a_held_up_shout_is_not_the_same_as_a_word_of_this_moment() -> None:
    race = Race(reaction_ms=1_000, late_ms=UNMEASURED_MS, races=2)
    race.wait(1_060)
    race.begin("karadoc")
    assert race.says("karadoc", WORD, plus=1) == "counted", "what a window takes now is never late"
