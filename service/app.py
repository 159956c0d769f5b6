"""Puts the application together: settings, clock, store, service layer, HTTP."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from flask import Flask

from service import logs
from service import metrics as counters
from service.access.known import KnownKeys
from service.access.limiter import Limiter
from service.assemble import assemble, key_book, lobbies, open_games, presence_book, shared_buckets, webhook_desk
from service.handle import Service
from service.http import (
    annonces,
    api,
    bots,
    challenges,
    docs,
    door,
    events,
    expected,
    faults,
    games,
    headers,
    health,
    incoming,
    inviting,
    lobby,
    metrics,
    observing,
    organiser,
    pings,
    players,
    reading,
    record,
    rematches,
    rolls,
    rulesets,
    time,
    webhooks,
)
from service.http.access_log import AccessLog
from service.http.caller import Callers
from service.http.connections import Connections
from service.http.cross_origin import CrossOrigin
from service.http.door import Door
from service.http.entry import Entry
from service.http.listening import Companion, Limits, Listening
from service.http.probes import Probes
from service.http.round_trips import RoundTrips
from service.http.wiring import EXTENSION, Wiring
from service.presence import heard_of
from service.readiness import Readiness
from service.settings import Settings

RESOURCES = (
    rulesets,
    games,
    lobby,
    organiser,
    inviting,
    players,
    bots,
    rolls,
    annonces,
    challenges,
    pings,
    expected,
    events,
    record,
    rematches,
    webhooks,
    time,
    health,
    metrics,
)


class Application(Flask):
    """Flask, which would look at every function that it calls again and again: none of ours is asynchronous."""

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """See Flask: what is to be called for this function."""
        return func


def create_app(settings: Settings | None = None, service: Service | None = None) -> Flask:
    """The WSGI application.

    settings: default from the environment (raises SettingsError). service: default one on the store that the
    settings name; nothing is connected before the first request needs it.
    """
    settings = settings or Settings.from_env()
    logs.configure(settings.log_level, settings.log_format)
    service = service or assemble(settings)
    counters.started("web")
    app = Application("service", static_folder=None)
    # One more than allowed: a body without a length is cut off at this size without a word, and so it is noticed.
    app.config["MAX_CONTENT_LENGTH"] = settings.max_body_bytes + 1
    # The framework would sort and indent what msgspec has encoded already; nothing here uses its own JSON.
    app.json.sort_keys = False  # type: ignore[attr-defined]
    app.url_map.strict_slashes = False
    # Else «//» would be answered with a redirect to the host that the request names, which may be anybody's.
    app.url_map.merge_slashes = False
    # What goes along with every open stream (service.http.listening.Companion) is put in here.
    companions: list[Companion] = [observing.Streams(), Probes(service), *_presence(settings, service)]
    limits = Limits(
        process=settings.streams_max,
        game=settings.streams_per_game,
        seat=settings.streams_per_seat,
        address=settings.streams_per_address,
    )
    callers = Callers(settings.trusted_proxies)
    app.extensions[EXTENSION] = Wiring(
        service=service,
        settings=settings,
        clock=service.clock,
        listening=Listening(companions, limits),
        keys=KnownKeys(key_book(settings), service.clock.now, settings.create_keys),
        door=Door(Limiter(shared_buckets(settings), settings.limits), callers),
        round_trips=RoundTrips(callers, settings.rtt_header),
        open_games=open_games(settings, service.store),
        lobbies=lobbies(settings, service.store),
        readiness=Readiness(service, webhooks=settings.webhooks, fsync=settings.fsync),
        webhooks=webhook_desk(settings, service.clock.now),
    )
    smorest = api.make(app)
    for resource in RESOURCES:
        smorest.register_blueprint(resource.blueprint)
    app.register_blueprint(docs.blueprint)
    faults.register(app)
    door.register(app)
    reading.register(app)
    incoming.register(app)
    observing.register(app)
    headers.register(app)
    inner = CrossOrigin(app.wsgi_app, settings.cors_origins)
    app.wsgi_app = Entry(inner, service.clock, AccessLog(settings))  # type: ignore[method-assign]
    return app


def _presence(settings: Settings, service: Service) -> list[Companion]:
    """Who has a stream open is there; only where an alarm can find who is not."""
    book = presence_book(settings)
    if book is None:
        return []
    return [Connections(book, service.clock.now, partial(heard_of, service), settings.presence_lease_s)]
