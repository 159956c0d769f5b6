"""Places to move between, things to be moved, and all that can be seen of them through the service's own ports."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from service.access.buckets import RedisBuckets
from service.access.key_repository import RedisKeyRepository
from service.access.keys import Key
from service.access.quotas import Quota
from service.access.tally import RedisTally
from service.assemble import assemble
from service.move.ends import opened
from service.move.mover import Mover, Wishes
from service.move.telling import Telling
from service.move.verifying import Verdict
from service.outbox.presence import PresenceRegistry, Seat
from service.runtime.embedded_redis import OwnRedis
from service.runtime.own_server import served
from service.settings import Settings
from service.store.commits import Commit, Loaded
from service.store.idempotency import Record
from service.store.items import Item
from service.store.keys import listed
from service.store.port import Store
from service.store.redis.connection import connect
from service.store.redis.nodes import layout_of
from service.store.redis.store import RedisStore
from service.store.revision import NONCE, Revision, extended
from service.webhooks.hook import Delivery, Hook, OutgoingDelivery, Secrets
from service.webhooks.redis_store import RedisWebhookStore
from tests.support.games import started

NOW = int(time.time() * 1000)
OWNER, QUIET = "key_aaaaaaaa", "key_bbbbbbbb"
"""One with a webhook, and one without."""

RECORD = Record(key="k" * 64, fingerprint="f" * 64, answer=b"answer \0 of bytes")
HOOK = Hook(id="wh_1", owner=OWNER, url="https://a.example/", events=["*"], created_at=NOW)
DELIVERY = OutgoingDelivery(Delivery(id="msg_1", event="game.started", game="g", seq=1, created_at=NOW), b"body")
SEAT = Seat("gone-0", "ann")
OPEN = "open"
"""A game that is no real one, and goes on."""

ITEMS = [Item("ann", b"1\0", "ab", "2"), Item("bob", b"2", "a", "1"), Item("loose", b"3")]
"""What it keeps beside its blob."""


class Place(NamedTuple):
    """An end as an operator names it: a folder or a URL, and the URL of RQ's Redis where it is another."""

    name: str
    rq: str = ""


@contextmanager
def url_of(place: Place) -> Iterator[str]:
    """Where its games can be reached; a folder's server runs for as long."""
    if "://" in place.name:
        yield place.name
        return
    own = OwnRedis(Path(place.name))
    try:
        with served(own):
            yield own.url
    finally:
        own.close()


def move(source: Place, target: Place, said: list[str] | None = None, **wished: Any) -> Verdict:
    """As the command does it. said: what an operator is told meanwhile. Clients of the test itself only look."""
    wished.setdefault("clients", False)
    with ExitStack() as stack:
        here = stack.enter_context(opened(source.name, source.rq, new=False))
        there = stack.enter_context(opened(target.name, target.rq, new=True))
        mover = Mover(here, there, Wishes(**wished), Telling((said if said is not None else []).append))
        return mover.move(mover.check())


def commit(store: Store, game_id: str, version: int, nonces: str, **more: Any) -> str:
    """One more step of a game that is no real one; the nonces of its state."""
    nonce = f"{abs(hash((game_id, version))) % 16**16:016x}"
    made = Commit(
        game_id=game_id, expected=version, nonces=nonces, nonce=nonce, blob=f"state {version + 1}".encode(), **more
    )
    store.commit(made)
    return extended(nonces, nonce)


