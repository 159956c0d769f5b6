"""Puts the application together: settings, clock, store, service layer, HTTP."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from flask import Flask

from service.access.known import KnownKeys
from service.access.limiter import Limiter
from service.assemble import assemble, key_repository, lobbies, open_games, presence_registry, shared_buckets
from service.assemble_webhooks import webhook_service
from service.commands.presence import heard_of
from service.director.service import TournamentService
from service.games.service import GameService
from service.health.readiness import Readiness
from service.http import game_reads
from service.http.direct_acts import DirectAct, DirectActs
from service.http.errors import exceptions
from service.http.openapi import smorest
from service.http.pipeline import rate_limiting, request_body, request_metrics, security_headers
from service.http.pipeline.access_log import AccessLog
from service.http.pipeline.arrival import Arrival
from service.http.pipeline.client_address import ClientAddresses
from service.http.pipeline.cross_origin import CrossOrigin
from service.http.pipeline.rate_limiting import ACTS, POLICIES, RateLimiting
from service.http.requests.acts import AnnonceBody, RollBody
from service.http.resources import docs, events, health, metrics, record, rulesets, table_page, time, webhooks
from service.http.resources.acts import annonces, cards, challenges, expected, pings, rolls
from service.http.resources.players import accounts, me, pools, queues, tickets
from service.http.resources.players import events as player_events
from service.http.resources.sandbox import clock, situations
from service.http.resources.sandbox import games as sandbox
from service.http.resources.tables import bots, games, invitations, lobby, organiser, players, rematches
from service.http.resources.tournaments import attendance, entries, export, league, standings, tournaments
from service.http.resources.tournaments import events as tournament_events
from service.http.resources.tournaments import invitations as tournament_invitations
from service.http.streaming.connected_seats import ConnectedSeats
from service.http.streaming.lag_probes import LagProbes
from service.http.streaming.round_trips import RoundTrips
from service.http.streaming.subscribers import Limits, Listening, StreamObserver
from service.http.wiring import EXTENSION, Wiring
from service.players.service import PlayerService
from service.settings import Settings
from service.telemetry import logs
from service.telemetry import metrics as counters

RESOURCES: tuple[smorest.Resource, ...] = (
    rulesets.blueprint,
    games.blueprint,
    lobby.blueprint,
    organiser.blueprint,
    invitations.blueprint,
    players.blueprint,
    bots.blueprint,
    rolls.blueprint,
    annonces.blueprint,
    challenges.blueprint,
    cards.blueprint,
    pings.blueprint,
    expected.blueprint,
    events.blueprint,
    record.blueprint,
    rematches.blueprint,
    tournaments.blueprint,
    entries.blueprint,
    tournament_invitations.blueprint,
    attendance.blueprint,
    standings.blueprint,
    league.blueprint,
    tournament_events.blueprint,
    export.blueprint,
    accounts.blueprint,
    me.blueprint,
    player_events.blueprint,
    pools.blueprint,
    queues.blueprint,
    tickets.blueprint,
    webhooks.blueprint,
    situations.blueprint,
    sandbox.blueprint,
    clock.blueprint,
    time.blueprint,
    health.blueprint,
    metrics.blueprint,
)
"""In the order in which the document has them."""


class Application(Flask):
    """Flask, which would look at every function that it calls again and again: none of ours is asynchronous."""

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """See Flask: what is to be called for this function."""
        return func


def create_app(
    settings: Settings | None = None,
    service: GameService | None = None,
    resources: Iterable[smorest.Resource] = RESOURCES,
) -> Flask:
    """The WSGI application.

    settings: default from the environment (raises SettingsError). service: default one on the store that the
    settings name; nothing is connected before the first request needs it. resources: what it offers.
    """
    settings = settings or Settings.from_env()
    logs.configure(settings.log_level, settings.log_format)
    service = service or assemble(settings)
    counters.started("web")
    app = routed(tuple(resources))
    # One more than allowed: a body without a length is cut off at this size without a word, and so it is noticed.
    app.config["MAX_CONTENT_LENGTH"] = settings.max_body_bytes + 1
    # Observers of every open stream (service.http.streaming.subscribers.StreamObserver).
    observers: list[StreamObserver] = [request_metrics.Streams(), LagProbes(service), *_presence(settings, service)]
    limits = Limits(
        process=settings.streams_max,
        game=settings.streams_per_game,
        seat=settings.streams_per_seat,
        address=settings.streams_per_address,
    )
    tournament_service = TournamentService(service)
    callers = ClientAddresses(settings.trusted_proxies)
    app.extensions[EXTENSION] = Wiring(
        service=service,
        settings=settings,
        clock=service.clock,
        listening=Listening(observers, limits),
        keys=KnownKeys(key_repository(settings), service.clock.now, settings.create_keys),
        rate_limits=RateLimiting(Limiter(shared_buckets(settings), settings.limits), callers),
        round_trips=RoundTrips(callers, settings.rtt_header),
        open_games=open_games(settings, service.store),
        lobbies=lobbies(settings, service.store),
        readiness=Readiness(service, webhooks=settings.webhooks, fsync=settings.fsync),
        webhooks=webhook_service(settings, service.clock.now),
        tournaments=tournament_service,
        players=PlayerService(service, tournament_service),
    )
    direct = DirectActs(app, app.wsgi_app, _direct())
    inner = CrossOrigin(direct, settings.cors_origins)
    app.wsgi_app = Arrival(inner, service.clock, AccessLog(settings))  # type: ignore[method-assign]
    return app


def routed(resources: tuple[smorest.Resource, ...]) -> Flask:
    """An application that knows its way to these resources, and nothing yet of settings, store and services."""
    app = Application("service", static_folder=None)
    # The framework would sort and indent what msgspec has encoded already; nothing here uses its own JSON.
    app.json.sort_keys = False  # type: ignore[attr-defined]
    app.url_map.strict_slashes = False
    # Else «//» would be answered with a redirect to the host that the request names, which may be anybody's.
    app.url_map.merge_slashes = False
    api = smorest.make(app)
    for resource in resources:
        api.register_blueprint(resource)
    app.register_blueprint(docs.blueprint)
    app.register_blueprint(table_page.blueprint)
    exceptions.register(app)
    rate_limiting.register(app)
    game_reads.register(app)
    request_body.register(app)
    request_metrics.register(app)
    security_headers.register(app)
    return app


def _direct() -> list[DirectAct]:
    """What players do most."""
    return [
        DirectAct.of("annonces", "annonce", POLICIES["annonce"], AnnonceBody, annonces.shout),
        DirectAct.of("rolls", "roll", ACTS, RollBody, rolls.throw),
    ]


def _presence(settings: Settings, service: GameService) -> list[StreamObserver]:
    """Players with an open stream are there; only where an alarm can find those who are not."""
    registry = presence_registry(settings)
    if registry is None:
        return []
    return [ConnectedSeats(registry, service.clock.now, partial(heard_of, service), settings.presence_lease_s)]
