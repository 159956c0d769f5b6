"""The match told line by line, for terminals that are none: pipes, files, continuous integration."""

from __future__ import annotations

from collections.abc import Sequence

import click

from service.demo.trou_du_cul.known import Match


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
