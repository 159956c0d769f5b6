"""The jobs of players: erasing, what players are told of games and invitations, tables of matchmaking queues."""

from __future__ import annotations

import logging
from contextvars import ContextVar, copy_context
from functools import cache

from service.assemble import assemble
from service.director.service import TournamentService
from service.matchmaking import record as queues
from service.players.ids import public
from service.players.service import PlayerService
from service.settings import Settings
from service.store.errors import StoreUnavailable

PLAYERS: ContextVar[PlayerService] = ContextVar("chouette.worker.players")
"""The service of this process, if it was chosen by what started the worker."""

log = logging.getLogger(__name__)


def look_at(stored_id: str) -> None:
    """Finish erasing a player. While the store is away its alarm rings again."""
    try:
        _service().finish_erasing(public(stored_id))
    except StoreUnavailable as away:
        log.warning("cannot erase a player now: %s", away)


def look_at_queue(stored_id: str) -> None:
    """Do all that is due in a matchmaking queue. While the store is away its alarm rings again."""
    try:
        _service().matchmaking.runner.look_at(queues.public(stored_id))
    except StoreUnavailable as away:
        log.warning("cannot look at a queue now: %s", away)


def settle(game_ids: list[str]) -> None:
    """Tell the players of these games, which are over. While the store is away the games' alarms ring again."""
    for game_id in game_ids:
        try:
            _service().results.take(game_id)
        except StoreUnavailable as away:
            log.warning("cannot tell players of a game now: %s", away, extra={"game": game_id})
            return


def tell_invited(tournament_id: str) -> None:
    """Tell players how their invitations to a tournament stand. Raises StoreUnavailable."""
    _service().inviting.tell(tournament_id)


def _service() -> PlayerService:
    return PLAYERS.get() if PLAYERS in copy_context() else _own()


@cache
def _own() -> PlayerService:
    games = assemble(Settings.from_env())
    return PlayerService(games, TournamentService(games))
