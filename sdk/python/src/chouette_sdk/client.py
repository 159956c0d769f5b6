"""The way in: a client opens tables, finds them again, and carries out every operation of the service."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import TracebackType
from typing import Self, Unpack, overload

import httpx

from chouette_sdk import bodies
from chouette_sdk._generated.models import ListOwnGamesStatus, OwnGame, PlayerBody, WatchLobbyStatus
from chouette_sdk.bodies import NewGame, NewTournament, given
from chouette_sdk.clock import Clock
from chouette_sdk.lobby import Lobby, Wanted, watch
from chouette_sdk.organiser import own_games
from chouette_sdk.player import Player
from chouette_sdk.reconnecting import Patience
from chouette_sdk.retries import Retry
from chouette_sdk.table import Seat, Table
from chouette_sdk.tournament import Tournament
from chouette_sdk.transport import Api, Settings, Token

LOCAL = "http://127.0.0.1:8000"
# A table of eight streams and acts at once; no call should wait for a connection.
LIMITS = httpx.Limits(max_connections=None, max_keepalive_connections=50)


class Client:
    """The service at base_url. Thread-safe; close it, or use it as a context manager.

    `api` has every operation of the service under its operationId; `clock` tells the service's time.
    timeout_s: seconds, for each attempt.
    retry: how patient it is; what is tried again carries the same Idempotency-Key and acts once.
    api_key: for services that let only known keys create games. http: an httpx.Client of your own.
    """

    def __init__(
        self,
        base_url: str = LOCAL,
        *,
        token: str | None = None,
        api_key: str | None = None,
        timeout_s: float = 10.0,
        retry: Retry | None = None,
        http: httpx.Client | None = None,
    ) -> None:
        self._owned = http is None
        settings = Settings(base_url, Token(token), api_key, timeout_s, retry or Retry())
        self.api = Api(settings, http or httpx.Client(limits=LIMITS))
        self.clock = Clock(self.api)

    def with_options(self, *, timeout_s: float | None = None, retry: Retry | None = None) -> Client:
        """The same client with another timeout (seconds, for each attempt) or another patience."""
        other = Client(self.api.settings.base_url, http=self.api.http)
        other.api, other.clock = self.api.with_settings(timeout_s=timeout_s, retry=retry), self.clock
        return other

    @overload
    def create_game(
        self,
        ruleset: str = "wikimonde",
        *,
        player: PlayerBody | str,
        key: str | None = None,
        **game: Unpack[NewGame],
    ) -> Seat: ...

    @overload
    def create_game(
        self,
        ruleset: str = "wikimonde",
        *,
        player: None = None,
        key: str | None = None,
        **game: Unpack[NewGame],
    ) -> Table: ...

    def create_game(
        self,
        ruleset: str = "wikimonde",
        *,
        player: PlayerBody | str | None = None,
        key: str | None = None,
        **game: Unpack[NewGame],
    ) -> Table | Seat:
        """Makes a game; NewGame tells what it may be told: `create_game("titouan", options={"target": 100})`.

        player: a name, or a PlayerBody: that player sits down at once, and the answer is their Seat, in one request.
        key: an Idempotency-Key of your own, for a retry after a restart.
        """
        body = bodies.game(ruleset, player, game)
        created = self.api.create_game(body=body, idempotency_key=given(key))
        table = Table(self.api, created.id, created)
        return table.first_seat(body.player) if created.seat else table

    def own_games(
        self,
        *,
        status: ListOwnGamesStatus | None = None,
        ruleset: str | None = None,
        metadata: Mapping[str, str] | None = None,
        created_after: int | None = None,
        created_before: int | None = None,
    ) -> Iterator[OwnGame]:
        """Every game that this client's `api_key` has made, private ones too, newest first.

        status: `lobby`, `playing` or `finished`. metadata: pairs that the game has. created_after, created_before: made
        at this instant or later, and before that one (ms since the epoch).
        """
        return own_games(self.api, status, ruleset, metadata, created_after, created_before)

    def lobby(
        self,
        *,
        status: WatchLobbyStatus = "lobby",
        ruleset: str | None = None,
        free_seats: int | None = None,
        bots: bool | None = None,
        patience: Patience | None = None,
    ) -> Iterator[Lobby]:
        """The public games, newest first: as they are, and again whenever something in them has changed.

        status: `lobby` for games that wait for players, `playing` for games under way. ruleset: the id of a rulebook.
        free_seats: only games with so many free seats at least. bots: only games with bots (True), or without (False).
        Lost connections are made anew; what changed meanwhile is in the next Lobby. It never ends by itself: leave the
        loop. Raises Problem where the service refuses, ConnectionFailed where it is away for longer than `patience`.
        """
        return watch(self.api, Wanted(status, ruleset, free_seats, bots), patience or Patience())

    def table(self, game_id: str, *, token: str | None = None) -> Table:
        """A game made earlier, or by another client. token: of an invitation to watch it."""
        return Table(self.api.with_settings(token=token), game_id)

    def create_tournament(
        self,
        name: str,
        ruleset: str = "wikimonde",
        *,
        format_: str,
        key: str | None = None,
        **settled: Unpack[NewTournament],
    ) -> Tournament:
        """Makes a tournament, open for entries; the client needs an `api_key` of scope `games`.

        format_: `round_robin`, `swiss`, `knockout` or `league`. key: makes the request idempotent beyond this process.
        """
        body = bodies.tournament(name, ruleset, format_, settled)
        made = self.api.create_tournament(body=body, idempotency_key=given(key))
        return Tournament(self.api, made.id, made.commitment)

    def tournament(self, tournament_id: str, *, token: str | None = None) -> Tournament:
        """A tournament made earlier, or by another client. token: of one of its entries, where it is private."""
        return Tournament(self.api.with_settings(token=token), tournament_id)

    def seat(self, game_id: str, player: str, token: str) -> Seat:
        """A seat taken earlier."""
        return self.table(game_id).seat(player, token)

    def player(self, token: str) -> Player:
        """A player who is kept beyond games, by the token that `api.create_player` told."""
        return Player(self.api.with_settings(token=token), token)

    def close(self) -> None:
        """Closes the connections, unless they came from outside."""
        if self._owned:
            self.api.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
