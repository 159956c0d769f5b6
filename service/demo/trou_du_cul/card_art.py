"""Cards drawn with characters, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
RED = ("H", "D", "R")
"""Suits, and the joker, that are red where the terminal has colours."""
JOKER = "X"
FACE = 3
"""The columns of a face; each card but the last covers the edge of the next."""


def spoken(card: str) -> str:
    """A card as one reads it, for instance 10♥; jokers are ★R and ★B."""
    if card[0] == JOKER:
        return f"★{card[1]}"
    return f"{'10' if card[0] == 'T' else card[0]}{SUITS[card[1]]}"


def spoken_all(cards: Sequence[str]) -> str:
    """Several of them."""
    return " ".join(map(spoken, cards))


def style(card: str) -> str:
    """Red or black, on white."""
    return "bold red on grey93" if card[1] in RED else "bold black on grey93"


def drawn(cards: Sequence[str], room: int) -> list[Text]:
    """Cards lying over each other, in as many rows as it takes. room: columns."""
    a_row = max(1, (room - 1) // (FACE + 1))
    return [line for start in range(0, len(cards), a_row) for line in _row(cards[start : start + a_row])]


def _row(cards: Sequence[str]) -> list[Text]:
    edge = "grey50"
    top = Text("╭" + "───┬" * (len(cards) - 1) + "───╮", edge)
    faces = Text("│", edge)
    for card in cards:
        faces.append(spoken(card).rjust(FACE), style(card))
        faces.append("│", edge)
    return [top, faces, Text("╰" + "───┴" * (len(cards) - 1) + "───╯", edge)]
