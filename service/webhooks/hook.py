"""A webhook and its deliveries as data, and how their ids and secrets are made."""

from __future__ import annotations

import base64
import hashlib
import secrets
from typing import Literal

import msgspec

from service.store.idempotency import Idempotency

SECRET_PREFIX = "whsec_"
SECRET_BYTES = 32

Status = Literal["enabled", "disabled"]
DeliveryStatus = Literal["pending", "delivered", "failed"]


class Hook(msgspec.Struct, frozen=True, kw_only=True):
    """One webhook, without its secrets. Instants in ms.

    owner: id of the API key it was made with.
    events: types or patterns (service/webhooks/kinds.py).
    game: only this game, None for every game made with the owner's key.
    reason: why it is disabled: `asked`, `gone` (the receiver answered 410), `failing` (nothing but failures for too
    long) or `revoked` (its key was); empty while it is enabled.
    failing_since: of the first failed attempt since the last success.
    old_secret_until: after a rotation.
    """

    id: str
    owner: str
    url: str
    events: list[str]
    created_at: int
    game: str | None = None
    description: str = ""
    status: Status = "enabled"
    reason: str = ""
    failing_since: int | None = None
    old_secret_until: int | None = None


class Secrets(msgspec.Struct, frozen=True):
    """What a webhook is signed with. They are never shown, logged or put into an error."""

    current: str
    old: str = ""
    old_until: int = 0

    def valid(self, now: int) -> list[str]:
        """Those to sign with at `now` (ms), the current one first."""
        return [self.current, *([self.old] if self.old and now < self.old_until else [])]

    def __repr__(self) -> str:
        return "Secrets(…)"


class Kept(msgspec.Struct, frozen=True):
    """A webhook as it is stored. version: goes up with each change that its owner asked for."""

    hook: Hook
    secrets: Secrets
    version: int


class WebhookAttempt(msgspec.Struct, frozen=True, kw_only=True):
    """One attempt to deliver.

    at: when it began, in ms since the epoch.
    duration_ms: how long it took, in ms.
    status: the status of the receiver's answer, null without one.
    error: null if it went well; otherwise `status` (no 2xx), `timeout`, `connection`, `tls`, `protocol`,
    `unresolvable` (no such host) or `address_refused` (inside the server's own network).
    """

    at: int
    duration_ms: int
    status: int | None
    error: str | None


class Delivery(msgspec.Struct, frozen=True, kw_only=True):
    """One event for one webhook. Instants in ms.

    id: the `webhook-id` of every attempt.
    event: its type.
    game, tournament and seq: what it tells of, the one or the other; all null for a test.
    next_attempt: null if there is none to come.
    attempts: the last 20, oldest first.
    """

    id: str
    event: str
    game: str | None
    seq: int | None
    created_at: int
    tournament: str | None = None
    status: DeliveryStatus = "pending"
    next_attempt: int | None = None
    attempts: list[WebhookAttempt] = []


class OutgoingDelivery(msgspec.Struct, frozen=True):
    """A delivery on its way: what is to be sent for it."""

    delivery: Delivery
    body: bytes


def new_secret() -> str:
    """A secret as the specification writes it: `whsec_` and the base64 of 32 random bytes."""
    return SECRET_PREFIX + base64.b64encode(secrets.token_bytes(SECRET_BYTES)).decode()


def new_id(idem: Idempotency | None) -> str:
    """A webhook's id. With an Idempotency-Key it follows from that, so that a retry meets the first one."""
    if idem is None:
        return f"wh_{secrets.token_urlsafe(16)}"
    return f"wh_{_short(b'webhook', idem.scope, idem.key)}"


def delivery_id(hook_id: str, game_id: str, seq: int, mark: str = "") -> str:
    """The same for the same event and webhook, so that telling it again makes no second one.

    Deliveries of one game are in the order of their ids. mark: tells an event from another one that the log had under
    the same seq, and lost: a receiver that knows the id of the one would not take the other.
    """
    return f"msg_{_short(b'delivery', hook_id, game_id)}_{seq:08d}" + (f"_{mark}" if mark else "")


def trial_id(idem: Idempotency | None) -> str:
    """The id of a test delivery."""
    return f"msg_{_short(b'test', idem.scope, idem.key) if idem else secrets.token_urlsafe(16)}_test"


def _short(purpose: bytes, *parts: str) -> str:
    raw = hashlib.sha256(b"\0".join([purpose, *(part.encode() for part in parts)])).digest()[:16]
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
