"""What a viewer may read of a game: how it stands, its events, its record, and what proves its dice and deals."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

from chouette_sdk._generated.api.record import get_record
from chouette_sdk._generated.models import Challenge, DealProof, DiceProof, Event, EventPage, Game, StreamTicket
from chouette_sdk.bodies import given
from chouette_sdk.deals import DealVerdict, verify_deals
from chouette_sdk.dice import DiceVerdict, Noted, verify_dice
from chouette_sdk.events import Cursor, Patience, stream, stream_async
from chouette_sdk.transport import Api, AsyncApi


class Viewing:
    """The part of a table that anybody has who may see the game."""

    api: Api
    id: str
    noted: Noted

    def view(self) -> Game:
        """The game as this viewer may see it, now."""
        seen = self.api.get_game(self.id)
        if self.noted.commitment is None and seen.status != "finished":
            self.noted.commitment = seen.commitment
        return seen

    def events(self, *, after: int = 0, patience: Patience | None = None, answer_pings: bool = True) -> Iterator[Event]:
        """Every event after the one with seq `after`, live, each once and in order; ends when the game does.

        answer_pings: a seat's stream returns the nonces by which its network is measured, where lag is compensated.

        Where the service lost the end of its log (a database after a power cut), a RewoundEvent comes next: forget what
        was told after its `to_seq`, and load the game again.

        Lost connections are made anew and resumed. Raises Problem where the service refuses, ConnectionFailed
        where it is gone for longer than `patience` allows.
        """
        return stream(self.api, Cursor(self.id, after, patience or Patience()), answer_pings=answer_pings)

    def page(self, *, after: int = 0, limit: int | None = None, wait_s: float | None = None) -> EventPage:
        """A page of past events; with wait_s it waits so many seconds for one if there is none yet."""
        # The service may hold the answer back for wait_s; that time is no fault of the connection's.
        api = self.api.with_settings(timeout_s=self.api.settings.timeout_s + (wait_s or 0.0))
        return api.list_events(self.id, after=after, limit=given(limit), wait=given(wait_s))

    def stream_ticket(self) -> StreamTicket:
        """Opens the events as this viewer may see them, for a minute: for EventSource, which can send no token."""
        return self.api.create_stream_ticket(self.id)

    def challenges(self) -> list[Challenge]:
        """The duels of this game, oldest first."""
        return self.api.list_challenges(self.id).challenges

    def record(self) -> str:
        """The game so far as a scenario file (YAML), which `chouette replay --check` plays again and compares."""
        # The operation gives the same record as an object; a file is wanted here, as it is.
        return self.api.send(get_record.request(self.id, format_="yaml"), lambda response: response.text)

    def dice(self) -> DiceProof:
        """What anybody needs to check every die."""
        return self.api.get_dice(self.id)

    def verify_dice(self, commitment: str | None = None) -> DiceVerdict:
        """Checks every die of the game, against its events too.

        commitment: as it was before the first throw; without it the one that this client saw first, when it made the
        game or called view(). Keep `noted.commitment` to check after a restart.
        """
        proof = self.dice()
        noted = commitment or self.noted.commitment
        return verify_dice(proof, noted, entropy=self.noted.entropy, events=self._all_events())

    def deals(self) -> DealProof:
        """What anybody needs to check every deal of a match at cards."""
        return self.api.get_deals(self.id)

    def verify_deals(self, commitment: str | None = None) -> DealVerdict:
        """Checks every deal of the match, against its events too; for a seat, against the hands that it saw.

        commitment: as of verify_dice(), before the first deal.
        """
        proof = self.deals()
        noted = commitment or self.noted.commitment
        return verify_deals(proof, noted, entropy=self.noted.entropy, events=self._all_events())

    def _all_events(self) -> list[Event]:
        events: list[Event] = []
        while fresh := (self.page(after=len(events), limit=500)).events:
            events += fresh
        return events


class AsyncViewing:
    """The same for asyncio."""

    api: AsyncApi
    id: str
    noted: Noted

    async def view(self) -> Game:
        """The game as this viewer may see it, now."""
        seen = await self.api.get_game(self.id)
        if self.noted.commitment is None and seen.status != "finished":
            self.noted.commitment = seen.commitment
        return seen

    def events(
        self, *, after: int = 0, patience: Patience | None = None, answer_pings: bool = True
    ) -> AsyncIterator[Event]:
        """Every event after the one with seq `after`, live, each once and in order; ends when the game does.

        answer_pings: a seat's stream returns the nonces by which its network is measured, where lag is compensated.

        Where the service lost the end of its log (a database after a power cut), a RewoundEvent comes next: forget what
        was told after its `to_seq`, and load the game again.

        Lost connections are made anew and resumed. Raises Problem where the service refuses, ConnectionFailed
        where it is gone for longer than `patience` allows.
        """
        return stream_async(self.api, Cursor(self.id, after, patience or Patience()), answer_pings=answer_pings)

    async def page(self, *, after: int = 0, limit: int | None = None, wait_s: float | None = None) -> EventPage:
        """A page of past events; with wait_s it waits so many seconds for one if there is none yet."""
        # The service may hold the answer back for wait_s; that time is no fault of the connection's.
        api = self.api.with_settings(timeout_s=self.api.settings.timeout_s + (wait_s or 0.0))
        return await api.list_events(self.id, after=after, limit=given(limit), wait=given(wait_s))

    async def stream_ticket(self) -> StreamTicket:
        """Opens the events as this viewer may see them, for a minute: for EventSource, which can send no token."""
        return await self.api.create_stream_ticket(self.id)

    async def challenges(self) -> list[Challenge]:
        """The duels of this game, oldest first."""
        return (await self.api.list_challenges(self.id)).challenges

    async def record(self) -> str:
        """The game so far as a scenario file (YAML), which `chouette replay --check` plays again and compares."""
        # The operation gives the same record as an object; a file is wanted here, as it is.
        return await self.api.send(get_record.request(self.id, format_="yaml"), lambda response: response.text)

    async def dice(self) -> DiceProof:
        """What anybody needs to check every die."""
        return await self.api.get_dice(self.id)

    async def verify_dice(self, commitment: str | None = None) -> DiceVerdict:
        """Checks every die of the game, against its events too.

        commitment: as it was before the first throw; without it the one that this client saw first, when it made the
        game or called view(). Keep `noted.commitment` to check after a restart.
        """
        proof = await self.dice()
        noted = commitment or self.noted.commitment
        return verify_dice(proof, noted, entropy=self.noted.entropy, events=await self._all_events())

    async def deals(self) -> DealProof:
        """What anybody needs to check every deal of a match at cards."""
        return await self.api.get_deals(self.id)

    async def verify_deals(self, commitment: str | None = None) -> DealVerdict:
        """Checks every deal of the match, against its events too; for a seat, against the hands that it saw.

        commitment: as of verify_dice(), before the first deal.
        """
        proof = await self.deals()
        noted = commitment or self.noted.commitment
        return verify_deals(proof, noted, entropy=self.noted.entropy, events=await self._all_events())

    async def _all_events(self) -> list[Event]:
        events: list[Event] = []
        while fresh := (await self.page(after=len(events), limit=500)).events:
            events += fresh
        return events
