"""The alarm where the clock of Redis was set back: it does not wait until the old hour comes round again."""

from __future__ import annotations

from service.outbox.alarms import SET_BACK_MS, AlarmSchedule
from service.store import keys
from tests.support.places import Place

HOUR = 3_600_000


def rung_after_step(beside: Place, back_ms: int) -> int:
    """How many games ring, of one that was due a second before the clock, which has since been set back."""
    client = beside.client()
    seconds, micros = client.time()
    before = seconds * 1000 + micros // 1000 + back_ms
    client.set(keys.ALARM_CLOCK, before)
    client.zadd(keys.ALARMS, {"g": before - 1_000})
    return AlarmSchedule(client).ring(limit=10, again_ms=1_000).due


def test_alarms_are_set_back_with_the_clock(beside: Place) -> None:
    assert rung_after_step(beside, HOUR) == 1


def test_a_small_step_only_delays_them(beside: Place) -> None:
    assert rung_after_step(beside, SET_BACK_MS - 5_000) == 0


def test_they_are_set_back_once(beside: Place) -> None:
    rung_after_step(beside, HOUR)
    client = beside.client()
    leased = client.zscore(keys.ALARMS, "g")
    AlarmSchedule(client).ring(limit=10, again_ms=1_000)
    assert client.zscore(keys.ALARMS, "g") == leased
