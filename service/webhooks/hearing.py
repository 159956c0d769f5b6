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
        if self._layout.buckets > 1:
            self._everywhere(owner, "SET", "1")

    def may_be_over(self, owner: str) -> None:
        """One of the owner's webhooks has just been deleted."""
        if self._layout.buckets > 1 and not self._has_some(owner):
            self._everywhere(owner, "DEL")
            if self._has_some(owner):
                self.begins(owner)

    def _has_some(self, owner: str) -> bool:
        with unavailable():
            return bool(self._client.exists(keys.webhooks_of(owner)))

    def _everywhere(self, owner: str, command: str, *value: str) -> None:
        with unavailable():
            pipe = self._client.pipeline(transaction=False)
            for bucket in range(self._layout.buckets):
                pipe.execute_command(command, self._layout.hears(owner, bucket), *value)
            pipe.execute()
