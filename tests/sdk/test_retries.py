"""What the Python client tries again, with which key, and what it hands on to its caller."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
from chouette_sdk import (
    NEVER,
    AsyncClient,
    CallTimedOut,
    Client,
    Conflict,
    ConnectionFailed,
    Retry,
    TooLate,
    TooManyRequests,
    Unavailable,
    UnreadableAnswer,
)

from tests.sdk.scripted import ScriptedServer, answers, cut_short, drops, problem, sleeps

DONE = {"effect": "counted", "at": 1, "version": 2, "seq": 3, "events": []}
QUICK = Retry(attempts=4, first_s=0.01, longest_s=0.05, patience_s=2.0)
Roll = Callable[..., Any]


def roll_sync(url: str, *, retry: Retry = QUICK, timeout_s: float = 2.0, key: str | None = None) -> Any:
    """Rolls through the synchronous client."""
    with Client(url, retry=retry, timeout_s=timeout_s) as client:
        return client.seat("g", "perceval", "token").roll(key=key)


def roll_async(url: str, *, retry: Retry = QUICK, timeout_s: float = 2.0, key: str | None = None) -> Any:
    """Rolls through the asynchronous client."""

    async def play() -> Any:
        async with AsyncClient(url, retry=retry, timeout_s=timeout_s) as client:
            return await client.seat("g", "perceval", "token").roll(key=key)

    return asyncio.run(play())


@pytest.fixture(params=[roll_sync, roll_async], ids=["sync", "async"])
def roll(request: pytest.FixtureRequest) -> Roll:
    """Both clients must behave alike."""
    face: Roll = request.param
    return face


@pytest.mark.parametrize(
    "trouble",
    [
        drops,
        cut_short,
        problem(503, "store_unavailable"),
        problem(429, "rate_limited", Retry_After="0"),
        problem(409, "idempotency_key_in_use"),
        answers(502),
    ],
    ids=["dropped", "cut short", "503", "429", "key in use", "bad gateway"],
)
def test_a_call_in_trouble_is_tried_again_with_the_same_key(roll: Roll, trouble: Any) -> None:
    with ScriptedServer(trouble, trouble, answers(201, DONE)).running() as server:
        assert roll(server.url).effect == "counted"
        assert len(server.asked) == 3
        assert len(set(server.keys())) == 1
        assert server.keys()[0]


def test_a_key_of_the_callers_own_is_kept(roll: Roll) -> None:
    with ScriptedServer(drops, answers(201, DONE)).running() as server:
        roll(server.url, key="mine")
        assert server.keys() == ["mine", "mine"]


def test_every_call_has_a_key_of_its_own(roll: Roll) -> None:
    with ScriptedServer(answers(201, DONE)).running() as server:
        roll(server.url)
        roll(server.url)
        assert len(set(server.keys())) == 2


def test_reading_carries_no_key() -> None:
    with ScriptedServer(answers(200, {"now": 5})).running() as server, Client(server.url) as client:
        assert client.api.get_time().now == 5
        assert server.keys() == [None]


def test_retry_after_is_waited_for(roll: Roll) -> None:
    later = problem(503, "store_unavailable", Retry_After="0.3")
    with ScriptedServer(later, answers(201, DONE)).running() as server:
        started = time.monotonic()
        roll(server.url)
        assert time.monotonic() - started >= 0.3


def test_a_retry_after_beyond_all_patience_is_not_waited_for(roll: Roll) -> None:
    with ScriptedServer(problem(503, "store_unavailable", Retry_After="60")).running() as server:
        with pytest.raises(Unavailable) as caught:
            roll(server.url)
        assert caught.value.retry_after == 60
        assert len(server.asked) == 1


def test_what_the_rules_refuse_is_not_tried_again(roll: Roll) -> None:
    with ScriptedServer(problem(409, "too_late")).running() as server:
        with pytest.raises(TooLate) as caught:
            roll(server.url)
        assert isinstance(caught.value, Conflict)
        assert caught.value.request_id == "r1"
        assert len(server.asked) == 1


def test_patience_ends(roll: Roll) -> None:
    with ScriptedServer(problem(429, "too_many_requests")).running() as server:
        with pytest.raises(TooManyRequests):
            roll(server.url)
        assert len(server.asked) == QUICK.attempts
    with pytest.raises(ConnectionFailed):
        roll(server.url)


def test_a_client_may_be_told_never_to_retry(roll: Roll) -> None:
    with ScriptedServer(drops, answers(201, DONE)).running() as server:
        with pytest.raises(ConnectionFailed):
            roll(server.url, retry=NEVER)
        assert len(server.asked) == 1


def test_each_attempt_has_its_own_timeout(roll: Roll) -> None:
    with ScriptedServer(sleeps(1.0), answers(201, DONE)).running() as server:
        assert roll(server.url, timeout_s=0.2).version == 2
    with ScriptedServer(sleeps(1.0)).running() as server, pytest.raises(CallTimedOut):
        roll(server.url, timeout_s=0.1, retry=Retry(attempts=2, first_s=0.01))


def test_an_answer_of_another_form_is_not_taken_for_a_success(roll: Roll) -> None:
    with (
        ScriptedServer(answers(201, {"hello": "proxy"})).running() as server,
        pytest.raises(UnreadableAnswer),
    ):
        roll(server.url)
