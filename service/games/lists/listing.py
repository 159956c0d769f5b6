"""Lists of games that are looked through for what is wanted, a bounded stretch at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from service.games.engine_port import Engine
from service.games.lists.cards import Card, OwnCard
from service.games.session import GameSession
from service.store import keys
from service.store.commits import GameStatus
from service.store.port import LobbyPage, Store

LOOKED_AT = 1_000
"""Games a page looks at, however few of them are wanted: what follows them is for the next page."""

AT_ONCE = 200
"""Games a round trip, at least."""

_cards = msgspec.json.Decoder(OwnCard)


class Filter(msgspec.Struct, frozen=True, kw_only=True):
    """Which games are wanted; None leaves the choice open. free_seats: at least so many, in the lobby.

    bots: whether bots sit there.
    """

    status: GameStatus | None = None
    ruleset: str | None = None
    free_seats: int | None = None
    bots: bool | None = None

    def takes(self, card: Card) -> bool:
        """Whether this game is one of them."""
        free = card.max_players - len(card.players) if card.status == "lobby" else 0
        return (
            self.status in (None, card.status)
            and self.ruleset in (None, card.ruleset)
            and (self.free_seats is None or free >= self.free_seats)
            and self.bots in (None, card.bots > 0)
        )


class Wanted(Filter, frozen=True, kw_only=True):
    """Which of its games a key wants to see; None and empty leave the choice open.

    after, before: made at this instant (ms) or later, and before that one. metadata: pairs that the game has.
    """

    after: int | None = None
    before: int | None = None
    metadata: Mapping[str, str] = {}

    def takes(self, card: Card) -> bool:
        """Whether this game is one of them, as far as its card says more than its place."""
        known = card.metadata if isinstance(card, OwnCard) else {}
        return super().takes(card) and self.metadata.items() <= known.items()


def owned(store: Store, owner: str, wanted: Wanted, cursor: str | None, limit: int) -> LobbyPage:
    """Cards of a key's games, newest first. A page may be short, or empty, while `next` tells where to go on."""
    if wanted.before is not None:
        # A place begins with its instant, so that this one comes before all games of that instant.
        last = keys.listed(wanted.before, "")
        cursor = min(cursor, last) if cursor else last
    first = None if wanted.after is None else keys.listed(wanted.after, "")
    return _page(lambda at, most: store.owned(owner, at, most, first), wanted, cursor, limit)


def lobby(store: Store, wanted: Filter, cursor: str | None, limit: int) -> LobbyPage:
    """Cards of public games, newest first. A page may be short, or empty, while `next` tells where to go on."""
    if wanted == Filter(status=wanted.status):
        return store.lobby(wanted.status, cursor, limit)
    return _page(lambda at, most: store.lobby(wanted.status, at, most), wanted, cursor, limit)


def _page(fetch: Callable[[str | None, int], LobbyPage], wanted: Filter, cursor: str | None, limit: int) -> LobbyPage:
    found: list[bytes] = []
    looked = 0
    while True:
        page = fetch(cursor, max(limit, AT_ONCE))
        for place, raw in enumerate(page.cards, start=1):
            card = _cards.decode(raw)
            if wanted.takes(card):
                found.append(raw)
            if len(found) == limit:
                more = page.next is not None or place < len(page.cards)
                return LobbyPage(found, keys.listed(card.created_at, card.id) if more else None)
        looked, cursor = looked + len(page.cards), page.next
        if cursor is None or looked >= LOOKED_AT:
            return LobbyPage(found, cursor)


def enlist(engine: Engine, store: Store, game_ids: list[str]) -> dict[str, Exception]:
    """Put these games into their owners' lists, where they are not there yet. What failed, by game.

    Raises StoreUnavailable.
    """
    failed: dict[str, Exception] = {}
    for game_id, found in zip(game_ids, store.load_many(game_ids), strict=True):
        try:
            if not found.blob or not GameSession.has_owner(found.blob):
                continue
            entry = GameSession.open(engine, game_id, found.version, found.nonces, found.blob).own_entry()
        except Exception as error:
            failed[game_id] = error
            continue
        if entry:
            store.enlist(game_id, entry)
    return failed
