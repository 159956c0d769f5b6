"""A request as a client sent it, an answer as it gets it, and which client that is."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar
from urllib.parse import parse_qsl, urlencode, urlsplit

import msgspec

T = TypeVar("T")
Headers = list[tuple[str, str]]
"""Names in small letters."""

GAME = re.compile(r"/v1/games/([^/]+)(?:/(.+))?")
STREAMED = ("text/event-stream", "application/x-ndjson")
HARMLESS = ("pings", "stream-tickets")
"""POSTs that may be sent twice: they change nothing that lasts, and so need no key."""
REFUSED = frozenset({400, 401, 403, 404, 409, 410, 412, 415, 422})
"""Statuses that stay the same for the same request."""


class Body(msgspec.Struct):
    """What the bench looks at in the bodies of acts."""

    annonce: str | None = None
    challenge: str | int | None = None
    window: int | None = None
    reaction_ms: int | None = None
    nonce: str | None = None


class Told(msgspec.Struct):
    """What the bench looks at in problems and tickets."""

    code: str = ""
    values: dict[str, msgspec.Raw] = {}
    ticket: str = ""


@dataclass(frozen=True)
class Asked:
    """A request. client: the number of the token that it carries. at: when it had arrived (time.monotonic)."""

    client: int
    method: str
    target: str
    headers: Headers
    body: bytes
    at: float = field(default_factory=time.monotonic)

    @cached_property
    def path(self) -> str:
        """Its address without what is asked for."""
        return urlsplit(self.target).path

    @cached_property
    def query(self) -> Mapping[str, str]:
        """What follows the question mark."""
        return dict(parse_qsl(urlsplit(self.target).query, keep_blank_values=True))

    def header(self, name: str) -> str | None:
        """The value of a header, None if it is not there."""
        return next((value for known, value in self.headers if known == name), None)

    @property
    def line(self) -> str:
        """The request as it is told; what may be secret in its query is left out."""
        return f"{self.method} {self.path}"

    @cached_property
    def game(self) -> str:
        """The id of the game that it is about, empty if there is none."""
        found = GAME.fullmatch(self.path)
        return found[1] if found else ""

    @cached_property
    def part(self) -> str:
        """What of that game it is about: `rolls`, `expected`, `events` …; empty for the game itself."""
        found = GAME.fullmatch(self.path)
        return found[2] or "" if found else ""

    @cached_property
    def streams(self) -> bool:
        """Whether it opens a stream of a game's events."""
        accepted = self.header("accept") or ""
        return self.method == "GET" and self.part == "events" and any(kind in accepted for kind in STREAMED)

    @property
    def listens(self) -> bool:
        """Whether it opens a stream, of a game or of something else."""
        return self.streams or (self.method == "GET" and STREAMED[0] in (self.header("accept") or ""))

    @cached_property
    def acts(self) -> bool:
        """Whether it is a POST that must not count twice."""
        return self.method == "POST" and self.path.startswith("/v1/") and self.part not in HARMLESS

    @property
    def reads(self) -> bool:
        """Whether it is a GET of the API that is answered at once: no stream, no long poll."""
        waits = self.query.get("wait", "0") not in ("", "0")
        return self.method == "GET" and self.path.startswith("/v1/") and not self.listens and not waits

    @property
    def key(self) -> str | None:
        """Its Idempotency-Key."""
        return self.header("idempotency-key")

    @property
    def resumes(self) -> str | None:
        """The id of the event that it wants to go on behind: of the header, else of the query."""
        return self.header("last-event-id") or self.query.get("after") or None

    def resumed(self, id_: str) -> Asked:
        """The same request, to go on behind the event with this id."""
        headers = [(name, id_ if name == "last-event-id" else value) for name, value in self.headers]
        query = urlencode({**self.query, "after": id_}) if "after" in self.query else urlsplit(self.target).query
        target = f"{self.path}?{query}" if query else self.path
        return Asked(self.client, self.method, target, headers, self.body, self.at)

    @cached_property
    def same(self) -> tuple[int, str, str, bytes]:
        """What two attempts of one request have in common."""
        return self.client, self.method, self.target, self.body

    @cached_property
    def said(self) -> Body:
        """What its body says, as far as it matters here."""
        return decoded(self.body, Body) or Body()


@dataclass(frozen=True)
class Answer:
    """An answer. body: as it goes out."""

    status: int
    headers: Headers
    body: bytes = b""

    @cached_property
    def told(self) -> Told:
        """What a problem or a ticket says."""
        return decoded(self.body, Told) or Told()

    def header(self, name: str) -> str | None:
        """The value of a header, None if it is not there."""
        return next((value for known, value in self.headers if known == name), None)

    @property
    def retry_after_s(self) -> float | None:
        """Seconds that it asks to wait."""
        asked = self.header("retry-after")
        return float(asked) if asked is not None and asked.isdigit() else None


class Clients:
    """Gives a number to each token, so that reports need none. A ticket is the token that it stands for."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def number(self, target: str, headers: Headers) -> int:
        """The client that sends this."""
        ticket = dict(parse_qsl(urlsplit(target).query)).get("ticket")
        known = dict(headers)
        token = f"ticket {ticket}" if ticket else known.get("authorization") or known.get("x-api-key") or ""
        return self._numbers.setdefault(token, len(set(self._numbers.values())) + 1)

    def ticket(self, asked: Asked, ticket: str) -> None:
        """This ticket was given to the client that asked."""
        self._numbers[f"ticket {ticket}"] = asked.client


def decoded(body: bytes, kind: type[T]) -> T | None:
    """The body as this, None if it is something else."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def seq_of(id_: str | None) -> int:
    """The seq of the event with this id; 0 for what is none."""
    seq = (id_ or "").partition(".")[0]
    return int(seq) if seq.isdecimal() else 0
