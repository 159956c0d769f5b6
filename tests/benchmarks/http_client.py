"""Sends ready-made HTTP requests over kept connections as fast as they are answered, in a process of its own."""

from __future__ import annotations

import contextlib
import select
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from time import perf_counter

import msgspec

from tests.benchmarks.measure import percentile
from tests.benchmarks.processes import ROOT


class Order(msgspec.Struct):
    """What to send where. seconds: when to give up sending (what is on its way is waited for)."""

    port: int
    connections: int
    requests: list[bytes]
    seconds: float = 60.0


class Report(msgspec.Struct):
    """What came back. counted: answers whose act counted; latencies in ms; wrong: the first answer that was no 2xx."""

    answers: int
    counted: int
    seconds: float
    p50_ms: float
    p99_ms: float
    cpu_s: float = 0.0
    wrong: str = ""

    @property
    def rate(self) -> float:
        """Answers a second."""
        return self.answers / self.seconds


def send(order: Order, cpu_s: Callable[[], float] = lambda: 0.0) -> Report:
    """Send all of it from another process, and wait for its report. cpu_s: tells what the server has used so far."""
    before = cpu_s()
    with start(order) as process:
        output, _ = process.communicate()
    found = msgspec.msgpack.decode(output, type=Report)
    found.cpu_s = cpu_s() - before
    return found


@contextlib.contextmanager
def start(order: Order) -> Iterator[subprocess.Popen[bytes]]:
    """The process that sends; it is at work from the start, and is ended with the block."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.benchmarks.http_client"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        process.stdin.write(msgspec.msgpack.encode(order))
        process.stdin.close()
        process.stdin = None
        yield process
        process.kill()


class Connection:
    """One connection and the request that is on its way."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.received = b""
        self.sent = 0.0

    def send(self, request: bytes) -> None:
        """Send the next request."""
        self.received = b""
        self.sent = perf_counter()
        self.socket.sendall(request)

    def answer(self) -> bytes | None:
        """The whole answer, once it is there."""
        self.received += self.socket.recv(65536)
        head, gap, body = self.received.partition(b"\r\n\r\n")
        if not gap:
            return None
        length = int(head.lower().split(b"content-length: ", 1)[1].split(b"\r\n", 1)[0])
        return self.received if len(body) >= length else None


def work(order: Order) -> Report:
    """Keep one request on its way on each connection."""
    waiting = iter(order.requests)
    poll, by_number = select.epoll(), dict[int, Connection]()
    for _ in range(order.connections):
        connection = Connection(order.port)
        by_number[connection.socket.fileno()] = connection
        poll.register(connection.socket, select.EPOLLIN)
    latencies: list[float] = []
    counted, wrong, busy, begun = 0, "", 0, perf_counter()
    for connection, request in zip(by_number.values(), waiting, strict=False):
        connection.send(request)
        busy += 1
    while busy:
        for number, _ in poll.poll():
            connection = by_number[number]
            answer = connection.answer()
            if answer is None:
                continue
            now = perf_counter()
            latencies.append((now - connection.sent) * 1000)
            counted += b'"effect":"counted"' in answer
            if not answer.startswith(b"HTTP/1.1 2"):
                wrong = wrong or answer.decode()
            following = next(waiting, None) if now - begun < order.seconds else None
            if following is None:
                busy -= 1
            else:
                connection.send(following)
    return Report(
        answers=len(latencies), counted=counted, seconds=perf_counter() - begun, p50_ms=percentile(latencies, 0.5),
        p99_ms=percentile(latencies, 0.99), wrong=wrong,
    )  # fmt: skip


if __name__ == "__main__":
    asked = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Order)
    sys.stdout.buffer.write(msgspec.msgpack.encode(work(asked)))
