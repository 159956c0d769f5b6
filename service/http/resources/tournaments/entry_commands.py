"""What an entry does by its own token, or its organiser for it, and how that is answered."""

from __future__ import annotations

from collections.abc import Callable

from flask import Response

from service.director.draft import TournamentDraft
from service.http.act_requests import respond
from service.http.pipeline import idempotency
from service.http.pipeline.tournament_access import self_or_organiser
from service.http.responses import tournament_entries as shown
from service.http.responses.encoding import encode
from service.http.wiring import wiring
from service.store.idempotency import StoredAnswer

Command = Callable[[TournamentDraft, str], None]


def of_entry(tournament_id: str, entry_id: str, command: Command) -> Response:
    """Carry it out; the answer is the entry, and where it plays."""

    def render(draft: TournamentDraft, _: None) -> StoredAnswer:
        entrant = draft.tournament.entrant(entry_id)
        assert entrant is not None
        return StoredAnswer(status=200, body=encode(shown.entry_standing(draft.tournament, entrant, trusted=True)))

    change = _own(entry_id, command)
    return respond(wiring().tournaments.answer(tournament_id, change, idempotency.of_request(), render))


def taken_back(tournament_id: str, entry_id: str, command: Command) -> Response:
    """Carry out what takes something back; the answer has nothing in it."""

    def render(draft: TournamentDraft, _: None) -> StoredAnswer:
        return StoredAnswer(status=204, body=b"")

    return respond(wiring().tournaments.answer(tournament_id, _own(entry_id, command), None, render))


def _own(entry_id: str, command: Command) -> Callable[[TournamentDraft], None]:
    def whole(draft: TournamentDraft) -> None:
        draft.by = self_or_organiser(draft.tournament, entry_id)
        command(draft, entry_id)

    return whole
