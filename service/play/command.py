"""`chouette play`: sit down at a table, with bots or friends, in this terminal."""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack
from pathlib import Path

import click
import httpx
from chouette_sdk import NEVER, ChouetteError, Client

from service.play import links
from service.play.app import PlayApp
from service.play.errors import sentence
from service.play.language import Code, Language, of_the_user
from service.play.screens.lobby import LobbyScreen
from service.play.seats import LOCAL, Seats
from service.runtime.own_service import ServiceFailed, own_service

LOOK_FOR_S = 5.0


@click.command(name="play")
@click.argument("url", required=False)
@click.option("--lang", type=click.Choice(["fr", "en"]), default=None, help="French or English; as your system has it.")
@click.option("--no-color", is_flag=True, help="Draw without colours; NO_COLOR in the environment does the same.")
@click.option("--api-key", default=None, envvar="CHOUETTE_API_KEY", help="For a service that wants one for new games.")
@click.option(
    "--state-dir", default=None, type=click.Path(file_okay=False, path_type=Path), metavar="DIR",
    help="Where seats and records are kept, instead of your state folder.",
)  # fmt: skip
def command(url: str | None, lang: Code | None, no_color: bool, api_key: str | None, state_dir: Path | None) -> None:
    """Sit down at a table in this terminal, with bots or friends: at dice or at cards, by every rulebook.

    URL is a service that runs, or a link of one of its games, which is then opened at once. Without it a service is
    started for you alone, as long as you play; its games are kept, so that you can go on another day.

    Your seats are remembered in your state folder (for you alone), and the records of your games are saved beside
    them. Press ? for help. It works without a mouse, in 80 by 24 characters or more.
    """
    language = Language(lang or of_the_user())
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        raise click.UsageError("This needs a terminal to draw in. `chouette demo --plain` tells a game line by line.")
    if no_color:
        os.environ["NO_COLOR"] = "1"
    seats = Seats(state_dir)
    with ExitStack() as stack:
        if url is None:
            click.echo(language("Le service démarre…", "Starting the service ..."))
            address, service = _own(stack, seats), LOCAL
        else:
            address = service = _address(url)
            _check(address, language, api_key)
        opened = url if url is not None and links.read(url) else ""
        app = PlayApp(
            address, seats, LobbyScreen, language=language.code, service=service, api_key=api_key, open_first=opened
        )
        app.run()
    sys.exit(app.return_code or 0)


def _own(stack: ExitStack, seats: Seats) -> str:
    try:
        return stack.enter_context(own_service(seats.folder / "service"))
    except ServiceFailed as error:
        raise click.ClickException(
            f"{error}\nWhere another `chouette play` has these games open, join it by the address in its first line"
            " (chouette play ADDRESS), leave it, or give another --state-dir."
        ) from error


def _address(url: str) -> str:
    """The address of the service that a URL or a link is of."""
    told = url if "://" in url else f"http://{url}"
    try:
        parts = httpx.URL(told)
    except httpx.InvalidURL as error:
        raise click.UsageError(f"{url!r} is no address of a service, such as http://127.0.0.1:8000.") from error
    if parts.scheme not in ("http", "https") or not parts.host:
        raise click.UsageError(f"{url!r} is no address of a service, such as http://127.0.0.1:8000.")
    return f"{parts.scheme}://{parts.netloc.decode('ascii')}"


def _check(address: str, language: Language, api_key: str | None) -> None:
    """That there is a service, before the terminal is taken."""
    try:
        with Client(address, api_key=api_key, timeout_s=LOOK_FOR_S, retry=NEVER) as client:
            client.api.get_time()
    except ChouetteError as error:
        raise click.ClickException(sentence(error, language, address)) from error
