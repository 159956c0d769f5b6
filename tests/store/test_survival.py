"""Redis dies, comes back, forgets its scripts, loses answers: no act is lost, and none happens twice."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from service.assemble import assemble
from service.engine.core.actions.acts import Join
from service.settings import Settings
from service.store.commits import Commit, Committed, Conflict, Loaded
from service.store.errors import StoreUnavailable
from service.store.redis.connection import connect
from service.store.redis.store import RedisStore
from tests.support.games import act, seated, stored
from tests.support.proxy import LosingProxy
from tests.support.redis import RedisServer

BLOB = b"the state of a game"


FIRST = "0123456789abcdef"


def step(expected: int = 0, nonce: str = FIRST, after: str = FIRST) -> Commit:
    """A commit; after: the nonce of the one before."""
    return Commit(
        game_id="g", expected=expected, nonce=nonce, blob=BLOB, status="playing", events=[b"{}"],
        first_seq=expected + 1, nonces=after if expected else "",
    )  # fmt: skip


@pytest.fixture
def proxy(redis_server: RedisServer, redis_url: str) -> Iterator[LosingProxy]:
    found = LosingProxy(redis_server.socket, BLOB)
    yield found
    found.close()


def test_a_commit_whose_answer_was_lost_is_done_once(proxy: LosingProxy) -> None:
    store = RedisStore(connect(proxy.url))
    store.commit(step())
    proxy.lose = 1
    answer = store.commit(step(1, "fedcba9876543210"))
    assert isinstance(answer, Committed)
    assert (answer.version, proxy.lost) == (2, 1)
    assert len(store.events("g", 0, 10)) == 2


def test_a_lost_answer_is_found_again_after_others_have_gone_on(redis_url: str) -> None:
    store = RedisStore(connect(redis_url))
    store.commit(step())
    for n in range(1, 6):
        store.commit(step(n, f"{n:016}", f"{n - 1:016}" if n > 1 else FIRST))
    answer = store.commit(step())
    assert isinstance(answer, Committed)
    assert answer.version == 1
    found = store.load("g")
    assert isinstance(found, Loaded)
    assert found.version == 6
    assert isinstance(store.commit(step(0, "a" * 16)), Conflict)


def test_two_lost_answers_are_told_as_unavailable_and_the_act_is_still_done_once(proxy: LosingProxy) -> None:
    store = RedisStore(connect(proxy.url))
    store.commit(step(0, "b" * 16))
    proxy.lose = 2
    with pytest.raises(StoreUnavailable):
        store.commit(step(1, after="b" * 16))
    assert isinstance(store.commit(step(1, after="b" * 16)), Committed)
    assert len(store.events("g", 0, 10)) == 2


def test_scripts_that_the_server_forgot_are_sent_again(redis_url: str) -> None:
    client = connect(redis_url)
    store = RedisStore(client)
    store.commit(step())
    client.script_flush()
    assert isinstance(store.commit(step(1, "c" * 16)), Committed)
    client.script_flush()
    assert [type(result) for result in store.commit_many([step(2, "d" * 16, "c" * 16)])] == [Committed]
    assert len(store.events("g", 0, 10)) == 3


def test_a_redis_that_was_killed_is_unavailable_and_then_there_again(own_redis: RedisServer) -> None:
    service = assemble(Settings(redis_url=own_redis.url))
    game_id = seated(service, ["perceval"])
    # everysec: what was acknowledged is on its way to the disk within a second.
    time.sleep(1.1)
    own_redis.kill()
    begun = time.monotonic()
    with pytest.raises(StoreUnavailable):
        service.read(game_id)
    with pytest.raises(StoreUnavailable):
        act(service, game_id, Join(player="", at=service.clock.now(), name="Karadoc"))
    assert time.monotonic() - begun < 1
    own_redis.start()
    done = act(service, game_id, Join(player="", at=service.clock.now(), name="Karadoc"))
    assert done.effect == "counted"
    assert [player.name for player in stored(service, game_id).state.players] == ["perceval", "Karadoc"]
    service.close()


def test_a_service_may_start_before_its_redis(own_redis: RedisServer) -> None:
    own_redis.kill()
    service = assemble(Settings(redis_url=own_redis.url))
    own_redis.start()
    assert seated(service, ["perceval"])
    service.close()


GEVENT = """
from gevent import monkey; monkey.patch_all()
import sys, gevent
from service.assemble import assemble
from service.engine.core.actions.acts import Join
from service.settings import Settings
from tests.support.games import act, heard, seated
service = assemble(Settings(redis_url=sys.argv[1]))
game_id = seated(service, ["perceval"])
readers = [gevent.spawn(lambda: len(heard(service, game_id, 0, 500))) for _ in range(50)]
joins = [
    gevent.spawn(act, service, game_id, Join(player="", at=service.clock.now(), name=f"player {n}"))
    for n in range(7)
]
gevent.joinall(joins, raise_error=True)
print(sorted({reader.get() for reader in readers}))
"""


def test_all_of_it_works_in_greenlets(redis_url: str) -> None:
    run = subprocess.run([sys.executable, "-c", GEVENT, redis_url], capture_output=True, text=True, timeout=60)
    assert run.stdout == "[9]\n", run.stderr


HANGS_UP = """
import sys
if sys.argv[2] == "greenlets":
    from gevent import monkey
    monkey.patch_all()
from service.store.redis.connection import connect

client, other = connect(sys.argv[1], connections=1), connect(sys.argv[1])
client.set("k", "v")
number = client.client_id()
other.client_kill_filter(_id=number)
print(client.get("k"), client.client_id() != number)
"""


@pytest.mark.parametrize("how", ["threads", "greenlets"])
def test_a_connection_that_redis_gave_up_while_it_was_idle_is_made_anew(redis_url: str, how: str) -> None:
    run = subprocess.run([sys.executable, "-c", HANGS_UP, redis_url, how], capture_output=True, text=True, timeout=60)
    assert run.stdout == "b'v' True\n", run.stderr


def test_scripts_leave_connections_of_a_small_pool_to_others(redis_url: str) -> None:
    store = RedisStore(connect(redis_url, connections=4))
    with ThreadPoolExecutor(8) as crowd:
        assert len(list(crowd.map(lambda n: store.load(f"g{n}"), range(200)))) == 200
    # Whatever scripts keep at hand, a command that is none of theirs finds a connection.
    assert store.events("g1", 0, 10) == []
