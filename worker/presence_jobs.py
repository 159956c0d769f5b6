"""The job that tells games whose connection is gone."""

from __future__ import annotations

import logging
from contextvars import ContextVar, copy_context
from functools import cache

from service.assemble import assemble, presence_registry
from service.commands.presence import cut_off
from service.engine import NewerState
from service.games.service import GameService
from service.outbox.presence import PresenceRegistry, Seat
from service.settings import Settings
from service.store.errors import StoreUnavailable

PRESENCE: ContextVar[tuple[GameService, PresenceRegistry]] = ContextVar("chouette.worker.presence")
"""The service and the registry of this process, if they were chosen by what started the worker."""

log = logging.getLogger(__name__)


def cut(seats: list[tuple[str, str, int]]) -> None:
    """These seats (game, player, instant in ms) were not seen connected after that instant.

    A seat that fails stops no other, and is forgotten: its player is silent then, no more. While the store is away the
    claims run out, and the alarm finds them again.
    """
    service, book = PRESENCE.get() if PRESENCE in copy_context() else _own()
    for game_id, player, seen in seats:
        seat = Seat(game_id, player)
        try:
            cut_off(service, book, seat, seen)
        except StoreUnavailable as away:
            log.warning("cannot tell %d games who is gone: %s", len(seats), away)
            return
        except NewerState:
            # The claim runs out as well, and a worker of the newer release may find it then.
            log.info("left to a newer release", extra={"game": game_id})
        except Exception:
            log.exception("cannot tell %s that %s is gone", game_id, player)
            book.forget(seat, seen)


@cache
def _own() -> tuple[GameService, PresenceRegistry]:
    settings = Settings.from_env()
    book = presence_registry(settings)
    assert book is not None, "a store inside one process has no workers"
    return assemble(settings), book
