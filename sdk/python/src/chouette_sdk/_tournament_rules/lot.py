# Copied from the service by ./dev sdk: not edited here.
"""The lot: what chance decides in a tournament, all of it from one seed that was committed to.

As with dice, the SHA-256 of the seed is published before the first round and the seed at the end. Each decision has a
purpose of its own, so that none depends on how many were made before: draw number `index` for a purpose is that of
`service/engine/randomness.py` with the contributions `CONTRIBUTIONS|PURPOSE`.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from chouette_sdk._tournament_rules.randomness import RandomSource, below, commitment

WIDE = 2**64


class Lot(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The seed of a tournament (64 hex digits), and what its players put into it."""

    seed: str
    contributions: str = ""

    def __repr__(self) -> str:
        """Without the seed, so that no log and no error can tell it before the end."""
        return f"{type(self).__name__}()"

    @property
    def commitment(self) -> str:
        """What is published before the first round."""
        return commitment(self.seed)

    def number(self, entry: str) -> int:
        """The lot of an entry, below 2**64: the least is drawn first. It is the same with any others who take part, and
        however late they come."""
        return below(self.seed, f"{self.contributions}|lot|{entry}", 0, WIDE)

    def drawn(self, entries: Iterable[str]) -> list[str]:
        """Entries in the order of their lots."""
        return sorted(entries, key=lambda entry: (self.number(entry), entry))

    def shuffled(self, purpose: str, entries: Iterable[str]) -> list[str]:
        """Entries in an order of its own for a purpose; the order that they come in does not matter."""
        source = RandomSource(seed=self.seed, contributions=f"{self.contributions}|{purpose}")
        return source.shuffled(sorted(entries))
