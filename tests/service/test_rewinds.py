"""A store that comes back without its last writes: whatever is lost is lost whole, told once, and nothing bends."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
import redis

from service.engine.kernel.acts import Join, Leave, Roll
from service.handle import Service
from service.outbox.fanout import Dropped
from service.scenario.check import check
from service.scenario.form import parse
from service.scenario.record import record
from service.store import epochs, keys
from service.store.port import GameNotFound, Idempotency
from service.store.scripts import source
from tests.serve.running import eventually
from tests.support.games import Answers, act, seated, started
from tests.support.rewinding import Rewindable, RewindableMemory, RewindableRedis

PEOPLE = ["perceval", "karadoc", "arthur"]
CALM = {"turn_ms": 0}


@pytest.fixture(params=["memory", "redis"])
def store(request: pytest.FixtureRequest) -> Iterator[Rewindable]:
    made: Rewindable = RewindableMemory() if request.param == "memory" else RewindableRedis()
    yield made
    made.close()


def roll(service: Service, game_id: str, player: str) -> None:
    act(service, game_id, Roll(player=player, at=service.clock.now()))


def log(service: Service, game_id: str) -> list[dict[str, Any]]:
    return [msgspec.json.decode(raw) for raw in service.events(game_id, 0, 500)]


def rewound(service: Service, game_id: str) -> list[dict[str, Any]]:
    return [event for event in log(service, game_id) if event["type"] == "rewound"]


def rolls(service: Service, game_id: str) -> list[str]:
    return [event["player"] for event in log(service, game_id) if event["type"] == "dice_rolled"]


def assert_unbent(service: Service, game_id: str) -> None:
    """Log and state belong together, and the rules alone come to the same game."""
    seen = service.read(game_id)
    events = log(service, game_id)
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    assert seen.game.state.events == len(events)
    verdict = check(parse(record(seen.game, service.events(game_id, 0, 500)), game_id))
    assert verdict.outcome == "passed", verdict.why


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
    kept, version = len(log(services[0], game_id)), services[0].read(game_id).version
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
        script, _ = source(Path(epochs.__file__).with_name("epoch.lua"))
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


def test_a_game_that_is_over_tells_nothing_more(store: Rewindable) -> None:
    service = store.service()
    game_id = started(service, ["perceval", "karadoc"], **CALM)
    for player in ("perceval", "karadoc"):
        act(service, game_id, Leave(player=player, at=service.clock.now(), for_good=True))
    store.keep()
    over = log(service, game_id)
    assert over[-1]["type"] == "game_finished"
    store.rewind()
    service.read(game_id)
    assert log(service, game_id) == over


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

    def look(service: Service) -> None:
        ready.wait()
        service.read(game_id)

    threads = [threading.Thread(target=look, args=(service,)) for service in services]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(rewound(services[0], game_id)) == 1
    assert_unbent(services[0], game_id)


def test_a_reader_whose_event_is_gone_is_sent_away_and_told_why(store: Rewindable) -> None:
    one, other = store.service(), store.service()
    game_id = started(one, PEOPLE, **CALM)
    with other.follow(game_id) as reader:
        assert len(reader.next(2000)) == len(log(one, game_id))
        store.keep()
        roll(one, game_id, "perceval")
        assert reader.next(2000)
        store.rewind()
        with pytest.raises(Dropped, match="rewound"):
            reader.next(20_000)
    # Nobody but the reader's process may have known of the lost event: it has told the game.
    assert len(rewound(other, game_id)) == 1


def test_a_reader_is_told_even_where_the_log_has_come_as_far_again(store: Rewindable) -> None:
    one, other = store.service(), store.service()
    game_id = started(one, PEOPLE, **CALM)
    store.keep()
    roll(one, game_id, "perceval")
    reader = other.follow(game_id)
    reader.next(2000)
    at = reader.after
    # It learns of nothing while the store is away and others go on.
    assert other._fanout._feed is not None
    other._fanout._feed.unwatch(game_id)
    store.rewind()
    for player in PEOPLE:
        roll(one, game_id, player)
    assert len(log(one, game_id)) > at
    reader.look()
    with pytest.raises(Dropped, match="rewound"):
        reader.next(1000)
    reader.close()


def test_a_reader_that_has_only_what_was_kept_goes_on(store: Rewindable) -> None:
    one, other = store.service(), store.service()
    game_id = started(one, PEOPLE, **CALM)
    with other.follow(game_id) as reader:
        reader.next(2000)
        store.keep()
        # Another game makes the store forget something.
        started(one, PEOPLE)
        store.rewind()
        roll(one, game_id, "perceval")
        got = [msgspec.json.decode(raw)["type"] for raw in reader.next(3000)]
    assert got == ["dice_rolled"]


def test_who_resumes_behind_an_event_that_is_another_one_now_is_found_out(store: Rewindable) -> None:
    one, other = store.service(), store.service()
    game_id = started(one, PEOPLE, **CALM)
    store.keep()
    kept = one.log(game_id, 0, 100)[-1]
    roll(one, game_id, "perceval")
    lost = one.log(game_id, 0, 100)[-1]
    store.rewind()
    roll(other, game_id, "karadoc")
    assert other.has_event(game_id, kept.seq, kept.mark)
    assert not other.has_event(game_id, lost.seq, lost.mark)
    assert other.has_event(game_id, lost.seq, "")


def break_log(store: Rewindable, game_id: str, *, longer: bool) -> None:
    """What an earlier release did to a game that it forked: events that the state knows nothing of, or has lost."""
    if isinstance(store, RewindableMemory):
        entries = store.store._games[game_id].events
        if longer:
            entries.append(entries[-1]._replace(seq=len(entries) + 1))
        else:
            entries.pop()
        return
    from service.store import keys
    from service.store.connection import connect

    assert isinstance(store, RewindableRedis)
    client: Any = connect(store.server.url)
    name = keys.events(game_id)
    last = int(client.xrevrange(name, count=1)[0][0].partition(b"-")[0])
    if longer:
        client.xadd(name, {"e": b'{"type":"noise","seq":%d,"at":0}' % (last + 1)}, id=f"{last + 1}-0")
    else:
        client.xdel(name, f"{last}-0")
    client.close()


@pytest.mark.parametrize("longer", [True, False], ids=["ahead", "behind"])
def test_a_log_that_does_not_go_with_its_state_is_mended_and_the_game_told(store: Rewindable, longer: bool) -> None:
    service = store.service()
    game_id = started(service, PEOPLE, **CALM)
    before = len(log(service, game_id))
    break_log(store, game_id, longer=longer)
    roll(service, game_id, "perceval")
    events = log(service, game_id)
    kept = before if longer else before - 1
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    assert service.read(game_id).game.state.events == len(events)
    [told] = rewound(service, game_id)
    assert (told["seq"], told["to_seq"]) == (kept + 1, kept)
    assert rolls(service, game_id) == ["perceval"]
