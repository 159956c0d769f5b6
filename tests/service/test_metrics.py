"""What is counted: acts by outcome, conflicts and attempts, what was known, how late windows close."""

from __future__ import annotations

import pytest

from service.engine.core.actions.acts import Annonce
from service.engine.core.refusals import Refusal
from service.engine.dice.acts import Roll
from service.games.service import GameService
from service.settings import Settings
from service.store.idempotency import Idempotency
from service.store.memory.store import MemoryStore
from tests.support.clock import SetClock
from tests.support.counted import Since
from tests.support.games import Answers, act, seated, started


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
def service(store: MemoryStore, clock: SetClock) -> GameService:
    return GameService(store, Settings(), clock)


def test_acts_are_counted_by_kind_and_outcome(service: GameService, clock: SetClock) -> None:
    since = Since()
    game_id = started(service, ["perceval", "karadoc"])
    once = Idempotency("key", "f" * 64)
    roll = Roll(player="perceval", at=clock.now())
    for _ in range(3):
        service.act(game_id, roll, once, Answers())
    with pytest.raises(Refusal):
        act(service, game_id, Annonce(player="karadoc", at=clock.now(), annonce="nonsense"))
    assert since("chouette_acts_total", kind="create", outcome="counted") == 1
    assert since("chouette_acts_total", kind="join", outcome="counted") == 1
    assert since("chouette_acts_total", kind="roll", outcome="counted") == 1
    assert since("chouette_acts_total", outcome="replayed") == 2
    assert since("chouette_acts_total", kind="annonce", outcome="refused", code="unknown_annonce") == 1


def test_a_commit_that_came_second_is_a_conflict_and_one_more_attempt(
    service: GameService, store: MemoryStore, clock: SetClock
) -> None:
    game_id = started(service, ["perceval", "karadoc"])
    act(GameService(store, Settings(), clock), game_id, Roll(player="karadoc", at=clock.now()))
    since = Since()
    act(service, game_id, Roll(player="perceval", at=clock.now()))
    assert since("chouette_commit_conflicts_total") == 1
    assert since("chouette_act_attempts_sum") == 2
    assert since("chouette_store_round_trip_seconds_count", call="commit") == 2


def test_what_a_process_remembers_is_a_hit(service: GameService, store: MemoryStore, clock: SetClock) -> None:
    game_id = started(service, ["perceval", "karadoc"])
    since = Since()
    GameService(store, Settings(), clock).read(game_id)
    service.read(game_id)
    assert (since("chouette_hot_lookups_total", result="miss"), since("chouette_hot_lookups_total", result="hit")) == (
        1,
        1,
    )


@pytest.mark.parametrize("by", ["worker", "read", "act"])
def test_a_window_is_as_late_as_the_commit_that_closed_it(service: GameService, clock: SetClock, by: str) -> None:
    game_id = started(service, ["perceval", "karadoc"])
    due = service._engine.next_due(service.read(game_id).game)
    assert due is not None
    since = Since()
    clock.time = due + 30
    if by == "worker":
        service.tick_all([game_id])
    elif by == "read":
        service.read(game_id)
    else:
        with pytest.raises(Refusal):
            act(service, game_id, Annonce(player="karadoc", at=clock.now(), annonce="nonsense"))
    assert since("chouette_window_close_lateness_ms_count") == 1
    assert since("chouette_window_close_lateness_ms_sum", by=by) == 30


def test_a_lobby_has_nothing_to_close(service: GameService, clock: SetClock) -> None:
    game_id = seated(service, ["perceval"])
    since = Since()
    clock.time += 1_000_000
    service.tick_all([game_id])
    service.read(game_id)
    assert since("chouette_window_close_lateness_ms_count") == 0
