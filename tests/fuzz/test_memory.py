"""A game that stays in memory is the same, to the byte, as one that is stored and loaded before every act.

The service keeps games open that it has just stored; it could not, if two parts of a state shared a list.
"""

from __future__ import annotations

import pytest

from service import engine
from tests.fuzz.anybody import Anybody
from tests.fuzz.tables import numbers, script, setting


class InMemory(Anybody):
    """The same table; its game is never loaded again."""

    def collect(self) -> None:
        """Check what happened, and go on with the very same objects."""
        kept = self.game
        super().collect()
        self.game = kept
        self.game.fresh.clear()


@pytest.mark.parametrize("number", numbers(few=30))
def test_a_game_in_memory_is_the_game_that_is_stored(number: int) -> None:
    loaded, kept = Anybody(setting(-number), alarm=False), InMemory(setting(-number), alarm=False)
    for move in script(-number):
        loaded.move(move)
        kept.move(move)
        assert engine.encode(kept.game) == engine.encode(loaded.game)
    assert kept.played == loaded.played
