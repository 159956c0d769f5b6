"""What a request needs of the application around it: the service, the settings, the clock and its own
stamps."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, cast
from wsgiref.types import WSGIEnvironment

from flask import current_app, request

from service.json_types import JsonObject

if TYPE_CHECKING:
    from service.access.known import KnownKeys
    from service.access.lobbies import Lobbies
    from service.access.open_games import OpenGames
    from service.director.service import TournamentService
    from service.games.service import GameService
    from service.health.readiness import Readiness
    from service.http.streaming.round_trips import RoundTrips
    from service.http.streaming.subscribers import Listening
    from service.players.service import PlayerService
    from service.settings import Settings
    from service.webhooks.service import WebhookService

EXTENSION = "chouette"
ARRIVAL = "chouette.arrival"
REQUEST_ID = "chouette.request_id"
BODY = "chouette.body"
"""The body of a request that is answered ahead of Flask."""


class Clock(Protocol):
    """Where the time comes from: ms since the epoch by the store's clock."""

    def now(self) -> int:
        """The instant, in ms since the epoch."""


class RateLimits(Protocol):
    """How many requests senders may make (service.http.pipeline.rate_limiting)."""

    def admit(self, policy: str | None, environ: WSGIEnvironment) -> None:
        """Take a request from its sender's bucket of this policy. Raises the problem `rate_limited`."""

    def left(self, environ: WSGIEnvironment) -> list[tuple[str, str]]:
        """Headers that say what is left."""

    def caller(self) -> str:
        """From which address this request came."""

    def seated(self) -> None:
        """The token of this request opens a seat. Raises the problem `rate_limited`."""


@dataclass(frozen=True)
class Wiring:
    """Everything that one application was put together from."""

    service: GameService
    settings: Settings
    clock: Clock
    listening: Listening
    keys: KnownKeys
    rate_limits: RateLimits
    round_trips: RoundTrips
    open_games: OpenGames
    lobbies: Lobbies
    readiness: Readiness
    webhooks: WebhookService
    tournaments: TournamentService
    players: PlayerService


direct: ContextVar[JsonObject | None] = ContextVar("chouette.direct", default=None)
"""The environment of a request that is answered ahead of Flask (direct_acts.py), which has none of its own."""


def environ() -> WSGIEnvironment:
    """The WSGI environment of this request, whether Flask answers it or not."""
    found = direct.get()
    return request.environ if found is None else found


def wiring() -> Wiring:
    """The wiring of the application that handles this request."""
    found = direct.get()
    return cast(Wiring, (current_app.extensions if found is None else found)[EXTENSION])


def service() -> GameService:
    """The service layer."""
    return wiring().service


def settings() -> Settings:
    """The settings the application was made with."""
    return wiring().settings


def arrival() -> int:
    """When this request came in, in ms since the epoch: stamped before its body was read."""
    return cast(int, environ()[ARRIVAL])


def connection_ms() -> int | None:
    """The round trip of this request's connection (ms), as the system or a trusted proxy knows it; None if unknown."""
    return wiring().round_trips.of(environ())()


def request_id() -> str:
    """The id of this request: the client's own X-Request-Id if it sent a usable one."""
    return cast(str, environ().get(REQUEST_ID, ""))
