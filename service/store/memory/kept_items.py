"""Items of a game as the store in memory keeps them."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable

from service.store.items import Excerpt, Item


class KeptItems:
    """Those of one game, and its own lists of them."""

    def __init__(self) -> None:
        self.by_name: dict[str, Item] = {}
        self._lists: dict[str, list[tuple[str, str]]] = {}

    def write(self, items: Iterable[Item]) -> None:
        """Take what a step changes."""
        for item in items:
            old = self.by_name.pop(item.name, None)
            if old:
                for letter in old.lists:
                    self._lists[letter].remove((old.place, old.name))
            if item.data:
                self.by_name[item.name] = item
                for letter in item.lists:
                    insort(self._lists.setdefault(letter, []), (item.place, item.name))

    def excerpt(self, letter: str, first: int, count: int, beside: str) -> Excerpt:
        """See Items.excerpt."""
        places, at = self._lists.get(letter, []), 0
        if beside:
            found = self.by_name.get(beside)
            if found is None or letter not in found.lists:
                return Excerpt(0, 0, len(places), [])
            at = bisect_left(places, (found.place, beside))
        start = max(at + first, 0)
        shown = places[start : max(at + first + count, 0)]
        better = bisect_left(places, (shown[0][0], "")) if shown else 0
        return Excerpt(start, better, len(places), [self.by_name[name] for _, name in shown])
