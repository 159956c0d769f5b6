"""A real service with everything it writes: its log at the level DEBUG, its metrics, all of Redis with RQ's jobs; and
what comes over a bare socket."""

from __future__ import annotations

import json
import socket
import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import redis

from service.access.key_repository import RedisKeyRepository
from service.access.keys import Key, digest, new_secret
from service.assemble import assemble
from service.settings import Settings
from service.store.redis.connection import connect
from tests.http.table import bearer
from tests.serve.running import Serving, eventually
from tests.support.games import poison, stored

QUICK = {"turn_ms": 1000, "decision_ms": 1000, "reaction_ms": 500, "pause_ms": 100, "target": 5000}
PATIENCE_S = 60


@dataclass
class Served:
    """A service, somebody with a key, and what must be found nowhere."""

    serving: Serving
    redis_url: str
    key: str = ""
    secrets: dict[str, str] = field(default_factory=dict)
    games: dict[str, str] = field(default_factory=dict)
    tokens: dict[str, str] = field(default_factory=dict)

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        sent = {name.replace("_", "-"): text for name, text in headers.items()}
        return httpx.request(method, f"{self.serving.url}{path}", json=body, headers=sent, timeout=30)

    def mine(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return self.ask(method, path, body, X_API_Key=self.key, **headers)

    def make(self, name: str, visibility: str, *bots: str, **options: int) -> str:
        """A table of Perceval (and bots), started."""
        body = {
            "ruleset": "wikimonde", "name": f"{name} table canary", "visibility": visibility, "options": options,
            "player": {"name": "Perceval", "entropy": f"{name} entropy canary"},
            "bots": [{"level": level} for level in bots],
        }  # fmt: skip
        made = self.mine("POST", "/v1/games", body, Idempotency_Key=f"canary-once-{name}")
        assert made.status_code == 201, made.text
        url = f"/v1/games/{made.json()['id']}"
        self.games[name], self.tokens[name] = made.json()["id"], made.json()["seat"]["token"]
        self.secrets[f"token of Perceval at {name}"] = self.tokens[name]
        joined = self.ask("POST", f"{url}/players", {"name": "Karadoc"}, Idempotency_Key=f"canary-twice-{name}")
        self.secrets[f"token of Karadoc at {name}"] = joined.json()["seat"]["token"]
        for word in ("once", "twice"):
            self.secrets[f"key of a retry ({word}) at {name}"] = f"canary-{word}-{name}"
        assert self.ask("POST", f"{url}/start", **bearer(self.tokens[name])).status_code == 201
        return url


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("security")
    environment = {
        "CHOUETTE_LOG_LEVEL": "DEBUG", "CHOUETTE_ACCESS_LOG": "1", "CHOUETTE_KEYS_REQUIRED": "true",
        "CHOUETTE_METRICS": "key", "CHOUETTE_WEBHOOK_HTTP": "true", "CHOUETTE_WEBHOOK_NETWORKS": "127.0.0.0/8",
    }  # fmt: skip
    with Serving(folder, environment=environment) as serving:
        served = Served(serving, f"unix://{folder / 'data' / 'redis.sock'}")
        served.key = served.secrets["key"] = new_secret()
        scopes = frozenset({"games", "webhooks", "metrics"})
        book = RedisKeyRepository(connect(served.redis_url))
        book.put(digest(served.key), Key(id="key_mine", name="mine", scopes=scopes, created=1))
        yield served


def dumped(url: str) -> dict[str, str]:
    """All that Redis holds, by its key, packed values unpacked."""
    client: Any = redis.Redis.from_url(url)
    read = {
        b"string": lambda key: [client.get(key)],
        b"hash": lambda key: [part for pair in client.hgetall(key).items() for part in pair],
        b"list": lambda key: client.lrange(key, 0, -1),
        b"set": lambda key: list(client.smembers(key)),
        b"zset": lambda key: client.zrange(key, 0, -1),
        b"stream": lambda key: [part for _, entry in client.xrange(key) for pair in entry.items() for part in pair],
    }
    found = {}
    for key in client.scan_iter("*"):
        # What expires between the two is not there any more.
        values = read.get(client.type(key), lambda key: [])(key)
        found[key.decode(errors="replace")] = "\n".join(_unpacked(value) for value in values if value is not None)
    return found


def _unpacked(value: bytes) -> str:
    with suppress(zlib.error):
        value = zlib.decompress(value)
    return value.decode(errors="replace")


def test_nothing_that_is_written_anywhere_tells_what_is_hidden(served: Served) -> None:
    made = served.mine("POST", "/v1/webhooks", {"url": f"{served.serving.url}/canary", "events": ["*"]})
    assert made.status_code == 201, made.text
    hook = made.json()
    played = served.make("played", "public", "novice", "champion", **QUICK)
    private = served.make("private", "private")
    broken = served.make("broken", "public")
    ticket = served.ask("POST", f"{private}/stream-tickets", **bearer(served.tokens["private"])).json()["ticket"]
    served.secrets["stream ticket"] = ticket
    wrong(served, private, ticket)
    service = assemble(Settings(redis_url=served.redis_url))
    for name in ("played", "private"):
        served.secrets[f"seed of {name}"] = stored(service, served.games[name]).state.randomness.seed
    poison(service, served.games["broken"])
    assert served.ask("GET", broken).status_code == 500
    deliveries = f"/v1/webhooks/{hook['id']}/deliveries"
    assert eventually(lambda: "cannot look at" in served.serving.said, PATIENCE_S), "no job has failed"
    assert eventually(lambda: served.ask("GET", played).json()["version"] > 9, PATIENCE_S), "nobody plays"
    assert eventually(lambda: '"attempts":[{' in served.mine("GET", deliveries).text, PATIENCE_S), "nothing is sent"

    log, metrics, kept = served.serving.said, served.mine("GET", "/metrics").text, dumped(served.redis_url)
    hidden = {**served.secrets, "webhook's secret": hook["secret"].removeprefix("whsec_")}
    inside = {"name of the private table": "private table canary", "entropy there": "private entropy canary"}
    assert "# TYPE chouette_" in metrics
    for place, text in (("log", log), ("metrics", metrics), ("lobby", served.ask("GET", "/v1/games").text)):
        assert [name for name, secret in {**hidden, **inside}.items() if secret in text] == [], place
    found = {(name, key) for name, secret in hidden.items() for key, text in kept.items() if secret in text}
    allowed = {(f"seed of {name}", f"chouette:{{{served.games[name]}}}:game") for name in ("played", "private")}
    assert allowed <= found, "the search finds what is there"
    elsewhere = {(name, key) for name, key in found - allowed if name != "webhook's secret" or hook["id"] not in key}
    assert elsewhere == set()
    told = {key for secret in inside.values() for key, text in kept.items() if secret in text}
    sent = [made["id"] for made in served.mine("GET", f"{deliveries}?limit=100").json()["deliveries"]]
    maker = (served.games["private"], hook["id"], *sent)
    outside = {key for key in told if not any(part in key for part in maker)}
    assert outside == set(), "a private game is told of elsewhere"
    assert any(key.startswith("rq:job:") for key in kept), "a job that failed is kept"


def wrong(served: Served, private: str, ticket: str) -> None:
    """Every kind of mistake with something secret in the hand."""
    token = bearer(served.tokens["private"])
    with httpx.stream("GET", f"{served.serving.url}{private}/events?ticket={ticket}", headers={
        "Accept": "text/event-stream"}, timeout=30) as stream:  # fmt: skip
        assert next(line for line in stream.iter_lines() if line.startswith("id: ")).startswith("id: 1.")
    answers = [
        served.ask("GET", f"/v1/games/nothing?ticket={ticket}"),
        served.ask("GET", f"{private}/events?token={served.tokens['private']}", **token),
        served.ask("POST", f"{private}/rolls", {"token": served.tokens["private"]}, **token),
        served.ask("POST", f"{private}/annonces", {"annonce": served.tokens["private"]}, **token),
        served.ask("GET", f"/v1/games/{served.games['played']}", **token),
        served.ask("GET", "/v1/webhooks", X_API_Key=served.key + "x"),
        served.ask("GET", "/v1/webhooks", **bearer(served.tokens["private"])),
        served.ask("GET", "/metrics", **token),
    ]
    assert {answer.status_code for answer in answers} <= {401, 404, 409, 422}
    for answer in answers:
        assert served.tokens["private"] not in answer.text
        assert ticket not in answer.text


# --- over a bare socket

POST = b"POST /v1/games HTTP/1.1\r\nHost: chouette\r\nContent-Type: application/json\r\n"
GET = b"GET /v1/time HTTP/1.1\r\nHost: chouette\r\n"
RAW: dict[str, tuple[bytes, tuple[int, ...]]] = {
    "a header that goes on in the next line": (GET + b"X-Request-Id: a\r\n b\r\n\r\n", (400,)),
    "a carriage return inside a header": (GET + b"X-Request-Id: a\rX-Evil: b\r\n\r\n", (400,)),
    "a zero byte inside a header": (GET + b"X-Request-Id: a\x00b\r\n\r\n", (400,)),
    "a header's name with a blank": (GET + b"X-Request-Id : a\r\n\r\n", (400,)),
    "length and chunks": (POST + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", (400,)),
    "two lengths": (POST + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", (400,)),
    "a length below nothing": (POST + b"Content-Length: -1\r\n\r\n{}", (400,)),
    "an unknown coding": (POST + b"Transfer-Encoding: xchunked\r\n\r\n{}", (400, 501)),
    "chunks that are none": (POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n", (400, 401)),
    "chunks without a length beyond the limit": (
        POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"2000\r\n" + b" " * 0x2000 + b"\r\n" * 1
        + (b"2000\r\n" + b" " * 0x2000 + b"\r\n") * 9 + b"0\r\n\r\n", (413,),
    ),
    "a length beyond the limit": (POST + b"Content-Length: 70000\r\n\r\n" + b" " * 70_000, (413,)),
    "another host's address": (b"GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n", (302,)),
    "a line without end": (b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", (414,)),
    "too many headers": (GET + b"".join(b"X-%d: a\r\n" % n for n in range(300)) + b"\r\n", (431,)),
    "no HTTP at all": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", (400,)),
}  # fmt: skip


@pytest.mark.parametrize("what", RAW)
def test_what_is_no_proper_http_gets_one_answer_and_no_more(what: str, served: Served) -> None:
    sent, statuses = RAW[what]
    where = urlsplit(served.serving.url)
    heard = b""
    with socket.create_connection((where.hostname, where.port), 30) as line:
        with suppress(OSError):
            line.sendall(sent.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n", 1))
        with suppress(ConnectionError):
            while more := line.recv(65536):
                heard += more
    head, _, body = heard.partition(b"\r\n\r\n")
    assert heard.count(b"HTTP/1.1 ") == 1, heard[:2000]
    assert int(head.split()[1]) in statuses, heard[:2000]
    assert b"X-Evil" not in heard
    assert b"evil.example" not in heard
    assert b"x-content-type-options: nosniff" in head.lower()
    if statuses != (302,):
        assert json.loads(body[body.index(b"{") : body.rindex(b"}") + 1])["status"] in statuses
    assert httpx.get(f"{served.serving.url}/healthz").status_code == 200
