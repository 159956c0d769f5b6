"""`python -m tests.chaos.witness URL…`: follows games at each of these URLs, in a process that does nothing else.

Reads the ids of games, a line each, and tells of each window that its deadline closed when it was told; and how long it
was held up itself, as what shares the machine makes everything late: that is the floor of the same run.
"""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import suppress
from typing import Any

import httpx
import msgspec

from service.settings import Settings

AGAIN_S, NAP_S = 0.2, 0.01
HELD_UP_MS = 5.0
"""By less than this it is not held up."""

SETTLE_MS = Settings.settle_ms
STREAM = {"Accept": "application/x-ndjson"}
TIMEOUT = httpx.Timeout(5, read=40)


class Closing(msgspec.Struct, frozen=True, tag=True):
    """A window that its deadline closed. due_ms: when it was to be closed; late_ms: how much later that was told."""

    game: str
    seq: int
    due_ms: int
    late_ms: float


class HeldUp(msgspec.Struct, frozen=True, tag=True):
    """The witness slept until `until_ms` (since the epoch), for so much longer than it wanted to."""

    until_ms: float
    late_ms: float


def tell(what: Closing | HeldUp) -> None:
    """Write it to stdout."""
    sys.stdout.buffer.write(msgspec.json.encode(what) + b"\n")
    sys.stdout.buffer.flush()


async def follow(http: httpx.AsyncClient, url: str, game: str) -> None:
    """Until the game is over, by as many streams as it takes.

    What a stream tells of the time before it was opened says nothing about punctuality, and is left out. So a web
    process that dies makes nothing late, as long as another one tells.
    """
    after = 0
    while True:
        with suppress(httpx.HTTPError):
            async with http.stream(
                "GET", f"{url}/v1/games/{game}/events?after={after}", headers=STREAM, timeout=TIMEOUT
            ) as answer:
                if answer.status_code in (204, 404):
                    # It is over, or was lost.
                    return
                opened_ms = time.time() * 1000
                async for line in answer.aiter_lines():
                    event: dict[str, Any] = msgspec.json.decode(line) if line.strip() else {}
                    after = max(after, event.get("seq", 0))
                    heard(game, event, opened_ms)
                    if event.get("type") == "game_finished":
                        return
        await asyncio.sleep(AGAIN_S)


def heard(game: str, event: dict[str, Any], opened_ms: float) -> None:
    """Tell of an event if it is a window that its deadline closed. opened_ms: since when it would have been heard."""
    if event.get("type") != "window_closed" or event["outcome"] != "elapsed":
        return
    due_ms = event["at"] + SETTLE_MS
    if due_ms >= opened_ms:
        tell(Closing(game, event["seq"], due_ms, time.time() * 1000 - due_ms))


async def sleep() -> None:
    """And tell where that takes too long."""
    while True:
        begun = time.monotonic()
        await asyncio.sleep(NAP_S)
        late_ms = (time.monotonic() - begun - NAP_S) * 1000
        if late_ms >= HELD_UP_MS:
            tell(HeldUp(time.time() * 1000, late_ms))


async def main(urls: list[str]) -> None:
    """Until nothing more is told by who started it."""
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    limits = httpx.Limits(max_connections=None)
    async with httpx.AsyncClient(limits=limits, verify=False) as http, asyncio.TaskGroup() as tasks:
        started = [tasks.create_task(sleep())]
        while line := await lines.readline():
            started += [tasks.create_task(follow(http, url, line.decode().strip())) for url in urls]
        for task in started:
            task.cancel()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
