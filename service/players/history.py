"""What came of a player's games: a line each, in a list of the player's own."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator

import msgspec

from service.players.kept import Kept
from service.settings import Settings
from service.store.port import Store

PAGE = 100
_encode = msgspec.json.Encoder().encode


class PlayerResult(msgspec.Struct, kw_only=True):
    """How a game ended for a player.

    game: its id. ended_at: in ms since the epoch. place: 1 is the best, those who share it have the same; null where
    there are no places. players: how many had seats. score: the player's, null where there is none. reason: why the
    player has this place (`won`, `lost`, `left` …), or why the game ended where there are no places. tournament: the id
    of the one that it belongs to, null without. pool: of ratings, in which it counts for the player; rating_before,
    rating_after: the rating there, as it is shown; null where the game was not rated.
    """

    game: str
    ruleset: str
    ended_at: int
    place: int | None
    players: int
    score: int | None
    reason: str
    tournament: str | None
    pool: str | None = None
    rating_before: int | None = None
    rating_after: int | None = None


class Row(Kept, kw_only=True, omit_defaults=True):
    """A line of a player's history. created_at: when the game ended."""

    player: str
    result: PlayerResult

    @property
    def stored_id(self) -> str:
        """See Kept."""
        return self.id

    @property
    def listed_in(self) -> str:
        """See Kept."""
        return list_of(self.player)

    def card(self) -> bytes:
        """See Kept."""
        return _encode(self.result)

    def goes_after_ms(self, settings: Settings) -> int | None:
        """See Kept."""
        return max(settings.game_ttl_s, settings.tournament_ttl_s) * 1000


def list_of(player: str) -> str:
    """The list of a player's results."""
    return f"results.{player}"


def row_of(player: str, game_id: str) -> str:
    """The id of the line that a game has in a player's history."""
    told = hashlib.sha256(f"result\0{player}\0{game_id}".encode()).digest()[:16]
    return "h." + base64.urlsafe_b64encode(told).decode().rstrip("=")


def games_of(store: Store, player: str) -> Iterator[str]:
    """The ids of all games in a player's history."""
    cursor: str | None = None
    while True:
        page = store.owned(list_of(player), cursor, PAGE)
        yield from (msgspec.json.decode(card, type=PlayerResult).game for card in page.cards)
        cursor = page.next
        if cursor is None:
            return
