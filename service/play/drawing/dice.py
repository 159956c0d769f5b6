"""Dice drawn with characters: falling, lying, in the air."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rich.text import Text

PIPS = {
    0: ("       ", "   ×   ", "       "),
    1: ("       ", "   ●   ", "       "),
    2: (" ●     ", "       ", "     ● "),
    3: (" ●     ", "   ●   ", "     ● "),
    4: (" ●   ● ", "       ", " ●   ● "),
    5: (" ●   ● ", "   ●   ", " ●   ● "),
    6: (" ●   ● ", " ●   ● ", " ●   ● "),
}
HIDDEN = ("       ", "   ?   ", "       ")
BLANK = ("       ", "       ", "       ")
LYING, FRESH, CUL, GONE = "black on grey82", "bold black on bright_white", "bold black on gold1", "grey50"
HEIGHT = 5
FALLS_MS = 240
"""So long fallen dice come down from above, on the screen alone: their faces can be read from the first instant."""
TUMBLES_MS = 90
"""How often dice in the air show another face."""


def row(drawn: Sequence[Sequence[Text]]) -> Text:
    """Dice side by side."""
    return Text("\n").join(Text("  ").join(parts) for parts in zip(*drawn, strict=True))


def die(face: int | None, style: str) -> list[Text]:
    """One die, five lines high; None is the place where it will lie."""
    if face is None:
        empty = ("┌╌╌╌╌╌╌╌┐", *(f"╎{blank}╎" for blank in BLANK), "└╌╌╌╌╌╌╌┘")
        return [Text(line, GONE) for line in empty]
    pips = HIDDEN if face < 0 else PIPS.get(face, (BLANK[0], f"{face:^7}", BLANK[2]))
    edge = style.split()[-1]
    lines = [Text("╭───────╮", edge)]
    lines += [Text.assemble(("│", edge), (pip, style), ("│", edge)) for pip in pips]
    return [*lines, Text("╰───────╯", edge)]


def three(faces: Sequence[int], fresh: int, hidden: bool) -> Text:
    """The dice of a throw: what lay before is darker, and the third one is golden. fresh: how many were just thrown."""
    shown: Sequence[int] = [-1, -1, -1] if hidden else faces
    drawn = []
    for place in range(max(3, len(shown))):
        style = CUL if place == 2 else FRESH if place >= len(shown) - fresh else LYING
        drawn.append(die(shown[place] if place < len(shown) else None, style))
    return row(drawn)


def in_the_air(kept: Sequence[int], left_ms: int) -> Text:
    """Dice that tumble until they land. left_ms: how long that takes."""
    chance = Random(left_ms // TUMBLES_MS)
    drawn = [die(face, LYING) for face in kept]
    return row([*drawn, *(die(chance.randint(1, 6), GONE) for _ in range(3 - len(kept)))])


def each_one(dice: Sequence[tuple[str, int | None]]) -> Text:
    """One die for each of these names."""
    drawn = [[*die(face, FRESH), Text(f"{name[:9]:^9}", "dim")] for name, face in dice[:4]]
    return row(drawn) if drawn else Text("")
