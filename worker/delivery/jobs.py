"""The jobs of webhooks: tell what happened in games, attend to one webhook's lane."""

from __future__ import annotations

import logging
from contextvars import ContextVar
from typing import Protocol

from service.store.port import StoreUnavailable

log = logging.getLogger(__name__)


class Tells(Protocol):
    """What makes deliveries."""

    def tell(self, game_id: str) -> list[str]:
        """Make the deliveries of what is news in a game; the webhooks that have some."""


class Attends(Protocol):
    """What makes attempts."""

    def attend(self, hook_id: str) -> None:
        """Have a look at this webhook's lane soon."""


STAFF: ContextVar[tuple[Tells, Attends]] = ContextVar("chouette.worker.webhooks")
"""Who does the work in this process; whoever starts the worker puts it here."""


def tell(game_ids: list[str]) -> None:
    """Make the deliveries of what happened in these games. One that fails stops no other; its lease rings again."""
    teller, courier = STAFF.get()
    failed: Exception | None = None
    for game_id in game_ids:
        try:
            # They would be found a moment later all the same.
            for hook_id in teller.tell(game_id):
                courier.attend(hook_id)
        except StoreUnavailable as away:
            log.warning("cannot tell of %d games now: %s", len(game_ids), away)
            return
        except Exception as error:
            log.error("cannot tell of %s", game_id, exc_info=error)
            failed = error
    if failed is not None:
        raise failed


def attend(hook_id: str) -> None:
    """Make the attempts of a webhook that are due. They are made in other threads: no job waits for a receiver."""
    _, courier = STAFF.get()
    courier.attend(hook_id)
