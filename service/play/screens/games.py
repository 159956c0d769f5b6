"""The list of the lobby: seats to come back to, games that wait, games that are played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chouette_sdk import models
from rich.text import Text
from textual.widgets import DataTable

from service.play.language import Language
from service.play.seats import Held

COLUMNS = (
    (("", ""), 11), (("Table", "Table"), 16), (("Règles", "Rules"), 11), (("Joueurs", "Players"), 0),
    (("Places", "Seats"), 8),
)  # fmt: skip
"""Names and widths; what is left of the width is for the players."""
GAP = 2
LEAST = 12


class Games(DataTable[str | Text]):
    """One game a line."""

    def __init__(self) -> None:
        super().__init__(cursor_type="row", zebra_stripes=True)

    def show(
        self,
        seats: Sequence[Held],
        waiting: Mapping[str, models.GameSummary],
        playing: Mapping[str, models.GameSummary],
        say: Language,
    ) -> None:
        """These, with the cursor where it was."""
        where = self.cursor_row
        self.clear(columns=True)
        left = max(LEAST, self.app.size.width - sum(width + GAP for _, width in COLUMNS) - GAP)
        for names, width in COLUMNS:
            self.add_column(say(*names), width=width or left)
        held = set()
        for seat in seats:
            summary = waiting.get(seat.game) or playing.get(seat.game)
            if seat.game not in held:
                held.add(seat.game)
                players = ", ".join(summary.players) if summary else seat.name
                mark = Text(say("↩ ta place", "↩ your seat"), "bold")
                self.add_row(mark, seat.table or "—", seat.ruleset, players, "", key=f"seat {seat.game}")
        # Between two messages a game may be in both lists.
        for game in [*waiting.values(), *(game for id_, game in playing.items() if id_ not in waiting)]:
            if game.id not in held:
                free = f"{game.max_players - len(game.players)} / {game.max_players}"
                wait = game.id in waiting
                self.add_row(
                    say("attend", "waits") if wait else say("se joue", "plays"), game.name or "—", game.ruleset,
                    ", ".join(game.players), free if wait else say("regarder", "watch"), key=f"game {game.id}",
                )  # fmt: skip
        self.move_cursor(row=min(where, max(0, self.row_count - 1)))

    def chosen(self) -> tuple[str, str]:
        """Kind (`seat`, `game`) and id of the game under the cursor; empty texts without one."""
        if not self.row_count:
            return "", ""
        kind, _, game = str(self.coordinate_to_cell_key(self.cursor_coordinate).row_key.value).partition(" ")
        return kind, game
