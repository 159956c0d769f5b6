"""Waiting for a table in a matchmaking queue: the ticket is renewed while one waits, and taken back when one stops."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

from chouette_sdk._generated.models import MatchmakingTicket, PlayerEventPage, QueueCard
from chouette_sdk.problems import ChouetteError, Conflict
from chouette_sdk.transport import Api, AsyncApi

WAIT_S = 5.0
"""So long a request waits for news at most: less than the patience of each call."""

RENEWALS = 3
"""So often a ticket is renewed in the time that it lasts."""


class NoTable(ChouetteError):
    """No table came together. `ticket` is as it was at the end, and its `reason` says why: `no_table` (the queue's
    longest wait was over), `queue_closed`, `unplayable`, `not_renewed`, or `withdrawn` (it took longer than was asked
    for)."""

    def __init__(self, ticket: MatchmakingTicket) -> None:
        super().__init__(f"No table came together ({ticket.reason or ticket.state}).")
        self.ticket = ticket


class _Wait:
    """What both kinds of clients share: when to renew, when to stop, what was seen. longest_s: None for any time."""

    def __init__(
        self,
        queue: QueueCard,
        ticket: MatchmakingTicket,
        after: int,
        longest_s: float | None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._now = now
        self._queue = queue.id
        self._since = ticket.since
        self._each_s = queue.ticket_ms / 1000 / RENEWALS
        self._renew_at = now() + self._each_s
        self._ends = None if longest_s is None else now() + longest_s
        self.ticket = ticket
        self.after = after

    @property
    def goes_on(self) -> bool:
        """Whether there is something to wait for. A ticket that began anew is another one: this one is over."""
        late = self._ends is not None and self._now() >= self._ends
        return self.ticket.state == "waiting" and self.ticket.since == self._since and not late

    @property
    def wait_s(self) -> float:
        """How long the next request waits for news."""
        ends = [self._renew_at] if self._ends is None else [self._renew_at, self._ends]
        return max(0.0, min(WAIT_S, min(ends) - self._now()))

    def heard(self, page: PlayerEventPage) -> bool:
        """Whether something has happened to the ticket."""
        self.after = page.last_seq
        return any(getattr(event, "queue", None) == self._queue for event in page.events)

    def renews(self) -> bool:
        """Whether it is time to."""
        if self._now() < self._renew_at:
            return False
        self._renew_at = self._now() + self._each_s
        return True

    def has_table(self) -> None:
        """It was too late to take the ticket back: the game is there in a moment."""
        self._ends = None


def wait_for_table(api: Api, queue: str, after: int, longest_s: float | None) -> MatchmakingTicket:
    """The ticket, with a table. after: seq of the player's last event. Raises NoTable, Problem."""
    card = api.get_queue(queue)
    wait = _Wait(card, api.join_queue(queue), after, longest_s)
    try:
        while True:
            while wait.goes_on:
                if wait.heard(api.list_my_events(after=wait.after, wait=wait.wait_s)):
                    wait.ticket = api.get_ticket(queue)
                elif wait.renews():
                    wait.ticket = api.join_queue(queue)
            if wait.ticket.state == "matched":
                return wait.ticket
            if wait.ticket.state != "waiting":
                raise NoTable(wait.ticket)
            try:
                api.leave_queue(queue)
                wait.ticket = api.get_ticket(queue)
            except Conflict:
                wait.has_table()
    except NoTable:
        raise
    except BaseException:
        with suppress(ChouetteError):
            api.leave_queue(queue)
        raise


async def wait_for_table_async(api: AsyncApi, queue: str, after: int, longest_s: float | None) -> MatchmakingTicket:
    """The same for asyncio."""
    card = await api.get_queue(queue)
    wait = _Wait(card, await api.join_queue(queue), after, longest_s)
    try:
        while True:
            while wait.goes_on:
                if wait.heard(await api.list_my_events(after=wait.after, wait=wait.wait_s)):
                    wait.ticket = await api.get_ticket(queue)
                elif wait.renews():
                    wait.ticket = await api.join_queue(queue)
            if wait.ticket.state == "matched":
                return wait.ticket
            if wait.ticket.state != "waiting":
                raise NoTable(wait.ticket)
            try:
                await api.leave_queue(queue)
                wait.ticket = await api.get_ticket(queue)
            except Conflict:
                wait.has_table()
    except NoTable:
        raise
    except BaseException:
        with suppress(ChouetteError):
            await api.leave_queue(queue)
        raise
