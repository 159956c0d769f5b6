"""A player who is kept beyond games, by the own token: where they play, invitations, results, what happens to them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence

from chouette_sdk._generated.models import (
    EntryAnswer,
    EntryBody,
    GameOverEvent,
    InvitationDeclinedEvent,
    JoinBody,
    MatchmakingTicket,
    PlayerCreatedEvent,
    PlayerInvitation,
    PlayerInvitedEvent,
    PlayerResult,
    PlayerTournament,
    PlayerTournamentInvitation,
    Profile,
    SeatTakenEvent,
    TicketCancelledEvent,
    TicketExpiredEvent,
    TicketMatchedEvent,
    TicketWaitingEvent,
    TournamentDeclinedEvent,
    TournamentEnteredEvent,
    TournamentInvitationOverEvent,
    TournamentInvitedEvent,
)
from chouette_sdk.bodies import given
from chouette_sdk.matchmaking import wait_for_table, wait_for_table_async
from chouette_sdk.table import Seat, Table
from chouette_sdk.table_async import AsyncSeat, AsyncTable
from chouette_sdk.transport import Api, AsyncApi

PlayerEvent = (
    PlayerCreatedEvent
    | PlayerInvitedEvent
    | InvitationDeclinedEvent
    | TournamentInvitedEvent
    | TournamentDeclinedEvent
    | TournamentInvitationOverEvent
    | SeatTakenEvent
    | TournamentEnteredEvent
    | GameOverEvent
    | TicketWaitingEvent
    | TicketMatchedEvent
    | TicketExpiredEvent
    | TicketCancelledEvent
)
"""What happens to a player; `type_` says what."""

PAGE = 100
WAIT_S = 5.0
"""So long a request waits for news, where it is not told otherwise: less than the patience of each call."""


class Player:
    """The player whose token this client sends: `client.player(token)`."""

    def __init__(self, api: Api, token: str) -> None:
        self.api = api
        self.token = token

    def profile(self) -> Profile:
        """Who the player is."""
        return self.api.get_me()

    def join(
        self,
        game_id: str,
        *,
        entropy: str | None = None,
        team: str | None = None,
        knows: Sequence[str] | None = None,
        key: str | None = None,
    ) -> Seat:
        """Takes a seat, also one that an invitation keeps; the arguments are Table.join's."""
        body = JoinBody(entropy=given(entropy), team=given(team), knows=given(None if knows is None else list(knows)))
        answer = self.api.join_game(game_id, body=body, idempotency_key=given(key))
        table = Table(self.api, game_id)
        if entropy is not None:
            table.noted.entropy[answer.seat.player] = entropy
        return table.seat(answer.seat.player, self.token)

    def seats(self) -> list[Seat]:
        """In games that wait or are played, the oldest first."""
        found = self.api.list_my_seats().seats
        return [Table(self.api, each.game).seat(each.player, self.token) for each in found]

    def tournaments(self) -> list[PlayerTournament]:
        """Those that the player takes part in, with the game that is played there."""
        return self.api.list_my_seats().tournaments

    def enter(self, tournament_id: str, *, entropy: str | None = None, key: str | None = None) -> EntryAnswer:
        """Takes part in a tournament."""
        body = EntryBody(entropy=given(entropy))
        return self.api.enter_tournament(tournament_id, body=body, idempotency_key=given(key))

    def wait_for_table(self, queue: str, *, longest_s: float | None = None) -> Seat:
        """Waits in a matchmaking queue, by its id, until there is a table: the seat at it, in a game that has begun.

        While the player plays at a table of this queue, that is the one. longest_s: take the ticket back after so many
        seconds. It is taken back as well where an exception ends the wait. Raises NoTable, Problem.
        """
        profile = self.profile()
        ticket = wait_for_table(self.api, queue, profile.seq, longest_s)
        return Table(self.api, str(ticket.game)).seat(profile.id, self.token)

    def tickets(self) -> list[MatchmakingTicket]:
        """The last ticket of each matchmaking queue, and what came of it."""
        return self.api.list_my_tickets().tickets

    def leave_queue(self, queue: str) -> None:
        """Waits in this queue no longer. Raises Conflict (`ticket_matched`) where there is a table."""
        self.api.leave_queue(queue)

    def invitations(self) -> list[PlayerInvitation]:
        """Seats that are kept for the player: `join(invitation.game)` takes one."""
        return self.api.list_my_invitations().invitations

    def tournament_invitations(self) -> list[PlayerTournamentInvitation]:
        """Tournaments that the player may enter: `enter(invitation.tournament)` does."""
        return self.api.list_my_invitations().tournaments

    def decline(self, invitation: str) -> None:
        """Declines an invitation to a game or a tournament, by its id."""
        self.api.decline_invitation(invitation)

    def results(self) -> Iterator[PlayerResult]:
        """Games that are over, newest first, page by page as they are wanted."""
        cursor: str | None = None
        while True:
            page = self.api.list_my_results(limit=PAGE, cursor=given(cursor))
            yield from page.results
            cursor = page.next_
            if cursor is None:
                return

    def listen(self, after: int = 0, *, wait_s: float = WAIT_S) -> Iterator[PlayerEvent]:
        """What happens to the player: all behind this seq, then as it comes. It never ends by itself: leave the loop.

        wait_s: how long a request waits for news, in seconds. Raises Problem where the token opens nothing any more.
        """
        while True:
            page = self.api.list_my_events(after=after, wait=wait_s)
            yield from page.events
            after = page.last_seq


