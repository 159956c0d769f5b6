"""A tournament and those who take part in it as objects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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
from chouette_sdk.entrant import Entrant
from chouette_sdk.reconnecting import Patience
from chouette_sdk.tournament_check import TournamentVerdict, verify_tournament
from chouette_sdk.tournament_check.games import Replay
from chouette_sdk.tournament_check.rounds import Progress
from chouette_sdk.tournament_events import COUNTED, TournamentCursor, tournament_events
from chouette_sdk.tournament_export import Download, Lines, Told, export_lines
from chouette_sdk.transport import Api


class Tournament:
    """A tournament, as a client sees it; what its organiser may do needs the `api_key` that made it.

    noted: the commitment of its lot, as this client saw it first, for verify().
    """

    def __init__(self, api: Api, tournament_id: str, noted: str | None = None) -> None:
        self.api = api
        self.id = tournament_id
        self.noted = noted

    def enter(
        self,
        name: str,
        *,
        bot: str | None = None,
        external_id: str | None = None,
        entropy: str | None = None,
        seed: int | None = None,
        rating: int | None = None,
        key: str | None = None,
    ) -> Entrant:
        """One more takes part. bot: the level of a bot of the service. entropy: goes into the lot and into the dice.

        bot, seed, rating: for the key that made the tournament alone.
        """
        body = bodies.entry(name, bot, external_id, entropy, seed, rating)
        made = self.api.enter_tournament(self.id, body=body, idempotency_key=given(key))
        return self.entrant(made.entry.id, made.token)

    def entrant(self, entry_id: str, token: str | None = None) -> Entrant:
        """One that entered earlier, by its token."""
        return Entrant(self.api.with_settings(token=token), self.id, entry_id, token)

    def invite(self, *players: str, key: str | None = None) -> list[TournamentInvitation]:
        """Asks players of your key to take part, by their ids; each is told, and enters with the own token."""
        body = InviteBody(player_ids=list(players))
        return self.api.invite_players(self.id, body=body, idempotency_key=given(key)).invitations

    def invitations(self) -> list[TournamentInvitation]:
        """Who was invited, and what came of it."""
        return self.api.list_tournament_invitations(self.id).invitations

    def revoke(self, invitation: str) -> None:
        """Takes an invitation back, by its id."""
        self.api.revoke_tournament_invitation(self.id, invitation)

    def view(self) -> TournamentView:
        """How it is played, and how far it has come."""
        seen = self.api.get_tournament(self.id)
        if self.noted is None and seen.seed is None:
            self.noted = seen.commitment
        return seen

    def entries(self) -> list[TournamentEntry]:
        """Who takes part, those that have withdrawn included."""
        return self.api.list_entries(self.id).entries

    def rounds(self) -> list[TournamentRound]:
        """All rounds so far, with their tables, games and results."""
        return self.api.list_rounds(self.id).rounds

    def standings(self) -> TournamentStandings:
        """As they are now; each point names its round, game, place and rule."""
        return self.api.get_standings(self.id)

    def listen(self, *, after: int = 0, patience: Patience | None = None) -> Iterator[Event]:
        """Every event after the one with seq `after`, live, each once and in order; ends when the tournament does.

        Lost connections are made anew. Raises Problem where the service refuses, ConnectionFailed where it is gone for
        longer than `patience` allows.
        """
        return tournament_events(self.api, TournamentCursor(self.id, after, patience or Patience()))

    def follow(self, *, patience: Patience | None = None) -> Iterator[TournamentStandings]:
        """The standings as they are, and again whenever a result has changed them; ends when the tournament does."""
        known = self.standings()
        yield known
        for event in self.listen(after=known.seq, patience=patience):
            if event.type_ in COUNTED and event.seq > known.seq:
                known = self.standings()
                yield known

    def start(self, *, key: str | None = None) -> TournamentView:
        """Begins now."""
        return self.api.start_tournament(self.id, idempotency_key=given(key))

    def pause(self, reason: str = "", *, key: str | None = None) -> TournamentView:
        """Lets no further round begin."""
        return self.api.pause_tournament(self.id, body=bodies.reason(reason), idempotency_key=given(key))

    def resume(self, *, key: str | None = None) -> TournamentView:
        """Goes on."""
        return self.api.resume_tournament(self.id, idempotency_key=given(key))

    def cancel(self, reason: str = "", *, key: str | None = None) -> TournamentView:
        """Calls it off."""
        return self.api.cancel_tournament(self.id, body=bodies.reason(reason), idempotency_key=given(key))

    def close(self, *, key: str | None = None) -> TournamentView:
        """Of a league: makes no more tables; over with the last of its games."""
        return self.api.close_league(self.id, idempotency_key=given(key))

    def correct(
        self, table: str, placings: Sequence[Mapping[str, Any]], reason: str, *, key: str | None = None
    ) -> TournamentStandings:
        """Another result of a table that is over. placings: of all seats, such as {"entry": "perceval", "place": 1}."""
        body = CorrectionBody.from_dict({"placings": [dict(placing) for placing in placings], "reason": reason})
        return self.api.correct_result(self.id, table, body=body, idempotency_key=given(key))

    def replay(self, table: str, reason: str = "", *, key: str | None = None) -> TournamentStandings:
        """Has a table make a new game; a result that there is counts until the new one comes."""
        return self.api.replay_table(self.id, table, body=bodies.reason(reason), idempotency_key=given(key))

    def export_lines(self, *, after: int = 0, tag: str | None = None) -> Iterator[bytes]:
        """All that is known and proved of it, line by line, however often the connection is lost.

        after: only lines behind that one; tag: of the export that these belong to.
        """
        return export_lines(Lines(self.api, self.id, after, tag), self.api)

    def export(self, path: str | Path, *, told: Told | None = None) -> None:
        """Saves its export as a file; where that was interrupted, the next call goes on behind the last line that came.

        told: is called with how many lines are there, and of how many. Raises Problem, ConnectionFailed, OSError.
        """
        with Download(Path(path), self.api, self.id, told) as download:
            for line in export_lines(download.lines, self.api):
                download.add(line)

    def verify(
        self, commitment: str | None = None, *, replay: Replay | None = None, progress: Progress | None = None
    ) -> TournamentVerdict:
        """Derives all of it again from its export; see verify_tournament."""
        return verify_tournament(self.export_lines(), commitment or self.noted, replay=replay, progress=progress)
