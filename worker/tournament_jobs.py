"""The jobs of tournaments: look at what is due in one, take the results of games that are over."""

from __future__ import annotations

import logging
from contextvars import ContextVar, copy_context
from functools import cache

from service.assemble import assemble
from service.director.service import TournamentService
from service.settings import Settings
from service.store.errors import StoreUnavailable
from worker import player_jobs

TOURNAMENTS: ContextVar[TournamentService] = ContextVar("chouette.worker.tournaments")
"""The service of this process, if it was chosen by what started the worker."""

log = logging.getLogger(__name__)


def look_at(tournament_id: str) -> None:
    """Do all that is due in a tournament. While the store is away its alarm rings again."""
    try:
        if _service().runner.look_at(tournament_id):
            player_jobs.tell_invited(tournament_id)
    except StoreUnavailable as away:
        log.warning("cannot look at a tournament now: %s", away, extra={"tournament": tournament_id})


def take(tournament_id: str, game_ids: list[str]) -> None:
    """Take the results of these games, which are over. While the store is away their alarms ring again."""
    try:
        _service().runner.take(tournament_id, game_ids)
    except StoreUnavailable as away:
        log.warning("cannot take results now: %s", away, extra={"tournament": tournament_id})


def _service() -> TournamentService:
    return TOURNAMENTS.get() if TOURNAMENTS in copy_context() else _own()


@cache
def _own() -> TournamentService:
    return TournamentService(assemble(Settings.from_env()))
