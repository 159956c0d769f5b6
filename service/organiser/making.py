"""A tournament is made, entries with it, and what to do next is told."""

from __future__ import annotations

import shlex

from chouette_sdk import Client, Entrant, Tournament
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from service.organiser.plan import Settled


def make(client: Client, settled: Settled, console: Console, *, start: bool) -> None:
    """Make it. Raises ChouetteError, TypeError for settings that there are not."""
    settings = dict(settled.settings)
    name, ruleset, format_ = (str(settings.pop(key)) for key in ("name", "ruleset", "format"))
    cup = client.create_tournament(name, ruleset, format_=format_, **settings)
    base = client.api.settings.base_url.rstrip("/")
    address = f"{base}/v1/tournaments/{cup.id}"
    console.print(f"[bold]{escape(name)}[/bold] is made: {format_}, {ruleset}.")
    console.print(f"  address     {address}")
    console.print(f"  commitment  {cup.noted}")
    console.print("  Give the commitment to all who take part: by it they can check the lot, and so every seating.")
    entrants = [_enter(cup, entry, console) for entry in settled.entries]
    _tell_tokens([entrant for entrant in entrants if entrant.token], console)
    if start:
        cup.start()
        console.print("It has begun.")
    _tell_next(address, len(entrants), console, started=start)


def _enter(cup: Tournament, entry: dict[str, object], console: Console) -> Entrant:
    if console.is_terminal:
        console.print(f"  {escape(str(entry.get('name')))} enters", end="\r")
    return cup.enter(**entry)  # type: ignore[arg-type]


def _tell_tokens(entrants: list[Entrant], console: Console) -> None:
    if not entrants:
        return
    grid = Grid("entry", "token", box=None, padding=(0, 2), header_style="dim")
    for entrant in entrants:
        grid.add_row(entrant.id, entrant.token)
    console.print(grid)
    console.print("Each token opens the seats of its entry at all games. It is told this once: give it to its player.")


def _tell_next(address: str, entries: int, console: Console, *, started: bool) -> None:
    place = shlex.quote(address)
    console.print("\n[bold]What to do next[/bold]" + (f" ({entries} have entered)" if entries else ""))
    steps = [] if started else [
        ("enter", f"curl -X POST {place}/entries -H 'Content-Type: application/json' -d '{{\"name\": \"Perceval\"}}'"),
        ("start", f'curl -X POST {place}/start -H "X-API-Key: $CHOUETTE_API_KEY"'),
    ]  # fmt: skip
    steps += [
        ("watch", f"chouette tournament watch {place}"),
        ("save", f"chouette tournament export {place}"),
        ("check", f"chouette tournament verify {place}"),
    ]
    for what, how in steps:
        console.print(f"  {what:<6} {escape(how)}")
