"""`client.clock`: the service's time, told from a few requests."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest
from chouette_sdk import AsyncClient, Client, Clock, ClockNotCompared

from tests.sdk.scripted import ScriptedServer, answers

AHEAD_MS = 5_000_000


class Hand:
    """A machine's clock that shows what it is given, one value a look, and then stands still."""

    def __init__(self, *seconds: float) -> None:
        self._looks: Iterator[float] = iter(seconds)
        self._last = seconds[0]

    def __call__(self) -> float:
        self._last = next(self._looks, self._last)
        return self._last


def test_the_quickest_of_several_answers_tells_the_offset() -> None:
    with ScriptedServer(answers(200, {"now": 1_005_000})).running() as server, Client(server.url) as client:
        # Sent and received, five times: round trips of 400, 300, 20, 200 and 100 ms.
        looks = Hand(1_000.0, 1_000.4, 1_000.5, 1_000.8, 1_001.0, 1_001.02, 1_002.0, 1_002.2, 1_003.0, 1_003.1)
        clock = Clock(client.api, looks)
        assert clock.sync() == pytest.approx(1_005_000 - 1_001_010)
        assert clock.error_ms == pytest.approx(10)
        assert clock.now() == 1_003_100 + 3_990
        assert clock.until(1_007_590) == pytest.approx(0.5)
        assert len(server.asked) == 5


def test_before_it_was_compared_it_says_what_to_do() -> None:
    with Client("http://127.0.0.1:1") as client:
        for ask in (client.clock.now, lambda: client.clock.until(1), lambda: client.clock.offset_ms):
            with pytest.raises(ClockNotCompared, match="sync"):
                ask()


def test_waiting_compares_by_itself_and_only_once() -> None:
    told = round(time.time() * 1000) + AHEAD_MS
    with ScriptedServer(answers(200, {"now": told})).running() as server, Client(server.url) as client:
        begun = time.monotonic()
        client.clock.wait_until(told - 1_000)
        client.clock.wait_until(told - 1_000)
        assert len(server.asked) == 5
        assert time.monotonic() - begun < 5
        before = client.clock.now()
        client.clock.wait_until(before + 50)
        assert client.clock.now() >= before + 49


def test_seats_and_clients_with_other_options_share_the_clock(service_url: str) -> None:
    with Client(service_url) as client:
        client.clock.sync()
        assert client.with_options(timeout_s=1).clock is client.clock
        assert abs(client.clock.offset_ms) <= client.clock.error_ms + 1_000, "one machine, one clock"


def test_the_same_for_asyncio(service_url: str) -> None:
    async def look() -> None:
        async with AsyncClient(service_url) as client:
            with pytest.raises(ClockNotCompared):
                client.clock.now()
            await client.clock.wait_until(0)
            now = client.clock.now()
            await client.clock.wait_until(now + 50)
            assert client.clock.now() >= now + 49

    asyncio.run(look())
