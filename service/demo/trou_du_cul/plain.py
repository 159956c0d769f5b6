"""The match told line by line, for terminals that are none: pipes, files, continuous integration."""

from __future__ import annotations

from collections.abc import Sequence

import click
from rich.console import Console

from service.demo.trou_du_cul.card_art import drawn
from service.demo.trou_du_cul.known import Match
from service.demo.trou_du_cul.screen import tour


class Plain:
    """Prints what is worth a line."""

    def __enter__(self) -> Plain:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def show(self, match: Match, news: Sequence[str]) -> None:
        """Print the news."""
        for line in news:
            click.echo(line)


class AtTheTable(Plain):
    """Tells it to a person who plays, with the top and their hand drawn whenever something is new."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def show(self, match: Match, news: Sequence[str]) -> None:
        """Print the news, then the table where it is the person's turn or a window is open."""
        super().show(match, news)
        you = match.view.you
        if news and you is not None and (match.view.turn == you or match.view.windows):
            hand = drawn(match.hands.get(you, []), self.console.width)
            self.console.print(tour(match, self.console.width - 4), *hand, sep="\n")
