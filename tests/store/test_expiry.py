"""What is left of a game in Redis once its time is over: nothing."""

from __future__ import annotations

from typing import Any

import pytest

from service.assemble import assemble
from service.commands.presence import cut_off
from service.engine.core.actions.acts import Forfeit
from service.engine.dice.acts import Roll
from service.games.service import GameService
from service.outbox.presence import PresenceRegistry, Seat
from service.settings import Settings
from service.store import keys
from service.store.idempotency import Idempotency
from service.store.redis.connection import connect
from tests.serve.running import eventually
from tests.support.clock import SetClock
from tests.support.games import Answers, act, started

PEOPLE = ["perceval", "karadoc"]


def traces(client: Any, game_id: str) -> list[str]:
    """Every key in which this game's id is, in its name or in anything that it holds."""
    mine = game_id.encode()
    found = []
    for key in client.scan_iter():
        kind = client.type(key)
        held: Any = b""
        if kind == b"hash":
            held = client.hgetall(key)
        elif kind == b"zset":
            held = client.zrange(key, 0, -1)
        elif kind == b"set":
            held = client.smembers(key)
        elif kind == b"list":
            held = client.lrange(key, 0, -1)
        elif kind == b"string":
            held = client.get(key)
        if mine in key or mine in repr(held).encode():
            found.append(key.decode())
    return sorted(found)


def finished(service: GameService) -> str:
    """A public game of a key, with an idempotency record, which all but one have left for good."""
    game_id = started(service, PEOPLE, api_key_id="key_a")
    answers = Answers()
    idem = Idempotency("a key", "f" * 64)
    service.act(game_id, Roll(player="karadoc", at=service.clock.now()), idem, answers)
    for player in PEOPLE[1:]:
        act(service, game_id, Forfeit(player=player, at=service.clock.now()))
    return game_id


@pytest.mark.parametrize("apart", [False, True], ids=["one Redis", "the alarm's own Redis"])
def test_after_its_time_nothing_is_left_of_a_game(redis_url: str, apart: bool) -> None:
    other = f"{redis_url}?db=1"
    settings = Settings(redis_url=redis_url, rq_redis_url=other if apart else "", game_ttl_s=1)
    service = assemble(settings)
    book = PresenceRegistry(connect(settings.alarm_redis_url))
    client: Any = connect(redis_url)
    alarms: Any = connect(settings.alarm_redis_url)
    try:
        game_id = finished(service)
        seat = Seat(game_id, "karadoc")
        book.seen({seat: service.clock.now()})
        for gone, seen in book.missing(0):
            cut_off(service, book, gone, seen)
        left = traces(client, game_id)
        assert {keys.game(game_id), keys.events(game_id), keys.LOBBY, keys.LOBBY_ENDS} <= set(left)
        assert {keys.owned("key_a"), keys.OWNED_ENDS} <= set(left)
        due = int(alarms.zscore(keys.ALARMS, game_id))
        now = service.clock.now()
        assert now < due <= now + 2_500, "it rings when the game has expired"
        assert eventually(lambda: not client.exists(keys.game(game_id), keys.events(game_id)))
        service.tick(game_id)
        assert eventually(lambda: traces(client, game_id) == [])
        assert traces(alarms, game_id) == []
    finally:
        service.close()


def test_an_answer_is_never_kept_for_longer_than_a_game(redis_url: str) -> None:
    service = assemble(Settings(redis_url=redis_url, game_ttl_s=60))
    client: Any = connect(redis_url)
    game_id = finished(service)
    kept = [*client.scan_iter("*:idem:*"), *client.scan_iter("*:answers")]
    assert kept
    assert all(0 < client.pttl(key) <= 60_000 for key in kept)
    assert 0 < client.pttl(keys.game(game_id)) <= 60_000
    service.close()


def test_a_finished_game_that_is_looked_at_too_early_is_looked_at_again(redis_url: str) -> None:
    """When its log is to be packed, and then when its time is over."""
    service = assemble(Settings(redis_url=redis_url))
    client: Any = connect(redis_url)
    game_id = finished(service)
    for looks in (lambda: None, lambda: service.tick(game_id)):
        looks()
        hour_ms = Settings.pack_after_s * 1000
        assert abs(client.zscore(keys.ALARMS, game_id) - service.clock.now() - hour_ms) < 60_000
    service.packing._clock = SetClock(service.clock.now() + Settings.pack_after_s * 1000 + 1000)
    service.pack(game_id)
    for looks in (lambda: None, lambda: service.pack(game_id)):
        looks()
        month_ms = Settings.game_ttl_s * 1000
        assert abs(client.zscore(keys.ALARMS, game_id) - service.clock.now() - month_ms) < 60_000
    service.close()


def test_an_unfinished_game_never_expires(redis_url: str) -> None:
    service = assemble(Settings(redis_url=redis_url, game_ttl_s=60))
    client: Any = connect(redis_url)
    game_id = started(service, PEOPLE)
    assert client.pttl(keys.game(game_id)) == client.pttl(keys.events(game_id)) == -1
    service.close()
