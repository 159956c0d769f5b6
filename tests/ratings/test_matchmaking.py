"""Matchmaking: tables of like ratings, wider with time, and the same however often one looks."""

from __future__ import annotations

from itertools import combinations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from service.ratings import Queue, Waiting, accepted, gathered, matched

QUEUE = Queue(size=2, width=100, widening=10)


def wait(player: str, rating: int, since: int = 0) -> Waiting:
    return Waiting(player=player, rating=rating, since=since)


def tables(queue: Queue, waiting: list[Waiting], now: int) -> list[tuple[str, ...]]:
    return [match.players for match in matched(queue, waiting, now)[0]]


def test_like_ratings_meet_at_once() -> None:
    assert tables(QUEUE, [wait("a", 1500), wait("b", 1590)], 0) == [("a", "b")]
    assert tables(QUEUE, [wait("a", 1500)], 0) == []


def test_unlike_ones_wait_until_both_accept() -> None:
    there = [wait("a", 1500), wait("b", 1700, since=4_000)]
    found, due = matched(QUEUE, there, 5_000)
    assert (found, due) == ([], 14_000)
    assert tables(QUEUE, there, 13_999) == []
    assert tables(QUEUE, there, 14_000) == [("a", "b")]


def test_a_distance_that_is_never_accepted_brings_no_table() -> None:
    there = [wait("a", 1500), wait("b", 1900)]
    assert matched(Queue(size=2, widest=300), there, 10**9) == ([], None)
    assert matched(Queue(size=2, widening=0), there, 10**9) == ([], None)


def test_one_who_came_just_now_is_passed_over_for_one_who_accepts() -> None:
    there = [wait("a", 0), wait("new", 150, since=60_000), wait("b", 300)]
    assert tables(QUEUE, there, 60_000) == [("a", "b")]


def test_full_tables_only() -> None:
    queue = Queue(size=4)
    there = [wait(name, 1500 + 10 * place) for place, name in enumerate("abcdefg")]
    found = tables(queue, there, 0)
    assert [len(one) for one in found] == [4]


def test_who_has_waited_for_long_takes_the_nearest_ones_along_who_accept_them() -> None:
    queue = Queue(size=3)
    there = [wait("late", 1500), wait("near", 1570), wait("nearer", 1480, since=60_000), wait("far", 2600)]
    assert gathered(queue, there, "late", 60_000).players == ("late", "near", "nearer")
    assert gathered(queue, there[:1] + there[3:], "late", 60_000).players == ("late",)


def test_a_player_at_a_table_that_is_not_full_is_accepted_by_all_others() -> None:
    there = [wait("late", 1500), wait("low", 1420, since=60_000), wait("high", 1580, since=60_000)]
    assert gathered(Queue(size=4), there, "late", 60_000).players == ("late", "high")


def test_what_a_player_accepts_grows_with_the_seconds_up_to_the_widest() -> None:
    queue = Queue(width=100, widening=10, widest=150)
    assert [accepted(queue, 0, now) for now in (0, 1_000, 5_000, 60_000)] == [100, 110, 150, 150]
    assert accepted(queue, 1_000, 0) == 100


def brute_force(queue: Queue, waiting: list[Waiting], now: int) -> bool:
    """Whether any table could be made."""
    for ones in combinations(waiting, queue.size):
        apart = max(one.rating for one in ones) - min(one.rating for one in ones)
        widths = [queue.width + queue.widening * (now - one.since) // 1000 for one in ones if now >= one.since]
        if len(widths) == queue.size and apart <= min(widths):
            return True
    return False


PLAYERS = st.lists(st.tuples(st.integers(0, 1000), st.integers(0, 30_000)), min_size=1, max_size=7)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(PLAYERS, st.integers(2, 4), st.integers(0, 60_000))
def test_no_table_is_missed_and_the_next_instant_is_exact(
    players: list[tuple[int, int]], size: int, later: int
) -> None:
    queue, now = Queue(size=size), 30_000 + later
    there = [wait(f"p{number}", rating, since) for number, (rating, since) in enumerate(players)]
    found, due = matched(queue, there, now)
    assert bool(found) == brute_force(queue, there, now)
    left = [one for one in there if not any(one.player in match.players for match in found)]
    assert not brute_force(queue, left, now)
    if due is not None:
        assert due > now
        assert not brute_force(queue, left, due - 1)
        assert brute_force(queue, left, due)
