"""Which owners have webhooks, as commits see it: each bucket has a flag of its own, as no commit can look elsewhere."""

from __future__ import annotations

from typing import Any

from service.store import keys
from service.store.layout import Layout
from service.store.redis.connection import unavailable


class Hearing:
    """Keeps the flags where there are several buckets; else the list of an owner's webhooks is the flag.

    A flag too many makes news that are told to none; one too few would lose news. So they are written before a webhook
    is made and once more after it, and where the last one goes the flags go first and come back if another was made
    meanwhile. Every method may raise StoreUnavailable, and may be called again.
    """

    def __init__(self, client: Any, layout: Layout) -> None:
        self._client = client
        self._layout = layout

    def begins(self, owner: str) -> None:
        """This owner has a webhook, or is about to."""
        self._everywhere(self._layout.flags(owner), "SET", "1")

    def may_be_over(self, owner: str) -> None:
        """One of the owner's webhooks has just been deleted."""
        flags = self._layout.flags(owner)
        if flags and not self._has_some(owner):
            self._everywhere(flags, "DEL")
            if self._has_some(owner):
                self.begins(owner)

    def _has_some(self, owner: str) -> bool:
        with unavailable():
            return bool(self._client.exists(keys.webhooks_of(owner)))

    def _everywhere(self, flags: list[str], command: str, *value: str) -> None:
        if not flags:
            return
        with unavailable():
            pipe = self._client.pipeline(transaction=False)
            for flag in flags:
                pipe.execute_command(command, flag, *value)
            pipe.execute()
