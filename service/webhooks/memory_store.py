"""Webhooks inside one process: for tests and for a store that is gone with it as well. Nothing is sent from here."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeVar

import msgspec

from service.store.commits import Mismatch, Replayed
from service.store.idempotency import Record
from service.webhooks.hook import Delivery, Hook, Kept, OutgoingDelivery, Secrets
from service.webhooks.port import Changed, DeliveryPage, Full, HookPage, Result, Written

T = TypeVar("T", Hook, Delivery)


class MemoryWebhookStore:
    """See WebhookStore. now: the clock (ms)."""

    def __init__(self, now: Callable[[], int], *, history: int) -> None:
        self._now = now
        self._history = history
        self._lock = threading.RLock()
        self._hooks: dict[str, Kept] = {}
        self._outgoing: dict[str, dict[str, OutgoingDelivery]] = {}
        self._records: dict[str, tuple[Record, int]] = {}

    def create(self, hook: Hook, secrets: Secrets, *, limit: int, record: Record | None) -> Result:
        """See WebhookStore."""
        with self._lock:
            answered = self._answered(record)
            if answered is not None:
                return answered
            if hook.id in self._hooks:
                return Changed()
            if sum(kept.hook.owner == hook.owner for kept in self._hooks.values()) >= limit:
                return Full()
            self._hooks[hook.id] = Kept(hook, secrets, 1)
            self._outgoing[hook.id] = {}
            return self._recorded(record)

    def find(self, hook_id: str) -> Kept | None:
        """See WebhookStore."""
        kept = self._hooks.get(hook_id)
        if kept is None:
            return None
        until = kept.secrets.old_until or None
        return msgspec.structs.replace(kept, hook=msgspec.structs.replace(kept.hook, old_secret_until=until))

    def page(self, owner: str, cursor: str | None, limit: int) -> HookPage:
        """See WebhookStore."""
        with self._lock:
            mine = [kept.hook for kept in map(self.find, self._hooks) if kept and kept.hook.owner == owner]
        chosen, after = _page(mine, cursor, limit)
        return HookPage(chosen, after)

    def change(self, kept: Kept, hook: Hook, secrets: Secrets, record: Record | None = None) -> Result:
        """See WebhookStore."""
        with self._lock:
            answered = self._answered(record)
            if answered is not None:
                return answered
            found = self._hooks.get(hook.id)
            if found is None or found.version != kept.version:
                return Changed()
            self._hooks[hook.id] = Kept(hook, secrets, kept.version + 1)
            return self._recorded(record)

    def delete(self, hook: Hook) -> None:
        """See WebhookStore."""
        with self._lock:
            self._hooks.pop(hook.id, None)
            self._outgoing.pop(hook.id, None)

    def deliveries(self, hook_id: str, cursor: str | None, limit: int) -> DeliveryPage:
        """See WebhookStore."""
        with self._lock:
            made = [outgoing.delivery for outgoing in self._outgoing.get(hook_id, {}).values()]
        chosen, after = _page(made, cursor, limit)
        return DeliveryPage(chosen, after)

    def outgoing(self, hook_id: str, delivery_id: str) -> OutgoingDelivery | None:
        """See WebhookStore."""
        return self._outgoing.get(hook_id, {}).get(delivery_id)

    def send(
        self, hook_id: str, deliveries: list[OutgoingDelivery], *, again: bool = False, record: Record | None = None
    ) -> Result:
        """See WebhookStore."""
        with self._lock:
            answered = self._answered(record)
            if answered is not None:
                return answered
            kept = self._hooks.get(hook_id)
            if kept is None or kept.hook.status == "disabled":
                return Changed()
            made = self._outgoing[hook_id]
            for outgoing in deliveries:
                if again or outgoing.delivery.id not in made:
                    due = msgspec.structs.replace(outgoing.delivery, status="pending", next_attempt=self._now())
                    made[outgoing.delivery.id] = msgspec.structs.replace(outgoing, delivery=due)
            while len(made) > self._history:
                del made[next(iter(made))]
            return self._recorded(record)

    def _answered(self, record: Record | None) -> Replayed | Mismatch | None:
        found = self._records.get(record.key) if record else None
        if record is None or found is None or found[1] <= self._now():
            return None
        at = self._now() * 1000
        same = found[0].fingerprint == record.fingerprint
        return Replayed(found[0].answer, at) if same else Mismatch(at)

    def _recorded(self, record: Record | None) -> Written:
        if record:
            self._records[record.key] = (record, self._now() + record.ttl_ms)
        return Written()


def _page(found: list[T], cursor: str | None, limit: int) -> tuple[list[T], str | None]:
    """The newest `limit` that are older than the cursor."""
    every = sorted(found, key=_place)
    shown = [one for one in every if cursor is None or _place(one) < cursor]
    first = max(0, len(shown) - limit)
    return shown[first:][::-1], _place(shown[first]) if first else None


def _place(one: Hook | Delivery) -> str:
    return f"{one.created_at}:{one.id}"
