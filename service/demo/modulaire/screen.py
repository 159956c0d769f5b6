"""The table drawn in the terminal: the dice of the coup, the players with what they hold, the last lines."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import click
from rich.align import Align
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from service.demo import dice_art
from service.demo.cards import colour_at, score_bar
from service.demo.modulaire.known import Table, score
from service.json_types import JsonMapping

WIDEST = 104
LINES = 8
BAR = 24
FIXED = dice_art.HEIGHT + 6
"""Rows of the title, the dice and the edges."""


class Plain:
    """The game told line by line, for terminals that are none."""

    def __enter__(self) -> Plain:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def show(self, table: Table, news: Sequence[str]) -> None:
        """Print the news."""
        for line in news:
            click.echo(line)


class Screen:
    """Draws the table whenever something is new. Use as a context manager."""

    def __init__(self, about: str, target: int, console: Console) -> None:
        self.about, self.target = about, target
        self.width, self.height = min(console.width, WIDEST), console.height
        self.lines: deque[str] = deque(maxlen=LINES)
        self._live = Live(console=console, screen=True, auto_refresh=False, transient=True)

    def __enter__(self) -> Screen:
        self._live.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._live.stop()

    def show(self, table: Table, news: Sequence[str]) -> None:
        """Draw the table as it is now."""
        self.lines.extend(news)
        self._live.update(Align.center(self.render(table)), refresh=True)

    def render(self, table: Table) -> RenderableType:
        """The whole table."""
        seats = [self._seat(table, place, player) for place, player in enumerate(table.players)]
        room = max(1, self.height - FIXED - 2 * len(seats) - 2)
        last = list(self.lines)[-min(LINES, room) :]
        log = Panel(Group(*(Text(line, no_wrap=True, overflow="ellipsis") for line in last)), border_style="grey35")
        grid = Grid.grid()
        grid.add_column(width=self.width)
        for part in (self._title(table), self._dice(table), *seats, log):
            grid.add_row(part)
        return grid

    def _title(self, table: Table) -> RenderableType:
        grid = Grid.grid(expand=True)
        grid.add_column()
        grid.add_column(justify="right")
        bank = table.view.get("bank")
        held = f" · bank of {table.name(bank['owner'])}: {bank['artichauts']}" if bank else ""
        about = Text(f"{self.about} · turn {table.turns}{held}", "dim", no_wrap=True, overflow="ellipsis")
        grid.add_row(Text(" CUL DE CHOUETTE ", "bold black on gold1"), about)
        return grid

    def _dice(self, table: Table) -> RenderableType:
        drawable = all(1 <= die <= 6 for die in table.dice)
        dice = dice_art.three(table.dice, [True] * 3) if drawable else Text("-".join(map(str, table.dice)), "bold")
        asked = next((window["name"].replace("_", " ") for window in table.view["windows"]), "")
        names = " + ".join(name.replace("_", " ") for name in table.combinations)
        return Panel(
            Align.center(dice), height=dice_art.HEIGHT + 2, border_style="gold1" if names else "grey35",
            title=Text(f" {table.name(table.view['turn'])}{': ' + names if names else ''} ", "bold"),
            subtitle=Text(f" {asked} ", "bold black on bright_yellow") if asked else None,
        )  # fmt: skip

    def _seat(self, table: Table, place: int, player: JsonMapping) -> RenderableType:
        colour = colour_at(place)
        on_turn = table.view["turn"] == player["id"]
        state = "" if player["in_game"] else " · out"
        state += " · lies down" if player["down"] else ""
        value = f" · value {player['value']}" if player["value"] is not None else ""
        head = Text.assemble(
            ("▶ " if on_turn else "  ", colour), (f"{player['display_name']:<12}", f"bold {colour}"),
            score_bar(player["score"], self.target, colour, BAR), (f"  {score(player)}", "bold"),
            (f"{value}{state}", "dim"), no_wrap=True, overflow="ellipsis",
        )  # fmt: skip
        holds = Text("    " + ", ".join(table.holdings(player)), "dim", no_wrap=True, overflow="ellipsis")
        return Group(head, holds)
