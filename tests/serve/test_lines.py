"""Connections that do not read, or that go without a word, hold nothing for long; tickets are in no log."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from tests.serve.loud import EVENTS
from tests.serve.running import ROOT, eventually

PATIENCE_S = 1.0


class Loud:
    """A gunicorn that serves tests.serve.loud."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "gunicorn.log"
        more = {
            "CHOUETTE_SEND_TIMEOUT_S": str(PATIENCE_S), "CHOUETTE_HEARTBEAT_S": "600", "CHOUETTE_ACCESS_LOG": "1",
            "CHOUETTE_REDIS_URL": "memory://",
        }  # fmt: skip
        command = [
            sys.executable, "-m", "gunicorn", "--config=python:service.gunicorn.config", "--bind=127.0.0.1:0",
            "--workers=1", "tests.serve.loud:app()",
        ]  # fmt: skip
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                command, cwd=ROOT, env={**os.environ, **more}, stdout=log, stderr=subprocess.STDOUT
            )
        assert eventually(lambda: "Listening at: http" in self.said, 30), self.said
        found = re.search(r"Listening at: (http://\S+)", self.said)
        assert found
        self.url = found[1]
        assert eventually(self.answers, 30), self.said

    @property
    def said(self) -> str:
        return self.log.read_text(errors="replace")

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/healthz").status_code == 200
        except httpx.HTTPError:
            return False

    def told(self) -> dict[str, Any]:
        answer: dict[str, Any] = httpx.get(f"{self.url}/loud").json()
        return answer

    def open(self, game: str, after: int = 0) -> socket.socket:
        """A stream of this game on a socket with a small buffer, its answer not read."""
        line, about = socket.socket(), self.told()[game]
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 32768)
        line.settimeout(30)
        line.connect((urlsplit(self.url).hostname, urlsplit(self.url).port))
        head = f"GET /v1/games/{about['id']}/events?ticket={about['ticket']} HTTP/1.1\r\nHost: chouette\r\n"
        line.sendall(f"{head}Accept: text/event-stream\r\nLast-Event-ID: {after}\r\n\r\n".encode())
        return line


@pytest.fixture(scope="module")
def loud(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Loud]:
    found = Loud(tmp_path_factory.mktemp("loud"))
    yield found
    found.process.terminate()
    found.process.wait(20)


def ids(line: socket.socket, until: int = EVENTS + 1) -> list[int]:
    """The whole events that come down this line, up to one, or to its end."""
    raw = b""
    while not re.search(rb"id: %d\.\w+\ndata" % until, raw):
        try:
            more = line.recv(65536)
        except ConnectionError:
            break
        if not more:
            break
        raw += more
    # Chunked encoding puts lengths between; whole events are those whose data has its last character.
    return [int(seq) for seq in re.findall(rb"id: (\d+)\.\w+\ndata: \{[^}]*\}", raw)]


def test_a_client_that_does_not_read_is_cut_off_and_resumes_without_a_gap(loud: Loud) -> None:
    line = loud.open("loud")
    assert line.recv(1, socket.MSG_PEEK) == b"H", "it is open"
    assert eventually(lambda: loud.told()["listening"] == 0), "its stream is still held"
    first = ids(line)
    line.close()
    assert first == list(range(1, len(first) + 1))
    assert len(first) < EVENTS, "it was not blocked"
    again = loud.open("loud", len(first))
    rest = ids(again, EVENTS)
    again.close()
    # The last one may be cut in the middle of what was read.
    assert rest[: EVENTS - 1 - len(first)] == list(range(len(first) + 1, EVENTS))


def test_a_client_that_hangs_up_is_noticed_at_once_not_at_the_next_heartbeat(loud: Loud) -> None:
    lines = [loud.open("quiet", 2) for _ in range(3)]
    assert eventually(lambda: loud.told()["listening"] == 3)
    lines[0].close()
    assert eventually(lambda: loud.told()["listening"] == 2)
    # One that only says that it will send no more has gone, too.
    lines[1].shutdown(socket.SHUT_WR)
    assert eventually(lambda: loud.told()["listening"] == 1)
    # One that sends something has not.
    lines[2].sendall(b"GET /healthz HTTP/1.1\r\nHost: chouette\r\n\r\n")
    assert loud.told()["listening"] == 1
    lines[2].close()


def test_a_request_that_drips_is_given_up(loud: Loud) -> None:
    line = socket.socket()
    line.settimeout(30)
    line.connect((urlsplit(loud.url).hostname, urlsplit(loud.url).port))
    head = f"POST /v1/games/{loud.told()['quiet']['id']}/players HTTP/1.1\r\nHost: chouette\r\n"
    line.sendall(f"{head}Content-Type: application/json\r\nContent-Length: 50000\r\n\r\n".encode())
    # Never silent for as long as the service is patient, and never done.
    stop = threading.Event()
    dripping = threading.Thread(target=_drip, args=(line, stop))
    dripping.start()
    try:
        assert line.recv(65536).startswith(b"HTTP/1.1 400 ")
    finally:
        stop.set()
        dripping.join()
        line.close()


def _drip(line: socket.socket, stop: threading.Event) -> None:
    with suppress(OSError):
        while not stop.wait(PATIENCE_S / 10):
            line.sendall(b" ")


def test_a_ticket_is_in_no_log(loud: Loud) -> None:
    ticket = loud.told()["quiet"]["ticket"]
    page = httpx.get(f"{loud.url}/v1/games/{loud.told()['quiet']['id']}/events?ticket={ticket}")
    assert page.status_code == 200
    assert httpx.get(f"{loud.url}/v1/games/none/events?ticket={ticket}").status_code == 404
    assert eventually(lambda: '"operation":"list_events","status":404' in loud.said), "the access log is on"
    assert ticket not in loud.said


def test_a_service_that_stops_says_so_on_every_stream_and_when_to_come_back(loud: Loud) -> None:
    # The last test of this file: the service is gone behind it.
    streams = [loud.open("quiet", 2).makefile("rb") for _ in range(5)]
    for stream in streams:
        assert any(line.startswith(b": open") for line in stream)
    loud.process.terminate()
    for stream in streams:
        assert re.search(rb'retry: \d+\nevent: dropped\ndata: \{"reason":"closing"\}', stream.read())
        stream.close()
    assert loud.process.wait(20) == 0
