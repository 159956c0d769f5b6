"""A service behind Sentinels goes on when its master is killed: acts, windows that a worker closes, and streams."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

import msgspec
import pytest

from service import engine
from service.app import create_app
from service.assemble import assemble
from service.games.service import GameService
from service.settings import Settings
from service.store.errors import StoreUnavailable
from tests.support.games import QUICK, started, stored
from tests.support.sentinels import Sentinels
from tests.worker.test_processes import SILENT, Processes, alarm_age_ms, is_as_it_must_be, until, version

T = TypeVar("T")

FAILOVER_S = 10
"""By then the first act is through. On a machine with nothing else to do it takes 2 to 3 s: one second until the master
is taken for dead, and the choice of the next one."""

PATIENCE_S = 60
"""Machines that do much besides start a process in half a minute."""


@pytest.fixture
def servers() -> Iterator[Sentinels]:
    found = Sentinels(replicas=2)
    yield found
    found.close()


@pytest.fixture
def service(servers: Sentinels) -> Iterator[GameService]:
    found = assemble(Settings(redis_url=servers.url))
    yield found
    found.close()


class Listener(threading.Thread):
    """Follows a game from its beginning, and keeps the seqs of what it is told."""

    def __init__(self, service: GameService, game_id: str) -> None:
        super().__init__(daemon=True)
        self._service, self._game_id = service, game_id
        self.over = threading.Event()
        self.seqs: list[int] = []

    def run(self) -> None:
        reader = None
        while not self.over.is_set():
            try:
                reader = reader or self._service.follow(self._game_id, self.seqs[-1] if self.seqs else 0)
                self.seqs += [msgspec.json.decode(raw)["seq"] for raw in reader.next(200)]
            except StoreUnavailable:
                # So an event stream ends, and its client comes back with the last id that it has.
                reader = None
                time.sleep(0.05)


def patiently(ask: Callable[[], T]) -> T:
    """What a client is answered in the end that is told to come again as long as no replica has it."""
    begun = time.monotonic()
    while True:
        try:
            return ask()
        except StoreUnavailable:
            if time.monotonic() - begun > PATIENCE_S:
                raise
            time.sleep(0.05)


def first_act_s(servers: Sentinels) -> float:
    """How long clients of the API are told to come again, until the first of them makes a game."""
    client = create_app(Settings(redis_url=servers.url)).test_client()
    begun = time.monotonic()
    body, key = {"ruleset": "wikimonde", "player": {"name": "Perceval"}}, {"Idempotency-Key": "7b0c6a52-4f6e"}
    while (made := client.post("/v1/games", json=body, headers=key)).status_code == 503:
        assert made.headers["Retry-After"] == "1"
        time.sleep(0.02)
    assert made.status_code == 201, made.json
    return time.monotonic() - begun


@pytest.mark.nightly
@pytest.mark.timeout(300)
def test_games_go_on_when_the_master_is_killed(servers: Sentinels, service: GameService) -> None:
    processes = Processes(CHOUETTE_REDIS_URL=servers.url)
    listener = None
    try:
        for module in ("worker", "worker.alarm"):
            processes.start(module)
        until(lambda: (alarm_age_ms(service) or 9999) < 1500, PATIENCE_S)
        game_id = started(service, SILENT, **QUICK)
        start, begun = engine.encode(stored(service, game_id)), version(service, game_id)
        listener = Listener(service, game_id)
        listener.start()
        until(lambda: version(service, game_id) > begun + 4, PATIENCE_S)
        master = servers.master()
        master.kill()
        took = first_act_s(servers)
        assert servers.master() is not master
        assert took < FAILOVER_S
        reached = patiently(lambda: version(service, game_id))
        until(lambda: patiently(lambda: version(service, game_id)) >= reached + 6, PATIENCE_S)
        patiently(lambda: is_as_it_must_be(service, game_id, start))
        last = patiently(lambda: service.read(game_id)).game.state.events
        until(lambda: bool(listener.seqs) and listener.seqs[-1] >= last, PATIENCE_S)
        assert listener.seqs == list(range(1, len(listener.seqs) + 1))
    finally:
        if listener is not None:
            listener.over.set()
            listener.join()
        processes.kill()


@pytest.mark.timeout(300)
@pytest.mark.nightly
def test_windows_are_closed_again_soon_after_the_redis_of_rq_was_lost_without_a_word(
    servers: Sentinels, redis_url: str
) -> None:
    service = assemble(Settings(redis_url=redis_url, rq_redis_url=servers.url))
    processes = Processes(CHOUETTE_REDIS_URL=redis_url, CHOUETTE_RQ_REDIS_URL=servers.url)
    master = servers.master()
    try:
        for module in ("worker", "worker.alarm"):
            processes.start(module)
        until(lambda: (alarm_age_ms(service) or 9999) < 1500, PATIENCE_S)
        game_id = started(service, SILENT, **QUICK)
        reached = version(service, game_id)
        until(lambda: version(service, game_id) > reached + 4, PATIENCE_S)
        # Its sockets stay open, and nobody answers.
        master.freeze()
        until(lambda: patiently(lambda: servers.failed_over(master)) is not master, PATIENCE_S)
        reached = version(service, game_id)
        until(lambda: version(service, game_id) > reached + 4, PATIENCE_S)
        assert [process.poll() for process in processes.running] == [None, None], "none had to be started again"
    finally:
        processes.kill()
        master.thaw()
        service.close()
