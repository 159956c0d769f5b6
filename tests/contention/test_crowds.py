"""Crowds that come at once: those of one process queue up there, and only other processes are raced."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from service.app import create_app
from service.games.service import GameService
from service.settings import Settings
from service.store.commits import Commit, Conflict
from service.store.memory.store import MemoryStore
from tests.http.table import START, HandClock
from tests.http.test_keys import give
from tests.players.test_accounts import KEY, player

CROWD = 10


class Slow(MemoryStore):
    """As far away as a Redis. late: what was changed on a state that was another one's by then."""

    def __init__(self) -> None:
        super().__init__()
        self.late: list[str] = []

    def commit(self, commit: Commit) -> Any:
        """After a while."""
        time.sleep(0.002)
        done = super().commit(commit)
        if isinstance(done, Conflict):
            self.late.append(commit.game_id)
        return done


@pytest.fixture
def store() -> Slow:
    return Slow()


@pytest.fixture
def app(store: Slow) -> Flask:
    settings = Settings(redis_url="memory://")
    made = create_app(settings, GameService(store, settings, HandClock(START)))
    give(made, "ck_mine", "games")
    return made


def at_once(app: Flask, sent: list[dict[str, Any]]) -> list[TestResponse]:
    """The answers to requests of one instant."""
    barrier = threading.Barrier(len(sent))

    def send(request: dict[str, Any]) -> TestResponse:
        barrier.wait(10)
        return app.test_client().open(**request)

    with ThreadPoolExecutor(len(sent)) as crowd:
        return list(crowd.map(send, sent))


def test_all_who_enter_a_tournament_by_one_process_enter_it_one_after_the_other(app: Flask, store: Slow) -> None:
    settled = {"name": "Coupe", "ruleset": "wikimonde", "format": "swiss"}
    made = app.test_client().post("/v1/tournaments", json=settled, headers=KEY)
    path = f"/v1/tournaments/{made.json['id']}/entries"
    answers = at_once(app, [{"method": "POST", "path": path, "json": {"name": f"P{n}"}} for n in range(CROWD)])
    assert [answer.status_code for answer in answers] == [201] * CROWD
    assert not store.late


def test_all_who_wait_in_a_queue_by_one_process_join_it_one_after_the_other(app: Flask, store: Slow) -> None:
    client = app.test_client()
    settled = {"name": "Ranked", "ruleset": "wikimonde", "table_size": 2}
    path = f"/v1/queues/{client.post('/v1/queues', json=settled, headers=KEY).json['id']}/ticket"
    tokens = [player(client, f"P{n}")[1] for n in range(CROWD)]
    answers = at_once(app, [{"method": "PUT", "path": path, "headers": token} for token in tokens])
    assert [answer.status_code for answer in answers] == [201] * CROWD
    assert not store.late
