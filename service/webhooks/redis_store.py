"""Webhooks in Redis: every write is one Lua script that may run twice."""

from __future__ import annotations

import secrets as chance
from pathlib import Path
from typing import Any

import msgspec

from service.store import keys
from service.store.commits import Mismatch, Replayed
from service.store.errors import StoreUnavailable
from service.store.idempotency import Record
from service.store.layout import Layout
from service.store.redis.connection import unavailable
from service.store.redis.connections.client import Client
from service.store.redis.nodes import layout_of
from service.store.redis.scripts.script import Argument, Script
from service.webhooks import names
from service.webhooks.hearing import Hearing
from service.webhooks.hook import Delivery, Hook, Kept, OutgoingDelivery, Secrets, WebhookAttempt
from service.webhooks.port import Changed, DeliveryPage, Full, HookPage, Result, Written

DELIVERY_TTL_MS = 7 * 24 * 3600 * 1000
"""How long a delivery is known; longer than the last attempt of the longest schedule."""

_HERE = Path(__file__).parent
_encode = msgspec.json.Encoder().encode
_hook = msgspec.json.Decoder(Hook).decode
_delivery = msgspec.json.Decoder(Delivery).decode
_attempts = msgspec.json.Decoder(list[WebhookAttempt]).decode


class RedisWebhookStore:
    """See WebhookStore. history: how many deliveries of a webhook are known at most.

    layout: by what names the games are kept; None: by those that they have where this client leads.
    """

    def __init__(self, client: Client, *, history: int, layout: Layout | None = None) -> None:
        self._client: Any = client
        self._hearing = Hearing(client, layout or layout_of(client))
        self._history = history
        self._change = Script(client, _HERE / "change.lua", counts=True)
        self._send = Script(client, _HERE / "send.lua", counts=True)
        self._delete = Script(client, _HERE / "delete.lua", counts=True)

    def create(self, hook: Hook, secrets: Secrets, *, limit: int, record: Record | None) -> Result:
        """See WebhookStore."""
        self._hearing.begins(hook.owner)
        made = self._write(hook, secrets, version=0, limit=limit, record=record)
        self._hearing.begins(hook.owner)
        return made

    def change(self, kept: Kept, hook: Hook, secrets: Secrets, record: Record | None = None) -> Result:
        """See WebhookStore."""
        return self._write(hook, secrets, version=kept.version, limit=0, record=record)

    def _write(self, hook: Hook, secrets: Secrets, *, version: int, limit: int, record: Record | None) -> Result:
        names_ = [names.hook(hook.id), keys.webhooks_of(hook.owner), _record_key(record), names.LANES]
        args: list[Argument] = [
            *_record_args(record),
            version,
            chance.token_hex(8),
            limit,
            hook.id,
            hook.created_at,
            _encode(hook),
            hook.status,
            hook.reason,
            secrets.current,
            secrets.old,
            secrets.old_until,
            "" if hook.failing_since is None else hook.failing_since,
        ]
        return _result(self._run(self._change, names_, args))

    def find(self, hook_id: str) -> Kept | None:
        """See WebhookStore."""
        with unavailable():
            return kept_of(self._client.hgetall(names.hook(hook_id)))

    def page(self, owner: str, cursor: str | None, limit: int) -> HookPage:
        """See WebhookStore."""
        found, after = self._page(keys.webhooks_of(owner), names.hook(""), cursor, limit)
        kept = [kept_of(fields) for fields in found]
        return HookPage([one.hook for one in kept if one], after)

    def delete(self, hook: Hook) -> None:
        """See WebhookStore."""
        names_ = [names.hook(hook.id), keys.webhooks_of(hook.owner), names.queue(hook.id), names.history(hook.id)]
        self._run(self._delete, [*names_, names.LANES, names.lock(hook.id)], [hook.id, names.DELIVERY])
        self._hearing.may_be_over(hook.owner)

    def deliveries(self, hook_id: str, cursor: str | None, limit: int) -> DeliveryPage:
        """See WebhookStore."""
        found, after = self._page(names.history(hook_id), names.DELIVERY, cursor, limit)
        deliveries = [outgoing_of(fields) for fields in found]
        return DeliveryPage([one.delivery for one in deliveries if one], after)

    def outgoing(self, hook_id: str, delivery_id: str) -> OutgoingDelivery | None:
        """See WebhookStore."""
        with unavailable():
            pipe = self._client.pipeline(transaction=False)
            pipe.zscore(names.history(hook_id), delivery_id)
            pipe.hgetall(names.DELIVERY + delivery_id)
            known, fields = pipe.execute()
        return None if known is None else outgoing_of(fields)

    def send(
        self, hook_id: str, deliveries: list[OutgoingDelivery], *, again: bool = False, record: Record | None = None
    ) -> Result:
        """See WebhookStore."""
        names_ = [names.hook(hook_id), names.queue(hook_id), names.history(hook_id), names.LANES, _record_key(record)]
        args: list[Argument] = [*_record_args(record), hook_id, names.DELIVERY, self._history, DELIVERY_TTL_MS]
        args.append("1" if again else "")
        for outgoing in deliveries:
            args += [
                outgoing.delivery.id,
                _encode(msgspec.structs.replace(outgoing.delivery, attempts=[])),
                outgoing.body,
            ]
        return _result(self._run(self._send, names_, args))

    def _page(self, index: str, prefix: str, cursor: str | None, limit: int) -> tuple[list[Any], str | None]:
        """The hashes of a page, newest first, and the cursor of the next."""
        with unavailable():
            top = self._client.zcard(index) if cursor is None else self._below(index, cursor)
            first = max(0, top - limit)
            shown = self._client.zrange(index, first, top - 1, withscores=True)[::-1] if top else []
            pipe = self._client.pipeline(transaction=False)
            for member, _ in shown:
                pipe.hgetall(prefix + member.decode())
            found = pipe.execute() if shown else []
        return found, f"{int(shown[-1][1])}:{shown[-1][0].decode()}" if first else None

    def _below(self, index: str, cursor: str) -> int:
        """How many are older than the one that the cursor names, even where that one is gone."""
        at, _, member = cursor.partition(":")
        rank = self._client.zrank(index, member)
        return int(rank if rank is not None else self._client.zcount(index, "-inf", f"({at}"))

    def _run(self, script: Script, names_: list[str], args: list[Argument]) -> Any:
        """Once more at once if the answer was lost, as every script here may run twice."""
        try:
            with unavailable():
                return script(names_, args)
        except StoreUnavailable:
            with unavailable():
                return script(names_, args)


