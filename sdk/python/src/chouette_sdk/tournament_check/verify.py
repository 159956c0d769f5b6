"""Derives all of a tournament again from its export, and names the first thing that differs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from chouette_sdk.tournament_check import rounds
from chouette_sdk.tournament_check.book import Book, typed
from chouette_sdk.tournament_check.forms import GameForm
from chouette_sdk.tournament_check.games import Games, Replay
from chouette_sdk.tournament_check.log import Log
from chouette_sdk.tournament_check.reading import lines_of
from chouette_sdk.tournament_check.rounds import Progress
from chouette_sdk.tournament_check.verdict import Differs, TournamentVerdict

Source = str | Path | Iterable[str | bytes]


def verify_tournament(
    source: Source, commitment: str | None = None, *, replay: Replay | None = None, progress: Progress | None = None
) -> TournamentVerdict:
    """Checks a tournament by its export, as `GET /v1/tournaments/{id}/export` tells it.

    Derived again are: the seed from its commitment, what entries gave to the lot, the seatings of all rounds, results
    from the records of the games, all dice and deals from the seeds of these, points, tie-breaks and the winner; and
    events, lines and games must tell the same.

    source: the path of a saved export, or its lines; one game at a time is in memory. commitment: as it was noted
    before the start, so that no seed can have been exchanged since. replay: plays the record of a game again, and says
    what goes otherwise, None where nothing does; without it records are compared with results and dice, and not with
    the rules of the game (the service's command `chouette verify` plays them). progress: is called with what is derived
    (`rounds`, `games`), how many are, and of how many.

    Raises OSError where the file cannot be read. What is wrong with an export is in the verdict, and nothing is raised.
    """
    verdict = TournamentVerdict()
    try:
        with _opened(source) as lines:
            _check(lines_of(lines), commitment, replay, progress or _quiet, verdict)
    except Differs as differs:
        verdict.status, verdict.fault = "broken", differs.fault
    return verdict


def _check(
    lines: Iterator[dict[str, Any]], noted: str | None, replay: Replay | None, progress: Progress,
    verdict: TournamentVerdict,
) -> None:  # fmt: skip
    book = Book(next(lines))
    verdict.commitment, verdict.noted = book.head.commitment, noted is not None
    games: Games | None = None
    for line in lines:
        if line["kind"] not in ("game", "end"):
            book.add(line)
            continue
        games = games or _checked(book, noted, replay, progress, verdict)
        if line["kind"] == "game":
            games.compare(typed(line, GameForm))
            progress("games", verdict.games + len(verdict.left_out), games.count)
    assert games is not None
    games.end()
    if book.head.seed is None:
        verdict.status = "unrevealed"
        verdict.left_out.append("The seed is not told yet: seatings and the order of equals are not checked.")
    elif verdict.left_out:
        verdict.status = "partly"


def _checked(
    book: Book, noted: str | None, replay: Replay | None, progress: Progress, verdict: TournamentVerdict
) -> Games:
    """All that comes before the games is right."""
    rounds.promised(book, noted)
    log = Log(book)
    log.compare()
    rounds.settled(book, log)
    rounds.stood(book, log)
    if book.head.seed is not None:
        rounds.seated(book, progress)
        verdict.rounds = len(book.rounds)
    verdict.standings = len(book.standings)
    return Games(book, log, verdict, replay)


def _quiet(what: str, done: int, of: int) -> None:
    """Tell nothing."""


@contextmanager
def _opened(source: Source) -> Iterator[Iterable[str | bytes]]:
    if not isinstance(source, str | Path):
        yield source
        return
    with open(source, "rb") as file:
        yield file
