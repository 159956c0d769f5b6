"""What `chouette tournament watch` knows of a tournament, tells and draws."""

from __future__ import annotations

import io
from typing import Any

import msgspec
import pytest
from chouette_sdk import models
from chouette_sdk.cursor import parse_event
from rich.console import Console

from service.director.record import Tournament
from service.http.openapi.examples.tournaments import story
from service.http.responses import standings as standings_told
from service.http.responses import tournament_rounds, tournaments
from service.organiser.known import Board
from service.organiser.screen import drawn, ending
from service.tournaments.standings.lines import standings


def plain(told: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(told))


def renew(board: Board | None, known: Tournament) -> Board:
    view = models.TournamentView.from_dict(plain(tournaments.tournament(known, organiser=False)))
    board = board or Board(view)
    lines = models.TournamentStandings.from_dict(plain(standings_told.standings(known, standings(known.known))))
    rounds = models.TournamentRounds.from_dict(plain(tournament_rounds.rounds(known))).rounds
    board.renew(view, lines, rounds)
    return board


def screen(board: Board, width: int, height: int, now: int = 0) -> list[str]:
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None)
    console.print(drawn(board, console, now))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    return str(text).splitlines()


@pytest.mark.parametrize(("width", "height"), [(60, 16), (80, 24), (120, 34), (200, 60)])
def test_it_fits_into_the_terminal_and_shows_leaders_tables_and_the_clock(width: int, height: int) -> None:
    known = story().played
    board = renew(None, known)
    lines = screen(board, width, height, (known.round_began_at or 0) + 3_600_000 - 59_000)
    assert len(lines) <= height
    assert max(map(len, lines)) <= width
    text = "\n".join(lines)
    for shown in ("Coupe de Kaamelott", "1 of 2 tables over", "ends in 0:59", "1.1", "1.2", board.rows[0].name):
        assert shown in text


def test_every_event_is_told_in_a_sentence() -> None:
    board = renew(None, story().over)
    said = [board.hear(parse_event(plain(event))) for event in story().events]
    told = [line for line in said if line]
    assert told[0] == "Perceval enters."
    assert "It begins, with 4 entries." in told
    assert "Round 1 begins: 2 tables." in told
    assert any(line.endswith("A Bévue had been counted twice.") for line in told)
    assert told[-1] == f"It is over. {board.rows[0].name} has won."


def test_who_went_up_since_the_round_began_is_marked() -> None:
    board = renew(None, story().played)
    before = {row.entry: row.rank for row in board.rows}
    renew(board, story().over)
    assert {row.entry: row.moved for row in board.rows} == {
        row.entry: before[row.entry] - row.rank for row in board.rows
    }
    assert any(row.moved > 0 for row in board.rows)


def test_before_the_start_and_with_many_entries_it_is_drawn_as_well() -> None:
    board = renew(None, story().made)
    assert "No entries yet." in "\n".join(screen(board, 80, 24))
    board = renew(None, story().over)
    board.rows = [board.rows[0]] * 500
    board.tables = [board.tables[0]] * 250
    lines = screen(board, 80, 24)
    assert len(lines) <= 24
    assert any("more" in line for line in lines)


def test_what_stays_at_the_end_has_all_of_the_standings() -> None:
    board = renew(None, story().over)
    console = Console(file=io.StringIO(), width=80, color_system=None)
    console.print(ending(board, console))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert all(row.name in text for row in board.rows)
