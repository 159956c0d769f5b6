"""The game told line by line, for terminals that are none: pipes, files, continuous integration."""

from __future__ import annotations

import click
from chouette_sdk import Event, models

from service.demo.known import Table
from service.demo.lexicon import Lexicon
from service.demo.tell import Teller


class Plain:
    """Prints each event that is worth a line, and the scores with every turn."""

    def __init__(self, table: Table, lexicon: Lexicon) -> None:
        self.table = table
        self.teller = Teller(table, lexicon)

    def __enter__(self) -> Plain:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def tell(self, event: Event) -> None:
        """Print the event's line, if it has one."""
        line = self.teller.tell(event)
        if isinstance(event, models.TurnStartedEvent):
            scores = ", ".join(f"{player.name} {player.score}" for player in self.table.seats)
            line = f"{line}   [{scores}]"
        if line:
            click.echo(line)

    def tick(self) -> None:
        """Nothing to draw."""
