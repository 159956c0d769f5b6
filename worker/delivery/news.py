"""What has happened in something that webhooks are told of, before it is worded for each of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

import msgspec

from service.store.log import Entry
from service.webhooks.hook import Hook, OutgoingDelivery


class News(Protocol):
    """Events of one game, or of one tournament, that webhooks have not been told of."""

    owner: str | None
    """The public id of the key whose webhooks are told; None: of no key."""

    def deliveries(self, hook: Hook, now: int) -> list[OutgoingDelivery]:
        """What this webhook is told, in order. now: ms."""


class Head(msgspec.Struct):
    """What has to be known of an event; the rest goes through unread. at: ms."""

    type: str
    seq: int
    at: int


_heads = msgspec.json.Decoder(Head)


def heads(entries: Iterable[Entry]) -> Iterator[tuple[Head, Entry]]:
    """Each event with its head."""
    for entry in entries:
        yield _heads.decode(entry.raw), entry
