"""What becomes of a queue in one step: who waits, tables that come together, tickets that are over. Pure."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import msgspec

from service.director.refused import Refused
from service.matchmaking.record import MOST_WAITING, NO_BOTS, Making, MatchmakingQueue, Notice, Seat, Ticket
from service.players.kept import Draft
from service.ratings import Waiting, gathered, matched

Step = Draft[MatchmakingQueue]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is due in a queue. tables: the players of each. over: players whose tickets expire, and why. next: when
    another table will be due if no one comes (ms), None for never."""

    tables: Sequence[Sequence[str]]
    over: dict[str, str]
    next: int | None

    @property
    def seated(self) -> set[str]:
        """The players of all these tables."""
        return {player for table in self.tables for player in table}


def check(queue: MatchmakingQueue) -> None:
    """Raise Refused (`plan_wrong`) for what contradicts itself."""
    if queue.bots != NO_BOTS and queue.wait_ms is None:
        raise Refused("plan_wrong", "Bots come after `wait_ms`: give it, too, or leave the bots out (`none`).")


def take(step: Step, player: str, rating: int) -> Ticket:
    """The player waits from now on. Raises Refused: `queue_closed`, `queue_full`."""
    queue = step.record
    if queue.closed:
        raise Refused("queue_closed", queue.detail or None)
    if len(queue.tickets) >= MOST_WAITING:
        raise Refused("queue_full", limit=MOST_WAITING)
    # Also where the store has lost the last writes of the queue, and not those of its players, numbers go on.
    queue.last = max(queue.last + 1, step.now)
    ticket = Ticket(number=queue.last, since=step.now, until=step.now + queue.ticket_ms, rating=rating)
    queue.tickets[player] = ticket
    queue.untold.append(Notice(player=player, state="waiting", ticket=ticket))
    queue.look_at = step.now
    return ticket


def renew(step: Step, player: str) -> Ticket:
    """A player who waits goes on waiting."""
    queue, ticket = step.record, step.record.tickets[player]
    renewed = msgspec.structs.replace(ticket, until=step.now + queue.ticket_ms)
    queue.tickets[player] = renewed
    return renewed


def withdraw(step: Step, player: str) -> Notice | None:
    """The player waits no longer; None where they did not."""
    ticket = step.record.tickets.pop(player, None)
    return None if ticket is None else _over(step, player, ticket, "withdrawn")


def forget(step: Step, player: str) -> None:
    """A player who was erased waits no longer, and is told nothing."""
    step.record.tickets.pop(player, None)


def close(step: Step, detail: str = "") -> None:
    """Take no one any more; those who wait are told. detail: why, where its key did not do it."""
    queue = step.record
    queue.closed, queue.detail, queue.look_at = True, detail, None
    for player, ticket in queue.tickets.items():
        _over(step, player, ticket, "unplayable" if detail else "queue_closed")
    queue.tickets = {}


def reopen(step: Step) -> None:
    """Take players again."""
    step.record.closed, step.record.detail = False, ""


def planned(queue: MatchmakingQueue, now: int, gone: Collection[str]) -> Plan:
    """What is due by now. gone: players who were erased, and sit at no table."""
    over = {player: "not_renewed" for player, ticket in queue.tickets.items() if ticket.until <= now}
    left = {
        player: Waiting(player=player, rating=ticket.rating, since=ticket.since)
        for player, ticket in queue.tickets.items()
        if player not in over and player not in gone
    }
    found, following = matched(queue.rules, list(left.values()), now)
    tables = [match.players for match in found]
    for table in tables:
        for player in table:
            del left[player]
    if queue.wait_ms is not None:
        late = [one for one in left.values() if one.since + queue.wait_ms <= now]
        for one in sorted(late, key=lambda one: (one.since, one.player)):
            if one.player not in left:
                continue
            if queue.bots == NO_BOTS:
                over[left.pop(one.player).player] = "no_table"
                continue
            tables.append(gathered(queue.rules, list(left.values()), one.player, now).players)
            for player in tables[-1]:
                del left[player]
    return Plan(tables=tables, over=over, next=following)


def carry_out(
    step: Step, plan: Plan, gone: Collection[str], new_id: Callable[[], str], shuffle: Callable[[list[Seat]], None]
) -> None:
    """Have it so. new_id: of a game. shuffle: settles the order of play."""
    queue = step.record
    for player in gone:
        queue.tickets.pop(player, None)
    for player, reason in plan.over.items():
        ticket = queue.tickets.pop(player)
        queue.untold.append(Notice(player=player, state="expired", ticket=ticket, reason=reason))
    for table in plan.tables:
        seats = [Seat(player=player, ticket=queue.tickets.pop(player)) for player in table]
        seats += [Seat()] * (queue.table_size - len(seats))
        shuffle(seats)
        queue.making.append(Making(game=new_id(), seats=seats))
    queue.look_at = plan.next


def done(step: Step, tables: Collection[Making], notices: Sequence[Notice]) -> None:
    """These tables are there, and these notices told, with what they bring."""
    queue = step.record
    there = {table.game for table in tables}
    left = [table for table in queue.making if table.game not in there]
    queue.made += len(queue.making) - len(left)
    queue.making = left
    queue.untold = [notice for notice in queue.untold if notice not in notices]


def unplayable(step: Step, tables: Collection[Making], detail: str) -> None:
    """The rules refuse to make these tables: the queue is closed, and says why."""
    queue = step.record
    refused = {table.game for table in tables}
    for table in queue.making:
        for seat in table.seats:
            if table.game in refused and seat.ticket is not None:
                _over(step, seat.player, seat.ticket, "unplayable")
    queue.making = [table for table in queue.making if table.game not in refused]
    close(step, detail)


def _over(step: Step, player: str, ticket: Ticket, reason: str) -> Notice:
    notice = Notice(player=player, state="cancelled", ticket=ticket, reason=reason)
    step.record.untold.append(notice)
    return notice
