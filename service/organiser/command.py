"""`chouette tournament`: create one, watch it, save its export, check it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from chouette_sdk import ChouetteError, Client, ConnectionFailed, Problem, Tournament
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from service.organiser import plan, watching
from service.organiser.address import Address, address_of
from service.organiser.making import make
from service.verify import tournaments

LOCAL = "http://127.0.0.1:8000"
INTERRUPTED = 130


def _credentials(command: Callable[..., None]) -> Callable[..., None]:
    """The options of whatever asks the service."""
    command = click.option("--key", envvar="CHOUETTE_API_KEY", help="An API key of scope `games`.")(command)
    return click.option("--url", default=LOCAL, show_default=True, help="The service, where an id is given.")(command)


@click.group(name="tournament")
def command() -> None:
    """Create a tournament, watch it, save all of it, check it.

    TOURNAMENT is its address (http://host/v1/tournaments/t.ID), or its id with --url. The key comes from --key or
    CHOUETTE_API_KEY; `chouette keys create NAME --scope games` makes one.
    """


@command.command()
@click.argument("file", required=False, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--name", help="What it is called.")
@click.option("--ruleset", help="The rulebook of its games (wikimonde).")
@click.option("--format", "format_", help="swiss (default), round_robin, knockout or league.")
@click.option("--table-size", type=int, help="Players at a full table (4).")
@click.option("--rounds", type=int, help="How many rounds; left out: as many as the format needs.")
@click.option("--round-time", metavar="TIME", help="The longest time of a round: 90s, 20m, 2h.")
@click.option("--break-time", metavar="TIME", help="The pause between two rounds.")
@click.option("--starts", metavar="WHEN", help="When it starts by itself: 2027-01-31T20:00, or +10m.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="Of its games, such as target=100.")
@click.option("--set", "more", multiple=True, metavar="NAME=VALUE", help="Any other setting: the value as YAML.")
@click.option("--entry", "entries", multiple=True, metavar="NAME", help="One that takes part; its token is printed.")
@click.option("--bot", "bots", multiple=True, metavar="LEVEL[*N]", help="Bots that take part, such as champion*8.")
@click.option("--start", is_flag=True, help="Start it at once.")
@_credentials
def create(file: Path | None, url: str, key: str | None, start: bool, **given: Any) -> None:
    """Make a tournament of FILE (YAML) and of options, which count for more than the file.

    The file has the names of the API (POST /v1/tournaments), times also as 20m, and `entries`: names, or what
    POST …/entries takes. What is printed last is what to do next.
    """
    with _told(url), Client(url, api_key=_key(key)) as client:
        settled = plan.settled(file, given, client)
        make(client, settled, Console(highlight=False, soft_wrap=True), start=start)


@command.command()
@click.argument("tournament", metavar="TOURNAMENT")
@click.option("--token", envvar="CHOUETTE_TOKEN", help="Of an entry, for a private one.")
@click.option("--plain", is_flag=True, help="Tell what happens line by line, even in a terminal.")
@_credentials
def watch(tournament: str, url: str, key: str | None, token: str | None, plain: bool) -> None:
    """See the standings as they change, the tables, and the round's clock, until the tournament is over."""
    console = Console()
    with _opened(tournament, url, key, token) as (found, client):
        watching.watch(found, client, console, live=console.is_terminal and not plain)


@command.command()
@click.argument("tournament", metavar="TOURNAMENT")
@click.argument("file", required=False, type=click.Path(dir_okay=False, path_type=Path))
@click.option("--token", envvar="CHOUETTE_TOKEN", help="Of an entry, for a private one.")
@click.option("--force", is_flag=True, help="Put it in the place of a file that is there.")
@_credentials
def export(tournament: str, file: Path | None, url: str, key: str | None, token: str | None, force: bool) -> None:
    """Save all of it, and what proves it, as FILE (ID.ndjson). Interrupted, the same command goes on where it was."""
    with _opened(tournament, url, key, token) as (found, _):
        target = file or Path(f"{found.id}.ndjson")
        if target.exists() and not force:
            raise click.ClickException(f"{target} is there already: name another file, or add --force.")
        _save(found, target)
        click.echo(f"{target} is whole. Anybody can check it: chouette verify {target}")


@command.command()
@click.argument("source", metavar="TOURNAMENT|FILE")
@click.option("--commitment", metavar="HEX", help="What was told when it was made, as you noted it.")
@click.option("--token", envvar="CHOUETTE_TOKEN", help="Of an entry, for a private one.")
@click.option("--quiet", is_flag=True, help="No progress, even in a terminal.")
@_credentials
def verify(source: str, commitment: str | None, url: str, key: str | None, token: str | None, quiet: bool) -> None:
    """Derive all of it again, and name the first thing that differs: as `chouette verify`."""
    if not Path(source).is_file():
        source = address_of(source, url).url
    raise SystemExit(tournaments.verify(source, commitment, token=token, key=key, quiet=quiet))


def _save(found: Tournament, target: Path) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bars:
        task = bars.add_task("lines", total=None)
        found.export(target, told=lambda done, of: bars.update(task, completed=done, total=of or None))


def _key(key: str | None) -> str:
    if not key:
        raise click.ClickException(
            "A tournament is made with an API key: give it as --key or CHOUETTE_API_KEY "
            "(./dev keys create NAME --scope games makes one)."
        )
    return key


@contextmanager
def _opened(tournament: str, url: str, key: str | None, token: str | None) -> Iterator[tuple[Tournament, Client]]:
    found: Address = address_of(tournament, url)
    with _told(found.base), Client(found.base, api_key=key, token=token) as client:
        yield client.tournament(found.id), client


@contextmanager
def _told(base: str) -> Iterator[None]:
    """What goes wrong, in one sentence."""
    try:
        yield
    except ConnectionFailed as error:
        raise click.ClickException(f"{base} does not answer: check the address, and that the service runs.") from error
    except Problem as problem:
        # The detail begins with the first of them.
        fields = "".join(f" {each.field}: {each.detail}" for each in problem.errors[1:])
        raise click.ClickException(f"{problem.detail}{fields}") from problem
    except (ChouetteError, TypeError, ValueError, OSError) as error:
        raise click.ClickException(str(error)) from error
    except KeyboardInterrupt:
        click.echo("\nStopped looking; the tournament goes on.")
        raise SystemExit(INTERRUPTED) from None
