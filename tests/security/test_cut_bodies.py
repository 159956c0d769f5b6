"""A body that does not come to its end is refused, and nothing of it happens: no throw, no shout, no game."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from tests.http.table import bearer
from tests.security import failing

SERVERS = {"ours": (), "sync": ("--worker-class=sync",), "gthread": ("--worker-class=gthread", "--threads=4")}
"""The service's own worker, and gunicorn's plain ones: who serves the application makes no difference."""

PATIENCE_S = 60
"""How long an answer may take: it is no test of speed, and the machine may have other things to do."""


@dataclass
class Bare:
    """A running game, its thrower, and requests that are written by hand."""

    url: str
    http: httpx.Client
    game: str
    token: str

    @classmethod
    def at(cls, url: str, http: httpx.Client) -> Bare:
        options = {"turn_ms": 0, "reaction_ms": 600_000, "decision_ms": 600_000}
        body = {"ruleset": "wikimonde", "options": options, "player": {"name": "Perceval"}}
        made = http.post("/v1/games", json=body).json()
        bare = cls(url, http, made["id"], made["seat"]["token"])
        http.post(f"/v1/games/{bare.game}/players", json={"name": "Karadoc"}).raise_for_status()
        http.post(f"/v1/games/{bare.game}/start", headers=bearer(bare.token)).raise_for_status()
        return bare

    def state(self) -> Any:
        """All that a request might have changed."""
        game = self.http.get(f"/v1/games/{self.game}", headers=bearer(self.token)).json()
        return game["version"], game["players"], len(self.http.get("/v1/games?limit=100").json()["games"])

    def send(self, act: str, headers: bytes, body: bytes, *, end: bool = True) -> tuple[int, str]:
        """The status and code that come back. end: say that nothing more will come, else just wait."""
        heard = b""
        with self.connected() as line:
            line.sendall(self.head(act, b"Connection: close\r\n" + headers) + body)
            if end:
                line.shutdown(socket.SHUT_WR)
            while more := line.recv(65536):
                heard += more
        told, _, rest = heard.partition(b"\r\n\r\n")
        return int(told.split()[1]), json.loads(rest)["code"] if b"problem+json" in told else ""

    def head(self, act: str, headers: bytes) -> bytes:
        """A request up to its body."""
        method, path = {"create": ("POST", ""), "leave": ("DELETE", f"/{self.game}/players/perceval")}.get(
            act, ("POST", f"/{self.game}/{act}")
        )
        token = "" if act == "create" else f"Authorization: Bearer {self.token}\r\n"
        line = f"{method} /v1/games{path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n{token}"
        return line.encode() + headers + b"\r\n"

    def connected(self) -> socket.socket:
        where = urlsplit(self.url)
        return socket.create_connection((where.hostname, where.port), PATIENCE_S)


@contextmanager
def served(folder: Path, *options: str) -> Iterator[Bare]:
    """A game on a server with these options of gunicorn."""
    with (
        failing.serving(folder, *options, SEND_TIMEOUT_S="0.5", ALLOW_TEST_DICE="on") as url,
        httpx.Client(base_url=url, timeout=PATIENCE_S, verify=False) as http,
    ):
        yield Bare.at(url, http)


@pytest.fixture(scope="module", params=SERVERS)
def bare(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bare]:
    with served(tmp_path_factory.mktemp("cut"), *SERVERS[request.param]) as found:
        yield found


BODIES = {
    "rolls": b"{}",
    "annonces": b'{"annonce":"pass"}',
    "create": b'{"ruleset":"wikimonde"}',
    "start": b"{}",
    "leave": b"{}",
}
CHUNKED = b"Transfer-Encoding: chunked\r\n"


def chunk(body: bytes) -> bytes:
    return b"%x\r\n%s\r\n" % (len(body), body)


@pytest.mark.parametrize("act", BODIES)
def test_a_body_that_ends_before_its_length_changes_nothing(act: str, bare: Bare) -> None:
    before, body = bare.state(), BODIES[act]
    # The last ones are whole JSON, or nothing, which else would do for an act: and still they are not what was sent.
    for sent in (body[:-1], body[:1], body, b""):
        length = b"Content-Length: %d\r\n" % (len(body) + 7)
        assert bare.send(act, length, sent) == (400, "body_incomplete"), sent
    assert bare.state() == before


@pytest.mark.parametrize("act", BODIES)
def test_chunks_that_do_not_come_to_their_end_change_nothing(act: str, bare: Bare) -> None:
    before, body = bare.state(), BODIES[act]
    cuts = {
        "no last chunk": chunk(body),
        "no end after the last chunk": chunk(body) + b"0\r\n",
        "half of a size": chunk(body) + b"1",
        "half of a chunk": b"%x\r\n%s" % (len(body) + 5, body),
        "no end of a chunk": b"%x\r\n%s" % (len(body), body),
        "nothing": b"",
        "a size that is none": chunk(body) + b"zz\r\n",
        "a size below nothing": b"-2\r\n" + body + b"\r\n0\r\n\r\n",
    }
    for what, sent in cuts.items():
        assert bare.send(act, CHUNKED, sent) == (400, "body_incomplete"), what
    assert bare.state() == before


@pytest.mark.parametrize("act", ["rolls", "create"])
def test_who_hangs_up_in_the_middle_of_a_body_has_done_nothing(act: str, bare: Bare) -> None:
    before = bare.state()
    for headers, sent in ((b"Content-Length: 99\r\n", BODIES[act]), (CHUNKED, chunk(BODIES[act]))):
        with bare.connected() as line:
            line.sendall(bare.head(act, headers) + sent)
            with suppress(OSError):
                # Gone with a reset, as where a phone loses its network.
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\0\0\0\0\0\0\0")
    time.sleep(0.2)
    assert bare.state() == before


def test_lengths_that_are_none_change_nothing(bare: Bare) -> None:
    before = bare.state()
    for length in (b"-2", b"+2", b"0x2", b"2, 3", b"2 2", b"two", b"2.0", b"9" * 30):
        status, code = bare.send("rolls", b"Content-Length: %s\r\n" % length, b"{}")
        # The plain workers word it by themselves, as such a request never comes to the application.
        assert status in (400, 413), length
        assert code in ("bad_request", "body_incomplete", "body_too_large", ""), length
    both = b"Content-Length: 2\r\n" + CHUNKED
    assert bare.send("rolls", both, chunk(b"{}") + b"0\r\n\r\n")[0] == 400
    assert bare.state() == before


def test_a_whole_body_counts_in_either_form(bare: Bare) -> None:
    for headers, sent in ((b"Content-Length: 1\r\n", b"["), (CHUNKED, chunk(b"[") + b"0\r\n\r\n")):
        assert bare.send("create", headers, sent) == (400, "malformed_json")


def test_a_body_that_stops_coming_is_not_waited_for_for_ever(tmp_path: Path) -> None:
    with served(tmp_path) as bare:
        before = bare.state()
        for headers, sent in ((b"Content-Length: 99\r\n", b"{}"), (CHUNKED, chunk(b"{}"))):
            assert bare.send("rolls", headers, sent, end=False) == (400, "body_incomplete")
        assert bare.state() == before