def kept_of(fields: dict[bytes, bytes]) -> Kept | None:
    """A webhook of its hash."""
    if b"d" not in fields:
        return None
    secrets = Secrets(fields[b"k"].decode(), fields[b"o"].decode(), int(fields[b"u"]))
    hook = msgspec.structs.replace(
        _hook(fields[b"d"]),
        status=fields[b"s"].decode(),
        reason=fields[b"r"].decode(),
        failing_since=int(fields[b"f"]) if fields.get(b"f") else None,
        old_secret_until=secrets.old_until or None,
    )
    return Kept(hook, secrets, int(fields[b"v"]))


def outgoing_of(fields: dict[bytes, bytes]) -> OutgoingDelivery | None:
    """A delivery of its hash."""
    if b"m" not in fields:
        return None
    status = fields[b"s"].decode()
    delivery = msgspec.structs.replace(
        _delivery(fields[b"m"]),
        status=status,
        next_attempt=int(fields[b"x"]) if status == "pending" else None,
        attempts=_attempts(b"[" + fields.get(b"a", b"") + b"]"),
    )
    return OutgoingDelivery(delivery, fields[b"b"])


def _record_key(record: Record | None) -> str:
    return names.record(record.key if record else "")


def _record_args(record: Record | None) -> list[Argument]:
    return [record.fingerprint, record.answer, record.ttl_ms] if record else ["", "", 0]


def _result(answer: Any) -> Result:
    kind, data, sec, usec = answer
    at = int(sec) * 1_000_000 + int(usec)
    if kind == 3:
        return Replayed(data, at)
    if kind == 4:
        return Mismatch(at)
    return (Written(), Full(), Changed())[kind]
