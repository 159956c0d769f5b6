"""How many unfinished games a key has, and an address in the sandbox: counted when they are made."""

from __future__ import annotations

import hashlib

from service.access.tally import Room, Tally
from service.store.port import Store

KEPT_S = 24 * 3600
"""A count of an address from which nothing has come for so long is forgotten: its games are over by then."""


class OpenGames:
    """Lets a key have so many unfinished games at a time."""

    def __init__(self, tally: Tally, store: Store) -> None:
        self._room = Room(tally, store, over=lambda status: status == "finished")
        self._sandbox = Room(tally, store, over=lambda status: status == "finished", kept_s=KEPT_S)

    def admit(self, key_id: str, game_id: str, most: int) -> bool | None:
        """Whether the key may make this game. True if it is counted now, False if it was before, None if not.

        A retry of a request that made its game is let through, however many there are by then.
        """
        return self._room.add(key_id, game_id, most)

    def admit_to_sandbox(self, address: str, game_id: str, most: int) -> bool | None:
        """The same for a game of the sandbox that is made from this address, without a key."""
        # Addresses are no one's business, not even in Redis.
        name = f"sandbox:{hashlib.sha256(address.encode()).hexdigest()[:32]}"
        return self._sandbox.add(name, game_id, most)

    def forget(self, key_id: str, game_id: str) -> None:
        """The game was not made after all."""
        self._room.remove(key_id, game_id)
