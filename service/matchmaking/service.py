"""Matchmaking queues, as HTTP and workers ask for them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from service import engine
from service.director import plans
from service.director.refused import Refused
from service.games.service import GameService
from service.json_types import JsonMapping
from service.matchmaking import steps, tickets
from service.matchmaking.news import TicketNews
from service.matchmaking.record import PREFIX, MatchmakingQueue, Notice, list_of, stored
from service.matchmaking.running import QueueRunner
from service.matchmaking.steps import Step
from service.matchmaking.tickets import MatchmakingTicket
from service.players import ids
from service.players.kept import Draft, Render, Repository
from service.players.known import KnownPlayer
from service.players.record import NotedTicket, Player
from service.players.sitting import Sitting
from service.pools.service import PoolService
from service.store.idempotency import Answer, Idempotency, StoredAnswer

TicketRender = Callable[[MatchmakingTicket, bool], StoredAnswer]
"""Words the answer to a player: the ticket, and whether it is new."""


class MatchmakingService:
    """What one process does with queues. Safe in threads and greenlets; keeps nothing that the store lacks.

    Every method may raise StoreUnavailable; those on one queue Refused (`queue_not_found`), also where another key made
    it.
    """

    def __init__(
        self, games: GameService, players: Repository[Player], pools: PoolService, sitting: Sitting
    ) -> None:  # fmt: skip
        self._games = games
        self._players = players
        self._pools = pools
        self._sitting = sitting
        self._queues = Repository(MatchmakingQueue, _unknown, games.store, games.settings, games.clock, games.alarms)
        self._news = TicketNews(players)
        self.runner = QueueRunner(games, self._queues, players, self._news)

    def new_id(self, idem: Idempotency | None) -> str:
        """The id of a new queue."""
        return PREFIX + ids.new_id(idem)[2:]

    def create(
        self, queue: MatchmakingQueue, idem: Idempotency | None, render: Render[MatchmakingQueue, None]
    ) -> Answer:
        """Keep a new one. Raises Refused (`plan_wrong`), the engine's Refusal, IdempotencyMismatch."""
        steps.check(queue)
        plans.try_game(
            queue.ruleset, queue.options, queue.visibility, queue.table_size, self._games.settings, queue.created_at
        )  # fmt: skip
        found = self._queues.begin(queue, lambda step: None, idem, render)
        if isinstance(found, Answer):
            return found
        worded = render(Draft(found.record, queue.created_at), None)
        return Answer(worded.status, worded.body, worded.headers)

    def load(self, queue_id: str, owner: str | None = None) -> MatchmakingQueue:
        """As it is. owner: the key that must have made it, None for any."""
        found = self._queues.load(_stored(queue_id)).record
        _check(found, owner)
        return found

    def page(self, owner: str, cursor: str | None, limit: int) -> tuple[list[bytes], str | None]:
        """Cards (JSON) of a key's queues, newest first, and where the next page begins."""
        cards, following = self._queues.page(list_of(owner), cursor, limit)
        return [card for card in cards if card != b"{}"], following

    def change(self, queue_id: str, owner: str, changes: JsonMapping, render: Render[MatchmakingQueue, None]) -> Answer:
        """Change what is sent. closed: whether it takes no one; those who wait are told of that. Raises Refused
        (`plan_wrong`)."""

        def change(step: Step) -> None:
            queue = step.record
            _check(queue, owner)
            for name, value in changes.items():
                if name != "closed":
                    setattr(queue, name, value)
            steps.check(queue)
            if queue.tickets:
                queue.look_at = step.now
            if (closed := changes.get("closed")) is not None and closed != queue.closed:
                steps.close(step) if closed else steps.reopen(step)

        return self._answer(queue_id, change, render)

    def delete(self, queue_id: str, owner: str, render: Render[MatchmakingQueue, None]) -> Answer:
        """It is there no more; those who wait are told. Games that it made go on."""

        def change(step: Step) -> None:
            _check(step.record, owner)
            steps.close(step)
            step.record.deleted = True

        return self._answer(queue_id, change, render)

    def wait(self, queue_id: str, player: KnownPlayer, render: TicketRender) -> Answer:
        """The player waits, or goes on waiting; where they have a table that is played, that is told instead.

        Raises Refused: `queue_closed`, `queue_full`, `too_many_seats`, `account_not_found`.
        """
        said: list[Notice] = []

        def change(step: Step) -> tuple[MatchmakingTicket, bool]:
            said.clear()
            queue = step.record
            _check(queue, player.owner)
            if player.id in queue.tickets:
                return tickets.waiting(queue, steps.renew(step, player.id), step.now), False
            found = self._after(queue, self._record(player.id), step.now)
            if found is not None and found.state in ("waiting", "matched"):
                return found, False
            if not queue.closed and not engine.knows(queue.ruleset):
                raise Refused("queue_closed", f"The ruleset {queue.ruleset} is not played here (any more).")
            self._sitting.make_room(player.id)
            ticket = steps.take(step, player.id, self._pools.rating_of(queue.pool, player.id).shown)
            said.append(queue.untold[-1])
            return tickets.waiting(queue, ticket, step.now), True

        def worded(step: Step, told: tuple[MatchmakingTicket, bool]) -> StoredAnswer:
            return render(*told)

        answered = self._queues.answer(_stored(queue_id), change, None, worded)
        self._tell(queue_id, said)
        return answered

    def ticket(self, queue_id: str, player: KnownPlayer) -> MatchmakingTicket:
        """A player's last ticket of a queue. Raises Refused (`ticket_not_found`)."""
        queue = self.load(queue_id, player.owner)
        found = self._last(queue, self._record(player.id), self._games.clock.now())
        if found is None:
            raise Refused("ticket_not_found")
        return found

    def tickets(self, player: Player) -> list[MatchmakingTicket]:
        """A player's last tickets, one a queue; those of queues that were deleted are left out."""
        queues = self._queues.load_many([stored(queue) for queue in player.tickets])
        known, now = self._record(player.id), self._games.clock.now()
        found = (self._last(queue, known, now) for queue in queues if not queue.deleted)
        return [ticket for ticket in found if ticket is not None]

    def withdraw(self, queue_id: str, player: KnownPlayer, render: Callable[[], StoredAnswer]) -> Answer:
        """The player waits no longer. Again: nothing. Raises Refused (`ticket_matched`), where there is a table."""
        said: list[Notice] = []

        def change(step: Step) -> None:
            said.clear()
            _check(step.record, player.owner)
            notice = steps.withdraw(step, player.id)
            if notice is not None:
                said.append(notice)
                return
            table = step.record.seat_of(player.id)
            found = self._after(step.record, self._record(player.id), step.now)
            game = table.game if table else found.game if found and found.state == "matched" else None
            if game is not None:
                raise Refused("ticket_matched", game=game)

        answered = self._queues.answer(_stored(queue_id), change, None, lambda step, _: render())
        self._tell(queue_id, said)
        return answered

    def forget(self, queue_id: str, player: str) -> None:
        """A player was erased."""
        try:
            self._queues.change(stored(queue_id), partial(steps.forget, player=player))
        except Refused:
            return

    def _record(self, player: str) -> Player:
        """A player as noted: looked at after a queue, so that a table which the queue has made by then is known."""
        return self._players.load(ids.stored(player)).record

    def _last(self, queue: MatchmakingQueue, known: Player, now: int) -> MatchmakingTicket | None:
        """A player's last ticket of a queue, whatever came of it. known: as noted after the queue was loaded."""
        if known.id in queue.tickets:
            return tickets.waiting(queue, queue.tickets[known.id], now)
        return self._after(queue, known, now, played=False)

    def _after(
        self, queue: MatchmakingQueue, known: Player, now: int, *, played: bool = True
    ) -> MatchmakingTicket | None:
        """The ticket of a player who is not among those that wait. known: as noted after the queue was loaded. played:
        a table that is over, or was left, is none."""
        player, table = known.id, queue.seat_of(known.id)
        if table is not None:
            # Until the game is there.
            ticket = next(seat.ticket for seat in table.seats if seat.player == player)
            assert ticket is not None
            return tickets.waiting(queue, ticket, now)
        noted = known.tickets.get(queue.id)
        untold = [notice for notice in queue.untold if notice.player == player and notice.state != "waiting"]
        if untold and (noted is None or noted.number <= untold[-1].ticket.number):
            last = untold[-1]
            noted = NotedTicket(
                number=last.ticket.number, state=last.state, since=last.ticket.since, at=now,
                rating=last.ticket.rating, reason=last.reason,
            )  # fmt: skip
        if noted is None or noted.state == "waiting":
            return None
        if played and noted.state == "matched" and not self._plays(noted.game, player):
            return None
        return tickets.noted(queue.id, noted, len(queue.tickets))

    def _plays(self, game: str, player: str) -> bool:
        for snapshot in self._games.member_games.read_many([game]):
            here = [one.id for one in snapshot.game.state.all_players if not one.gone]
            return not snapshot.finished and player in here
        return False

    def _tell(self, queue_id: str, said: list[Notice]) -> None:
        """At once, so that the stream and the list of tickets have it; where that is broken off, a worker does."""
        for notice in said:
            self._news.tell(queue_id, notice)

    def _answer(
        self, queue_id: str, change: Callable[[Step], None], render: Render[MatchmakingQueue, None]
    ) -> Answer:  # fmt: skip
        return self._queues.answer(_stored(queue_id), change, None, render)


def _stored(queue_id: str) -> str:
    """The id in the store of a queue that a request names."""
    if not queue_id.startswith(PREFIX):
        raise Refused("queue_not_found")
    return stored(queue_id)


def _check(queue: MatchmakingQueue, owner: str | None) -> None:
    if queue.deleted or owner not in (None, queue.owner):
        raise Refused("queue_not_found")


def _unknown(stored_id: str) -> Exception:
    return Refused("queue_not_found")
