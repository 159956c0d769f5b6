"""Every script of the service, run as the service runs it: what it touches is in one slot, and is declared."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from redis import Redis

from service.access.buckets import RedisBuckets
from service.access.quotas import Quota
from service.access.tally import RedisTally
from service.outbox.alarms import AlarmSchedule
from service.outbox.bucket_alarms import BucketAlarms
from service.outbox.presence import PresenceRegistry, Seat
from service.store.commits import NO_GAME, OwnEntry
from service.store.items import Item
from service.store.keys import listed
from service.store.layout import PLAIN, Layout, in_buckets
from service.store.redis.connection import connect
from service.store.redis.scripts.script import DECLARES, source
from service.store.redis.store import RedisStore
from service.store.revision import Revision
from service.webhooks.delivery_store import DeliveryStore, Taken, Verdict
from service.webhooks.hook import Delivery, Hook, OutgoingDelivery, Secrets, WebhookAttempt
from service.webhooks.redis_store import RedisWebhookStore
from tests.store.test_contract import made, record, step
from tests.support.redis import RedisServer
from tests.support.touched import ROOT, SCRIPTS, Touch, touching

BUCKETS = in_buckets()

UNDECLARED: dict[str, Callable[[str], bool]] = {
    # What Redis takes for written by a script that has it as a key; the sender of webhooks may only read it.
    "store/redis/games/told.lua": lambda key: ":events" in key,
    # Whose games they are is found out by the script itself.
    "store/redis/lists/unlist.lua": lambda key: "owned:" in key,
    # Which deliveries there are, too.
    "webhooks/send.lua": lambda key: ":delivery:" in key,
    "webhooks/take.lua": lambda key: ":delivery:" in key,
    "webhooks/delete.lua": lambda key: ":delivery:" in key,
}
"""Keys of the same slot that scripts find out by themselves."""

ONE_REDIS = {"outbox/schedule.lua"}
"""Run only where alarms are on a Redis of their own, which is no cluster."""


ELSEWHERE = {"store/redis/epochs/cluster_epoch.lua", "store/redis/games/replayed.lua"}
"""Run only where there are nodes, or replicas that acknowledge; each has one key, and tests there run them."""


def play(client: Redis, layout: Layout) -> None:
    """Games of a key that is told of them, from their making until they are gone."""
    made.clear()
    store = RedisStore(client, layout=layout)
    due = int(time.time() * 1000) - 1
    for number, status in enumerate(("lobby", "playing", "finished")):
        store.commit(step(
            "game", number, status=status, listed=listed(1, "game"), card=status.encode(), owner="key_a", due=due,
            own=listed(1, "game"), own_card=b"own", events=[b"{}"], first_seq=number + 1, ttl_ms=60_000,
            record=record() if not number else None,
        ))  # fmt: skip
    store.commit_many([step("a", owner="key_a", due=due), step("b", listed=listed(2, "b"), card=b"{}", due=due)])
    found: Any = store.load("game")
    store.reschedule("game", Revision(found.version, found.nonces[:16]), due)
    store.reschedule("gone", NO_GAME, None)
    store.enlist("b", OwnEntry("key_a", listed(2, "b"), b"{}"))
    store.untold("game", 9)
    store.told("game", 3)
    assert store.pack("game", Revision(found.version, found.nonces[:16]), 3, 0)
    store.log("game", 0, 9)
    store.commit(step("game", 3, events=[b"{}"], first_seq=2, mends=True, owner="key_a", due=due))
    store.commit(step("game", 4, items=[Item("karadoc", b"1", "a", "1")], owner="key_a", due=due))
    assert store.items.excerpt("game", "a", 0, 9).items == store.items.read("game", ["karadoc"])
    store.note_round_trip("game", "karadoc", 12)
    store.note_loss("gone", "game")
    store.lobby("playing", None, 9)
    store.owned("key_a", None, 9)
    store.statuses(["game", "a", "b"])
    store.condition()
    store.mend_lists()


def ring(client: Redis, layout: Layout) -> None:
    """Alarms, workers, and who is connected."""
    alarms = AlarmSchedule(client, apart=True) if layout is PLAIN else BucketAlarms(client, client, layout)
    alarms.committed("elsewhere", 1, 5)
    alarms.ring(limit=10, again_ms=100)
    assert alarms.take(limit=10, lease_ms=100)[0]
    alarms.defer("game", 100)
    alarms.backlog()
    seats = PresenceRegistry(client, layout)
    seats.seen({Seat("game", "karadoc"): 1, Seat("a", "perceval"): 1})
    assert sum(len(seats.missing(1000)) for _ in range(seats.parts)) == 2
    seats.last_seen(Seat("game", "karadoc"))
    seats.forget(Seat("game", "karadoc"), 1)


def webhooks(client: Redis, layout: Layout) -> Callable[[], None]:
    """A webhook that is made now; what comes of it afterwards."""
    hook = Hook(id="wh_1", owner="key_a", url="https://a.example/", events=["*"], created_at=1)
    hooks, sender = RedisWebhookStore(client, history=5, layout=layout), DeliveryStore(client, layout)
    hooks.create(hook, Secrets("whsec_a"), limit=9, record=record())

    def after() -> None:
        for _ in range(4):
            sender.games_with_news(lease_ms=1000)
        sender.lanes(lease_ms=1000)
        sender.hooks_of("key_a")
        outgoing = OutgoingDelivery(Delivery(id="msg_1", event="game.started", game="game", seq=1, created_at=1), b"{}")
        hooks.send("wh_1", [outgoing])
        taken = sender.take("wh_1", "token", lease_ms=1000)
        assert isinstance(taken, Taken)
        attempt = WebhookAttempt(at=1, duration_ms=1, status=200, error="")
        sender.settle(taken, attempt, Verdict(status="delivered", next_attempt=0))
        sender.leave("wh_1", "token")
        hooks.page("key_a", None, 9)
        hooks.deliveries("wh_1", None, 9)
        sender.disable("wh_1", "asked")
        hooks.delete(hook)

    return after


@pytest.mark.parametrize("layout", [PLAIN, BUCKETS], ids=["plain", "buckets"])
def test_scripts_touch_what_they_declare_and_in_buckets_one_slot(redis_url: str, layout: Layout) -> None:
    with touching(redis_url) as touched:
        client = connect(redis_url)
        after = webhooks(client, layout)
        play(client, layout)
        ring(client, layout)
        after()
        RedisBuckets(client).spend("acts:somebody", Quota(2, 2), 1)
        RedisTally(client).add("key_a", "game", 9)
    scripts = [touch for touch in touched if touch.name.endswith(".lua")]
    assert [touch for touch in scripts if undeclared(touch)] == []
    expected = set(SCRIPTS.values()) - ELSEWHERE
    if layout is not PLAIN:
        assert [touch for touch in touched if len(touch.slots) > 1] == []
        expected -= ONE_REDIS
    else:
        expected -= {"store/redis/lists/tell_lists.lua", "store/redis/lists/lists_told.lua"}
    assert {touch.name for touch in scripts} == expected, "each script is looked at"


def undeclared(touch: Touch) -> set[str]:
    """Keys that a script touches and that were not declared to be its own, without those that are told above."""
    known = UNDECLARED.get(touch.name, lambda key: False)
    return {key for key in touch.keys - touch.declared if not known(key)}


def test_scripts_say_that_they_touch_what_they_declare() -> None:
    silent = [path.name for path in ROOT.rglob("*.lua") if not path.read_text("utf-8").startswith(DECLARES)]
    assert silent == ["epoch.lua"]


@pytest.mark.parametrize("script", sorted(set(SCRIPTS.values())))
def test_servers_take_scripts_as_a_cluster_and_as_one_redis_get_them(redis_server: RedisServer, script: str) -> None:
    with Redis.from_url(redis_server.url) as client:
        for declares in (False, True):
            text, sha = source(ROOT / script, declares=declares)
            assert client.script_load(text) == sha
