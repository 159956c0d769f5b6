"""A store that comes back without its last writes: whatever is lost is lost whole, told once, and nothing bends."""

from __future__ import annotations

import threading
from contextlib import closing
from pathlib import Path

import pytest
import redis

from service.engine.core.actions.acts import Join
from service.engine.dice.acts import Roll
from service.games.service import GameService
from service.store import keys
from service.store.errors import GameNotFound
from service.store.idempotency import Idempotency
from service.store.redis.epochs import of_server
from service.store.redis.scripts.script import source
from tests.serve.running import eventually
from tests.support.games import Answers, act, seated, started
from tests.support.rewinding import (
    CALM,
    PEOPLE,
    Rewindable,
    RewindableRedis,
    assert_unbent,
    log,
    rewound,
    roll,
    rolls,
)


def test_a_process_that_remembers_a_lost_state_never_plays_on_it(store: Rewindable) -> None:
    """The version that it remembers has come again, as another state."""
    one, other = store.service(), store.service()
    game_id = started(one, PEOPLE, **CALM)
    store.keep()
    roll(one, game_id, "perceval")
    store.rewind()
    roll(other, game_id, "karadoc")
    roll(one, game_id, "arthur")
    assert rolls(one, game_id) == ["karadoc", "arthur"]
    assert_unbent(one, game_id)


def test_a_game_that_went_back_says_from_where_to_where_and_says_it_once(store: Rewindable) -> None:
    services = [store.service() for _ in range(3)]
    game_id = started(services[0], PEOPLE, **CALM)
    store.keep()
    kept, version = len(log(services[0], game_id)), services[0].read(game_id).revision.version
    for service, player in zip(services, PEOPLE, strict=True):
        # Each of them knows another of the lost states.
        roll(service, game_id, player)
    assert len(log(services[0], game_id)) > kept
    store.rewind()
    for service in reversed(services):
        service.read(game_id)
    for service, player in zip(services, PEOPLE, strict=True):
        roll(service, game_id, player)
    [told] = rewound(services[0], game_id)
    assert told["seq"] == kept + 1
    assert (told["to_seq"], told["to_version"]) == (kept, version)
    assert told["from_seq"] > kept
    assert told["from_version"] > version
    assert_unbent(services[0], game_id)


def test_every_rewind_is_told(store: Rewindable) -> None:
    service = store.service()
    game_id = started(service, PEOPLE, **CALM)
    for player in PEOPLE[:2]:
        store.keep()
        roll(service, game_id, player)
        store.rewind()
        service.read(game_id)
    assert len(rewound(service, game_id)) == 2
    assert_unbent(service, game_id)


def test_a_process_that_slept_through_a_rewind_that_was_told_tells_it_not_again(store: Rewindable) -> None:
    one, sleeper = store.service(), store.service()
    game_id = started(one, PEOPLE, **CALM)
    store.keep()
    roll(sleeper, game_id, "perceval")
    roll(one, game_id, "karadoc")
    store.rewind()
    one.read(game_id)
    store.keep()
    store.rewind()
    one.read(game_id)
    sleeper.read(game_id)
    assert len(rewound(one, game_id)) == 1


def test_a_rewind_is_told_though_one_life_of_redis_got_two_numbers() -> None:
    """As where a process knew of a later life, whose number was lost with it: its number is one higher than others'."""
    with closing(RewindableRedis()) as store:
        one, other = store.service(), store.service()
        game_id = started(one, PEOPLE, **CALM)
        store.keep()
        roll(one, game_id, "perceval")
        store.rewind()
        other.read(game_id)
        script, _ = source(Path(of_server.__file__).with_name("epoch.lua"))
        with redis.Redis.from_url(store.server.url) as client:
            client.eval(script, 1, keys.EPOCH, other.store.epoch.number, "a-life-that-was-lost")
        one.read(game_id)
        assert one.store.epoch.run == other.store.epoch.run
        assert one.store.epoch.number > other.store.epoch.number
        assert len(rewound(one, game_id)) == 1
        store.keep()
        roll(other, game_id, "karadoc")
        store.rewind()
        other.read(game_id)
        assert len(rewound(other, game_id)) == 2
        assert_unbent(other, game_id)


