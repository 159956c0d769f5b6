"""The way in for asyncio: every method of chouette_sdk.client, awaited."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from types import TracebackType
from typing import Self, Unpack, overload

import httpx

from chouette_sdk import bodies
from chouette_sdk._generated.models import ListOwnGamesStatus, OwnGame, PlayerBody, WatchLobbyStatus
from chouette_sdk.bodies import NewGame, NewTournament, given
from chouette_sdk.client import LIMITS, LOCAL
from chouette_sdk.clock import AsyncClock
from chouette_sdk.lobby import Lobby, Wanted, watch_async
from chouette_sdk.organiser import own_games_async
from chouette_sdk.player import AsyncPlayer
from chouette_sdk.reconnecting import Patience
from chouette_sdk.retries import Retry
from chouette_sdk.table_async import AsyncSeat, AsyncTable
from chouette_sdk.tournament_async import AsyncTournament
from chouette_sdk.transport import AsyncApi, Settings, Token


class AsyncClient:
    """The same as Client, for asyncio: `async with AsyncClient(url) as client:`, and every method awaited."""

    def __init__(
        self,
        base_url: str = LOCAL,
        *,
        token: str | None = None,
        api_key: str | None = None,
        timeout_s: float = 10.0,
        retry: Retry | None = None,
        http: httpx.AsyncClient | None = None,
    ) -> None:
        self._owned = http is None
        settings = Settings(base_url, Token(token), api_key, timeout_s, retry or Retry())
        self.api = AsyncApi(settings, http or httpx.AsyncClient(limits=LIMITS))
        self.clock = AsyncClock(self.api)

    def with_options(self, *, timeout_s: float | None = None, retry: Retry | None = None) -> AsyncClient:
        """The same client with another timeout or patience."""
        other = AsyncClient(self.api.settings.base_url, http=self.api.http)
        other.api, other.clock = self.api.with_settings(timeout_s=timeout_s, retry=retry), self.clock
        return other

    @overload
    async def create_game(
        self,
        ruleset: str = "wikimonde",
        *,
        player: PlayerBody | str,
        key: str | None = None,
        **game: Unpack[NewGame],
    ) -> AsyncSeat: ...

    @overload
    async def create_game(
        self,
        ruleset: str = "wikimonde",
        *,
        player: None = None,
        key: str | None = None,
        **game: Unpack[NewGame],
    ) -> AsyncTable: ...

    async def create_game(
        self,
        ruleset: str = "wikimonde",
        *,
        player: PlayerBody | str | None = None,
        key: str | None = None,
        **game: Unpack[NewGame],
    ) -> AsyncTable | AsyncSeat:
        """Makes a game; see Client.create_game."""
        body = bodies.game(ruleset, player, game)
        created = await self.api.create_game(body=body, idempotency_key=given(key))
        table = AsyncTable(self.api, created.id, created)
        return table.first_seat(body.player) if created.seat else table

    def own_games(
        self,
        *,
        status: ListOwnGamesStatus | None = None,
        ruleset: str | None = None,
        metadata: Mapping[str, str] | None = None,
        created_after: int | None = None,
        created_before: int | None = None,
    ) -> AsyncIterator[OwnGame]:
        """Every game that this client's `api_key` has made; the arguments are Client.own_games'."""
        return own_games_async(self.api, status, ruleset, metadata, created_after, created_before)

    def lobby(
        self,
        *,
        status: WatchLobbyStatus = "lobby",
        ruleset: str | None = None,
        free_seats: int | None = None,
        bots: bool | None = None,
        patience: Patience | None = None,
    ) -> AsyncIterator[Lobby]:
        """The public games, live; the arguments are Client.lobby's."""
        return watch_async(self.api, Wanted(status, ruleset, free_seats, bots), patience or Patience())

    def table(self, game_id: str, *, token: str | None = None) -> AsyncTable:
        """A game made earlier, or by another client. token: of an invitation to watch it."""
        return AsyncTable(self.api.with_settings(token=token), game_id)

    async def create_tournament(
        self,
        name: str,
        ruleset: str = "wikimonde",
        *,
        format_: str,
        key: str | None = None,
        **settled: Unpack[NewTournament],
    ) -> AsyncTournament:
        """Makes a tournament; see Client.create_tournament."""
        body = bodies.tournament(name, ruleset, format_, settled)
        made = await self.api.create_tournament(body=body, idempotency_key=given(key))
        return AsyncTournament(self.api, made.id, made.commitment)

    def tournament(self, tournament_id: str, *, token: str | None = None) -> AsyncTournament:
        """A tournament made earlier, or by another client. token: of one of its entries, where it is private."""
        return AsyncTournament(self.api.with_settings(token=token), tournament_id)

    def seat(self, game_id: str, player: str, token: str) -> AsyncSeat:
        """A seat taken earlier."""
        return self.table(game_id).seat(player, token)

    def player(self, token: str) -> AsyncPlayer:
        """A player who is kept beyond games, by the own token."""
        return AsyncPlayer(self.api.with_settings(token=token), token)

    async def close(self) -> None:
        """Closes the connections, unless they came from outside."""
        if self._owned:
            await self.api.http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
