"""Bots in the worker: woken by the alarm, on a queue that waits for windows, and never acting twice."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from rq import SimpleWorker

from service.assemble import alarm_schedule
from service.engine.core.actions.acts import Act, Join, Start
from service.games.bots import runner as bot_runner
from service.games.bots.scheduler import AGAIN_MS, Bots, Planned
from service.games.commands import CreateGame, NewBot, NewPlayer
from service.games.service import GameService
from service.store.meta import Meta
from service.store.redis.store import RedisStore
from tests.support.clock import SetClock
from tests.support.games import Answers
from tests.support.places import Place
from worker.jobs import SERVICE, look_at
from worker.queues import bots_queue, windows_queue

START = 1_800_000_000_000


@pytest.fixture
def clock() -> SetClock:
    return SetClock(START)


def made(place: Place, clock: SetClock) -> GameService:
    settings = place.settings()
    return GameService(RedisStore(place.client(), alarms_here=True), settings, clock, None, alarm_schedule(settings))


def rings_at(place: Place, game_id: str) -> float:
    """When the alarm of a game rings (ms)."""
    found: float | None = place.client().zscore(place.layout.at(place.layout.bucket(game_id)).alarms, game_id)
    assert found is not None
    return found


def table(service: GameService, bots: int = 2) -> str:
    """A game of perceval and some champions, which has begun: everybody throws a die."""
    answers, now = Answers(), service.clock.now()
    seats = [NewBot(level="champion") for _ in range(bots)]
    service.create(
        CreateGame(ruleset="wikimonde", at=now, player=NewPlayer(name="perceval"), bots=seats), None, answers
    )
    game_id = str(answers.last.game.state.id)
    service.act(game_id, Start(player="perceval", at=now), None, answers)
    return game_id


def thrown(service: GameService, game_id: str) -> list[str]:
    """Who has thrown, each as often as he has."""
    events = [msgspec.json.decode(raw) for raw in service.events(game_id, 0, 1000)]
    return [event["player"] for event in events if event["type"] == "dice_rolled"]


def test_a_commit_sets_the_alarm_for_the_next_act_of_a_bot(place: Place, clock: SetClock) -> None:
    service = made(place, clock)
    game_id = table(service)
    rings = rings_at(place, game_id)
    seen = service.read(game_id)
    assert rings == Bots().next_act(seen.game, seen.meta, START)
    assert START + 200 < rings < START + 4000


def test_without_bots_the_alarm_is_set_for_deadlines_alone(place: Place, clock: SetClock) -> None:
    service = made(place, clock)
    game_id = _two_humans(service)
    seen = service.read(game_id)
    assert not seen.meta.bot_secret
    assert rings_at(place, game_id) == seen.game.state.records[-1].frame.due + 60


def test_two_workers_at_once_do_nothing_twice(place: Place, clock: SetClock) -> None:
    services = [made(place, clock) for _ in range(3)]
    game_id = table(services[0])
    clock.time += 5000
    with ThreadPoolExecutor(len(services)) as hands:
        done = list(hands.map(lambda service: bot_runner.play_bots(service, game_id), services))
    assert sum(done) == 2
    assert sorted(thrown(services[0], game_id)) == ["karadoc", "leodagan"]


def test_bots_play_in_jobs_that_wait_for_windows(place: Place, clock: SetClock) -> None:
    service = made(place, clock)
    game_id = table(service)
    clock.time += 5000
    connection = place.beside()
    windows, bots = windows_queue(connection), bots_queue(connection)
    token = SERVICE.set((service, alarm_schedule(place.settings())))
    try:
        windows.enqueue(look_at, [game_id])
        SimpleWorker([windows], connection=connection).work(burst=True, logging_level="ERROR")
        assert (bots.count, thrown(service, game_id)) == (1, [])
        # Should that job get lost, the alarm rings again within a second.
        assert rings_at(place, game_id) <= clock.time + AGAIN_MS
        SimpleWorker([windows, bots], connection=connection).work(burst=True, logging_level="ERROR")
    finally:
        SERVICE.reset(token)
    assert sorted(thrown(service, game_id)) == ["karadoc", "leodagan"]
    assert rings_at(place, game_id) > clock.time + AGAIN_MS, "now it is perceval's turn to throw"


def test_a_bot_that_cannot_think_is_silent_and_nobody_else_is(place: Place, clock: SetClock) -> None:
    class Dull(Bots):
        def plan(self, game: Any, meta: Meta, now: int) -> list[Planned]:
            raise ZeroDivisionError

    seen = made(place, clock)
    game_id = table(seen)
    snapshot = seen.read(game_id)
    assert Dull().next_act(snapshot.game, snapshot.meta, START) is None


def _two_humans(service: GameService) -> str:
    answers, now = Answers(), service.clock.now()
    service.create(CreateGame(ruleset="wikimonde", at=now, player=NewPlayer(name="perceval")), None, answers)
    game_id = str(answers.last.game.state.id)
    acts: list[Act] = [Join(player="", at=now, name="karadoc"), Start(player="perceval", at=now)]
    for one in acts:
        service.act(game_id, one, None, answers)
    return game_id
