"""How many unfinished games a key may have: one contract for the count, and games that really end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from service.access.open_games import OpenGames
from service.access.tally import MAKING_MS, MemoryTally, RedisTally
from service.store.commits import Commit, GameStatus
from service.store.memory.store import MemoryStore
from service.store.port import Store
from service.store.redis.store import RedisStore
from tests.support.places import ON_ALL, place_on


@pytest.fixture(params=["memory", *ON_ALL])
def stored(request: pytest.FixtureRequest) -> Iterator[tuple[OpenGames, Store]]:
    if request.param == "memory":
        store = MemoryStore()
        yield OpenGames(MemoryTally(store), store), store
        return
    client = place_on(request.param, request).client()
    real = RedisStore(client)
    yield OpenGames(RedisTally(client), real), real
    real.close()


def put(store: Store, game_id: str, status: GameStatus, expected: int = 0) -> None:
    store.commit(
        Commit(
            game_id=game_id,
            expected=expected,
            nonce=f"{game_id:>8}{expected:08}",
            nonces=f"{game_id:>8}{expected - 1:08}" if expected else "",
            blob=b"x",
            status=status,
            ttl_ms=60_000,
        )
    )


def test_a_key_has_as_many_unfinished_games_as_it_may(stored: tuple[OpenGames, Store]) -> None:
    games, store = stored
    for game_id in ("a", "b"):
        assert games.admit("k", game_id, 2) is True
        put(store, game_id, "playing")
    assert games.admit("k", "c", 2) is None
    assert games.admit("other", "c", 2) is True
    put(store, "a", "finished", 1)
    assert games.admit("k", "c", 2) is True
    assert games.admit("k", "d", 2) is None


def test_what_another_process_has_just_cleared_is_room_for_this_one(
    stored: tuple[OpenGames, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    games, store = stored
    assert games.admit("k", "a", 1)
    put(store, "a", "finished")
    tally = games._room._tally
    every = tally.every

    def cleared_by_another(key_id: str) -> dict[str, int]:
        """It clears between the moment in which this one finds no room and that in which it looks."""
        tally.remove(key_id, ["a"])
        return every(key_id)

    monkeypatch.setattr(tally, "every", cleared_by_another)
    assert games.admit("k", "b", 1) is True


def test_the_same_game_counts_once_and_is_let_through_again(stored: tuple[OpenGames, Store]) -> None:
    games, store = stored
    assert games.admit("k", "a", 1) is True
    put(store, "a", "playing")
    assert games.admit("k", "a", 1) is False


def test_a_game_that_is_just_being_made_keeps_its_place(stored: tuple[OpenGames, Store]) -> None:
    games, _ = stored
    assert games.admit("k", "a", 1) is True
    assert games.admit("k", "b", 1) is None
    games.forget("k", "a")
    assert games.admit("k", "b", 1) is True


def test_a_game_that_was_never_made_gives_its_place_back_after_a_while() -> None:
    now = 1_800_000_000_000
    store = MemoryStore(lambda: now * 1_000_000)
    games = OpenGames(MemoryTally(store), store)
    assert games.admit("k", "a", 1) is True
    now += MAKING_MS + 1
    assert games.admit("k", "b", 1) is True


def test_a_store_tells_which_games_still_go_on(stored: tuple[OpenGames, Store]) -> None:
    _, store = stored
    put(store, "a", "playing")
    put(store, "b", "lobby")
    put(store, "c", "finished")
    assert store.statuses(["a", "b", "c", "nobody"]) == {"a": "playing", "b": "lobby", "c": "finished"}
