"""The same for asyncio: a tournament and those who take part in it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from chouette_sdk import bodies
from chouette_sdk._generated.models import (
    CorrectionBody,
    Event,
    InviteBody,
    TournamentEntry,
    TournamentInvitation,
    TournamentRound,
    TournamentStandings,
    TournamentView,
)
from chouette_sdk.bodies import given
from chouette_sdk.entrant_async import AsyncEntrant
from chouette_sdk.reconnecting import Patience
from chouette_sdk.tournament_check import TournamentVerdict, verify_tournament
from chouette_sdk.tournament_check.games import Replay
from chouette_sdk.tournament_check.rounds import Progress
from chouette_sdk.tournament_events import COUNTED, TournamentCursor, tournament_events_async
from chouette_sdk.tournament_export import Download, Lines, Told, export_lines_async
from chouette_sdk.transport import AsyncApi


class AsyncTournament:
    """A tournament, as a client sees it; what its organiser may do needs the `api_key` that made it.

    noted: the commitment of its lot, as this client saw it first, for verify().
    """

    def __init__(self, api: AsyncApi, tournament_id: str, noted: str | None = None) -> None:
        self.api = api
        self.id = tournament_id
        self.noted = noted

    async def enter(
        self,
        name: str,
        *,
        bot: str | None = None,
        external_id: str | None = None,
        entropy: str | None = None,
        seed: int | None = None,
        rating: int | None = None,
        key: str | None = None,
    ) -> AsyncEntrant:
        """One more takes part. bot: the level of a bot of the service. entropy: goes into the lot and into the dice.

        bot, seed, rating: for the key that made the tournament alone.
        """
        body = bodies.entry(name, bot, external_id, entropy, seed, rating)
        made = await self.api.enter_tournament(self.id, body=body, idempotency_key=given(key))
        return self.entrant(made.entry.id, made.token)

    def entrant(self, entry_id: str, token: str | None = None) -> AsyncEntrant:
        """One that entered earlier, by its token."""
        return AsyncEntrant(self.api.with_settings(token=token), self.id, entry_id, token)

    async def invite(self, *players: str, key: str | None = None) -> list[TournamentInvitation]:
        """Asks players of your key to take part, by their ids; each is told, and enters with the own token."""
        body = InviteBody(player_ids=list(players))
        return (await self.api.invite_players(self.id, body=body, idempotency_key=given(key))).invitations

    async def invitations(self) -> list[TournamentInvitation]:
        """Who was invited, and what came of it."""
        return (await self.api.list_tournament_invitations(self.id)).invitations

    async def revoke(self, invitation: str) -> None:
        """Takes an invitation back, by its id."""
        await self.api.revoke_tournament_invitation(self.id, invitation)

    async def view(self) -> TournamentView:
        """How it is played, and how far it has come."""
        seen = await self.api.get_tournament(self.id)
        if self.noted is None and seen.seed is None:
            self.noted = seen.commitment
        return seen

    async def entries(self) -> list[TournamentEntry]:
        """Who takes part, those that have withdrawn included."""
        return (await self.api.list_entries(self.id)).entries

    async def rounds(self) -> list[TournamentRound]:
        """All rounds so far, with their tables, games and results."""
        return (await self.api.list_rounds(self.id)).rounds

    async def standings(self) -> TournamentStandings:
        """As they are now; each point names its round, game, place and rule."""
        return await self.api.get_standings(self.id)

    def listen(self, *, after: int = 0, patience: Patience | None = None) -> AsyncIterator[Event]:
        """Every event after the one with seq `after`, live, each once and in order; ends when the tournament does.

        Lost connections are made anew. Raises Problem where the service refuses, ConnectionFailed where it is gone for
        longer than `patience` allows.
        """
        return tournament_events_async(self.api, TournamentCursor(self.id, after, patience or Patience()))

    async def follow(self, *, patience: Patience | None = None) -> AsyncIterator[TournamentStandings]:
        """The standings as they are, and again whenever a result has changed them; ends when the tournament does."""
        known = await self.standings()
        yield known
        async for event in self.listen(after=known.seq, patience=patience):
            if event.type_ in COUNTED and event.seq > known.seq:
                known = await self.standings()
                yield known

    async def start(self, *, key: str | None = None) -> TournamentView:
        """Begins now."""
        return await self.api.start_tournament(self.id, idempotency_key=given(key))

    async def pause(self, reason: str = "", *, key: str | None = None) -> TournamentView:
        """Lets no further round begin."""
        return await self.api.pause_tournament(self.id, body=bodies.reason(reason), idempotency_key=given(key))

    async def resume(self, *, key: str | None = None) -> TournamentView:
        """Goes on."""
        return await self.api.resume_tournament(self.id, idempotency_key=given(key))

    async def cancel(self, reason: str = "", *, key: str | None = None) -> TournamentView:
        """Calls it off."""
        return await self.api.cancel_tournament(self.id, body=bodies.reason(reason), idempotency_key=given(key))

    async def close(self, *, key: str | None = None) -> TournamentView:
        """Of a league: makes no more tables; over with the last of its games."""
        return await self.api.close_league(self.id, idempotency_key=given(key))

    async def correct(
        self, table: str, placings: Sequence[Mapping[str, Any]], reason: str, *, key: str | None = None
    ) -> TournamentStandings:
        """Another result of a table that is over. placings: of all seats, such as {"entry": "perceval", "place": 1}."""
        body = CorrectionBody.from_dict({"placings": [dict(placing) for placing in placings], "reason": reason})
        return await self.api.correct_result(self.id, table, body=body, idempotency_key=given(key))

    async def replay(self, table: str, reason: str = "", *, key: str | None = None) -> TournamentStandings:
        """Has a table make a new game; a result that there is counts until the new one comes."""
        return await self.api.replay_table(self.id, table, body=bodies.reason(reason), idempotency_key=given(key))

    def export_lines(self, *, after: int = 0, tag: str | None = None) -> AsyncIterator[bytes]:
        """All that is known and proved of it, line by line, however often the connection is lost.

        after: only lines behind that one; tag: of the export that these belong to.
        """
        return export_lines_async(Lines(self.api, self.id, after, tag), self.api)

    async def export(self, path: str | Path, *, told: Told | None = None) -> None:
        """Saves its export as a file; where that was interrupted, the next call goes on behind the last line that came.

        told: is called with how many lines are there, and of how many. Raises Problem, ConnectionFailed, OSError.
        """
        with Download(Path(path), self.api, self.id, told) as download:
            async for line in export_lines_async(download.lines, self.api):
                download.add(line)

    async def verify(
        self, commitment: str | None = None, *, replay: Replay | None = None, progress: Progress | None = None
    ) -> TournamentVerdict:
        """Derives all of it again from its export, which is in memory meanwhile; see verify_tournament."""
        lines = [line async for line in self.export_lines()]
        return verify_tournament(lines, commitment or self.noted, replay=replay, progress=progress)
