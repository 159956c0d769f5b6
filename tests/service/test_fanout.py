"""Live events: in order, without a gap, for as long as a reader keeps up."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import msgspec
import pytest

from service.assemble import assemble
from service.engine.core.actions.acts import Join
from service.games.service import GameService
from service.outbox.fanout import LOG_READS, Fanout
from service.outbox.reader import QUEUE, Dropped
from service.settings import Settings
from service.store.commits import Commit
from service.store.log import Entry
from service.store.memory.store import MemoryStore
from tests.support.games import act, heard, seated
from tests.support.places import ON_ALL, place_on
from tests.support.redis import RedisServer


@pytest.fixture(params=["memory", *ON_ALL])
def service(request: pytest.FixtureRequest) -> Iterator[GameService]:
    in_memory = request.param == "memory"
    found = assemble(Settings(redis_url="memory://") if in_memory else place_on(request.param, request).settings())
    yield found
    found.close()


def seqs(raw: list[bytes]) -> list[int]:
    return [msgspec.json.decode(event)["seq"] for event in raw]


def join(service: GameService, game_id: str, name: str) -> None:
    act(service, game_id, Join(player="", at=service.clock.now(), name=name))


def test_a_reader_gets_what_was_and_then_what_comes(service: GameService) -> None:
    game_id = seated(service, ["perceval"])
    with service.follow(game_id, 0) as reader:
        assert seqs(reader.next(1000)) == [1, 2]
        join(service, game_id, "Karadoc")
        assert seqs(reader.next(1000)) == [3]
        assert reader.next(20) == []


def test_a_reader_resumes_after_the_event_it_saw_last(service: GameService) -> None:
    game_id = seated(service, ["perceval", "karadoc"])
    assert seqs(heard(service, game_id, 2, 50)) == [3]
    assert heard(service, game_id, 3, 20) == []


def test_nothing_is_lost_between_the_log_and_what_comes(service: GameService) -> None:
    game_id = seated(service, ["perceval"])
    got: list[list[int]] = []

    def listen() -> None:
        got.append(seqs(heard(service, game_id, 0, 400)))

    listeners = [threading.Thread(target=listen) for _ in range(6)]
    for n, listener in enumerate(listeners):
        listener.start()
        join(service, game_id, f"player {n}")
    for listener in listeners:
        listener.join()
    assert got == [list(range(1, 9))] * 6


def test_waiting_takes_no_longer_than_asked_and_no_trip_to_the_store(service: GameService) -> None:
    game_id = seated(service, ["perceval"])
    with service.follow(game_id, 2) as reader:
        reader.next(0)
        begun = time.monotonic()
        assert reader.next(100) == []
        assert 0.09 < time.monotonic() - begun < 0.3


def test_a_slow_reader_is_dropped_and_told_why() -> None:
    store = MemoryStore()
    fanout = Fanout(store)
    reader = fanout.reader("g", 0)
    for n in range(QUEUE + 1):
        event = b'{"seq":%d}' % (n + 1)
        store.commit(
            Commit(game_id="g", expected=n, nonce=f"{n:016}", blob=b"", status="playing", events=[event],
                   first_seq=n + 1, nonces=f"{n - 1:016}" if n else "")
        )  # fmt: skip
    with pytest.raises(Dropped, match="slow"):
        reader.next(10)
    back = fanout.reader("g", 0)
    assert len(back.next(10)) == QUEUE + 1


class NarrowStore(MemoryStore):
    """A memory store that notes how many read its log at the same time."""

    def __init__(self) -> None:
        super().__init__()
        self.now = self.most = 0
        self._count = threading.Lock()

    def log(self, game_id: str, after: int, limit: int) -> list[Entry]:
        with self._count:
            self.now += 1
            self.most = max(self.most, self.now)
        time.sleep(0.002)
        with self._count:
            self.now -= 1
        return super().log(game_id, after, limit)


def test_readers_who_all_missed_something_do_not_all_ask_the_log_at_once() -> None:
    store = NarrowStore()
    fanout = Fanout(store)
    readers = [fanout.reader("g", 0) for _ in range(5 * LOG_READS)]
    listening = [threading.Thread(target=reader.batch, args=(0,)) for reader in readers]
    for each in listening:
        each.start()
    for each in listening:
        each.join()
    assert 1 <= store.most <= LOG_READS


def test_closing_ends_everybody_who_listens(service: GameService) -> None:
    game_id = seated(service, ["perceval"])
    reader = service.follow(game_id, 2)
    threading.Timer(0.1, service.close).start()
    with pytest.raises(Dropped, match="closing"):
        reader.next(5000)


def test_a_reader_misses_nothing_while_redis_is_away(own_redis: RedisServer) -> None:
    service = assemble(Settings(redis_url=own_redis.url))
    game_id = seated(service, ["perceval"])
    with service.follow(game_id, 0) as reader:
        assert seqs(reader.next(1000)) == [1, 2]
        own_redis.kill()
        own_redis.start()
        # Committed while the subscription may not be back yet.
        join(service, game_id, "Karadoc")
        assert seqs(reader.next(3000)) == [3]
        join(service, game_id, "Bohort")
        assert seqs(reader.next(3000)) == [4]
    service.close()