def fill(url: str, rq: str = "") -> None:
    """Everything that a service stores, some of each kind."""
    settings = Settings(redis_url=url, rq_redis_url=rq, wait_replicas=0)
    service = assemble(settings)
    client = connect(url)
    webhooks = RedisWebhookStore(client, history=10)
    webhooks.create(HOOK, Secrets("whsec_a"), limit=5, record=RECORD)
    webhooks.send(HOOK.id, [DELIVERY])
    for owner in (None, OWNER, QUIET):
        for _ in range(3):
            started(service, ["ann", "bob"], api_key_id=owner)
    store = service.store
    for number in range(4):
        game_id, at = f"gone-{number}", listed(NOW + number, f"gone-{number}")
        more: dict[str, Any] = {"listed": at, "card": b"card", "owner": QUIET, "own": at, "own_card": b"own"}
        nonces = commit(store, game_id, 0, "", status="lobby", due=NOW + 3_600_000, events=[b'{"a":1}'], **more)
        more["record"] = RECORD
        events = [b'{"b":2}', b'{"c":3}']
        commit(
            store, game_id, 1, nonces, status="finished", ttl_ms=3_600_000, due=NOW + 3_600_000, events=events,
            first_seq=2, private={3: b'{"ann":{"c":4}}'}, **more,
        )  # fmt: skip
        store.note_round_trip(game_id, "ann", 40 + number)
    _pack(store, "gone-1", keep=0)
    _pack(store, "gone-2", keep=1)
    commit(store, OPEN, 0, "", status="playing", due=NOW + 3_600_000, events=[b'{"d":1}', b'{"d":2}'],
           items=ITEMS)  # fmt: skip
    _pack(store, OPEN, keep=1)
    beside = client if layout_of(client).buckets > 1 else connect(rq or url)
    PresenceRegistry(beside, layout_of(client)).seen({SEAT: NOW})
    RedisKeyRepository(client).put("h" * 64, Key(id=OWNER, name="league", scopes=frozenset({"games"}), created=1))
    RedisKeyRepository(client).used("h" * 64, NOW)
    RedisTally(client).add(OWNER, "some", 10)
    RedisBuckets(client).spend("acts:x", Quota(10, 600), 9)
    store.note_loss("gone", "some")
    service.close()
    client.close()


def _pack(store: Store, game_id: str, keep: int) -> None:
    """Its log lies packed from now on, but for its last events."""
    found = store.load(game_id)
    assert isinstance(found, Loaded)
    last = store.log(game_id, 0, 100)[-1].seq
    assert store.pack(game_id, Revision(found.version, found.nonces[:NONCE]), last, keep)


def goes_on(url: str) -> list[bytes]:
    """The log of the game whose log was packed, after one more step."""
    client = connect(url)
    store = RedisStore(client)
    found = store.load(OPEN)
    assert isinstance(found, Loaded)
    commit(store, OPEN, found.version, found.nonces, status="playing", events=[b'{"d":3}'], first_seq=3)
    client.close()
    return store.events(OPEN, 0, 10)


def seen(url: str, rq: str = "") -> dict[str, Any]:
    """All of it, as the service's own ports tell it, and the alarms as they lie there."""
    client = connect(url)
    layout = layout_of(client)
    beside = client if layout.buckets > 1 else connect(rq or url)
    store = RedisStore(client)
    games = all_games(store)
    webhooks, keys = RedisWebhookStore(client, history=10), RedisKeyRepository(client)
    found = {
        "games": {game_id: _state(store, game_id) for game_id in games},
        "logs": {game_id: store.log(game_id, 0, 1000) for game_id in games},
        "lobby": {status: store.lobby(status, None, 100).cards for status in (None, "lobby", "playing", "finished")},
        "owned": {owner: store.owned(owner, None, 100).cards for owner in (OWNER, QUIET)},
        "alarms": {game: beside.zscore(layout.at(layout.bucket(game)).alarms, game) for game in games},
        "presence": PresenceRegistry(beside, layout).last_seen(SEAT),
        "answers": {game: type(store.load(game, record=RECORD)).__name__ for game in games},
        "untold": {game: store.untold(game, 100) for game in games},
        "keys": (keys.every(), keys.last_used()),
        "tally": RedisTally(client).every(OWNER),
        "spent": RedisBuckets(client).spend("acts:x", Quota(10, 600), 0) > 0,
        "webhooks": (webhooks.find(HOOK.id), webhooks.page(OWNER, None, 10).hooks),
        "deliveries": (webhooks.deliveries(HOOK.id, None, 10), webhooks.outgoing(HOOK.id, "msg_1")),
        "losses": store.condition().losses,
        "items": (store.items.read(OPEN, [item.name for item in ITEMS]), store.items.excerpt(OPEN, "a", 0, 9)),
        "trips": {game: client.lrange(layout.round_trips(game, "ann"), 0, -1) for game in games},
        "lasting": {game: round(client.pttl(layout.events(game)) / 60_000) for game in games},
        "news": sorted(game for game in games if client.zscore(layout.at(layout.bucket(game)).news, game) is not None),
    }
    client.close()
    return found


def _state(store: Store, game_id: str) -> tuple[int, bytes | None, str]:
    found = store.load(game_id)
    assert isinstance(found, Loaded)
    return found.version, found.blob, found.nonces


def all_games(store: Store) -> list[str]:
    """The ids of all games, in order."""
    found, cursor = set[str](), 0
    while True:
        some, cursor = store.games(cursor)
        found |= set(some)
        if not cursor:
            return sorted(found)
