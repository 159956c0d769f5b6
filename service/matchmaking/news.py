"""Players are told of their tickets: noted in their records, and in their streams; as often as anybody likes."""

from __future__ import annotations

import logging
from functools import partial

from service.director.refused import Refused
from service.matchmaking.record import Making, Notice, Seat
from service.players import ids
from service.players.events import SeatTaken, TicketCancelled, TicketExpired, TicketMatched, TicketWaiting
from service.players.kept import Draft, Repository
from service.players.record import MOST_PLACES, NotedTicket, Player

log = logging.getLogger(__name__)


class TicketNews:
    """Each is told once: a ticket has a number, and what is told of one never goes back."""

    def __init__(self, players: Repository[Player]) -> None:
        self._players = players

    def tell(self, queue: str, notice: Notice) -> None:
        """Tell a player. Raises StoreUnavailable."""
        self._change(notice.player, partial(_note, queue, notice))

    def seat(self, queue: str, table: Making) -> None:
        """Tell the players of a table, whose game is there. Raises StoreUnavailable."""
        for seat in table.seats:
            if seat.ticket is not None:
                self._change(seat.player, partial(_seat, queue, table.game, seat))

    def _change(self, player: str, change: partial[None]) -> None:
        try:
            self._players.change(ids.stored(player), change)
        except Refused:
            log.info("a player is gone", extra={"player": player})


def _note(queue: str, notice: Notice, draft: Draft[Player]) -> None:
    ticket = notice.ticket
    noted = NotedTicket(
        number=ticket.number, state=notice.state, since=ticket.since, at=draft.now, rating=ticket.rating,
        reason=notice.reason,
    )  # fmt: skip
    if draft.record.erased_at is not None or not _news(draft.record, queue, noted):
        return
    _keep(draft.record, queue, noted)
    if notice.state == "waiting":
        draft.tell(TicketWaiting, queue=queue, expires_at=ticket.until)
    else:
        kind = TicketExpired if notice.state == "expired" else TicketCancelled
        draft.tell(kind, queue=queue, reason=notice.reason)


def _seat(queue: str, game: str, seat: Seat, draft: Draft[Player]) -> None:
    record, ticket = draft.record, seat.ticket
    assert ticket is not None
    if record.erased_at is not None:
        # In this very moment: the seat is left by what finishes erasing.
        record.seats[game], record.erasing = draft.now, True
        return
    noted = NotedTicket(
        number=ticket.number, state="matched", since=ticket.since, at=draft.now, rating=ticket.rating, game=game
    )
    if not _news(record, queue, noted):
        return
    _keep(record, queue, noted)
    if game not in record.over:
        record.seats.setdefault(game, draft.now)
    draft.tell(SeatTaken, game=game)
    draft.tell(TicketMatched, queue=queue, game=game)


def _news(record: Player, queue: str, noted: NotedTicket) -> bool:
    """Whether it goes beyond what the player knows: of a later ticket, or the end of one that waits."""
    had = record.tickets.get(queue)
    if had is None or noted.number > had.number:
        return True
    return noted.number == had.number and had.state == "waiting" != noted.state


def _keep(record: Player, queue: str, noted: NotedTicket) -> None:
    """Note it; the oldest tickets that are over go where there are too many."""
    record.tickets.pop(queue, None)
    over = [known for known, ticket in record.tickets.items() if ticket.state != "waiting"]
    for known in over[: max(len(record.tickets) + 1 - MOST_PLACES, 0)]:
        del record.tickets[known]
    record.tickets[queue] = noted