class AsyncPlayer:
    """The same for asyncio."""

    def __init__(self, api: AsyncApi, token: str) -> None:
        self.api = api
        self.token = token

    async def profile(self) -> Profile:
        """Who the player is."""
        return await self.api.get_me()

    async def join(
        self,
        game_id: str,
        *,
        entropy: str | None = None,
        team: str | None = None,
        knows: Sequence[str] | None = None,
        key: str | None = None,
    ) -> AsyncSeat:
        """Takes a seat; see Player.join."""
        body = JoinBody(entropy=given(entropy), team=given(team), knows=given(None if knows is None else list(knows)))
        answer = await self.api.join_game(game_id, body=body, idempotency_key=given(key))
        table = AsyncTable(self.api, game_id)
        if entropy is not None:
            table.noted.entropy[answer.seat.player] = entropy
        return table.seat(answer.seat.player, self.token)

    async def seats(self) -> list[AsyncSeat]:
        """In games that wait or are played, the oldest first."""
        found = (await self.api.list_my_seats()).seats
        return [AsyncTable(self.api, each.game).seat(each.player, self.token) for each in found]

    async def tournaments(self) -> list[PlayerTournament]:
        """Those that the player takes part in, with the game that is played there."""
        return (await self.api.list_my_seats()).tournaments

    async def enter(self, tournament_id: str, *, entropy: str | None = None, key: str | None = None) -> EntryAnswer:
        """Takes part in a tournament."""
        body = EntryBody(entropy=given(entropy))
        return await self.api.enter_tournament(tournament_id, body=body, idempotency_key=given(key))

    async def wait_for_table(self, queue: str, *, longest_s: float | None = None) -> AsyncSeat:
        """Waits in a matchmaking queue until there is a table; see Player.wait_for_table."""
        profile = await self.profile()
        ticket = await wait_for_table_async(self.api, queue, profile.seq, longest_s)
        return AsyncTable(self.api, str(ticket.game)).seat(profile.id, self.token)

    async def tickets(self) -> list[MatchmakingTicket]:
        """The last ticket of each matchmaking queue, and what came of it."""
        return (await self.api.list_my_tickets()).tickets

    async def leave_queue(self, queue: str) -> None:
        """Waits in this queue no longer; see Player.leave_queue."""
        await self.api.leave_queue(queue)

    async def invitations(self) -> list[PlayerInvitation]:
        """Seats that are kept for the player: `join(invitation.game)` takes one."""
        return (await self.api.list_my_invitations()).invitations

    async def tournament_invitations(self) -> list[PlayerTournamentInvitation]:
        """Tournaments that the player may enter: `enter(invitation.tournament)` does."""
        return (await self.api.list_my_invitations()).tournaments

    async def decline(self, invitation: str) -> None:
        """Declines an invitation to a game or a tournament, by its id."""
        await self.api.decline_invitation(invitation)

    async def results(self) -> AsyncIterator[PlayerResult]:
        """Games that are over, newest first, page by page as they are wanted."""
        cursor: str | None = None
        while True:
            page = await self.api.list_my_results(limit=PAGE, cursor=given(cursor))
            for result in page.results:
                yield result
            cursor = page.next_
            if cursor is None:
                return

    async def listen(self, after: int = 0, *, wait_s: float = WAIT_S) -> AsyncIterator[PlayerEvent]:
        """What happens to the player; see Player.listen."""
        while True:
            page = await self.api.list_my_events(after=after, wait=wait_s)
            for event in page.events:
                yield event
            after = page.last_seq