def test_where_nothing_was_lost_nothing_is_told(store: Rewindable) -> None:
    one, other = store.service(), store.service()
    game_id = started(one, PEOPLE, **CALM)
    roll(one, game_id, "perceval")
    roll(other, game_id, "karadoc")
    store.keep()
    store.rewind()
    roll(one, game_id, "arthur")
    other.read(game_id)
    assert rewound(one, game_id) == []
    assert rolls(one, game_id) == ["perceval", "karadoc", "arthur"]
    assert_unbent(one, game_id)


def test_what_others_played_meanwhile_is_no_loss_of_theirs(store: Rewindable) -> None:
    """Nobody who knew the lost state was there when others went on: the game is told when one comes."""
    one, other = store.service(), store.service()
    game_id = started(other, PEOPLE, **CALM)
    store.keep()
    kept = len(log(other, game_id))
    one.read(game_id)
    roll(one, game_id, "perceval")
    store.rewind()
    roll(other, game_id, "karadoc")
    one.read(game_id)
    [told] = rewound(one, game_id)
    assert told["to_seq"] == kept, "what others played has come in the place of what was lost"
    assert_unbent(one, game_id)


def test_a_retry_of_an_act_that_was_lost_is_played_and_of_one_that_was_kept_is_answered(store: Rewindable) -> None:
    service = store.service()
    game_id = started(service, PEOPLE, **CALM)
    kept, lost = Idempotency("kept", "a" * 64), Idempotency("lost", "b" * 64)
    answers = Answers()

    def once(player: str, idem: Idempotency) -> bool:
        return service.act(game_id, Roll(player=player, at=service.clock.now()), idem, answers).replayed

    assert not once("perceval", kept)
    store.keep()
    assert not once("karadoc", lost)
    assert once("karadoc", lost)
    store.rewind()
    assert once("perceval", kept)
    assert not once("karadoc", lost), "the answer was lost with the act"
    assert once("karadoc", lost)
    assert rolls(service, game_id) == ["perceval", "karadoc"]
    assert_unbent(service, game_id)


def test_a_seat_that_was_lost_is_taken_again(store: Rewindable) -> None:
    one, other = store.service(), store.service()
    game_id = seated(one, ["perceval"])
    store.keep()
    act(one, game_id, Join(player="", at=one.clock.now(), name="Karadoc"))
    store.rewind()
    act(other, game_id, Join(player="", at=one.clock.now(), name="Arthur"))
    act(one, game_id, Join(player="", at=one.clock.now(), name="Karadoc"))
    state = one.read(game_id).game.state
    assert [player.name for player in state.players] == ["perceval", "Arthur", "Karadoc"]
    assert len(rewound(one, game_id)) == 1


def test_a_game_that_was_lost_altogether_is_gone_and_may_be_made_again(store: Rewindable) -> None:
    service = store.service()
    store.keep()
    game_id = seated(service, ["perceval", "karadoc"])
    store.rewind()
    with pytest.raises(GameNotFound):
        service.read(game_id)
    with pytest.raises(GameNotFound):
        roll(service, game_id, "perceval")


def test_games_that_nobody_asks_for_are_told_as_well(store: Rewindable) -> None:
    """Whoever notices that the store lives anew looks at all that it remembers."""
    service = store.service()
    games = [started(service, PEOPLE, **CALM) for _ in range(5)]
    store.keep()
    for game_id in games:
        roll(service, game_id, "perceval")
    store.rewind()
    service.store.ping()
    assert eventually(lambda: all(rewound(service, game_id) for game_id in games))


def test_a_sweep_tells_too(store: Rewindable) -> None:
    service = store.service()
    games = [started(service, PEOPLE, **CALM) for _ in range(3)]
    store.keep()
    for game_id in games:
        roll(service, game_id, "perceval")
    store.rewind()
    assert service.tick_all(games) == {}
    assert [len(rewound(service, game_id)) for game_id in games] == [1, 1, 1]
    for game_id in games:
        assert_unbent(service, game_id)


def test_many_who_notice_at_once_tell_once(store: Rewindable) -> None:
    services = [store.service() for _ in range(6)]
    game_id = started(services[0], PEOPLE, **CALM)
    for service in services:
        service.read(game_id)
    store.keep()
    roll(services[0], game_id, "perceval")
    for service in services:
        service.read(game_id)
    store.rewind()
    ready = threading.Barrier(len(services))

    def look(service: GameService) -> None:
        ready.wait()
        service.read(game_id)

    threads = [threading.Thread(target=look, args=(service,)) for service in services]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(rewound(services[0], game_id)) == 1
    assert_unbent(services[0], game_id)
