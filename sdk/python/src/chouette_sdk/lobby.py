"""The lobby, live: the games that wait for players, as they are and as they change."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace

from httpx_sse import ServerSentEvent

from chouette_sdk._generated.api.lobby import watch_lobby
from chouette_sdk._generated.models import GameSummary, LobbyNews, WatchLobbyStatus
from chouette_sdk._generated.types import Request
from chouette_sdk.bodies import given
from chouette_sdk.listening import listen, listen_async
from chouette_sdk.reconnecting import STREAM, BrokenStream, Patience, Reconnecting
from chouette_sdk.transport import Api, AsyncApi


@dataclass(frozen=True)
class Lobby:
    """The lobby as it is now, and what is new in it.

    games: by their ids, newest first. changed: those that are new or have changed since the `Lobby` before, all of them
    in the first one. gone: ids of those that are no longer there.
    """

    games: dict[str, GameSummary]
    changed: list[GameSummary]
    gone: list[str]


@dataclass(frozen=True)
class Wanted:
    """Which games are watched; what is None does not matter."""

    status: WatchLobbyStatus
    ruleset: str | None
    free_seats: int | None
    bots: bool | None

    def request(self) -> Request:
        """The call that opens the stream."""
        plain = watch_lobby.request(
            status=self.status,
            ruleset=given(self.ruleset),
            free_seats=given(self.free_seats),
            bots=given(self.bots),
        )
        return replace(plain, headers={**plain.headers, **STREAM})


class Watch(Reconnecting[Lobby]):
    """What is known of the lobby. Each connection begins with all of it, so that nothing between two is missed."""

    def __init__(self, wanted: Wanted, patience: Patience) -> None:
        super().__init__(patience)
        self._wanted = wanted
        self._known: dict[str, GameSummary] | None = None
        self._begun = False

    def request(self) -> Request:
        """The call that opens the stream."""
        self._begun = False
        return self._wanted.request()

    def take(self, message: ServerSentEvent) -> Lobby | None:
        """The lobby after this message, None if nothing in it is new."""
        if message.event == "dropped":
            self.dropped(message)
            return None
        if message.event not in ("snapshot", "change"):
            return None
        news = _news(message)
        before = self._known or {}
        told = {game.id: game for game in news.games}
        if message.event == "snapshot":
            games, gone = told, [id_ for id_ in before if id_ not in told]
        elif self._begun:
            games, gone = {**before, **told}, [id_ for id_ in news.gone if id_ in before]
        else:
            raise BrokenStream("a change before the snapshot")
        first, self._known = self._known is None, _newest_first(games, gone)
        self._begun = True
        self.went_well()
        changed = [game for game in news.games if before.get(game.id) != game]
        return Lobby(dict(self._known), changed, gone) if first or changed or gone else None


def watch(api: Api, wanted: Wanted, patience: Patience) -> Iterator[Lobby]:
    """The lobby, whenever something in it has changed."""
    return listen(api, Watch(wanted, patience))


def watch_async(api: AsyncApi, wanted: Wanted, patience: Patience) -> AsyncIterator[Lobby]:
    """The same, awaited."""
    return listen_async(api, Watch(wanted, patience))


def _news(message: ServerSentEvent) -> LobbyNews:
    try:
        return LobbyNews.from_dict(json.loads(message.data))
    except (ValueError, KeyError, TypeError, AttributeError):
        # A message cut off by a dying connection: the next connection brings all of it.
        raise BrokenStream("a message that is no news of the lobby") from None


def _newest_first(games: dict[str, GameSummary], gone: list[str]) -> dict[str, GameSummary]:
    left = [game for id_, game in games.items() if id_ not in gone]
    return {game.id: game for game in sorted(left, key=lambda game: -game.created_at)}
