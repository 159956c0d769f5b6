"""Rounds as they are made: their games named, then there; how long they may last."""

from __future__ import annotations

import hashlib
from collections.abc import Collection

import msgspec

from service.director.draft import TournamentDraft
from service.director.events import RoundStarted, TableStart
from service.director.record import TableGame, Tournament
from service.tournaments.rounds import Round


def begin(draft: TournamentDraft, made: Round) -> None:
    """A round follows; its games are to be made."""
    tournament = draft.tournament
    tournament.rounds.append(made)
    tournament.round_began_at = tournament.round_over_at = None
    for table in made.tables:
        tournament.games[table.id] = TableGame(game=game_id(tournament, table.id, 1))
        tournament.making.append(table.id)


def game_id(tournament: Tournament, table: str, attempt: int) -> str:
    """The id of the game of a table: every process makes the same one, and no client can guess it."""
    told = f"{tournament.seed}|game|{table}|{attempt}".encode()
    return hashlib.sha256(told).hexdigest()[:22]


def games_are_made(draft: TournamentDraft, games: Collection[str]) -> None:
    """These games are there: with the last ones of a round it begins, and with its one game a table of a league."""
    tournament = draft.tournament
    there = [table for table in tournament.making if tournament.games[table].game in games]
    tournament.making = [table for table in tournament.making if table not in there]
    for table_id in there:
        _begun(draft, table_id)
    if tournament.plan.is_league:
        return
    if not tournament.making and tournament.round_began_at is None:
        tournament.round_began_at = draft.now
        _tell(draft, tournament.rounds[-1])


def _begun(draft: TournamentDraft, table_id: str) -> None:
    """The time of a table of a league, and of one that plays again, is its own."""
    tournament = draft.tournament
    held, league = tournament.games[table_id], tournament.plan.is_league
    if league or held.attempt > 1:
        tournament.games[table_id] = msgspec.structs.replace(held, began_at=draft.now)
    # A table that plays again has been told of.
    if league and held.attempt == 1:
        _tell(draft, tournament.rounds[int(table_id.partition(".")[0]) - 1])


def _tell(draft: TournamentDraft, made: Round) -> None:
    tournament = draft.tournament
    ends = [ends_at(tournament, table.id) for table in made.tables[:1]]
    draft.tell(
        RoundStarted,
        round=made.number,
        tables=[
            TableStart(id=table.id, game=tournament.games[table.id].game, seats=list(table.seats), stage=table.stage)
            for table in made.tables
        ],
        byes=list(made.byes),
        ends_at=ends[0] if ends else None,
    )


def ends_at(tournament: Tournament, table_id: str) -> int | None:
    """When an open table is decided at the latest (ms), None where it may last, or is being made."""
    longest = tournament.plan.round_ms
    began = tournament.games[table_id].began_at
    if began is None and not tournament.plan.is_league:
        began = tournament.round_began_at
    return None if longest is None or began is None else began + longest
