"""A network that loses what can least be spared: answers to acts that counted, and streams in mid-game."""

from __future__ import annotations

import threading
from http.server import BaseHTTPRequestHandler

import httpx

from tests.sdk.scripted import Asked, ScriptedServer, Step, drops

HOP_BY_HOP = {"connection", "transfer-encoding", "content-length", "host", "accept-encoding"}


class FaultyProxy(ScriptedServer):
    """Passes every request on to `upstream`, but:

    the answer to the first attempt of every POST is lost, after it was carried out; an event stream breaks
    off after `messages_each` messages. `lost` counts those answers, `cut` those streams.
    """

    def __init__(self, upstream: str, messages_each: int = 7) -> None:
        super().__init__(drops)
        self.upstream = upstream
        self.lost = 0
        self.cut = 0
        self._messages_each = messages_each
        self._seen: set[str] = set()
        self._guard = threading.Lock()
        # One client for each request: speed is not wanted here, connections shared by threads neither.
        self._timeout = httpx.Timeout(10, read=30)
        # Else each of them would read all certificates of this machine, for 40 ms of processor time.
        self._tls = httpx.create_ssl_context()

    def next_step(self, asked: Asked) -> Step:
        """Passes this request on."""
        with self._guard:
            self.asked.append(asked)
        if "text/event-stream" in asked.headers.get("accept", ""):
            return lambda handler: self._stream(asked, handler)
        return lambda handler: self._answer(asked, handler)

    def _answer(self, asked: Asked, handler: BaseHTTPRequestHandler) -> None:
        with httpx.Client(timeout=self._timeout, verify=self._tls) as client:
            answer = client.request(
                asked.method, self.upstream + asked.path, headers=_onward(asked), content=asked.body
            )
        key = asked.headers.get("idempotency-key", "")
        with self._guard:
            first = bool(key) and key not in self._seen
            self._seen.add(key)
            self.lost += first
        if first:
            drops(handler)
            return
        handler.send_response(answer.status_code)
        for name, value in answer.headers.items():
            if name.lower() not in HOP_BY_HOP | {"content-encoding"}:
                handler.send_header(name, value)
        handler.send_header("Content-Length", str(len(answer.content)))
        handler.end_headers()
        handler.wfile.write(answer.content)

    def _stream(self, asked: Asked, handler: BaseHTTPRequestHandler) -> None:
        with (
            httpx.Client(timeout=self._timeout, verify=self._tls) as client,
            client.stream(asked.method, self.upstream + asked.path, headers=_onward(asked)) as answer,
        ):
            handler.send_response(answer.status_code)
            handler.send_header("Content-Type", answer.headers.get("Content-Type", ""))
            handler.send_header("Connection", "close")
            handler.end_headers()
            handler.close_connection = True
            left = self._messages_each
            for line in answer.iter_lines():
                if line.startswith("data:"):
                    left -= 1
                if left < 0:
                    # Cut in the middle of a message, where it hurts most.
                    handler.wfile.write(line[:10].encode())
                    with self._guard:
                        self.cut += 1
                    return
                handler.wfile.write(line.encode() + b"\n")
                handler.wfile.flush()


def _onward(asked: Asked) -> dict[str, str]:
    return {name: value for name, value in asked.headers.items() if name not in HOP_BY_HOP}
