"""Readers of a log that was rewound, and logs that do not go with their states: told, and put right."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from service.engine.core.actions.acts import Leave
from service.outbox.reader import Dropped
from service.store import keys
from tests.support.games import act, started
from tests.support.rewinding import (
    CALM,
    PEOPLE,
    Rewindable,
    RewindableMemory,
    RewindableRedis,
    log,
    rewound,
    roll,
    rolls,
)


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


def break_log(store: Rewindable, game_id: str, *, longer: bool) -> None:
    """What an earlier release did to a game that it forked: events that the state knows nothing of, or has lost."""
    if isinstance(store, RewindableMemory):
        entries = store.store._games[game_id].loose
        if longer:
            entries.append(entries[-1]._replace(seq=len(entries) + 1))
        else:
            entries.pop()
        return
    from service.store.redis.connection import connect

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
