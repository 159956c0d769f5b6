"""The table drawn in the terminal: the top of the tour, the hands of our seats, whose turn it is, the last lines."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from chouette_sdk import models
from rich.align import Align
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from service.demo.cards import colour_at
from service.demo.trou_du_cul.card_art import drawn, spoken, style
from service.demo.trou_du_cul.known import Match
from service.demo.trou_du_cul.tell import ROLES

WIDEST = 104
LINES = 8
SUIT_ROWS = 7
"""Rows of the title and of what lies on top."""


class Screen:
    """Draws the table whenever something is new. Use as a context manager."""

    def __init__(self, about: str, console: Console) -> None:
        self.about = about
        self.width = min(console.width, WIDEST)
        self.height = console.height
        self.lines: deque[str] = deque(maxlen=LINES)
        self._live = Live(console=console, screen=True, auto_refresh=False, transient=True)

    def __enter__(self) -> Screen:
        self._live.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._live.stop()

    def show(self, match: Match, news: Sequence[str]) -> None:
        """Draw the match as it is now."""
        self.lines.extend(news)
        self._live.update(Align.center(self.render(match)), refresh=True)

    def render(self, match: Match) -> RenderableType:
        """The whole table."""
        parts = [self._title(match), tour(match, self.width - 4), *(self._seat(match, p) for p in match.view.players)]
        room = max(1, self.height - SUIT_ROWS - 2 - 2 * len(match.view.players))
        last = list(self.lines)[-min(LINES, room) :]
        log = Panel(Group(*(Text(line, no_wrap=True, overflow="ellipsis") for line in last)), border_style="grey35")
        grid = Grid.grid()
        grid.add_column(width=self.width)
        for part in (*parts, log):
            grid.add_row(part)
        return grid

    def _title(self, match: Match) -> RenderableType:
        grid = Grid.grid(expand=True)
        grid.add_column()
        grid.add_column(justify="right")
        manche = match.view.manche
        told = f"manche {manche.number}" + (" · REVOLUTION" if manche.revolution else "") if manche else "the opening"
        grid.add_row(Text(" TROU DU CUL ", "bold black on gold1"), Text(f"{self.about} · {told}", "dim"))
        return grid

    def _seat(self, match: Match, player: models.PlayerView) -> RenderableType:
        on_turn = match.view.turn == player.id
        colour = colour_at(player.seat)
        out = match.tour is not None and player.id in match.tour.out
        head = Text.assemble(
            ("▶ " if on_turn else "  ", colour), (player.display_name, f"bold {colour}"),
            (f"  {player.score} points · {player.cards} cards", ""),
            (f" · {ROLES[player.role]}" if player.role else "", "dim"), (" · has passed" if out else "", "dim"),
        )  # fmt: skip
        hand = Text("   ", no_wrap=True, overflow="ellipsis")
        for card in match.hands.get(player.id, []):
            hand.append(f" {spoken(card)} ", style(card))
            hand.append(" ")
        return Group(head, hand)


def tour(match: Match, room: int) -> RenderableType:
    """What lies on top, or that a lead is due."""
    top = match.tour
    if top is None:
        lead = f"{match.name(match.view.turn)} leads" if match.view.turn else "no cards lie here"
        body: list[Text] = [Text(""), Text(lead, "dim"), Text("")]
        title = Text(" a new tour ", "bold")
    else:
        body = drawn(top.cards, room)
        title = Text(f" {match.name(top.by)}{': the same is forced' if top.same else ''} ", "bold")
    asked = match.view.windows[0].name if match.view.windows else ""
    return Panel(
        Align.center(Group(*body)), title=title, border_style="gold1" if top else "grey35",
        subtitle=Text(f" {asked}? ", "bold black on bright_yellow") if asked else None,
    )  # fmt: skip
