"""What every store of webhooks promises; the same tests run on the fake and on a real Redis."""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec
import pytest

from service.store.commits import Mismatch, Replayed
from service.store.idempotency import Record
from service.store.layout import in_buckets
from service.store.redis.connection import connect
from service.webhooks.hook import Delivery, Hook, OutgoingDelivery, Secrets
from service.webhooks.memory_store import MemoryWebhookStore
from service.webhooks.port import Changed, Full, WebhookStore, Written
from service.webhooks.redis_store import RedisWebhookStore
from tests.support.places import ON_ALL, place_on
from tests.support.touched import touching

NOW = int(time.time() * 1000)
SECRETS = Secrets("whsec_a")


@pytest.fixture(params=["memory", *ON_ALL, "buckets"])
def store(request: pytest.FixtureRequest) -> Iterator[WebhookStore]:
    if request.param == "memory":
        yield MemoryWebhookStore(lambda: int(time.time() * 1000), history=5)
        return
    if request.param in ON_ALL:
        client = place_on(request.param, request).client()
        yield RedisWebhookStore(client, history=5)
        client.close()
        return
    url = request.getfixturevalue("redis_url")
    with touching(url) as touched:
        client = connect(url)
        yield RedisWebhookStore(client, history=5, layout=in_buckets())
        client.close()
    assert [touch for touch in touched if len(touch.slots) > 1] == [], "what is touched at once is in one slot"


def hook(number: int = 1, owner: str = "key_a") -> Hook:
    return Hook(id=f"wh_{number}", owner=owner, url="https://a.example/", events=["*"], created_at=NOW + number)


def made(store: WebhookStore, number: int = 1, owner: str = "key_a") -> Hook:
    assert isinstance(store.create(hook(number, owner), SECRETS, limit=20, record=None), Written)
    return hook(number, owner)


def outgoing(number: int) -> OutgoingDelivery:
    delivery = Delivery(id=f"msg_{number:04d}", event="game.started", game="g", seq=number, created_at=NOW + number)
    return OutgoingDelivery(delivery, b"body %d" % number)


def record(fingerprint: str = "f") -> Record:
    return Record(key="k", fingerprint=fingerprint * 64, answer=b"answer")


def test_a_webhook_is_found_as_it_was_made(store: WebhookStore) -> None:
    made(store)
    kept = store.find("wh_1")
    assert kept is not None
    assert (kept.hook, kept.secrets, kept.version) == (hook(), SECRETS, 1)
    assert store.find("wh_2") is None


def test_an_owner_has_so_many_and_no_more(store: WebhookStore) -> None:
    for number in (1, 2):
        assert isinstance(store.create(hook(number), SECRETS, limit=2, record=None), Written)
    assert isinstance(store.create(hook(3), SECRETS, limit=2, record=None), Full)
    assert isinstance(store.create(hook(3, "key_b"), SECRETS, limit=2, record=None), Written)
    store.delete(hook(1))
    assert isinstance(store.create(hook(4), SECRETS, limit=2, record=None), Written)


def test_an_id_is_used_once(store: WebhookStore) -> None:
    made(store)
    assert isinstance(store.create(hook(), Secrets("whsec_b"), limit=20, record=None), Changed)
    kept = store.find("wh_1")
    assert kept is not None
    assert kept.secrets == SECRETS


def test_a_retry_gets_the_first_answer_and_another_request_under_its_key_none(store: WebhookStore) -> None:
    assert isinstance(store.create(hook(), SECRETS, limit=20, record=record()), Written)
    again = store.create(hook(), Secrets("whsec_b"), limit=20, record=record())
    assert isinstance(again, Replayed)
    assert again.answer == b"answer"
    assert isinstance(store.create(hook(2), SECRETS, limit=20, record=record("e")), Mismatch)
    assert isinstance(store.send("wh_1", [outgoing(1)], record=record("e")), Mismatch)
    assert store.deliveries("wh_1", None, 10).deliveries == []


def test_pages_go_from_the_newest_to_the_oldest_without_a_gap(store: WebhookStore) -> None:
    for number in range(1, 6):
        made(store, number)
    made(store, 9, "key_b")
    seen: list[str] = []
    cursor = None
    while True:
        page = store.page("key_a", cursor, 2)
        seen += [one.id for one in page.hooks]
        made(store, 100 + len(seen))
        if page.next is None:
            break
        cursor = page.next
    assert seen == ["wh_5", "wh_4", "wh_3", "wh_2", "wh_1"]


def test_a_page_goes_on_where_the_last_one_ended_even_if_that_entry_is_gone(store: WebhookStore) -> None:
    for number in range(1, 5):
        made(store, number)
    page = store.page("key_a", None, 2)
    store.delete(page.hooks[-1])
    assert [one.id for one in store.page("key_a", page.next, 2).hooks] == ["wh_2", "wh_1"]


def test_a_change_on_something_old_is_none(store: WebhookStore) -> None:
    made(store)
    kept = store.find("wh_1")
    assert kept is not None
    off = msgspec.structs.replace(kept.hook, status="disabled", reason="asked")
    assert isinstance(store.change(kept, off, Secrets("whsec_b", "whsec_a", NOW)), Written)
    assert isinstance(store.change(kept, kept.hook, SECRETS), Changed)
    found = store.find("wh_1")
    assert found is not None
    assert (found.hook.status, found.hook.reason, found.version) == ("disabled", "asked", 2)
    assert (found.secrets.current, found.hook.old_secret_until) == ("whsec_b", NOW)
    store.delete(off)
    assert isinstance(store.change(found, off, SECRETS), Changed)


def test_the_same_delivery_twice_is_one(store: WebhookStore) -> None:
    made(store)
    for _ in range(2):
        assert isinstance(store.send("wh_1", [outgoing(1), outgoing(2)]), Written)
    page = store.deliveries("wh_1", None, 10)
    assert [one.id for one in page.deliveries] == ["msg_0002", "msg_0001"]
    assert all(one.status == "pending" and one.next_attempt for one in page.deliveries)
    kept = store.outgoing("wh_1", "msg_0001")
    assert kept is not None
    assert kept.body == b"body 1"
    assert store.outgoing("wh_2", "msg_0001") is None, "a delivery of another webhook"


def test_only_so_many_deliveries_are_known(store: WebhookStore) -> None:
    made(store)
    for number in range(1, 9):
        store.send("wh_1", [outgoing(number)])
    found = store.deliveries("wh_1", None, 10).deliveries
    assert [one.seq for one in found] == [8, 7, 6, 5, 4]


def test_nothing_is_sent_to_what_is_gone_or_disabled(store: WebhookStore) -> None:
    assert isinstance(store.send("wh_1", [outgoing(1)]), Changed)
    made(store)
    kept = store.find("wh_1")
    assert kept is not None
    store.change(kept, msgspec.structs.replace(kept.hook, status="disabled", reason="asked"), SECRETS)
    assert isinstance(store.send("wh_1", [outgoing(1)]), Changed)


def test_with_a_webhook_go_its_deliveries(store: WebhookStore) -> None:
    made(store)
    store.send("wh_1", [outgoing(1)])
    for _ in range(2):
        store.delete(hook())
    assert (store.find("wh_1"), store.outgoing("wh_1", "msg_0001")) == (None, None)
    made(store)
    assert store.deliveries("wh_1", None, 10).deliveries == []


def test_secrets_do_not_show_in_a_representation() -> None:
    assert "whsec" not in repr(Secrets("whsec_a", "whsec_b"))
