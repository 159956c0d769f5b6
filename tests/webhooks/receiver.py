"""A real HTTP receiver of webhooks, whose paths behave well and badly; it keeps everything that came."""

from __future__ import annotations

import ssl
import threading
import time
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from standardwebhooks import Webhook

HANG_S = 20.0


@dataclass(frozen=True)
class Got:
    """One request. headers: by lower-case names."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float

    @property
    def id(self) -> str:
        return self.headers["webhook-id"]

    def verified(self, secret: str) -> dict[str, Any]:
        """The payload, if it is signed with this secret. Raises WebhookVerificationError."""
        payload: dict[str, Any] = Webhook(secret).verify(self.body, self.headers)
        return payload


class Receiver:
    """Listens on loopback. What a path does is in its first segment; the rest of it keeps tests apart.

    `ok` 200; `fail` 500; `flaky` 503 twice, then 200; `gone` 410; `redirect` 307 to `/ok/…`; `huge` an answer of many
    megabytes; `hang` no answer for a long time; `drip` a header byte now and then; `later` 503 with Retry-After.
    """

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.ended = threading.Event()
        self.sent_bytes = 0
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                receiver._answer(self)

            def log_message(self, format: str, *args: Any) -> None:
                """Nothing: what tests say is enough."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.port = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        self._thread.start()

    def secure(self, chain: Path) -> None:
        """Speak TLS from now on, with the key and certificate in this file."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(chain)
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}/{path}"

    def at(self, path: str) -> list[Got]:
        """What came there, in the order it came."""
        return [got for got in self.got if got.path == f"/{path}"]

    def told(self, path: str) -> list[Got]:
        """The deliveries that came there, each once, as a receiver has to take them: they come at least once."""
        return list({got.id: got for got in reversed(self.at(path))}.values())[::-1]

    def close(self) -> None:
        self.ended.set()
        self._server.shutdown()
        self._server.server_close()

    def _answer(self, asked: BaseHTTPRequestHandler) -> None:
        body = asked.rfile.read(int(asked.headers["content-length"]))
        headers = {name.lower(): value for name, value in asked.headers.items()}
        self.got.append(Got(asked.path, headers, body, time.monotonic()))
        how = asked.path.split("/")[1]
        if how == "hang":
            self.ended.wait(HANG_S)
            return
        if how == "drip":
            self._drip(asked)
            return
        status = {"fail": 500, "gone": 410, "redirect": 307, "later": 503}.get(how, 200)
        if how == "flaky":
            status = 200 if len(self.at(asked.path[1:])) > 2 else 503
        asked.send_response(status)
        if how == "redirect":
            asked.send_header("Location", self.url(asked.path[1:].replace("redirect", "ok")))
        if how == "later":
            asked.send_header("Retry-After", "7200")
        if how == "huge":
            self._flood(asked)
            return
        asked.send_header("Content-Length", "0")
        asked.end_headers()

    def _drip(self, asked: BaseHTTPRequestHandler) -> None:
        try:
            asked.wfile.write(b"HTTP/1.1 200 OK\r\n")
            while not self.ended.wait(0.05):
                asked.wfile.write(b"X-A: b\r\n")
        except OSError:
            return

    def _flood(self, asked: BaseHTTPRequestHandler) -> None:
        asked.send_header("Content-Length", str(64 * 1024 * 1024))
        asked.end_headers()
        try:
            for _ in range(1024):
                asked.wfile.write(b"x" * 65_536)
                self.sent_bytes += 65_536
        except OSError:
            return
