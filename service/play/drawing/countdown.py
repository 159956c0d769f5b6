"""A bar that runs out, with the seconds that are left."""

from __future__ import annotations

from rich.text import Text

RED_BELOW = 0.3
FULL, EMPTY = "━", "╌"


def bar(left_s: float, whole_s: float, room: int) -> Text:
    """left_s of whole_s seconds. room: its columns, the number included."""
    number = f" {max(0.0, left_s):.1f} s"
    cells = max(1, room - len(number))
    share = min(1.0, max(0.0, left_s / whole_s)) if whole_s > 0 else 0.0
    full = round(share * cells)
    style = "red" if share < RED_BELOW else "green"
    return Text.assemble((FULL * full, style), (EMPTY * (cells - full), "grey50"), (number, "bold" if share else "dim"))


def pause(left_s: float) -> Text:
    """How long it takes until an act counts."""
    return Text(f"… {left_s:.1f} s", "grey62")
