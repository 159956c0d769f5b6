"""A server that answers as a test tells it to, badly where it is told so, and remembers what it was asked."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass(frozen=True)
class Asked:
    """One request, as it arrived."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes


Step = Callable[[BaseHTTPRequestHandler], None]


class _Quiet(ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that hangs up in the middle is what these tests are about: no reason for a traceback."""


class ScriptedServer:
    """Answers each request with the next step of its script, and the last step for ever."""

    def __init__(self, *script: Step) -> None:
        self.asked: list[Asked] = []
        self._script = list(script)
        self._lock = threading.Lock()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def answer(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                headers = {name.lower(): value for name, value in self.headers.items()}
                outer.next_step(Asked(self.command, self.path, headers, body))(self)

            do_GET = do_POST = do_PUT = do_DELETE = answer

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = _Quiet(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        # Handlers that sleep on purpose must not hold the test's end.
        self._server.block_on_close = False
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"

    def next_step(self, asked: Asked) -> Step:
        """Notes the request and takes the step that answers it."""
        with self._lock:
            self.asked.append(asked)
            return self._script.pop(0) if len(self._script) > 1 else self._script[0]

    def keys(self) -> list[str | None]:
        """The Idempotency-Key of each request so far."""
        return [each.headers.get("idempotency-key") for each in self.asked]

    @contextmanager
    def running(self) -> Iterator[ScriptedServer]:
        """Serves while the block runs."""
        thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
        thread.start()
        try:
            yield self
        finally:
            self._server.shutdown()
            self._server.server_close()


def answers(status: int, body: Any = None, **headers: str) -> Step:
    """A JSON answer; header names with underscores for dashes."""

    def step(handler: BaseHTTPRequestHandler) -> None:
        content = b"" if body is None else json.dumps(body).encode()
        kind = "application/problem+json" if status >= 400 else "application/json"
        handler.send_response(status)
        for name, value in {"Content-Type": kind, "Content-Length": str(len(content)), **headers}.items():
            handler.send_header(name.replace("_", "-"), value)
        handler.end_headers()
        handler.wfile.write(content)

    return step


def problem(status: int, code: str, **headers: str) -> Step:
    """A problem document."""
    body = {
        "type": f"urn:chouette:problem:{code}",
        "title": code,
        "status": status,
        "code": code,
        "detail": "No.",
    }
    return answers(status, {**body, "errors": [], "values": {}, "request_id": "r1"}, **headers)


def drops(handler: BaseHTTPRequestHandler) -> None:
    """Takes the request, and hangs up without an answer."""
    handler.close_connection = True
    handler.connection.shutdown(socket.SHUT_RDWR)


def cut_short(handler: BaseHTTPRequestHandler) -> None:
    """An answer that breaks off in the middle."""
    handler.send_response(200)
    handler.send_header("Content-Type", "application/json")
    handler.send_header("Content-Length", "1000")
    handler.end_headers()
    handler.wfile.write(b'{"no')
    drops(handler)


def sleeps(seconds: float) -> Step:
    """No answer for so long, then none at all."""

    def step(handler: BaseHTTPRequestHandler) -> None:
        time.sleep(seconds)
        handler.close_connection = True

    return step


def streams(*chunks: str | float) -> Step:
    """An event stream of these chunks (a number is a silence, in seconds), which then ends."""

    def step(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(200)
        handler.send_header("Content-Type", "text/event-stream")
        handler.send_header("Connection", "close")
        handler.end_headers()
        handler.close_connection = True
        for chunk in chunks:
            if isinstance(chunk, str):
                handler.wfile.write(chunk.encode())
                handler.wfile.flush()
            else:
                time.sleep(chunk)

    return step


def event(seq: int, kind: str = "clock_stopped", **fields: Any) -> dict[str, Any]:
    """One event as it is."""
    return {"type": kind, "seq": seq, "at": 1000 + seq, **fields}


def message(seq: int, kind: str = "clock_stopped", *, id: str = "", **fields: Any) -> str:
    """One event as it goes over a stream. id: more than its seq."""
    return f"id: {id or seq}\ndata: {json.dumps(event(seq, kind, **fields))}\n\n"


def page(*events: dict[str, Any], last_id: str = "") -> Step:
    """A page of the log; one without events is the last. last_id: more than the seq of its last event."""
    last = events[-1]["seq"] if events else 99
    return answers(200, {"events": list(events), "last_seq": last, "last_id": last_id or str(last), "finished": False})


def finished(seq: int) -> str:
    """The last event of a game, as it goes over a stream."""
    return message(seq, "game_finished", winner=None, reason="target", scores={}, seed=None)
