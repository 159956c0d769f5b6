"""Puts the webhooks together from settings.

Apart from `assemble.py`: closing windows takes no HTTP client, and importing one takes a fifth of a worker's start.
"""

from __future__ import annotations

from collections.abc import Callable

from service.settings import Settings
from service.store.redis.connection import connect
from service.webhooks.addresses import Guard
from service.webhooks.memory_store import MemoryWebhookStore
from service.webhooks.port import WebhookStore
from service.webhooks.redis_store import RedisWebhookStore
from service.webhooks.service import WebhookService


def webhook_store(settings: Settings, now: Callable[[], int]) -> WebhookStore:
    """Webhooks and their deliveries, in the games' own Redis. Nothing is connected before the first is asked for."""
    if settings.in_memory:
        return MemoryWebhookStore(now, history=settings.webhook_history)
    client = connect(settings.redis_url, connections=8, acknowledging=settings.acknowledging)
    return RedisWebhookStore(client, history=settings.webhook_history)


def webhook_guard(settings: Settings) -> Guard:
    """What webhooks may lead to."""
    return Guard(settings.webhook_networks, http=settings.webhook_http)


def webhook_service(settings: Settings, now: Callable[[], int]) -> WebhookService:
    """What may be done with webhooks."""
    return WebhookService(
        webhook_store(settings, now),
        webhook_guard(settings),
        now,
        limit=settings.webhook_limit,
        overlap_ms=settings.webhook_overlap_s * 1000,
        record_ttl_ms=settings.idempotency_ttl_s * 1000,
    )
