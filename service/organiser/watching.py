"""Looks at a tournament until it is over: one thread hears its events, another asks what they changed, and draws."""

from __future__ import annotations

import queue
import threading

import click
from chouette_sdk import ChouetteError, Client, Event, Tournament
from rich.console import Console
from rich.live import Live

from service.organiser.known import Board
from service.organiser.screen import SMALLEST, drawn, ending

FRAME_S = 0.25
Heard = Event | ChouetteError | None


def watch(tournament: Tournament, client: Client, console: Console, *, live: bool) -> None:
    """Until it is over. live: draw it, where the terminal is large enough. Raises ChouetteError."""
    client.clock.sync()
    board = Board(tournament.view())
    known = _renew(board, tournament)
    heard: queue.Queue[Heard] = queue.Queue()
    # In plain lines all that has happened is told, from the first event on.
    after = known if live else 0
    threading.Thread(target=_listen, args=(tournament, after, heard), daemon=True).start()
    if live and console.width >= SMALLEST[0] and console.height >= SMALLEST[1]:
        _draw(board, tournament, client, console, heard)
    else:
        _tell(board, tournament, heard)
    console.print(ending(board, console))


def _listen(tournament: Tournament, after: int, heard: queue.Queue[Heard]) -> None:
    try:
        for event in tournament.listen(after=after):
            heard.put(event)
        heard.put(None)
    except ChouetteError as error:
        heard.put(error)


def _renew(board: Board, tournament: Tournament) -> int:
    """Ask for all of it; the seq that it is of."""
    standings = tournament.standings()
    board.renew(tournament.view(), standings, tournament.rounds())
    return standings.seq


def _draw(board: Board, tournament: Tournament, client: Client, console: Console, heard: queue.Queue[Heard]) -> None:
    with Live(console=console, screen=True, auto_refresh=False, transient=True) as screen:
        going = True
        while going:
            screen.update(drawn(board, console, client.clock.now()), refresh=True)
            news, going = _news(heard)
            # However many events came, what they changed is asked for once a frame.
            if news:
                _renew(board, tournament)
            for event in news:
                board.hear(event)


def _news(heard: queue.Queue[Heard]) -> tuple[list[Event], bool]:
    """What was heard within a frame, and whether more may come. Raises what the thread met."""
    news: list[Event] = []
    wait = FRAME_S
    while True:
        try:
            one = heard.get(timeout=wait) if wait else heard.get_nowait()
        except queue.Empty:
            return news, True
        if isinstance(one, ChouetteError):
            raise one
        if one is None:
            return news, False
        news.append(one)
        wait = 0.0


def _tell(board: Board, tournament: Tournament, heard: queue.Queue[Heard]) -> None:
    going = True
    while going:
        news, going = _news(heard)
        if news:
            _renew(board, tournament)
        for event in news:
            line = board.hear(event)
            if line is not None:
                click.echo(line)
