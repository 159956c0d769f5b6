"""Cards drawn with characters: a hand to choose from, a combination on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from chouette_sdk import is_joker, symbol
from rich.text import Text

RED, BLACK, JOKER = "bold red on grey93", "bold black on grey93", "bold black on gold1"
CHOSEN = "▲"
GAP = "  "


def card(code: str) -> Text:
    """One card in a line."""
    style = JOKER if is_joker(code) else RED if code[1] in "HD" else BLACK
    return Text(f" {symbol(code)} ", style)


def combination(codes: Sequence[str]) -> Text:
    """Cards side by side."""
    return Text(" ").join(card(code) for code in codes)


def hand(codes: Sequence[str], chosen: Sequence[str], width: int) -> Text:
    """A hand in as many lines as it needs; below each chosen card there is a mark, so that no colour is needed."""
    left = Counter(chosen)
    lines, above, below = list[Text](), Text(), Text()
    for code in codes:
        drawn = card(code)
        if above.cell_len + drawn.cell_len + 1 > width and above:
            lines += [above, below]
            above, below = Text(), Text()
        picked = left[code] > 0
        left[code] -= picked
        above += drawn + Text(" ")
        below += Text((CHOSEN if picked else " ").center(drawn.cell_len) + " ", "bold")
    return Text("\n").join([*lines, above, below])
