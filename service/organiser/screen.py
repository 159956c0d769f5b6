"""A tournament drawn in the terminal: its clock, standings with what has moved, tables, the last lines."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.progress_bar import ProgressBar
from rich.table import Table as Grid
from rich.text import Text

from service.organiser.known import Board, Row, Table

SMALLEST = (60, 16)
WIDE = 108
"""From this width on the tables stand beside the standings."""

WIDEST = 140
MEDALS = ("bold gold1", "bold grey82", "bold dark_orange3")
BAR = 14
TITLE, EDGES = 2, 2
"""Rows of the title with its line, and of the edges of a panel."""


def drawn(board: Board, console: Console, now: float) -> RenderableType:
    """The whole screen, as large as the terminal is. now: ms since the epoch, by the service's clock."""
    width, height = min(console.width, WIDEST), console.height
    wide = width >= WIDE
    lines = min(4, max(1, height // 8))
    room = height - lines - TITLE
    played = min(len(board.tables) + bool(board.byes) or 1, room if wide else room // 3)
    rows = room - EDGES - 1 if wide else room - played - 2 * EDGES - 1
    # Beside the tables only what fits is told: the places say the rest.
    standings = Panel(_standings(board, rows, full=not wide), title="standings", border_style="grey37", padding=(0, 1))
    tables = Panel(
        _tables(board, room - EDGES if wide else played), title=_about_tables(board), border_style="grey37",
        padding=(0, 1),
    )  # fmt: skip
    body: RenderableType
    if wide:
        body = Grid.grid(expand=True)
        body.add_column(ratio=1)
        body.add_column(ratio=1)
        body.add_row(standings, tables)
    else:
        body = Group(standings, tables)
    told = Group(*(Text(line, "dim", no_wrap=True, overflow="ellipsis") for line in list(board.lines)[-lines:]))
    return Group(*_title(board, width, now), body, told)


def ending(board: Board, console: Console) -> RenderableType:
    """What stays when it is over: all of the standings."""
    grid = _standings(board, len(board.rows) + 1, full=True)
    return Panel(grid, title=board.view.name, border_style="gold1", width=min(console.width, 90), padding=(1, 2))


def _title(board: Board, width: int, now: float) -> list[RenderableType]:
    view = board.view
    about = f"  {view.settings.format_}, {view.settings.table_size} at a table, {view.ruleset}"
    name = Text.assemble((f"♜ {view.name}", "bold gold1"), (about, "dim"), no_wrap=True, overflow="ellipsis")
    state = Text.assemble((_state(board), "bold"), no_wrap=True, overflow="ellipsis")
    clock = _clock(board, now)
    line = Grid.grid(expand=True, padding=(0, 1))
    line.add_column(no_wrap=True)
    line.add_column(ratio=1)
    line.add_column(justify="right", no_wrap=True)
    share = board.played / len(board.tables) if board.tables else 0.0
    bar = ProgressBar(total=1.0, completed=share, width=max(8, min(30, width - 50)), complete_style="green3")
    line.add_row(state, bar, clock)
    return [name, line]


def _state(board: Board) -> str:
    view = board.view
    if view.status == "open":
        return f"open, {view.entries} entered"
    if view.settings.format_ == "league":
        return f"{view.status}, {view.rounds} tables so far"
    rounds = f" of {view.settings.rounds}" if isinstance(view.settings.rounds, int) else ""
    over = f", {board.played} of {len(board.tables)} tables over" if board.tables and not board.over else ""
    said = "" if view.status == "running" else f"{view.status}, "
    return f"{said}round {view.rounds}{rounds}{over}"


def _clock(board: Board, now: float) -> Text:
    """How long it goes on for, as far as that is known."""
    view = board.view
    until = view.round_ends_at if view.status == "running" else view.starts_at if view.status == "open" else None
    if until is None:
        return Text("")
    left = max(0, round((until - now) / 1000))
    what = "starts in" if view.status == "open" else "ends in"
    hours, rest = divmod(left, 3600)
    told = f"{hours}:{rest // 60:02}:{rest % 60:02}" if hours else f"{rest // 60}:{rest % 60:02}"
    return Text(f"{what} {told}", "bold red" if left < 60 and view.status == "running" else "bold")


def _standings(board: Board, rows: int, *, full: bool) -> RenderableType:
    """full: with what decided between equals."""
    if not board.rows:
        return Text("No entries yet.", "dim")
    best = max((row.points for row in board.rows), default=0.0)
    grid = Grid(box=None, padding=(0, 1), header_style="dim", expand=True)
    grid.add_column("", justify="right", no_wrap=True)
    grid.add_column("", no_wrap=True)
    grid.add_column("", ratio=1, min_width=10, no_wrap=True, overflow="ellipsis")
    grid.add_column("points", justify="right", no_wrap=True)
    grid.add_column("", width=BAR, no_wrap=True)
    grid.add_column("games", justify="right", no_wrap=True)
    grid.add_column("won", justify="right", no_wrap=True)
    if full:
        grid.add_column("decided by", style="dim", no_wrap=True)
    shown = board.rows[: max(1, rows - 1)] if len(board.rows) > rows else board.rows
    for row in shown:
        grid.add_row(*_row(row, best)[: None if full else -1])
    if len(shown) < len(board.rows):
        grid.add_row("", "", Text(f"… and {len(board.rows) - len(shown)} more", "dim"))
    return grid


def _row(row: Row, best: float) -> list[RenderableType]:
    style = "dim strike" if row.withdrawn else MEDALS[row.rank - 1] if row.rank <= len(MEDALS) else ""
    arrow = (
        Text(f"▲{row.moved}", "green3") if row.moved > 0 else Text(f"▼{-row.moved}", "red") if row.moved else Text("")
    )
    full = round(BAR * row.points / best) if best > 0 and row.points > 0 else 0
    return [
        Text(str(row.rank), style), arrow, Text(row.name, style), Text(f"{row.points:g}", "bold"),
        Text("█" * full, "gold3") + Text("░" * (BAR - full), "grey23"), Text(str(row.games), "dim"),
        Text(str(row.firsts), "dim"), Text("" if row.decided_by == "points" else row.decided_by.replace("_", " ")),
    ]  # fmt: skip


def _about_tables(board: Board) -> str:
    if board.view.settings.format_ == "league":
        return "the last tables"
    return f"tables of round {board.view.rounds}" if board.tables else "tables"


def _tables(board: Board, rows: int) -> RenderableType:
    if not board.tables:
        return Text("No tables yet.", "dim")
    # Those that are played come first: there is still something to see.
    ordered = sorted(board.tables, key=lambda table: table.over)
    shown = ordered[: max(1, rows - 1)] if len(ordered) > rows else ordered
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    for table in shown:
        grid.add_row(Text(table.id, "dim" if table.over else "bold green3"), _seats(table))
    if len(shown) < len(ordered):
        grid.add_row("", Text(f"… and {len(ordered) - len(shown)} more", "dim"))
    if board.byes:
        grid.add_row("", Text(f"sitting out: {', '.join(board.byes)}", "dim"))
    return grid


def _seats(table: Table) -> Text:
    told = Text(no_wrap=True, overflow="ellipsis")
    for number, seat in enumerate(table.seats):
        told.append(" · " if number else "", "dim")
        if seat.place:
            told.append(f"{seat.place} ", "dim")
        told.append(seat.name, "strike dim" if seat.forfeit else "bold" if seat.place == 1 else "")
    if table.stage != "round":
        told.append(f"  {table.stage.replace('_', ' ')}", "gold1")
    if table.corrected:
        told.append("  corrected", "dark_orange3")
    return told
