"""Items of a game in Redis: each a field of the game's hash, and where it stands in lists a member of their order."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from service.store.commits import Commit
from service.store.items import Excerpt, Item, item
from service.store.keys import ITEM
from service.store.layout import Layout
from service.store.redis.connection import unavailable
from service.store.redis.connections.client import Client
from service.store.redis.scripts.script import Script


class RedisItems:
    """See service.store.items.Items."""

    def __init__(self, client: Client, layout: Layout) -> None:
        self._client = client
        self._layout = layout
        self._excerpt = Script(client, Path(__file__).parent / "excerpt.lua")

    def read(self, game_id: str, names: Sequence[str]) -> list[Item | None]:
        """See Items."""
        if not names:
            return []
        with unavailable():
            pipe = self._client.pipeline(transaction=False)
            pipe.hmget(self._layout.game(game_id), [f"{ITEM}{name}" for name in names])
            [found] = pipe.execute()
        return [None if data is None else item(name, data) for name, data in zip(names, found, strict=True)]

    def excerpt(self, game_id: str, letter: str, first: int, count: int, beside: str = "") -> Excerpt:
        """See Items."""
        keys = [self._layout.game(game_id), self._layout.order(game_id)]
        with unavailable():
            before, better, total, *found = self._excerpt(keys, [letter, first, count, beside])
        pairs = zip(found[::2], found[1::2], strict=True)
        return Excerpt(before, better, total, [item(name.decode(), data) for name, data in pairs])


def written(commit: Commit) -> bytes:
    """The items of a commit as its script reads them: name, data, lists, place of each, each behind its length."""
    if not commit.items:
        return b""
    texts = (
        text
        for each in commit.items
        for text in (each.name.encode(), each.data, each.lists.encode(), each.place.encode())
    )
    return b"".join(len(text).to_bytes(4, "big") + text for text in texts)
