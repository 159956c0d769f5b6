"""Puts a Service together from settings: the one place that knows which adapter goes where."""

from __future__ import annotations

import logging

from service.access.buckets import Buckets, MemoryBuckets, RedisBuckets
from service.access.key_repository import KeyRepository, MemoryKeyRepository, RedisKeyRepository
from service.access.lobbies import Lobbies
from service.access.open_games import OpenGames
from service.access.tally import MemoryTally, RedisTally
from service.games.engine_port import Engine
from service.games.service import GameService
from service.outbox.alarms import Alarms
from service.outbox.choice import alarms_at, presence_at
from service.outbox.presence import PresenceRegistry
from service.settings import Settings
from service.startup import agree
from service.store.clock import StoreClock
from service.store.errors import StoreUnavailable
from service.store.memory.store import MemoryStore
from service.store.port import Store
from service.store.redis.connection import connect
from service.store.redis.store import RedisStore

log = logging.getLogger(__name__)


def assemble(settings: Settings, engine: Engine | None = None) -> GameService:
    """A service on the store that the settings name. While Redis is away, requests will say so.

    Raises SettingsError where that Redis turns out to be one that it cannot work with.
    """
    if settings.in_memory:
        return GameService(MemoryStore(), settings, StoreClock(), engine)
    games = connect(settings.redis_url, acknowledging=settings.acknowledging)
    service = GameService(
        RedisStore(games, alarms_here=not settings.alarms_apart),
        settings,
        StoreClock(),
        engine,
        alarm_schedule(settings),
    )
    try:
        agree(games)
        service.prime()
    except StoreUnavailable as error:
        log.warning("the store is not there yet: %s", error)
    return service


def key_repository(settings: Settings) -> KeyRepository:
    """The API keys, in the games' own Redis. Nothing is connected before the first key comes."""
    if settings.in_memory:
        return MemoryKeyRepository()
    return RedisKeyRepository(connect(settings.redis_url, connections=8))


def shared_buckets(settings: Settings) -> Buckets:
    """What the limits of all processes have in common, in the games' own Redis."""
    return MemoryBuckets() if settings.in_memory else RedisBuckets(connect(settings.redis_url, connections=8))


def open_games(settings: Settings, store: Store) -> OpenGames:
    """The count of each key's unfinished games, in the games' own Redis."""
    if settings.in_memory:
        return OpenGames(MemoryTally(store), store)
    return OpenGames(RedisTally(connect(settings.redis_url, connections=4)), store)


def lobbies(settings: Settings, store: Store) -> Lobbies:
    """The count of games without a key that wait for their start, in the games' own Redis; no limits, no count."""
    tally = MemoryTally(store) if settings.in_memory else RedisTally(connect(settings.redis_url, connections=4))
    per_address, in_all = settings.keyless_lobbies_per_address, settings.keyless_lobbies
    return Lobbies(
        tally, store, per_address=per_address if settings.limits else 0, in_all=in_all if settings.limits else 0
    )


def presence_registry(settings: Settings) -> PresenceRegistry | None:
    """Who is connected, where the alarm is that looks at it; None for a store inside one process, which has none."""
    if settings.in_memory:
        return None
    return presence_at(connect(settings.redis_url, connections=4), connect(settings.alarm_redis_url, connections=4))


def alarm_schedule(settings: Settings) -> Alarms:
    """The schedule of alarms, wherever it is kept."""
    games, beside = connect(settings.redis_url, connections=8), connect(settings.alarm_redis_url, connections=8)
    return alarms_at(games, beside, apart=settings.alarms_apart)
