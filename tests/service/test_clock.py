"""Every process tells the store's time, from the answers that it gets anyway."""

from __future__ import annotations

from service.store.clock import KEPT, StoreClock

MS = 1_000_000


def offset(clock: StoreClock) -> float:
    """How far the clock is ahead of this process's own, in ms."""
    return clock.now_us() / 1000 - clock.local() / MS


def answered(clock: StoreClock, ahead_ms: int, trip_ms: float, back_share: float = 0.5) -> None:
    """The store, so far ahead, answered after a trip; back_share: how much of it was the way back."""
    received = clock.local()
    sent = received - int(trip_ms * MS)
    at = received - int(trip_ms * back_share * MS) + ahead_ms * MS
    clock.sample(sent, received, at // 1000)


def test_the_time_is_the_stores_to_half_a_round_trip() -> None:
    clock = StoreClock()
    for share in (0.0, 0.5, 1.0):
        clock = StoreClock()
        answered(clock, 5_000, 2, share)
        assert abs(offset(clock) - 5_000) <= 1.1


def test_a_slow_answer_does_not_spoil_what_a_quick_one_told() -> None:
    clock = StoreClock()
    answered(clock, 5_000, 0.2)
    for _ in range(20):
        answered(clock, 5_000, 30, 1.0)
    assert abs(offset(clock) - 5_000) <= 0.2


def test_a_store_whose_clock_was_set_is_believed_at_once() -> None:
    clock = StoreClock()
    for _ in range(20):
        answered(clock, 5_000, 0.2)
    answered(clock, -60_000, 1)
    assert abs(offset(clock) + 60_000) <= 1.1


def test_what_was_quick_long_ago_is_forgotten() -> None:
    clock = StoreClock()
    answered(clock, 5_000, 0.2)
    for _ in range(KEPT):
        answered(clock, 5_010, 8)
    assert abs(offset(clock) - 5_010) <= 0.2
