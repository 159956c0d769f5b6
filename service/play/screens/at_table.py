"""What the keys of a table need of its screen."""

from __future__ import annotations

from abc import abstractmethod

from chouette_sdk import AsyncSeat, AsyncTable

from service.play.game.following import Following
from service.play.game.hand import Hand
from service.play.game.lexicon import Lexicon
from service.play.screens.typed import PlayScreen


class AtTable(PlayScreen):
    """A screen that shows a table. hand: the cards that are chosen. following: the game, once the screen is there."""

    following: Following

    def __init__(self, table: AsyncTable, lexicon: Lexicon) -> None:
        super().__init__()
        self.table = table
        self.lexicon = lexicon
        self.hand = Hand()

    @abstractmethod
    def tell(self, text: str, style: str = "bold", *, stays: bool = False) -> None:
        """Say something in the line of news, for some seconds."""

    @abstractmethod
    async def save_record(self) -> None:
        """Save the record of the game, and tell where it is."""

    @abstractmethod
    async def open_table(self, seat: AsyncSeat) -> None:
        """Go over to another table."""
