"""When the game waits for one player only, so that others may do what the rulebook allows «at any time»."""

from __future__ import annotations

from service.engine.core.actions.held_acts import is_held
from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.modulaire.table.state import table

BUSY = ("race", "last", "bets", "song")
"""The windows of several players: while one is open, no moment is free."""


def is_free(g: Game) -> bool:
    """Whether the game waits for a throw, for one player's choice, or for those who hold a certain card.

    What was held up and is let through was made at a free moment, and counts as of then.
    """
    if g.forced:
        return True
    if table(g).turn is None or is_held(g) or g.over:
        return False
    return not any(w.mode in BUSY or (w.mode == "until" and w.spoken) for _, w in g.windows())


def check(g: Game, said: str) -> None:
    """Whether a table action may be made now. Raises Refusal, which costs nothing: the table is busy."""
    if not is_free(g):
        raise Refusal("table_busy", f"{said} waits until the race, the bets or the song is over. It cost nothing.")
