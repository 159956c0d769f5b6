"""Dice drawn with characters, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

PIPS = {
    1: ("       ", "   ●   ", "       "),
    2: (" ●     ", "       ", "     ● "),
    3: (" ●     ", "   ●   ", "     ● "),
    4: (" ●   ● ", "       ", " ●   ● "),
    5: (" ●   ● ", "   ●   ", " ●   ● "),
    6: (" ●   ● ", " ●   ● ", " ●   ● "),
}
BLANK = ("       ", "       ", "       ")
LYING = "black on grey85"
FRESH = "bold black on bright_white"
CUL = "bold black on gold1"
GONE = "grey35"
HEIGHT = 5


def die(face: int | None, style: str) -> Group:
    """One die; without a face, the place where it will lie."""
    if face is None:
        return Group(Text("╭╌╌╌╌╌╌╌╮", GONE), *(Text("╎       ╎", GONE) for _ in BLANK), Text("╰╌╌╌╌╌╌╌╯", GONE))
    body = style.split()[-1]
    edge = f"{body} on default"
    rows = [Text.assemble(("▐", edge), (row, style), ("▌", edge)) for row in PIPS[face]]
    return Group(Text(" ▄▄▄▄▄▄▄ ", edge), *rows, Text(" ▀▀▀▀▀▀▀ ", edge))


def three(faces: Sequence[int], fresh: Sequence[bool]) -> Table:
    """The dice of a throw: what lay before is darker, and the cul is golden."""
    grid = Table.grid(padding=(0, 1))
    shown: list[Group] = []
    for place in range(3):
        if place >= len(faces):
            shown.append(die(None, ""))
        elif place == 2:
            shown.append(die(faces[place], CUL))
        else:
            shown.append(die(faces[place], FRESH if fresh[place] else LYING))
    grid.add_row(*shown)
    return grid


def each_one(dice: Sequence[tuple[str, int | None]]) -> Table:
    """One die for each of these names."""
    grid = Table.grid(padding=(0, 2))
    grid.add_row(*(Group(die(face, FRESH), Text(name[:9].center(9), "dim")) for name, face in dice))
    return grid
