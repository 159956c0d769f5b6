"""What is asked of the place where webhooks and their deliveries are kept, in frozen data."""

from __future__ import annotations

from typing import Protocol

import msgspec

from service.store.commits import Mismatch, Replayed
from service.store.idempotency import Record
from service.webhooks.hook import Delivery, Hook, Kept, OutgoingDelivery, Secrets


class Written(msgspec.Struct, frozen=True):
    """It is written, or was by the same request before."""


class Full(msgspec.Struct, frozen=True):
    """This owner has as many webhooks as they may have; nothing was written."""


class Changed(msgspec.Struct, frozen=True):
    """Another request changed it meanwhile, or it is gone; nothing was written."""


Result = Written | Full | Changed | Replayed | Mismatch


class HookPage(msgspec.Struct, frozen=True):
    """Webhooks, newest first. next: where the next page begins, None at the end."""

    hooks: list[Hook]
    next: str | None


class DeliveryPage(msgspec.Struct, frozen=True):
    """Deliveries, newest first. next: where the next page begins, None at the end."""

    deliveries: list[Delivery]
    next: str | None


class WebhookStore(Protocol):
    """Webhooks as HTTP needs them. Every method may raise StoreUnavailable.

    Writing methods may be called again after that. `record`: of the request's Idempotency-Key; it is looked at
    before anything else and written together with the change.
    """

    def create(self, hook: Hook, secrets: Secrets, *, limit: int, record: Record | None) -> Result:
        """Keep a new webhook, unless its owner has `limit` of them. Changed: this id is taken."""

    def find(self, hook_id: str) -> Kept | None:
        """A webhook by its id."""

    def page(self, owner: str, cursor: str | None, limit: int) -> HookPage:
        """An owner's webhooks."""

    def change(self, kept: Kept, hook: Hook, secrets: Secrets, record: Record | None = None) -> Result:
        """Put `hook` and `secrets` in the place of `kept`, if that is still what there is."""

    def delete(self, hook: Hook) -> None:
        """Forget a webhook and all of its deliveries. Nothing is wrong if it is gone already."""

    def deliveries(self, hook_id: str, cursor: str | None, limit: int) -> DeliveryPage:
        """What was sent to a webhook, or is to be."""

    def outgoing(self, hook_id: str, delivery_id: str) -> OutgoingDelivery | None:
        """One delivery with its body."""

    def send(
        self, hook_id: str, deliveries: list[OutgoingDelivery], *, again: bool = False, record: Record | None = None
    ) -> Result:
        """Have these delivered, in this order. One that is known already stays as it is, unless it shall go `again`.

        Changed: the webhook is gone or disabled.
        """
