"""Checks a whole tournament: the Python SDK derives it again, and the engine plays all records again."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from chouette_sdk import ChouetteError, Client, TournamentVerdict, verify_tournament
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from service.verify.replay import replay

TOURNAMENT = re.compile(r"(https?://.+?)/v1/tournaments/(t\.[A-Za-z0-9_-]+)(?:/.*)?$")
FIRST = b'"kind":"tournament"'
LEFT_OUT = 5
"""So many things that could not be checked are told one by one."""

OK, WRONG, NOTHING, PARTLY = 0, 1, 2, 3


def is_tournament(source: str) -> bool:
    """Whether this is the address of a tournament, or the file of an export."""
    if "://" in source:
        return "/v1/tournaments/" in source
    path = Path(source)
    if not path.is_file():
        return False
    with open(path, "rb") as file:
        return FIRST in file.readline(10_000).replace(b" ", b"")


def verify(source: str, commitment: str | None, *, token: str | None, key: str | None, quiet: bool) -> int:
    """Check, tell, and give the exit code."""
    try:
        with _lines(source, token, key) as lines:
            verdict = _checked(lines, commitment, quiet)
    except (ChouetteError, OSError, ValueError) as error:
        click.echo(f"nothing checked: {error}", err=True)
        return NOTHING
    return tell(verdict)


@contextmanager
def _lines(source: str, token: str | None, key: str | None) -> Iterator[Iterable[bytes]]:
    if "://" not in source:
        with open(source, "rb") as file:
            yield file
        return
    found = TOURNAMENT.match(source)
    if found is None:
        raise ValueError(f"{source} is no tournament's address: it must look like http://HOST/v1/tournaments/t.ID")
    with Client(found[1], token=token, api_key=key) as client:
        yield client.tournament(found[2]).export_lines()


def _checked(lines: Iterable[bytes], commitment: str | None, quiet: bool) -> TournamentVerdict:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=quiet or not sys.stderr.isatty()) as bars:
        tasks = {name: bars.add_task(name, total=None, visible=False) for name in ("rounds", "games")}

        def progress(what: str, done: int, of: int) -> None:
            bars.update(tasks[what], completed=done, total=of, visible=True)

        return verify_tournament(lines, commitment, replay=replay, progress=progress)


def tell(verdict: TournamentVerdict) -> int:
    """Say what was found; the exit code."""
    if verdict.fault is not None:
        click.echo(f"wrong: {verdict.fault.message}")
        click.echo("NOT proved: this is the first thing that differs; what comes after it was not looked at.")
        return WRONG
    promise = "the commitment that you noted" if verdict.noted else "its commitment (none noted before was compared)"
    for line in verdict.left_out[:LEFT_OUT]:
        click.echo(f"left out: {line}")
    if len(verdict.left_out) > LEFT_OUT:
        click.echo(f"left out: … and {len(verdict.left_out) - LEFT_OUT} more")
    if verdict.status == "unrevealed":
        click.echo(f"right so far: {_counted(verdict)}. commitment: {verdict.commitment}")
        return PARTLY
    if verdict.status == "partly":
        click.echo(f"right as far as it is there: {_counted(verdict)} follow from the lot, the lot from {promise}.")
        return PARTLY
    click.echo(f"proved: {_counted(verdict)} follow from the seeds, the lot from {promise}.")
    return OK


def _counted(verdict: TournamentVerdict) -> str:
    """What was derived, in words."""
    counts = (
        (verdict.rounds, "round"), (verdict.games, "game"), (verdict.dice, "die"), (verdict.cards, "card"),
        (verdict.standings, "line of the standings"),
    )  # fmt: skip
    plural = {"die": "dice", "line of the standings": "lines of the standings"}
    parts = [f"{count:,} {what if count == 1 else plural.get(what, f'{what}s')}" for count, what in counts if count]
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts) or "nothing"
