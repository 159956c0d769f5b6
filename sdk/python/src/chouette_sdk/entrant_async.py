"""The same for asyncio: one that takes part in a tournament."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

from chouette_sdk._generated.models import EntryStanding, RoundStartedEvent, TableReplayedEvent, TournamentEntry
from chouette_sdk.bodies import given
from chouette_sdk.clock import AsyncClock
from chouette_sdk.playing import AsyncScript, play_async
from chouette_sdk.problems import NotFound
from chouette_sdk.reconnecting import Patience
from chouette_sdk.table_async import AsyncSeat
from chouette_sdk.tournament_events import TournamentCursor, tournament_events_async
from chouette_sdk.transport import AsyncApi

MADE_IN_S = 30.0
"""So long a game that is made again may take to be there."""

PAUSE_S = (0.1, 0.2, 0.4, 0.8)
"""Between looks for it; the last one again and again."""


class AsyncEntrant:
    """One that takes part. `token` opens its seat at each of its games: it is told once, None for a bot."""

    def __init__(self, api: AsyncApi, tournament_id: str, entry_id: str, token: str | None) -> None:
        self.api = api
        self.tournament_id = tournament_id
        self.id = entry_id
        self.token = token

    async def view(self) -> TournamentEntry:
        """The entry as it is."""
        return (await self.api.get_entry(self.tournament_id, self.id)).entry

    async def seat(self) -> AsyncSeat | None:
        """Its seat in the round that is played, None where it has none."""
        found = (await self.api.get_entry(self.tournament_id, self.id)).seat
        return None if found is None else AsyncSeat(self.api, found.game, found.player)

    async def seats(self, *, patience: Patience | None = None) -> AsyncIterator[AsyncSeat]:
        """Its seat at each of its games, as these begin; ends when the tournament does.

        The stream of the tournament tells them: nothing is asked for meanwhile.
        """
        begun = await self.api.get_tournament(self.tournament_id)
        cursor, tables = TournamentCursor(self.tournament_id, begun.seq, patience or Patience()), set[str]()
        cursor.over = begun.ended_at is not None
        now = await self.seat()
        if now is not None:
            yield now
        async for event in tournament_events_async(self.api, cursor):
            if isinstance(event, RoundStartedEvent):
                mine = [table for table in event.tables if self.id in table.seats]
                tables |= {table.id for table in mine}
                for table in mine:
                    if now is None or table.game != now.id:
                        yield AsyncSeat(self.api, table.game, self.id)
            elif isinstance(event, TableReplayedEvent) and (event.table in tables or await self._sits_at(event.table)):
                tables.add(event.table)
                again = AsyncSeat(self.api, event.game, self.id)
                if (now is None or again.id != now.id) and await self._is_made(again):
                    yield again

    async def _sits_at(self, table_id: str) -> bool:
        """Whether a table is its own of which the stream has not told since it was opened."""
        rounds = (await self.api.list_rounds(self.tournament_id)).rounds
        return any(self.id in table.seats for made in rounds for table in made.tables if table.id == table_id)

    async def _is_made(self, seat: AsyncSeat) -> bool:
        """Wait until the game of a table that plays again is there; whether it is."""
        until, looks = time.monotonic() + MADE_IN_S, 0
        while time.monotonic() < until:
            try:
                await seat.view()
            except NotFound:
                await asyncio.sleep(PAUSE_S[min(looks, len(PAUSE_S) - 1)])
                looks += 1
            else:
                return True
        return False

    async def play(self, script: AsyncScript, *, patience: Patience | None = None) -> None:
        """Has a script play all of its games, until the tournament is over."""
        clock = AsyncClock(self.api)
        async for seat in self.seats(patience=patience):
            await play_async(seat, script, clock=clock, patience=patience)

    def run(self, script: AsyncScript, *, patience: Patience | None = None) -> asyncio.Task[None]:
        """The same beside all else, as a task: keep it, and await it for its end."""
        return asyncio.create_task(self.play(script, patience=patience), name=self.id)

    async def withdraw(self) -> None:
        """Plays in no later round; before the first one it is gone."""
        await self.api.withdraw_entry(self.tournament_id, self.id)

    async def ask_for_table(self, *, key: str | None = None) -> EntryStanding:
        """Of a league: waits for a table; its `waiting` and `seat` tell more. Raises Conflict where it plays at one."""
        return await self.api.request_table(self.tournament_id, self.id, idempotency_key=given(key))

    async def ask_no_more(self) -> None:
        """Waits for a table no longer."""
        await self.api.withdraw_table_request(self.tournament_id, self.id)

    async def check_in(self, *, key: str | None = None) -> EntryStanding:
        """Says that it is there, where the tournament has a check-in."""
        return await self.api.check_in_entry(self.tournament_id, self.id, idempotency_key=given(key))

    async def sit_out(self, *, key: str | None = None) -> EntryStanding:
        """Has no table in the next round."""
        return await self.api.sit_out_round(self.tournament_id, self.id, idempotency_key=given(key))

    async def play_next_round(self) -> None:
        """Has one after all."""
        await self.api.play_next_round(self.tournament_id, self.id)
