"""Pages of the lists of games: the lobby's, and those of keys."""

from __future__ import annotations

from typing import Any

import redis

from service.store import keys
from service.store.port import LobbyPage
from service.store.redis.connection import unavailable


def page(client: redis.Redis, name: str, card: str, cursor: str | None, limit: int, bottom: str) -> LobbyPage:
    """A page of one of the lists. Entries whose game is gone (a finished one, after its time) are cleared away."""
    top, cards = f"({cursor}" if cursor else "+", list[bytes]()
    with unavailable():
        while True:
            found: Any = client.zrevrangebylex(name, top, bottom, start=0, num=limit - len(cards) + 1)
            members = [member.decode() for member in found]
            wanted = members[: limit - len(cards)]
            cards += _cards(client, wanted, name, card)
            if len(members) <= len(wanted):
                return LobbyPage(cards, None)
            if len(cards) == limit:
                return LobbyPage(cards, wanted[-1])
            top = f"({wanted[-1]}"


def _cards(client: redis.Redis, members: list[str], name: str, card: str) -> list[bytes]:
    if not members:
        return []
    # No transaction: on a cluster these are keys of many slots, and a page need not be of one instant.
    pipe = client.pipeline(transaction=False)
    for member in members:
        pipe.hget(keys.game(keys.listed_game(member)), card)
    answers: list[bytes | None] = pipe.execute()
    gone = [member for member, shown in zip(members, answers, strict=True) if shown is None]
    if gone:
        client.zrem(name, *gone)
    return [shown for shown in answers if shown is not None]
