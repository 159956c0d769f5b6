"""Rate limits: one contract for shared buckets, and what a process lets through without asking them each time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from service.access.buckets import Buckets, MemoryBuckets, RedisBuckets
from service.access.limiter import MOST, Limiter
from service.access.quotas import DEFAULTS, Quota, read
from service.settings import Settings, SettingsError
from service.store.errors import StoreUnavailable
from tests.support.places import ON_ALL, Place, place_on

SECOND = 1_000_000
NOW = 1_800_000_000 * SECOND
TEN = Quota(10, 5)
"""Ten at once; one comes back each half second."""


@pytest.fixture(params=["memory", *ON_ALL])
def buckets(request: pytest.FixtureRequest) -> Iterator[Buckets]:
    if request.param == "memory":
        yield MemoryBuckets()
        return
    client = place_on(request.param, request).client()
    yield RedisBuckets(client)
    client.close()


# --- what all processes share

# The clock of the store goes on while a test runs, so the bucket is a slow one, and what it says is rounded.
HOUR = Quota(10, 36_000)


def hours(ahead_us: int) -> int:
    return round(ahead_us / 3600 / SECOND)


def test_a_bucket_tells_how_long_it_takes_to_be_full(buckets: Buckets) -> None:
    assert hours(buckets.spend("b", HOUR, 1)) == 1
    assert hours(buckets.spend("b", HOUR, 3)) == 4


def test_buckets_of_different_names_have_nothing_to_do_with_each_other(buckets: Buckets) -> None:
    buckets.spend("a", HOUR, 5)
    assert hours(buckets.spend("b", HOUR, 1)) == 1


def test_a_bucket_is_never_in_debt_by_more_than_itself(buckets: Buckets) -> None:
    for _ in range(5):
        ahead = buckets.spend("b", HOUR, 9)
    assert hours(ahead) == 20


def test_a_bucket_that_is_full_again_is_kept_nowhere(place: Place) -> None:
    client = place.client()
    RedisBuckets(client).spend("b", Quota(10, 10), 5)
    assert 0 < client.pttl("chouette:limit:b") <= 5001
    client.close()


# --- what one process lets through


class Counted(MemoryBuckets):
    """Shared buckets that count how often they are asked, and may be away. now: their clock, in µs."""

    def __init__(self) -> None:
        self.now = NOW
        super().__init__(lambda: self.now * 1000)
        self.asked = 0
        self.away = False

    def spend(self, name: str, quota: Quota, count: int) -> int:
        self.asked += 1
        if self.away:
            raise StoreUnavailable("away")
        return super().spend(name, quota, count)


def limiter(shared: Buckets, quota: Quota = TEN) -> Limiter:
    return Limiter(shared, {"p": quota})


def let_through(limiter: Limiter, times: int, now: int = NOW, who: str = "me") -> int:
    """How many of so many requests at one instant are let through."""
    told = [limiter.spend("p", who, now) for _ in range(times)]
    return sum(one is not None and not one.wait_us for one in told)


def test_as_many_as_the_quota_says_go_through_at_once_and_then_one_by_one() -> None:
    shared = Counted()
    mine = limiter(shared)
    assert let_through(mine, 30) == 10
    assert let_through(mine, 30, NOW + SECOND // 2) == 1
    assert let_through(mine, 30, NOW + SECOND // 2) == 0
    shared.now = NOW + 10 * SECOND
    assert let_through(mine, 30, shared.now) == 10


def test_who_is_refused_is_told_when_to_come_and_is_let_through_then() -> None:
    mine = limiter(Counted())
    let_through(mine, 10)
    told = mine.spend("p", "me", NOW)
    assert told
    assert (told.left, told.wait_us, told.wait_s) == (0, SECOND // 2, 1)
    assert let_through(mine, 1, NOW + told.wait_us) == 1


def test_every_answer_tells_what_is_left_and_when_all_is_back() -> None:
    mine = limiter(Counted())
    told = [mine.spend("p", "me", NOW) for _ in range(3)]
    assert [(one.left, one.full_us) for one in told if one] == [
        (9, SECOND // 2), (8, SECOND), (7, 3 * SECOND // 2),
    ]  # fmt: skip


def test_to_ask_takes_nothing() -> None:
    mine = limiter(Counted())
    assert all(mine.spend("p", "me", NOW, 0).left == 10 for _ in range(30))  # type: ignore[union-attr]


def test_nobody_pays_for_another() -> None:
    mine = limiter(Counted())
    assert let_through(mine, 30, who="you") == 10
    assert let_through(mine, 5) == 5


def test_what_has_no_quota_has_no_limit() -> None:
    assert Limiter(Counted(), {}).spend("p", "me", NOW) is None


def test_who_is_no_faster_than_his_bucket_fills_costs_no_round_trip() -> None:
    shared = Counted()
    mine = limiter(shared)
    assert sum(let_through(mine, 1, NOW + step * SECOND // 2) for step in range(1000)) == 1000
    assert shared.asked == 0


def test_a_flood_costs_a_round_trip_for_each_quarter_and_none_while_it_is_refused() -> None:
    shared = Counted()
    let_through(limiter(shared), 10_000)
    assert shared.asked == 3


def test_processes_together_let_no_more_through_than_one_in_the_long_run() -> None:
    """Both are flooded for a minute. Each may give out a quarter that the other does not know of yet."""
    now = NOW
    shared = MemoryBuckets(lambda: now * 1000)
    one, other = limiter(shared), limiter(shared)
    through = 0
    for tenth in range(600):
        now = NOW + tenth * SECOND // 10
        through += let_through(one, 3, now) + let_through(other, 3, now)
    fair = 10 + 60 * 2
    assert fair <= through <= fair + 2 * 2 * TEN.chunk


def test_while_redis_is_away_each_process_goes_by_what_it_knows() -> None:
    shared = Counted()
    shared.away = True
    assert let_through(limiter(shared), 30) == 10
    assert shared.asked == 1, "it is not asked again at once"


def test_a_clock_that_is_set_back_keeps_nobody_waiting_longer_than_a_bucket_takes() -> None:
    mine = limiter(Counted())
    let_through(mine, 30)
    back = NOW - 3600 * SECOND
    told = mine.spend("p", "me", back)
    assert told
    assert told.wait_us <= TEN.window_us
    assert let_through(mine, 1, back + TEN.window_us) == 1


def test_a_process_forgets_whoever_it_has_not_seen_for_longest() -> None:
    mine = limiter(Counted())
    for number in range(MOST + 5):
        mine.spend("p", str(number), NOW)
    assert len(mine._buckets) == MOST


def test_who_he_is_stands_nowhere_in_redis(place: Place) -> None:
    client = place.client()
    let_through(Limiter(RedisBuckets(client), {"p": Quota(10, 3600)}), 10, who="192.0.2.7")
    [name] = place.names("chouette:limit:*")
    assert b"192" not in name
    client.close()


# --- settings


def test_limits_are_set_and_switched_off_one_by_one_or_together(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings.from_env().limits == DEFAULTS
    monkeypatch.setenv("CHOUETTE_LIMIT_SHOUTS", "5/10")
    monkeypatch.setenv("CHOUETTE_LIMIT_READS", "off")
    assert Settings.from_env().limits == {**{n: q for n, q in DEFAULTS.items() if n != "reads"}, "shouts": Quota(5, 10)}
    monkeypatch.setenv("CHOUETTE_LIMITS", "off")
    assert Settings.from_env().limits == {}


@pytest.mark.parametrize(
    ("name", "value"), [("LIMIT_SHOUTS", "many"), ("LIMIT_ACTS", "0/5"), ("TRUSTED_PROXIES", "10.0.0.0/8,proxy")]
)
def test_a_setting_that_makes_no_sense_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"CHOUETTE_{name}", value)
    with pytest.raises(SettingsError, match=f"CHOUETTE_{name}"):
        Settings.from_env()


def test_a_quota_is_written_as_two_numbers() -> None:
    assert read("30/2") == Quota(30, 2)
    assert read(" off ") is None
