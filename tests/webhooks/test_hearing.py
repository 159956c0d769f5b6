"""Commits in buckets learn by flags which owners have webhooks: in all buckets before the webhook counts as made."""

from __future__ import annotations

import time
from typing import Any

import pytest
from redis import Redis

from service.store.layout import in_buckets
from service.store.redis.connection import connect
from service.store.redis.store import RedisStore
from service.webhooks.delivery_store import DeliveryStore
from service.webhooks.hearing import Hearing
from service.webhooks.hook import Hook, Secrets
from service.webhooks.redis_store import RedisWebhookStore
from tests.store.test_contract import step

LAYOUT = in_buckets()
SECRETS = Secrets("whsec_a")


@pytest.fixture
def client(redis_url: str) -> Redis:
    return connect(redis_url)


def hook(number: int = 1) -> Hook:
    return Hook(id=f"wh_{number}", owner="key_a", url="https://a.example/", events=["*"], created_at=number)


def made(client: Redis, number: int = 1) -> RedisWebhookStore:
    hooks = RedisWebhookStore(client, history=5, layout=LAYOUT)
    hooks.create(hook(number), SECRETS, limit=20, record=None)
    return hooks


def flags(client: Redis) -> int:
    pipe: Any = client.pipeline(transaction=False)
    for bucket in range(LAYOUT.buckets):
        pipe.exists(LAYOUT.hears("key_a", bucket))
    return sum(pipe.execute())


def test_the_games_of_an_owner_with_a_webhook_have_news_in_every_bucket(client: Redis) -> None:
    made(client)
    games, sender = RedisStore(client, layout=LAYOUT), DeliveryStore(client, LAYOUT)
    names = {f"game-{number}" for number in range(50)}
    games.commit_many([step(name, events=[b"{}"], owner="key_a") for name in names])
    games.commit(step("of-another-key", events=[b"{}"], owner="key_b"))
    found = [game for _ in range(4) for game in sender.games_with_news(lease_ms=60_000)]
    assert sorted(found) == sorted(names), "four looks come round to all buckets, each game once"
    for name in names:
        games.told(name, 1)
    assert all(client.zcard(LAYOUT.at(bucket).news) == 0 for bucket in range(LAYOUT.buckets))


def test_the_flags_go_with_the_last_webhook(client: Redis) -> None:
    hooks = made(client, 1)
    made(client, 2)
    hooks.delete(hook(1))
    assert flags(client) == LAYOUT.buckets
    hooks.delete(hook(2))
    assert flags(client) == 0


def test_a_webhook_that_is_made_while_the_last_one_goes_is_heard(
    client: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    hooks, everywhere = made(client, 1), Hearing._everywhere

    def meanwhile(self: Hearing, owner: str, command: str, *value: str) -> None:
        if command == "DEL":
            monkeypatch.undo()
            made(client, 2)
        everywhere(self, owner, command, *value)

    monkeypatch.setattr(Hearing, "_everywhere", meanwhile)
    hooks.delete(hook(1))
    assert flags(client) == LAYOUT.buckets


def test_on_one_redis_the_list_of_webhooks_itself_is_what_commits_look_at(client: Redis) -> None:
    hooks = RedisWebhookStore(client, history=5)
    hooks.create(hook(), SECRETS, limit=20, record=None)
    games = RedisStore(client)
    games.commit(step(f"g{time.monotonic_ns()}", events=[b"{}"], owner="key_a"))
    assert len(DeliveryStore(client).games_with_news(lease_ms=1000)) == 1
    assert flags(client) == 0
