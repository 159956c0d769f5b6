"""Shouts that were made while dice were in the air, until the dice have judged them."""

from __future__ import annotations

import msgspec


class EarlyShout(msgspec.Struct, frozen=True):
    """One of them. about: what the dice were thrown for that were in the air."""

    player: str
    annonce: str
    about: frozenset[str]


class EarlyShouts:
    """Those of a game that wait."""

    def __init__(self) -> None:
        self._waiting: list[EarlyShout] = []

    def add(self, player: str, annonce: str, about: frozenset[str]) -> None:
        """One was made."""
        self._waiting.append(EarlyShout(player, annonce, about))

    def judge(self, player: str, annonce: str) -> bool:
        """Whether this was shouted in the air; then it has been judged now."""
        found = next((shout for shout in self._waiting if (shout.player, shout.annonce) == (player, annonce)), None)
        if found is not None:
            self._waiting.remove(found)
        return found is not None

    def drop(self, purpose: str) -> None:
        """Dice that were thrown for this never land, and nothing is told of what was shouted about them."""
        self._waiting = [shout for shout in self._waiting if shout.about != {purpose}]

    def put_out(self, player: str) -> None:
        """What a player has shouted in the air is judged no more."""
        self._waiting = [shout for shout in self._waiting if shout.player != player]
