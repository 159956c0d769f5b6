"""While releases are replaced, a worker meets games that the newer one has stored: it leaves them to its workers."""

from __future__ import annotations

import logging

import msgspec
import pytest
from rq import SimpleWorker
from rq.registry import FailedJobRegistry

from service.assemble import alarm_schedule
from service.engine.core.stored.migrations import SCHEMA
from service.outbox.presence import PresenceRegistry, Seat
from tests.support.clock import SetClock
from tests.support.places import Place
from tests.worker.test_bots import START, made, rings_at, table, thrown
from worker.jobs import LEFT_MS, SERVICE, look_at, look_at_all
from worker.presence_jobs import PRESENCE, cut
from worker.queues import bots_queue, enqueue_alone, enqueue_bots, windows_queue


@pytest.fixture
def clock() -> SetClock:
    return SetClock(START)


def stored_as(place: Place, game_id: str, schema: int) -> None:
    """As a release with this schema would have stored the game."""
    with place.client() as client:
        envelope = msgspec.json.decode(client.hget(place.layout.game(game_id), "b"))
        envelope["game"]["schema"] = schema
        client.hset(place.layout.game(game_id), "b", msgspec.json.encode(envelope))


def test_a_game_of_a_newer_release_is_no_failed_job_and_rings_again_at_once_for_its_own_workers(
    place: Place, clock: SetClock, caplog: pytest.LogCaptureFixture
) -> None:
    game_id = table(made(place, clock))
    stored_as(place, game_id, SCHEMA + 1)
    # This process remembers nothing of the game as it was.
    service, connection = made(place, clock), place.beside()
    queues = [windows_queue(connection), bots_queue(connection)]
    token = SERVICE.set((service, alarm_schedule(place.settings())))
    try:
        enqueue_alone(queues[0], game_id)
        enqueue_bots(queues[1], [game_id])
        SimpleWorker(queues, connection=connection).work(burst=True)
        look_at([game_id])
        look_at_all(0)
        assert [FailedJobRegistry(queue=queue).count for queue in queues] == [0, 0]
        assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
        seconds, micros = connection.time()
        rings = rings_at(place, game_id)
        assert rings <= seconds * 1000 + micros // 1000 + LEFT_MS
        # A worker of the newer release reads it.
        stored_as(place, game_id, SCHEMA)
        service = made(place, clock)
        SERVICE.set((service, alarm_schedule(place.settings())))
        clock.time += 60_000
        look_at([game_id])
        assert thrown(service, game_id)
    finally:
        SERVICE.reset(token)
        connection.close()


def test_that_a_player_of_a_newer_game_is_gone_is_not_forgotten(place: Place, clock: SetClock) -> None:
    game_id = table(made(place, clock))
    stored_as(place, game_id, SCHEMA + 1)
    connection = place.client()
    registry, seat = PresenceRegistry(connection), Seat(game_id, "perceval")
    registry.seen({seat: START})
    token = PRESENCE.set((made(place, clock), registry))
    try:
        cut([(game_id, "perceval", START)])
        assert registry.last_seen(seat) == START
    finally:
        PRESENCE.reset(token)
        connection.close()
