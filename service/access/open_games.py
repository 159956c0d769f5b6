"""How many unfinished games a key has: counted when they are made."""

from __future__ import annotations

from service.access.tally import Room, Tally
from service.store.port import Store


class OpenGames:
    """Lets a key have so many unfinished games at a time."""

    def __init__(self, tally: Tally, store: Store) -> None:
        self._room = Room(tally, store, over=lambda status: status == "finished")

    def admit(self, key_id: str, game_id: str, most: int) -> bool | None:
        """Whether the key may make this game. True if it is counted now, False if it was before, None if not.

        A retry of a request that made its game is let through, however many there are by then.
        """
        return self._room.add(key_id, game_id, most)

    def forget(self, key_id: str, game_id: str) -> None:
        """The game was not made after all."""
        self._room.remove(key_id, game_id)
