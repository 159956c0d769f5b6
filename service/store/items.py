"""Items of a game: what is kept beside its blob, each by itself, so that a step writes only those that it changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class Item(NamedTuple):
    """An item. name: what it is called, of its game's items it alone. data: any bytes; none: it goes.

    lists: a letter for each of its game's own lists in which it stands. place: where it stands in them: lists go by
    places, and by names where places are equal. Neither a name nor a place has a control character.
    """

    name: str
    data: bytes
    lists: str = ""
    place: str = ""


class Excerpt(NamedTuple):
    """Some items of a list as they were at one instant, in its order.

    before: how many stand before the first of them. better: how many of these have a place before its place, and not
    the same one. total: how many the list has.
    """

    before: int
    better: int
    total: int
    items: list[Item]


class Items(Protocol):
    """Reads items of games. Every method may raise StoreUnavailable. They are written by commits."""

    def read(self, game_id: str, names: Sequence[str]) -> list[Item | None]:
        """The items of these names, in this order; None for those that are not there."""

    def excerpt(self, game_id: str, letter: str, first: int, count: int, beside: str = "") -> Excerpt:
        """So many items of a list, from the `first` on: 0 for the first of all.

        beside: `first` is counted from the item of this name (below 0: so many before it), and what would lie before
        the list is left out; where that item is not in the list there are none.
        """


SPLIT = "\t"
"""Between lists and place of an item, and between its place and its name."""

END = "\n"
"""Before its data."""


def kept(item: Item) -> bytes:
    """An item but for its name, as it is stored."""
    return f"{item.lists}{SPLIT}{item.place}{END}".encode() + item.data


def item(name: str, stored: bytes) -> Item:
    """The item that was stored so."""
    head, _, data = stored.partition(END.encode())
    lists, _, place = head.decode().partition(SPLIT)
    return Item(name, data, lists, place)
