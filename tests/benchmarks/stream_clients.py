"""Listeners by the thousand in one process: opens event streams, and tells how late each event arrived."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import subprocess
import sys
from collections.abc import Iterator
from time import monotonic_ns

import msgspec

from tests.benchmarks.processes import ROOT

AT_ONCE = 64
"""Connections that are being opened at the same time."""

SENT, DIGITS = b'"sent_ns":', 18
"""An event carries when it was about to be committed: monotonic_ns, which all processes of a machine share."""


class Order(msgspec.Struct):
    """Where to listen: one path a listener."""

    port: int
    paths: list[str]


class Report(msgspec.Struct):
    """delays in µs, in the order of arrival. cut: listeners whose stream ended."""

    delays: list[int]
    cut: int


class Listener(asyncio.Protocol):
    """One stream."""

    def __init__(self, path: str, report: Report) -> None:
        self._path, self._report = path, report
        self._rest = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """See asyncio."""
        assert isinstance(transport, asyncio.Transport)
        head = f"GET {self._path} HTTP/1.1\r\nHost: bench\r\nAccept: text/event-stream\r\n\r\n"
        transport.write(head.encode())

    def data_received(self, data: bytes) -> None:
        """See asyncio."""
        now = monotonic_ns()
        if not self.opened.done() and (b": open" in data or b": open" in self._rest + data):
            self.opened.set_result(None)
        data = self._rest + data
        at = data.find(SENT)
        while 0 <= at <= len(data) - len(SENT) - DIGITS:
            begin = at + len(SENT)
            self._report.delays.append((now - int(data[begin : begin + DIGITS])) // 1000)
            at = data.find(SENT, begin)
        self._rest = data[at:] if at >= 0 else data[-len(SENT) :]

    def connection_lost(self, exc: Exception | None) -> None:
        """See asyncio."""
        self._report.cut += 1
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(self._path))


async def listen(order: Order) -> None:
    """Open all of them, say so with a line, and report once a line comes in."""
    report, loop, gate = Report([], 0), asyncio.get_running_loop(), asyncio.Semaphore(AT_ONCE)

    async def one(path: str) -> None:
        async with gate:
            _, listener = await loop.create_connection(lambda: Listener(path, report), "127.0.0.1", order.port)
            await listener.opened

    await asyncio.gather(*map(one, order.paths))
    print("open", flush=True)
    await loop.run_in_executor(None, sys.stdin.readline)
    sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")


class Audience:
    """All of them, as a process of their own."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process

    def report(self) -> Report:
        """What they heard; they go home."""
        output, _ = self._process.communicate(b"\n")
        return msgspec.json.decode(output, type=Report)


@contextlib.contextmanager
def audience(order: Order) -> Iterator[Audience]:
    """Listeners with open streams, for as long as the block."""
    command = [sys.executable, "-m", "tests.benchmarks.stream_clients"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(order) + b"\n")
            process.stdin.flush()
            if process.stdout.readline() != b"open\n":
                raise RuntimeError("the streams could not be opened")
            yield Audience(process)
        finally:
            process.kill()


if __name__ == "__main__":
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(listen(msgspec.json.decode(sys.stdin.buffer.readline(), type=Order)))
