"""The Python event stream: nothing missing, nothing twice, whatever the connection does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest
from chouette_sdk import (
    AsyncClient,
    Client,
    ConnectionFailed,
    Event,
    GameNotFound,
    Patience,
    Problem,
    Retry,
    UnknownVariant,
    models,
)

from tests.sdk.scripted import ScriptedServer, answers, drops, event, finished, message, page, problem, streams

QUICK = Patience(silence_s=0.3, alone_s=2.0, retry=Retry(first_s=0.01, longest_s=0.05))
Follow = Callable[..., list[Event]]


def follow_sync(url: str, *, after: int = 0, patience: Patience = QUICK) -> list[Event]:
    """All events, through the synchronous client."""
    with Client(url) as client:
        return list(client.table("g").events(after=after, patience=patience))


def follow_async(url: str, *, after: int = 0, patience: Patience = QUICK) -> list[Event]:
    """All events, through the asynchronous client."""

    async def listen() -> list[Event]:
        async with AsyncClient(url) as client:
            return [event async for event in client.table("g").events(after=after, patience=patience)]

    return asyncio.run(listen())


@pytest.fixture(params=[follow_sync, follow_async], ids=["sync", "async"])
def follow(request: pytest.FixtureRequest) -> Follow:
    """Both clients must behave alike."""
    face: Follow = request.param
    return face


def seqs(events: list[Event]) -> list[int]:
    """The seq of each."""
    return [event.seq for event in events]


def resumed(server: ScriptedServer) -> list[str | None]:
    """Where each connection said it wanted to go on from."""
    return [each.headers.get("last-event-id") for each in server.asked]


def test_it_ends_when_the_game_does(follow: Follow) -> None:
    with ScriptedServer(streams(message(1), finished(2), 5.0)).running() as server:
        events = follow(server.url)
        assert [type(event) for event in events] == [models.ClockStoppedEvent, models.GameFinishedEvent]
        assert len(server.asked) == 1


def test_a_lost_connection_is_resumed_without_gap_or_double(follow: Follow) -> None:
    script = (
        streams(message(1), message(2)),
        streams(message(2), message(3), "id: 4\ndata: {cut"),
        drops,
        problem(503, "store_unavailable"),
        streams(": heartbeat\n\n", message(4), finished(5)),
    )
    with ScriptedServer(*script).running() as server:
        assert seqs(follow(server.url)) == [1, 2, 3, 4, 5]
        assert resumed(server) == ["0", "2", "3", "3", "3"]


def test_who_is_sent_away_comes_back_when_he_is_told_to(follow: Follow) -> None:
    away = 'retry: 250\nevent: dropped\ndata: {"reason":"slow"}\n\n'
    with ScriptedServer(streams(message(1), away), streams(message(2), away), streams(finished(3))).running() as server:
        begun = time.monotonic()
        assert seqs(follow(server.url)) == [1, 2, 3]
        assert time.monotonic() - begun >= 0.5, "the pause between failures would be shorter"
        assert resumed(server) == ["0", "1", "2"]


def test_a_garbled_message_is_asked_for_again(follow: Follow) -> None:
    with ScriptedServer(streams("data: {cut\n\n"), streams(message(1), finished(2))).running() as server:
        assert seqs(follow(server.url)) == [1, 2]


def test_a_connection_without_heartbeats_is_given_up(follow: Follow) -> None:
    with ScriptedServer(streams(message(1), 3.0), streams(finished(2))).running() as server:
        assert seqs(follow(server.url)) == [1, 2]
        assert resumed(server) == ["0", "1"]


def test_heartbeats_keep_a_quiet_connection(follow: Follow) -> None:
    quiet = [part for _ in range(4) for part in (0.15, ": heartbeat\n\n")]
    with ScriptedServer(streams(message(1), *quiet, finished(2))).running() as server:
        assert seqs(follow(server.url)) == [1, 2]
        assert len(server.asked) == 1


def test_a_gap_is_asked_for_once_and_then_believed(follow: Follow) -> None:
    hole = streams(message(1), message(3), finished(4))
    with ScriptedServer(hole, streams(message(2), message(3), finished(4))).running() as server:
        assert seqs(follow(server.url)) == [1, 2, 3, 4]
    with ScriptedServer(hole).running() as server:
        assert seqs(follow(server.url)) == [1, 3, 4]


def test_who_comes_back_after_the_end_is_told_so(follow: Follow) -> None:
    with ScriptedServer(answers(204)).running() as server:
        assert follow(server.url, after=9) == []
        assert resumed(server) == ["9"]
    with ScriptedServer(streams("event: end\ndata: {}\n\n", 5.0)).running() as server:
        assert follow(server.url, after=9) == []


def rewound(seq: int, from_seq: int = 3) -> dict[str, int]:
    """What an event `rewound` tells, told at once."""
    return {"from_seq": from_seq, "to_seq": seq - 1, "from_version": from_seq, "to_version": seq - 1}


UNKNOWN = problem(409, "last_event_id_unknown")


def test_a_log_that_was_rewound_is_told_by_the_event_that_says_so(follow: Follow) -> None:
    sent_away = 'retry: 10\nevent: dropped\ndata: {"reason":"rewound"}\n\n'
    script = (
        streams(message(1, id="1.11"), message(2, id="2.22"), message(3, id="3.33"), sent_away),
        UNKNOWN,
        UNKNOWN,
        page(event(2, "rewound", **rewound(2))),
        page(event(2, "rewound", **rewound(2))),
        streams(message(2, "rewound", **rewound(2)), message(3), finished(4)),
    )
    with ScriptedServer(*script).running() as server:
        events = follow(server.url)
        assert seqs(events) == [1, 2, 3, 2, 3, 4]
        again = events[3]
        assert isinstance(again, models.RewoundEvent)
        assert (again.from_seq, again.to_seq) == (3, 1)
        # It looks for the last event that it told and the log still has, and goes on behind that.
        assert resumed(server) == ["0", "3.33", "2.22", "1.11", "1.11", "1.11"]


def test_of_two_rewinds_that_tell_the_same_the_second_is_told_too(follow: Follow) -> None:
    """The first one was lost itself."""
    one, other = message(2, "rewound", id="2.22", **rewound(2)), message(2, "rewound", id="2.77", **rewound(2))
    script = (
        streams(message(1, id="1.11"), one, message(3, id="3.33")),
        UNKNOWN,
        UNKNOWN,
        page(event(2, "rewound", **rewound(2))),
        page(event(2, "rewound", **rewound(2)), event(3, "rewound", **rewound(3, 4))),
        streams(other, message(3, "rewound", **rewound(3, 4)), finished(4)),
    )
    with ScriptedServer(*script).running() as server:
        assert seqs(follow(server.url)) == [1, 2, 3, 2, 3, 4]


def test_a_rewind_that_was_told_is_gone_back_behind(follow: Follow) -> None:
    script = (
        streams(message(1, id="1.11"), message(2, "rewound", id="2.22", **rewound(2)), message(3, id="3.33")),
        UNKNOWN,
        page(event(3, "rewound", **rewound(3, 4))),
        page(event(3, "rewound", **rewound(3, 4))),
        streams(message(3, "rewound", **rewound(3, 4)), finished(4)),
    )
    with ScriptedServer(*script).running() as server:
        assert seqs(follow(server.url)) == [1, 2, 3, 3, 4]
        assert resumed(server) == ["0", "3.33", "2.22", "2.22", "2.22"]


def test_what_this_stream_told_and_the_service_does_not_know_to_be_lost_is_taken_back_too(follow: Follow) -> None:
    """The log was rewound twice, and those who told the second knew the first no longer."""
    told = {"from_seq": 5, "to_seq": 3, "from_version": 5, "to_version": 3}
    script = (
        streams(message(1, id="1.11"), message(2, id="2.22"), message(3, id="3.33")),
        UNKNOWN,
        UNKNOWN,
        page(event(2)),
        page(event(2), event(3), event(4, "rewound", **told)),
        page(event(2), event(3), last_id="3.77"),
        streams(message(4, "rewound", id="4.88", **told), finished(5)),
    )
    with ScriptedServer(*script).running() as server:
        events = follow(server.url)
        assert seqs(events) == [1, 2, 3, 4, 5]
        assert isinstance(events[3], models.RewoundEvent)
        assert events[3].to_seq == 1, "2 and 3 are others now"
        assert resumed(server)[-1] == "3.77"


def test_a_log_that_is_rewound_while_it_is_looked_at_is_looked_at_again(follow: Follow) -> None:
    script = (
        streams(message(1, id="1.11"), message(2, id="2.22"), message(3, id="3.33")),
        UNKNOWN,
        page(event(3)),
        UNKNOWN,
        UNKNOWN,
        UNKNOWN,
        page(event(2, "rewound", **rewound(2))),
        page(event(2, "rewound", **rewound(2))),
        streams(message(2, "rewound", **rewound(2)), finished(3)),
    )
    with ScriptedServer(*script).running() as server:
        assert seqs(follow(server.url)) == [1, 2, 3, 2, 3]
        assert resumed(server) == ["0", "3.33", "2.22", "2.22", "3.33", "2.22", "1.11", "1.11", "1.11"]


def test_a_place_that_the_log_never_had_is_refused(follow: Follow) -> None:
    with ScriptedServer(problem(409, "last_event_id_unknown")).running() as server, pytest.raises(Problem) as refused:
        follow(server.url, after=99)
    assert refused.value.code == "last_event_id_unknown"


def test_where_the_log_tells_of_no_rewind_the_refusal_is_raised(follow: Follow) -> None:
    script = (streams(message(1)), UNKNOWN, page(event(1)), page())
    with ScriptedServer(*script).running() as server, pytest.raises(Problem) as refused:
        follow(server.url)
    assert refused.value.code == "last_event_id_unknown"


def test_an_event_from_the_future_comes_as_it_is(follow: Follow) -> None:
    with ScriptedServer(streams(message(1, "pelican_landed", beak="long"), finished(2))).running() as server:
        first = follow(server.url)[0]
        assert isinstance(first, UnknownVariant)
        assert (first.kind, first.seq, first.beak) == ("pelican_landed", 1, "long")


def test_a_refusal_is_raised(follow: Follow) -> None:
    with ScriptedServer(problem(404, "game_not_found")).running() as server, pytest.raises(GameNotFound):
        follow(server.url)


def test_patience_ends(follow: Follow) -> None:
    short = Patience(alone_s=0.2, retry=Retry(first_s=0.02))
    with ScriptedServer(drops).running() as server:
        with pytest.raises(ConnectionFailed):
            follow(server.url, patience=short)
        assert len(server.asked) > 2
