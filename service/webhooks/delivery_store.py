"""What the sending processes need of Redis: which games have news, the lanes of webhooks, and how attempts went.

A lane is a webhook's queue of deliveries, which one thread at a time works off, in order.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from service.store import keys
from service.store.layout import Layout
from service.store.redis.connection import unavailable
from service.store.redis.connections.client import Client
from service.store.redis.nodes import layout_of
from service.store.redis.scripts.in_buckets import answered, run_all
from service.store.redis.scripts.script import Argument, Script
from service.webhooks import names
from service.webhooks.hook import DeliveryStatus, Kept, OutgoingDelivery, WebhookAttempt
from service.webhooks.redis_store import kept_of, outgoing_of

AT_ONCE = 200
"""Games and lanes that are claimed in one go."""

BUCKETS_A_LOOK = 256
"""Buckets that are looked into in one go: with four looks a second each has its turn once a second."""

SHOWN_ATTEMPTS = 20

LONGEST_REST_MS = 3_600_000
"""However long a receiver asks for, or failures go on: a webhook as a whole rests no longer."""

_HERE = Path(__file__).parent
_encode = msgspec.json.Encoder().encode


class Taken(msgspec.Struct, frozen=True):
    """A delivery to make now. number: of this attempt, over all rounds; tries: failed ones of this round."""

    now: int
    kept: Kept
    outgoing: OutgoingDelivery
    number: int
    tries: int
    failures: int
    """Failed attempts of the whole webhook in a row."""


class Rest(msgspec.Struct, frozen=True):
    """There is nothing to do for this webhook before `until` (ms); None: before something happens."""

    until: int | None


class Busy(msgspec.Struct, frozen=True):
    """Another process is at it, and looks for more before it leaves."""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What follows from an attempt. Instants in ms.

    keeps_place: the delivery stays the first of its lane. rest_until: nothing at all is sent before.
    disable: the reason to disable the webhook, empty for none.
    """

    status: DeliveryStatus
    next_attempt: int
    rest_until: int | None = None
    keeps_place: bool = False
    disable: str = ""


class DeliveryStore:
    """Every method is one round trip and may raise StoreUnavailable; every one may be called again after that.

    layout: by what names the games are kept; None: by those that they have where this client leads.
    """

    def __init__(self, client: Client, layout: Layout | None = None) -> None:
        self._client: Any = client
        self._layout = layout or layout_of(client)
        self._turn = 0
        self._claim = Script(client, _HERE / "claim.lua")
        self._take = Script(client, _HERE / "take.lua")
        self._settle = Script(client, _HERE / "settle.lua")

    def games_with_news(self, *, lease_ms: int) -> list[str]:
        """Claim games with news; they come back after the lease unless the store is told that it was told.

        Of many buckets some at a time: going on comes round to all of them.
        """
        count = min(self._layout.buckets, BUCKETS_A_LOOK)
        buckets = [(self._turn + place) % self._layout.buckets for place in range(count)]
        self._turn = (self._turn + count) % self._layout.buckets
        args: list[Argument] = [AT_ONCE, lease_ms, "1"]
        answers = run_all(self._client, self._claim, [([self._layout.at(bucket).news], args) for bucket in buckets])
        return [game.decode() for found in answered(answers) for game in found]

    def lanes(self, *, lease_ms: int) -> list[str]:
        """Claim webhooks that a process should look after; they come back after the lease unless one did."""
        with unavailable():
            found = self._claim([names.LANES], [AT_ONCE, lease_ms, ""])
        return [member.decode() for member in found]

    def hooks_of(self, owner: str) -> list[Kept]:
        """An owner's webhooks."""
        with unavailable():
            ids = self._client.zrange(keys.webhooks_of(owner), 0, -1)
            pipe = self._client.pipeline(transaction=False)
            for hook_id in ids:
                pipe.hgetall(names.hook(hook_id.decode()))
            found = [kept_of(fields) for fields in pipe.execute()] if ids else []
        return [kept for kept in found if kept]

    def take(self, hook_id: str, token: str, *, lease_ms: int) -> Taken | Rest | Busy:
        """The next delivery of a webhook. A process that gets one has the lane until told to rest or its lease ends."""
        names_ = [names.hook(hook_id), names.queue(hook_id), names.history(hook_id), names.lock(hook_id), names.LANES]
        args: list[Argument] = [hook_id, token, lease_ms, names.DELIVERY, 2 * LONGEST_REST_MS]
        with unavailable():
            word, until, *more = self._take(names_, args)
        if word == b"busy":
            return Busy()
        if word == b"rest":
            return Rest(int(until) if until else None)
        now, _id, delivery, hook = more
        made, about = _fields(delivery), _fields(hook)
        kept, outgoing = kept_of(about), outgoing_of(made)
        assert kept is not None
        assert outgoing is not None
        number, tries, failures = (int(n or 0) for n in (made.get(b"c"), made.get(b"t"), about.get(b"n")))
        return Taken(int(now), kept, outgoing, number + 1, tries, failures)

    def settle(self, taken: Taken, attempt: WebhookAttempt, verdict: Verdict) -> None:
        """Write down how an attempt went and what follows."""
        hook_id, delivery_id = taken.kept.hook.id, taken.outgoing.delivery.id
        args: list[Argument] = [
            delivery_id,
            taken.number,
            _encode(attempt),
            verdict.status,
            verdict.next_attempt,
            "" if verdict.rest_until is None else verdict.rest_until,
            attempt.at,
            verdict.disable,
            SHOWN_ATTEMPTS,
            "1" if verdict.keeps_place else "",
        ]
        with unavailable():
            self._settle([names.hook(hook_id), names.queue(hook_id), names.DELIVERY + delivery_id], args)

    def leave(self, hook_id: str, token: str) -> None:
        """Let another process have the lane, with deliveries left that are due."""
        with unavailable():
            if self._client.get(names.lock(hook_id)) == token.encode():
                pipe = self._client.pipeline(transaction=True)
                pipe.delete(names.lock(hook_id))
                pipe.zadd(names.LANES, {hook_id: self.now()}, xx=True)
                pipe.execute()

    def disable(self, hook_id: str, reason: str) -> None:
        """Send nothing more to this webhook."""
        with unavailable():
            if self._client.exists(names.hook(hook_id)):
                pipe = self._client.pipeline(transaction=True)
                pipe.hset(names.hook(hook_id), mapping={"s": "disabled", "r": reason})
                pipe.hincrby(names.hook(hook_id), "v", 1)
                pipe.execute()

    def now(self) -> int:
        """The store's clock (ms)."""
        with unavailable():
            seconds, micros = self._client.time()
        return int(seconds) * 1000 + int(micros) // 1000


def _fields(flat: list[bytes]) -> dict[bytes, bytes]:
    return dict(zip(flat[::2], flat[1::2], strict=True))
