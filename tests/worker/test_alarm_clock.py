"""The alarm where the clock of Redis was set back: it does not wait until the old hour comes round again."""

from __future__ import annotations

from service.outbox.alarms import SET_BACK_MS, AlarmSchedule
from service.store import keys
from service.store.redis.connection import connect

HOUR = 3_600_000


def rung_after_step(redis_url: str, back_ms: int) -> int:
    """How many games ring, of one that was due a second before the clock, which has since been set back."""
    client = connect(redis_url)
    seconds, micros = client.time()
    before = seconds * 1000 + micros // 1000 + back_ms
    client.set(keys.ALARM_CLOCK, before)
    client.zadd(keys.ALARMS, {"g": before - 1_000})
    return AlarmSchedule(client).ring(limit=10, again_ms=1_000).due


def test_alarms_are_set_back_with_the_clock(redis_url: str) -> None:
    assert rung_after_step(redis_url, HOUR) == 1


def test_a_small_step_only_delays_them(redis_url: str) -> None:
    assert rung_after_step(redis_url, SET_BACK_MS - 5_000) == 0


def test_they_are_set_back_once(redis_url: str) -> None:
    rung_after_step(redis_url, HOUR)
    client = connect(redis_url)
    leased = client.zscore(keys.ALARMS, "g")
    AlarmSchedule(client).ring(limit=10, again_ms=1_000)
    assert client.zscore(keys.ALARMS, "g") == leased
