"""What may be done with webhooks, for every owner alike: make, change, rotate, try, deliver again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from service.access import credentials
from service.json_types import JsonObject
from service.store.commits import Replayed
from service.store.errors import Contended, IdempotencyMismatch
from service.store.idempotency import Answer, Idempotency, Record, StoredAnswer
from service.webhooks import hook as made
from service.webhooks import payload
from service.webhooks.addresses import Guard
from service.webhooks.hook import Delivery, Hook, Kept, OutgoingDelivery, Secrets
from service.webhooks.kinds import TEST
from service.webhooks.port import Changed, DeliveryPage, Full, HookPage, Result, WebhookStore, Written

ATTEMPTS = 5

RenderHook = Callable[[Hook, str], StoredAnswer]
"""Words the answer that shows a secret, before it is stored."""

RenderDelivery = Callable[[Delivery], StoredAnswer]


class HookNotFound(Exception):
    """This owner has no webhook with this id."""


class DeliveryNotFound(Exception):
    """This webhook has no such delivery (any more)."""


class TooMany(Exception):
    """This owner has as many webhooks as they may have; the argument is how many."""


class Disabled(Exception):
    """Nothing is sent to this webhook before it is enabled again."""


class WebhookService:
    """Every method may raise StoreUnavailable; those on one webhook HookNotFound; POSTs IdempotencyMismatch.

    limit: webhooks an owner. overlap_ms: how long an old secret is valid after a rotation.
    """

    def __init__(
        self,
        webhooks: WebhookStore,
        guard: Guard,
        now: Callable[[], int],
        *,
        limit: int,
        overlap_ms: int,
        record_ttl_ms: int,
    ) -> None:
        self._webhooks = webhooks
        self._guard = guard
        self._now = now
        self._limit = limit
        self._overlap_ms = overlap_ms
        self._record_ttl_ms = record_ttl_ms

    def create(
        self,
        owner: str,
        url: str,
        events: Sequence[str],
        render: RenderHook,
        idem: Idempotency | None,
        *,
        game: str | None = None,
        description: str = "",
    ) -> Answer:
        """A new webhook. Raises UrlRefused, TooMany."""
        self._guard.check_url(url)
        hook = Hook(
            id=made.new_id(idem),
            owner=owner,
            url=url,
            events=list(events),
            created_at=self._now(),
            game=game,
            description=description,
        )
        secret = made.new_secret()
        answer = render(hook, secret)
        record = self._record(idem, answer, secret=True)
        done = self._webhooks.create(hook, Secrets(secret), limit=self._limit, record=record)
        if isinstance(done, Full):
            raise TooMany(self._limit)
        return self._answer(done, answer, idem)

    def one(self, owner: str, hook_id: str) -> Hook:
        """One webhook of this owner."""
        return self._kept(owner, hook_id).hook

    def page(self, owner: str, cursor: str | None, limit: int) -> HookPage:
        """This owner's webhooks, newest first."""
        return self._webhooks.page(owner, cursor, limit)

    def update(self, owner: str, hook_id: str, changes: JsonObject) -> Hook:
        """Change `url`, `events`, `description` or `status`. Raises UrlRefused."""
        if "url" in changes:
            self._guard.check_url(changes["url"])
        for _ in range(ATTEMPTS):
            kept = self._kept(owner, hook_id)
            hook = msgspec.structs.replace(kept.hook, **changes)
            if changes.get("status") == "enabled":
                # It begins anew: what failed before it was disabled is not held against it.
                hook = msgspec.structs.replace(hook, reason="", failing_since=None)
            elif changes.get("status") == "disabled" and kept.hook.status == "enabled":
                hook = msgspec.structs.replace(hook, reason="asked")
            if hook == kept.hook or isinstance(self._webhooks.change(kept, hook, kept.secrets), Written):
                return hook
        raise Contended(hook_id)

    def rotate(self, owner: str, hook_id: str, render: RenderHook, idem: Idempotency | None) -> Answer:
        """A new secret; the old one signs too until the overlap is over."""
        for _ in range(ATTEMPTS):
            kept, now, secret = self._kept(owner, hook_id), self._now(), made.new_secret()
            secrets = Secrets(secret, kept.secrets.current, now + self._overlap_ms)
            hook = msgspec.structs.replace(kept.hook, old_secret_until=secrets.old_until)
            answer = render(hook, secret)
            done = self._webhooks.change(kept, hook, secrets, self._record(idem, answer, secret=True))
            if not isinstance(done, Changed):
                return self._answer(done, answer, idem)
        raise Contended(hook_id)

    def delete(self, owner: str, hook_id: str) -> None:
        """Forget it, with all of its deliveries."""
        self._webhooks.delete(self.one(owner, hook_id))

    def deliveries(self, owner: str, hook_id: str, cursor: str | None, limit: int) -> DeliveryPage:
        """What was sent or is to be, newest first."""
        return self._webhooks.deliveries(self.one(owner, hook_id).id, cursor, limit)

    def try_out(self, owner: str, hook_id: str, render: RenderDelivery, idem: Idempotency | None) -> Answer:
        """Have a test delivery made. Raises Disabled."""
        now = self._now()
        delivery = Delivery(id=made.trial_id(idem), event=TEST, game=None, seq=None, created_at=now, next_attempt=now)
        return self._send(owner, hook_id, OutgoingDelivery(delivery, payload.trial(hook_id, now)), render, idem)

    def redeliver(
        self, owner: str, hook_id: str, delivery_id: str, render: RenderDelivery, idem: Idempotency | None
    ) -> Answer:
        """Have a delivery made once more, with the same id and body. Raises Disabled, DeliveryNotFound."""
        outgoing = self._webhooks.outgoing(self.one(owner, hook_id).id, delivery_id)
        if outgoing is None:
            raise DeliveryNotFound(delivery_id)
        due = msgspec.structs.replace(outgoing.delivery, status="pending", next_attempt=self._now())
        return self._send(owner, hook_id, OutgoingDelivery(due, outgoing.body), render, idem)

    def _send(
        self, owner: str, hook_id: str, outgoing: OutgoingDelivery, render: RenderDelivery, idem: Idempotency | None
    ) -> Answer:
        hook = self.one(owner, hook_id)
        answer = render(outgoing.delivery)
        done = self._webhooks.send(hook.id, [outgoing], again=True, record=self._record(idem, answer, secret=False))
        if isinstance(done, Written | Replayed):
            return self._answer(done, answer, idem)
        if self.one(owner, hook_id).status == "disabled":
            raise Disabled(hook_id)
        return self._answer(done, answer, idem)

    def _kept(self, owner: str, hook_id: str) -> Kept:
        kept = self._webhooks.find(hook_id)
        if kept is None or kept.hook.owner != owner:
            raise HookNotFound(hook_id)
        return kept

    def _record(self, idem: Idempotency | None, answer: StoredAnswer, *, secret: bool) -> Record | None:
        record = credentials.record_of(idem, self._record_ttl_ms)
        if record is None or idem is None:
            return None
        return msgspec.structs.replace(record, answer=credentials.keep(answer, idem, secret=secret))

    def _answer(self, done: Result, answer: StoredAnswer, idem: Idempotency | None) -> Answer:
        if isinstance(done, Written):
            return Answer(answer.status, answer.body, answer.headers)
        if isinstance(done, Replayed) and idem:
            return credentials.reveal(done.answer, idem)
        # The key was used for something else, or so long ago that its answer is forgotten.
        raise IdempotencyMismatch(idem.key if idem else "")
