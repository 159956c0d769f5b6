"""What workers do for queues: make tables that are due, have tickets expire, tell players.

All of it may happen twice, late, or be broken off anywhere: what is left over is found in the queue itself, whose alarm
rings again.
"""

from __future__ import annotations

import logging
import secrets
from functools import partial

from service.access import credentials
from service.director.refused import Refused
from service.engine.core.refusals import Refusal
from service.games.commands import CreateGame
from service.games.service import GameService
from service.games.tournament_games import SeatedGame, SeatedPlayer
from service.matchmaking import steps
from service.matchmaking.news import TicketNews
from service.matchmaking.record import Making, MatchmakingQueue, Notice, public, stored
from service.matchmaking.steps import Step
from service.players import ids
from service.players.kept import Repository
from service.players.record import ERASED, Player
from service.store.commits import Commit
from service.telemetry import metrics

TABLES_AT_ONCE = 25
"""Tables whose games are made in one round trip, and noted as made by one commit."""

NOTICES_AT_ONCE = 100
TURNS = 40
"""So often a job goes on with what is left over; then its alarm rings at once, and others have their turn."""

log = logging.getLogger(__name__)


class QueueRunner:
    """Has queues go on, in one process."""

    def __init__(
        self, games: GameService, queues: Repository[MatchmakingQueue], players: Repository[Player], news: TicketNews
    ) -> None:
        self._games = games
        self._queues = queues
        self._players = players
        self._news = news

    def look_at(self, queue_id: str) -> None:
        """Do all that is due in a queue, and put its alarm right. Raises StoreUnavailable."""
        stored_id = stored(queue_id)
        try:
            for _ in range(TURNS):
                queue = self._queues.change(stored_id, self._go_on).record
                if not queue.making and not queue.untold:
                    break
                self._finish(queue)
            found = self._queues.load(stored_id)
        except Refused:
            return
        self._games.ring_at(stored_id, found.revision, found.record.due(self._games.clock.now()))

    def _go_on(self, step: Step) -> None:
        """Seat those who are there. A table is decided on by the commit alone, so that no other one of its players can
        be made meanwhile; so it is asked before which of them were erased, or know that their ticket is over: the store
        may have lost the last writes of a queue, and not those of its players."""
        known, gone = set[str](), set[str]()
        while True:
            plan = steps.planned(step.record, step.now, gone)
            fresh = plan.seated - known
            if not fresh:
                break
            known |= fresh
            there = self._players.load_many([ids.stored(player) for player in fresh])
            gone |= fresh - {player.id for player in there if _waits(step.record, player)}
        steps.carry_out(step, plan, gone, partial(credentials.new_game_id, None), secrets.SystemRandom().shuffle)

    def _finish(self, queue: MatchmakingQueue) -> None:
        """Make games that may not be there yet, and tell players what they may not know."""
        tables, notices = queue.making[:TABLES_AT_ONCE], queue.untold[:NOTICES_AT_ONCE]
        made, refused, detail = self._make(queue, tables)
        for table in made:
            self._news.seat(queue.id, table)
        for notice in notices:
            self._news.tell(queue.id, notice)
        self._queues.change(stored(queue.id), partial(_finished, made, notices, refused, detail))
        for table in made:
            for seat in table.seats:
                if seat.ticket is not None:
                    metrics.table_found((self._games.clock.now() - seat.ticket.since) / 1000)

    def _make(self, queue: MatchmakingQueue, tables: list[Making]) -> tuple[list[Making], list[Making], str]:
        """Make the games of these tables: those that are there now, those that the rules refuse, and why."""
        players = {seat.player for table in tables for seat in table.seats if seat.player}
        there = self._players.load_many([ids.stored(player) for player in players])
        names = {player.id: player.name for player in there}
        commits: list[Commit] = []
        refused: dict[str, Making] = {}
        detail = ""
        for table in tables:
            try:
                commits.append(self._games.tournament_games().prepared(self._seated(queue, table, names)))
            except Refusal as refusal:
                refused[table.game], detail = table, f"No game can be made: {refusal}"
        self._games.tournament_games().store(commits)
        # A worker of another release may have made it all the same.
        for snapshot in self._games.member_games.read_many(refused):
            del refused[snapshot.game.state.id]
        return [table for table in tables if table.game not in refused], list(refused.values()), detail

    def _seated(self, queue: MatchmakingQueue, table: Making, names: dict[str, str]) -> SeatedGame:
        making = CreateGame(
            ruleset=queue.ruleset, options={**queue.options, "max_players": len(table.seats)},
            visibility=queue.visibility, name=queue.name, api_key_id=queue.owner, metadata={"queue": queue.id},
            at=self._games.clock.now(), watching=queue.watching, pool=queue.pool if queue.rated else "",
        )  # fmt: skip
        players = [
            # The player's own token opens the seat: what is kept with it opens nothing.
            SeatedPlayer(
                id=seat.player, name=names.get(seat.player, ERASED), member=True,
                token=credentials.digest(credentials.new_token()),
            )
            if seat.player
            else SeatedPlayer(id=f"bot_{number}", name=f"Bot {number}", bot=queue.bots)
            for number, seat in enumerate(table.seats, 1)
        ]  # fmt: skip
        return SeatedGame(game_id=table.game, making=making, players=players, tournament="", table="")


def _waits(queue: MatchmakingQueue, player: Player) -> bool:
    noted = player.tickets.get(queue.id)
    over = noted is not None and noted.state != "waiting" and noted.number >= queue.tickets[player.id].number
    return player.erased_at is None and not over


def _finished(made: list[Making], notices: list[Notice], refused: list[Making], detail: str, step: Step) -> None:
    steps.done(step, made, notices)
    if refused:
        log.error("a queue is closed: %s", detail, extra={"queue": public(step.record.stored_id)})
        steps.unplayable(step, refused, detail)
