"""Workers pack logs: of games that go on part by part, of those that are over as a whole. No reader sees it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from flask.testing import FlaskClient
from rq import SimpleWorker

from service.app import create_app
from service.assemble import alarm_schedule
from service.engine.core.refusals import Refusal
from service.engine.dice.acts import Roll
from service.games.packing import KEPT
from service.games.service import GameService
from service.games.session import LOOSE
from service.http.act_requests import acted
from service.settings import Settings
from service.store.commits import Commit, CommitResult, Committed
from service.store.idempotency import Idempotency
from service.store.log import Entry
from service.store.redis.store import RedisStore
from tests.benchmarks.real_games import TABLES, Evening, Recording, Table
from tests.support.clock import SetClock
from tests.support.places import DEAR, Place
from tests.worker.test_bots import rings_at
from tests.worker.test_newer_games import stored_as
from worker.jobs import SERVICE, look_at, look_at_all
from worker.queues import bots_queue, enqueue_packing, packing_queue, windows_queue

TRIED = [table for table in TABLES if table.ruleset in ("wikimonde", "trou-du-cul")]
PACK_AFTER_MS = Settings.pack_after_s * 1000


class Noting(RedisStore):
    """Keeps the events that were committed."""

    def __init__(self, place: Place) -> None:
        super().__init__(place.client())
        self.entries: list[Entry] = []

    def commit(self, commit: Commit) -> CommitResult:
        done = super().commit(commit)
        if isinstance(done, Committed):
            self.entries += [
                Entry(seq, commit.nonce[:8], raw, commit.private.get(seq, b""))
                for seq, raw in enumerate(commit.events, commit.first_seq)
            ]
        return done


class House:
    """A service with a worker of its own, and a clock that only the test moves."""

    def __init__(self, place: Place) -> None:
        self.clock = SetClock()
        self.place = place
        self.store = Noting(place)
        settings = place.settings(limits={}, streams_per_seat=0, streams_per_game=0)
        self.service = GameService(self.store, settings, self.clock, None, alarm_schedule(settings))
        self.redis: Any = place.client()
        self.beside = place.beside()
        self.queue = windows_queue(self.beside)
        self.before = SERVICE.set((self.service, alarm_schedule(settings)))
        self._queues = [self.queue, bots_queue(self.beside), packing_queue(self.beside)]

    def work(self) -> None:
        """Until no job is left."""
        SimpleWorker(self._queues, connection=self.beside).work(burst=True)

    def look(self, game_id: str) -> None:
        self.queue.enqueue(look_at, [game_id])
        self.work()

    def loose(self, game_id: str) -> int:
        return int(self.redis.xlen(self.place.layout.events(game_id)))

    def game(self, game_id: str) -> dict[bytes, bytes]:
        found: dict[bytes, bytes] = self.redis.hgetall(self.place.layout.game(game_id))
        return found

    def alarm(self, game_id: str) -> int:
        return int(rings_at(self.place, game_id))


@pytest.fixture
def house(place: Place) -> Iterator[House]:
    found = House(place)
    yield found
    SERVICE.reset(found.before)
    found.service.close()


@cache
def recorded() -> tuple[Evening, list[Commit], int]:
    """A whole game as it was played in memory: who sat there, what was stored, and the instant of its end."""
    clock = SetClock()
    store = Recording(clock)
    evening = Evening(TRIED[0], 1, GameService(store, Settings(), clock), clock)
    for _ in evening.steps():
        continue
    return evening, store.commits, clock.time


def over(house: House) -> Evening:
    """A game that is over, at which a worker looks: as it is stored, not played anew for each way."""
    evening, commits, house.clock.time = recorded()
    for commit in commits:
        assert isinstance(house.store.commit(commit), Committed)
    house.look(evening.game_id)
    assert KEPT <= house.loose(evening.game_id) < len(house.store.entries) - LOOSE
    return evening


def played(house: House, table: Table) -> Evening:
    """A whole game, at which a worker looks now and then."""
    evening = Evening(table, 1, house.service, house.clock)
    for number, _ in enumerate(evening.steps()):
        if number % 25 == 24:
            house.look(evening.game_id)
            assert house.store.log(evening.game_id, 0, 10_000) == house.store.entries
    return evening


@pytest.mark.parametrize("place", DEAR, indirect=True)
@pytest.mark.parametrize("table", TRIED, ids=lambda table: table.ruleset)
def test_logs_are_packed_while_games_go_on_and_whole_when_they_are_over_and_no_reader_sees_it(
    house: House, table: Table
) -> None:
    evening = played(house, table)
    game_id, total = evening.game_id, len(house.store.entries)
    assert total > 3 * LOOSE
    assert KEPT <= house.loose(game_id) < total - LOOSE, "most of it was packed while it went on"
    client = create_app(house.service.settings, house.service).test_client()
    before = told(client, evening)
    follower = house.service.follow(game_id, total - 3)
    with follower:
        assert len(follower.next(0)) == 3
        house.clock.time = house.service.read(game_id).game.state.clock + PACK_AFTER_MS - 1000
        house.look(game_id)
        assert house.loose(game_id) > 0, "its time has not come"
        house.clock.time += 2000
        house.look(game_id)
        assert house.loose(game_id) == 0
        follower.look()
        assert follower.next(0) == []
        assert follower.dropped == "", "who listens is not disturbed"
    assert told(client, evening) == before
    assert house.store.log(game_id, 0, 10_000) == house.store.entries
    month_ms = Settings.game_ttl_s * 1000
    assert abs(house.alarm(game_id) - house.clock.time - month_ms) < 2 * PACK_AFTER_MS, "it rings when it is gone"
    kept = house.game(game_id)
    house.look(game_id)
    house.service.pack(game_id)
    assert house.game(game_id) == kept, "packed twice is packed once"
    assert 0 < house.redis.pttl(house.place.layout.game(game_id)) <= month_ms


def told(client: FlaskClient, evening: Evening) -> dict[str, bytes]:
    """All that the API tells of a game that is over: to anybody, and to each seat."""
    found: dict[str, bytes] = {}
    game = f"/v1/games/{evening.game_id}"
    for player, token in {"": "", **evening.tokens}.items():
        who = {"Authorization": f"Bearer {token}"} if token else {}
        after, last = "0", 0
        while after:
            page: Any = client.get(f"{game}/events?limit=100&after={after}", headers=who)
            found[f"{player} page {after}"] = page.data
            after = page.json["last_id"] if page.json["last_seq"] > last else ""
            last = page.json["last_seq"]
            if after:
                live = {**who, "Accept": "text/event-stream", "Last-Event-ID": after}
                found[f"{player} stream {after}"] = client.get(f"{game}/events", headers=live).data
        for part in ("record", "dice", "deals"):
            answer = client.get(f"{game}/{part}", headers=who)
            found[f"{player} {part}"] = answer.data if part == "record" or answer.status_code == 200 else b""
    return found


def test_a_game_that_is_packed_answers_acts_and_has_a_rematch(house: House) -> None:
    evening = over(house)
    game = f"/v1/games/{evening.game_id}"
    token = next(iter(evening.tokens.values()))
    client = create_app(house.service.settings, house.service).test_client()
    who = {"Authorization": f"Bearer {token}"}
    refused = client.post(f"{game}/rolls", headers=who)
    assert refused.status_code == 409
    house.clock.time += PACK_AFTER_MS + 1000
    house.look(evening.game_id)
    assert house.loose(evening.game_id) == 0
    again: Any = client.post(f"{game}/rolls", headers=who)
    assert (again.status_code, again.json["code"]) == (409, refused.json["code"])  # type: ignore[index]
    key = {**who, "Idempotency-Key": "once-more"}
    first, second = (client.post(f"{game}/rematch", headers=key) for _ in range(2))
    assert first.status_code == 201
    assert second.data == first.data
    assert house.store.log(evening.game_id, 0, 10_000) == house.store.entries[: house.service.read(evening.game_id).seq]


def test_an_act_is_answered_again_when_its_events_are_packed(house: House) -> None:
    evening = Evening(TRIED[0], 1, house.service, house.clock)
    idem, first = Idempotency("none yet", "f" * 64), b""
    for number, seen in enumerate(evening.steps()):
        if not first and number > 20:
            act = Roll(player=seen.game.state.players[0].id, at=house.clock.time)
            idem = Idempotency(f"key {number}", "f" * 64)
            try:
                body = house.service.act(evening.game_id, act, idem, acted).body
            except Refusal:
                # The throw of another player is due.
                continue
            first = b"" if b'"events":[]' in body else body
        if number % 25 == 24:
            house.look(evening.game_id)
        if first and house.store.log(evening.game_id, 0, 10_000)[-1].seq > 4 * LOOSE:
            break
    again = house.service.act(evening.game_id, act, idem, acted)
    assert (again.body, again.replayed) == (first, True)
    assert first.count(b'"seq"') > 1


def test_a_new_alarm_has_logs_of_games_packed_that_were_over_before_an_hour_after_it_came(house: House) -> None:
    """Until then processes of an older release may run, which would find such a log empty."""
    evening = over(house)
    game_id = evening.game_id
    month_ms = Settings.game_ttl_s * 1000
    house.clock.time += 10 * PACK_AFTER_MS
    # As an older release leaves it.
    alarms = house.place.layout.at(house.place.layout.bucket(game_id)).alarms
    house.redis.zadd(alarms, {game_id: house.clock.time + month_ms})
    house.queue.enqueue(look_at_all, 0)
    house.work()
    assert house.loose(game_id) > 0
    assert house.alarm(game_id) == house.clock.time + PACK_AFTER_MS
    house.clock.time += PACK_AFTER_MS + 1
    house.look(game_id)
    assert house.loose(game_id) == 0
    assert house.store.log(game_id, 0, 10_000) == house.store.entries


def test_the_log_of_a_game_of_a_newer_release_is_left_alone(house: House) -> None:
    evening = over(house)
    loose = house.loose(evening.game_id)
    stored_as(house.place, evening.game_id, 99)
    packing = packing_queue(house.beside)
    enqueue_packing(packing, [evening.game_id, "gone"])
    house.work()
    assert house.loose(evening.game_id) == loose
    assert packing.failed_job_registry.count == 0
