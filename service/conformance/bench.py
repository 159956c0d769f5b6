"""The bench as it runs: an address for clients, the service behind it, and an end."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial

from service.conformance.disguise import Disguise
from service.conformance.findings import Findings
from service.conformance.judges.judge import GRACE_S, SILENCE_S, Activity
from service.conformance.panel import Panel
from service.conformance.plan import Plan
from service.conformance.proxy import serve
from service.conformance.run import Run
from service.conformance.upstream import Upstream

TICK_S = 0.1
COMPARED_S = 60.0
SETTLE_S = 3.0
"""After the last game so long is waited for what clients still send."""


@dataclass(frozen=True)
class Options:
    """host, port: where clients come (port 0: a free one). slow_s: how long what is slow takes. grace_s: how long a
    client has to come back. silence_s: how long a silent stream may stay open."""

    host: str = "127.0.0.1"
    port: int = 0
    slow_s: float = 1.5
    grace_s: float = GRACE_S
    silence_s: float = SILENCE_S


@dataclass(frozen=True)
class Until:
    """When a run ends; with nothing given only by a signal. command: with its end, games: after so many are over."""

    seconds: float | None = None
    games: int | None = None
    command: tuple[str, ...] = ()


@dataclass
class Running:
    """A bench that runs at `url`."""

    url: str
    run: Run
    stopped: asyncio.Event = field(default_factory=asyncio.Event)

    async def until(self, end: Until) -> int:
        """Wait for the end; the exit code of the client's command, 0 without one."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.stopped.set)
        try:
            if end.command:
                return await self._command(end.command)
            with suppress(TimeoutError):
                async with asyncio.timeout(end.seconds):
                    await self._games(end.games)
            return 0
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)

    async def _games(self, games: int | None) -> None:
        while not self.stopped.is_set():
            if games is not None and len(self.run.finished) >= games:
                await asyncio.sleep(SETTLE_S)
                return
            with suppress(TimeoutError):
                await asyncio.wait_for(self.stopped.wait(), TICK_S)

    async def _command(self, command: tuple[str, ...]) -> int:
        process = await asyncio.create_subprocess_exec(*command, env={**os.environ, "CHOUETTE_URL": self.url})
        ended = asyncio.create_task(process.wait())
        stopped = asyncio.create_task(self.stopped.wait())
        await asyncio.wait({ended, stopped}, return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
        if not ended.done():
            process.terminate()
        return await ended


@asynccontextmanager
async def running(upstream: str, plan: Plan, findings: Findings, options: Options) -> AsyncIterator[Running]:
    """A bench, for as long as the context lasts. Raises UpstreamFailed, and OSError where the port is taken."""
    service = Upstream(upstream)
    try:
        await service.compare()

        def now_ms() -> int:
            return service.now_ms() + plan.skew_ms

        activity = Activity(now_ms, grace_s=options.grace_s, silence_s=options.silence_s)
        panel = Panel(findings, activity, skewed=bool(plan.skew_ms))
        run = Run(plan, findings, panel, service, Disguise(plan), slow_s=options.slow_s, silence_s=options.silence_s)
        server = await asyncio.start_server(partial(_connected, run), options.host, options.port)
        host, port = server.sockets[0].getsockname()[:2]
        ticking = [asyncio.create_task(_every(TICK_S, panel.tick)), asyncio.create_task(_compared(service))]
        try:
            yield Running(f"http://{f'[{host}]' if ':' in host else host}:{port}", run)
        finally:
            panel.tick()
            server.close()
            for task in (*ticking, *run.connections):
                task.cancel()
            await asyncio.gather(*ticking, *run.connections, return_exceptions=True)
    finally:
        await service.close()


def _connected(run: Run, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    # Tasks of our own, so that the end of the run is the end of all of them.
    task = asyncio.create_task(serve(run, reader, writer))
    run.connections.add(task)
    task.add_done_callback(run.connections.discard)


async def _every(seconds: float, tick: Callable[[], None]) -> None:
    while True:
        await asyncio.sleep(seconds)
        tick()


async def _compared(service: Upstream) -> None:
    while True:
        await asyncio.sleep(COMPARED_S)
        # A service that is away for a moment keeps the clock that it had.
        with suppress(Exception):
            await service.compare()
