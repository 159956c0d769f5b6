"""What did not come, or came otherwise, is found: each kind of difference by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from service.move import notes, sorted_sets
from service.move.ends import opened
from service.move.errors import CannotMove
from service.move.inventory import Inventory
from service.move.names import Names
from service.move.notes import Note
from service.move.verifying import verify
from service.store import keys
from service.store.redis.connection import connect
from service.webhooks import names as webhooks
from tests.move.places import HOOK, Place, fill, move
from tests.support.redis import RedisServer

GAME = "gone-2"


@pytest.fixture(scope="module")
def moved() -> Iterator[tuple[Place, Place]]:
    """Both ends of a move that is done."""
    servers = RedisServer(), RedisServer()
    for server in servers:
        server.start()
    here, there = (Place(server.url) for server in servers)
    fill(here.name)
    move(here, there)
    yield here, there
    for server in servers:
        server.close()


def found_between(here: Place, there: Place, sample: int = 100) -> list[str]:
    """What differs, in words."""
    with opened(here.name, "", new=False) as source, opened(there.name, "", new=False) as target:
        names = Names(source.layout, target.layout)
        found = Inventory(sample).take(source.nodes, names)
        faults = verify(source, target, names, found, lambda count: None).faults
        shared = sorted_sets.shared_of(source, target, stay=False)
        return faults + [one.what for one in shared if sorted_sets.compared(one)[1]]


CHANGES: dict[str, tuple[Callable[[Any], object], str]] = {
    "a log that is missing": (lambda client: client.delete(keys.events(GAME)), f"{keys.events(GAME)} (missing)"),
    "an event too many": (
        lambda client: client.xadd(keys.events(GAME), {"e": "{}"}, id="9-0"), f"{keys.events(GAME)} (other bytes)"
    ),
    "an older state": (lambda client: client.hset(keys.game(GAME), "v", 1), f"{keys.game(GAME)} (another state)"),
    "another byte of a blob": (
        lambda client: client.hset(keys.game(GAME), "b", "state 3"), f"{keys.game(GAME)} (other bytes)"
    ),
    "a game too many": (lambda client: client.hset(keys.game("more"), "v", 1), f"{keys.game('more')} (there alone)"),
    "a time to live that is gone": (lambda client: client.persist(keys.game(GAME)), f"{keys.game(GAME)} (other bytes)"),
    "another secret": (
        lambda client: client.hset(webhooks.hook(HOOK.id), "k", "x"), f"{webhooks.hook(HOOK.id)} (other bytes)"
    ),
    "an alarm at another instant": (lambda client: client.zadd(keys.ALARMS, {GAME: 1}), "alarms"),
    "an alarm that is missing": (lambda client: client.zrem(keys.ALARMS, GAME), "alarms"),
    "a seat too many": (lambda client: client.zadd(keys.PRESENCE, {"x:y": 1}), "presence"),
    "a game in no list": (lambda client: client.zremrangebyrank(keys.LOBBY, 0, 0), "entries of lists"),
}  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
def test_a_difference_is_found(moved: tuple[Place, Place], change: str) -> None:
    here, there = moved
    make, said = CHANGES[change]
    assert found_between(here, there) == []
    with connect(there.name) as client:
        before = {name: client.dump(name) for name in client.scan_iter() if client.pttl(name) < 0}
        lasting = {name: (client.dump(name), client.pttl(name)) for name in client.scan_iter() if name not in before}
        make(client)
        try:
            assert said in found_between(here, there)
        finally:
            client.flushall()
            for name, dump in before.items():
                client.restore(name, 0, dump)
            for name, (dump, left) in lasting.items():
                client.restore(name, max(1, left), dump)


def test_bytes_of_games_are_compared_of_as_many_as_are_asked_for(moved: tuple[Place, Place]) -> None:
    here, there = moved
    with opened(here.name, "", new=False) as source, opened(there.name, "", new=False) as target:
        names = Names(source.layout, target.layout)
        for sample in (0, 1, 5, 100):
            found = Inventory(sample).take(source.nodes, names)
            verdict = verify(source, target, names, found, lambda count: None)
            assert len(verdict.compared) == min(sample, found.games)


def test_a_move_that_brought_something_else_is_not_ended() -> None:
    """It says what differs; no service starts at either end, and it can be taken back or begun again."""
    servers = RedisServer(), RedisServer()
    for server in servers:
        server.start()
    here, there = (Place(server.url) for server in servers)
    fill(here.name)
    note = Note(role="target", id="interrupted", other=here.name, begun=1)
    with connect(here.name) as source, connect(there.name) as target:
        # As it is after an interruption, but that a key was written by another hand.
        notes.write(source, msgspec.structs.replace(note, role="source", other=there.name))
        notes.write(target, note)
        target.xadd(keys.events(GAME), {"e": "{}"}, id="1-0")
        with pytest.raises(CannotMove, match=r"gone-2\}:events \(other bytes\)\. Give this move up"):
            move(here, there)
        assert target.exists(keys.MOVE)
        assert source.exists(keys.MOVE)
        target.delete(keys.events(GAME))
    assert move(here, there).faults == [], "begun again, it carries what is missing"
    for server in servers:
        server.close()
