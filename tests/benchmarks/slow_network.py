"""A network with latency: a TCP proxy in this event loop through which every byte takes its time, there and back."""

from __future__ import annotations

import asyncio
from contextlib import suppress


class SlowNetwork:
    """Listens on a port of its own and passes everything on, half of the round trip later, in order."""

    def __init__(self, port: int, round_trip_ms: int) -> None:
        self._target = port
        self._delay = round_trip_ms / 2000
        self._server: asyncio.Server | None = None
        self._busy: set[asyncio.Task[None]] = set()

    async def open(self) -> str:
        """Begin; the address to talk to."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0, backlog=1024)
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        """Cut every line."""
        assert self._server is not None
        self._server.close()
        for task in self._busy:
            task.cancel()
        await asyncio.gather(*self._busy, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        beyond, onward = await asyncio.open_connection("127.0.0.1", self._target)
        for source, sink in ((reader, onward), (beyond, writer)):
            task = asyncio.create_task(self._carry(source, sink))
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        with suppress(ConnectionError):
            while chunk := await source.read(65_536):
                loop.call_later(self._delay, _write, sink, chunk)
        loop.call_later(self._delay, _close, sink)


def _write(sink: asyncio.StreamWriter, chunk: bytes) -> None:
    if not sink.is_closing():
        sink.write(chunk)


def _close(sink: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError, RuntimeError):
        sink.close()
