"""How many games without a key may wait for their start: one contract in memory and over Redis."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from service.access import lobbies
from service.access.lobbies import Full, Lobbies
from service.access.tally import MAKING_MS, MemoryTally, RedisTally, Tally
from service.store.memory.store import MemoryStore
from service.store.port import Store
from service.store.redis.store import RedisStore
from tests.access.test_open_games import put
from tests.support.places import ON_ALL, Place, place_on

HERE, THERE = "192.0.2.7", "198.51.100.1"


@pytest.fixture(params=["memory", *ON_ALL])
def kept(request: pytest.FixtureRequest) -> Iterator[tuple[Tally, Store]]:
    if request.param == "memory":
        store = MemoryStore()
        yield MemoryTally(store), store
        return
    client = place_on(request.param, request).client()
    real = RedisStore(client)
    yield RedisTally(client), real
    real.close()


def refused(waiting: Lobbies, address: str, game_id: str) -> tuple[str, int]:
    with pytest.raises(Full) as full:
        waiting.admit(address, game_id)
    return full.value.scope, full.value.limit


def test_an_address_has_as_many_waiting_games_as_it_may_and_others_have_theirs(kept: tuple[Tally, Store]) -> None:
    tally, store = kept
    waiting = Lobbies(tally, store, per_address=2, in_all=0)
    for game_id in ("a", "b"):
        assert waiting.admit(HERE, game_id)
        put(store, game_id, "lobby")
    assert refused(waiting, HERE, "c") == ("address", 2)
    assert waiting.admit(THERE, "c")


def test_one_that_has_started_or_is_over_waits_no_longer(kept: tuple[Tally, Store]) -> None:
    tally, store = kept
    waiting = Lobbies(tally, store, per_address=1, in_all=0)
    for game_id, status in (("a", "playing"), ("b", "finished")):
        assert waiting.admit(HERE, game_id)
        put(store, game_id, "lobby")
        assert refused(waiting, HERE, "x") == ("address", 1)
        put(store, game_id, status, 1)  # type: ignore[arg-type]
    assert waiting.admit(HERE, "c")


def test_what_another_process_has_just_cleared_is_room_for_this_one(
    kept: tuple[Tally, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    tally, store = kept
    waiting, other = (Lobbies(tally, store, per_address=1, in_all=0) for _ in range(2))
    assert waiting.admit(HERE, "a")
    put(store, "a", "lobby")
    put(store, "a", "playing", 1)
    every = tally.every

    def cleared_by_the_other(name: str) -> dict[str, int]:
        """It clears between the moment in which this one finds no room and that in which it looks."""
        monkeypatch.setattr(tally, "every", every)
        other._room.clear(name)
        return every(name)

    monkeypatch.setattr(tally, "every", cleared_by_the_other)
    assert waiting.admit(HERE, "b")


def test_a_retry_counts_once_and_is_let_through_where_all_is_full(kept: tuple[Tally, Store]) -> None:
    waiting = Lobbies(*kept, per_address=1, in_all=1)
    assert waiting.admit(HERE, "a")
    assert not waiting.admit(HERE, "a")


def test_all_addresses_together_have_a_limit_and_one_that_was_refused_has_lost_nothing(
    kept: tuple[Tally, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobbies, "CLEARED_EVERY_S", 0.0)
    tally, store = kept
    waiting = Lobbies(tally, store, per_address=1, in_all=2)
    for number, address in enumerate(("a", "b")):
        assert waiting.admit(address, address)
        put(store, address, "lobby")
        assert refused(waiting, address, "more") == ("address", 1), number
    assert refused(waiting, THERE, "c") == ("all", 2)
    put(store, "a", "playing", 1)
    assert waiting.admit(THERE, "c")


def test_a_flood_that_is_refused_looks_through_all_games_now_and_then(
    kept: tuple[Tally, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobbies, "CLEARED_EVERY_S", 1e9)
    tally, store = kept
    waiting = Lobbies(tally, store, per_address=0, in_all=1)
    assert waiting.admit(HERE, "a")
    put(store, "a", "lobby")
    assert refused(waiting, HERE, "b") == ("all", 1)
    put(store, "a", "playing", 1)
    assert refused(waiting, HERE, "b") == ("all", 1), "it is too soon to look"


def test_a_game_that_was_not_made_gives_its_place_back(kept: tuple[Tally, Store]) -> None:
    waiting = Lobbies(*kept, per_address=1, in_all=1)
    assert waiting.admit(HERE, "a")
    waiting.forget(HERE, "a")
    assert waiting.admit(HERE, "b")


def test_one_that_was_never_made_gives_it_back_after_a_while() -> None:
    now = 1_800_000_000_000
    store = MemoryStore(lambda: now * 1_000_000)
    waiting = Lobbies(MemoryTally(store), store, per_address=1, in_all=0)
    assert waiting.admit(HERE, "a")
    now += MAKING_MS + 1
    assert waiting.admit(HERE, "b")


def test_addresses_are_not_written_down_and_their_counts_are_forgotten(place: Place) -> None:
    client = place.client()
    real = RedisStore(client)
    Lobbies(RedisTally(client), real, per_address=1, in_all=1).admit(HERE, "a")
    names = [name.decode() for name in place.names("*lobbies*")]
    assert len(names) == 2
    assert not [name for name in names if HERE in name]
    assert all(0 < client.ttl(name) <= lobbies.KEPT_S for name in names)
    real.close()
