"""The table drawn live in the terminal: dice, players, what is said, windows running out, and the last few lines."""

from __future__ import annotations

import time
from collections import deque

from chouette_sdk import Event
from rich.align import Align
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from service.demo import dice_art
from service.demo.cards import BADGE, CARD_EDGES, SPEECH_S, card, colours_of
from service.demo.known import Table, Window
from service.demo.lexicon import Lexicon
from service.demo.tell import Teller, points

WIDEST = 104
SMALLEST = (80, 24)
FRAME_S = 1 / 15
NOTE = 12
LINES, WINDOWS = 8, 4
FIXED = 16
"""Rows of the title, the dice and the players."""
EDGES = 2
RED_BELOW = 0.35


class Screen:
    """Draws the table as often as there is something new. Use as a context manager."""

    def __init__(
        self, table: Table, lexicon: Lexicon, target: int, about: str, console: Console, speech_s: float = SPEECH_S
    ) -> None:
        """speech_s: how long a player is seen speaking (s)."""
        self.table = table
        self.lexicon = lexicon
        self.target = target
        self.about = about
        self.speech_s = speech_s
        self.console = console
        self.teller = Teller(table, lexicon)
        self.lines: deque[str] = deque(maxlen=LINES)
        self.width = min(console.width, WIDEST)
        room = console.height - FIXED - 2 * EDGES
        self.window_rows = min(WINDOWS, max(1, room // 4))
        self.line_rows = min(LINES, max(1, room - self.window_rows))
        self._drawn = 0.0
        self._live = Live(console=console, screen=True, auto_refresh=False, transient=True)

    def __enter__(self) -> Screen:
        self._live.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._live.stop()

    def tell(self, event: Event) -> None:
        """Remember the event's line, and draw if it is time to."""
        line = self.teller.tell(event)
        if line:
            self.lines.append(line)
        self.tick()

    def tick(self) -> None:
        """Draw, unless that was done a moment ago."""
        if time.monotonic() - self._drawn >= FRAME_S:
            self.draw()

    def draw(self) -> None:
        """Draw now."""
        self._live.update(self.render(time.monotonic()), refresh=True)
        self._drawn = time.monotonic()

    def render(self, now: float) -> RenderableType:
        """The whole table as it is at this instant (s, our clock)."""
        page = Grid.grid()
        page.add_column(width=self.width)
        page.add_row(self._title())
        if self.table.seats:
            for part in (self._middle(), self._players(now), self._windows(now), self._log()):
                page.add_row(part)
        return Align.center(page)

    def _title(self) -> RenderableType:
        grid = Grid.grid(expand=True)
        grid.add_column()
        grid.add_column(justify="right")
        turn = f"turn {self.table.counts.turns}" if self.table.counts.turns else "the opening"
        grid.add_row(
            Text.assemble((" CUL DE CHOUETTE ", "bold black on gold1")),
            Text(f"{self.about} · {turn}", "dim", no_wrap=True, overflow="ellipsis"),
        )
        return grid

    # --- the dice

    def _middle(self) -> RenderableType:
        if self.table.solo or any(w.mode == "dice" for w in self.table.windows.values()):
            dice: RenderableType = dice_art.each_one([(p.name, self.table.solo.get(p.id)) for p in self.table.seats])
        else:
            dice = dice_art.three(self.table.faces, self.table.fresh)
        return Panel(
            Group(Align.center(dice), Align.center(self._banner())), height=dice_art.HEIGHT + 1 + EDGES,
            border_style="gold1" if self.table.combinations else "grey35", title=self._headline(),
        )  # fmt: skip

    def _headline(self) -> Text:
        duel = self.table.duel
        if duel is None:
            who = self.table.player(self.table.turn).name if self.table.turn else "who begins?"
            return Text(f" {who} ", "bold")
        fighters = f" {self.table.player(duel.challenger).name} ⚔ {self.table.player(duel.defie).name}"
        if not duel.combination:
            return Text(f"{fighters}: the terms? ", "bold red")
        wanted = self.lexicon.short(duel.combination)
        return Text(f"{fighters}: a {wanted} for {points(duel.amount)} ", "bold red")

    def _banner(self) -> Text:
        if not self.table.combinations:
            return Text(" ")
        names = " + ".join(self.lexicon.label(name) for name in self.table.combinations)
        worth = f"  {self.table.value}" if self.table.value else ""
        style = "dim" if self.table.combinations == ["neant"] else "bold gold1"
        return Text.assemble((names, style), (worth, "bold"))

    # --- the players

    def _players(self, now: float) -> RenderableType:
        grid = Grid.grid(expand=True)
        cells = []
        room = self.width // len(self.table.seats) - CARD_EDGES
        for place, player in enumerate(self.table.seats):
            grid.add_column(ratio=1)
            at_it = player.id == self.table.turn
            cells.append(
                card(player, place, self.target, self.lexicon, room, at_it=at_it, now=now, speech_s=self.speech_s)
            )
        grid.add_row(*cells)
        return grid

    # --- the windows

    def _windows(self, now: float) -> RenderableType:
        rows = Grid.grid(expand=True, padding=(0, 1))
        bar = self.width // 3 - 4
        rows.add_column(width=24, no_wrap=True)
        rows.add_column(width=bar, no_wrap=True)
        rows.add_column(no_wrap=True)
        shown = sorted(self.table.windows.values(), key=lambda w: w.length_s is None)[: self.window_rows]
        for window in shown:
            rows.add_row(self._asked(window), self._bar(window, now, bar), self._waited_for(window))
        for _ in range(self.window_rows - len(shown)):
            rows.add_row("", "", "")
        return Panel(rows, border_style="grey35", title=Text("open windows", "dim"), title_align="left")

    def _asked(self, window: Window) -> Text:
        if window.mode == "roll":
            what = {"chouettes": "Throw the chouettes", "cul": "Throw the cul", "re_throw": "Throw again"}
            return Text(what.get(window.name, "Throw"))
        if window.mode == "dice":
            return Text("A die each")
        if window.name == "terms":
            return Text("Name the terms")
        names = window.annonces or [window.name]
        style = BADGE if window.mode in ("race", "last") else "italic"
        return Text.assemble((f"«{self.lexicon.phrase(names[0])}»", style))

    def _bar(self, window: Window, now: float, room: int) -> Text:
        gone = now - window.heard
        if gone < window.wait_s and window.wait_s > 0:
            return _bar_of(room, gone / window.wait_s, "grey50", f"pause {window.wait_s - gone:.1f} s")
        if window.length_s is None:
            return Text("until the next throw", "dim")
        left = max(0.0, window.length_s - gone)
        whole = max(window.length_s - window.wait_s, 0.001)
        share = min(1.0, left / whole)
        return _bar_of(room, share, "red" if share < RED_BELOW else "green", f"{left:.1f} s")

    def _waited_for(self, window: Window) -> Text:
        line = Text()
        colours = colours_of(self.table)
        for player in window.players:
            done = player not in window.waiting
            line.append(" " if line else "")
            line.append("✓" if done else "·", "green" if done else "dim")
            line.append(self.table.player(player).name, "dim" if done else colours[player])
        return line

    def _log(self) -> RenderableType:
        last = list(self.lines)[-self.line_rows :]
        lines = [*last, *[""] * (self.line_rows - len(last))]
        colours = colours_of(self.table)
        told = []
        for nth, line in enumerate(lines):
            text = Text(line, "" if nth >= len(last) - 2 else "grey66", no_wrap=True, overflow="ellipsis")
            for player in self.table.seats:
                text.highlight_words([player.name], colours[player.id])
            told.append(text)
        return Panel(Group(*told), border_style="grey35", subtitle=Text("Ctrl-C ends the game", "dim"))


def _bar_of(room: int, share: float, style: str, note: str) -> Text:
    whole = room - NOTE
    full = round(share * whole)
    return Text.assemble(("━" * full, style), ("━" * (whole - full), "grey23"), (f"{note:>{NOTE}}", "dim"))
