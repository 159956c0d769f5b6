"""What hosts do, and the key that made a game: seat bots, start, take players out, call it off, invite, list games."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping

from chouette_sdk import bodies
from chouette_sdk._generated.models import (
    ActAnswer,
    BotAnswer,
    Invitation,
    InvitationAnswer,
    InvitationBodyKind,
    ListOwnGamesStatus,
    OwnGame,
)
from chouette_sdk.bodies import given
from chouette_sdk.transport import Api, AsyncApi

PAGE = 100


class Hosting:
    """The part of a table that is its organiser's: for a client with the `api_key` that made the game, and for seats
    where it says so."""

    api: Api
    id: str

    def start(self, *, key: str | None = None) -> ActAnswer:
        """Closes the lobby and begins: for every seat, and for the key that made the game."""
        return self.api.start_game(self.id, idempotency_key=given(key))

    def add_bot(
        self, level: str, *, name: str | None = None, team: str | None = None, key: str | None = None
    ) -> BotAnswer:
        """Gives a bot an empty seat: for a player who sits here (`seat.add_bot`), and with the key that made the game.

        level: `novice`, `regular` or `champion`. The service plays it; `player` of the answer is its id.
        """
        body = bodies.bot(level, name, team)
        return self.api.add_bot(self.id, body=body, idempotency_key=given(key))

    def remove_bot(self, player: str) -> ActAnswer:
        """Takes a bot's seat away, in the lobby."""
        return self.api.remove_bot(self.id, player)

    def evict(self, player: str) -> ActAnswer:
        """Takes a player out, before the start."""
        return self.api.leave_game(self.id, player)

    def cancel(self) -> ActAnswer:
        """Calls the game off, before its start or while it is played: over, its `end` is `cancelled`."""
        return self.api.cancel_game(self.id)

    def invite(
        self,
        kind: InvitationBodyKind = "seat",
        *,
        name: str | None = None,
        external_id: str | None = None,
        expires_in_s: int | None = None,
        key: str | None = None,
    ) -> InvitationAnswer:
        """Invites a guest: with the key, or from the seat, that the game was made with. `token` is told this once.

        kind: `seat` (give the token to `join(…, invitation=token)`) or `watch` (`client.table(id, token=token)`).
        name: the one name under which the seat can be taken. external_id: whom you know by it.
        """
        body = bodies.invitation(kind, name, external_id, expires_in_s)
        return self.api.create_invitation(self.id, body=body, idempotency_key=given(key))

    def invitations(self) -> list[Invitation]:
        """All invitations of this game, the spent ones too, without their tokens."""
        return (self.api.list_invitations(self.id)).invitations

    def revoke(self, invitation: str) -> None:
        """Takes an invitation back, by its id; streams that it opened end."""
        self.api.revoke_invitation(self.id, invitation)


class AsyncHosting:
    """The same for asyncio."""

    api: AsyncApi
    id: str

    async def start(self, *, key: str | None = None) -> ActAnswer:
        """Closes the lobby and begins: for every seat, and for the key that made the game."""
        return await self.api.start_game(self.id, idempotency_key=given(key))

    async def add_bot(
        self, level: str, *, name: str | None = None, team: str | None = None, key: str | None = None
    ) -> BotAnswer:
        """Gives a bot an empty seat: for a player who sits here (`seat.add_bot`), and with the key that made the game.

        level: `novice`, `regular` or `champion`. The service plays it; `player` of the answer is its id.
        """
        body = bodies.bot(level, name, team)
        return await self.api.add_bot(self.id, body=body, idempotency_key=given(key))

    async def remove_bot(self, player: str) -> ActAnswer:
        """Takes a bot's seat away, in the lobby."""
        return await self.api.remove_bot(self.id, player)

    async def evict(self, player: str) -> ActAnswer:
        """Takes a player out, before the start."""
        return await self.api.leave_game(self.id, player)

    async def cancel(self) -> ActAnswer:
        """Calls the game off, before its start or while it is played: over, its `end` is `cancelled`."""
        return await self.api.cancel_game(self.id)

    async def invite(
        self,
        kind: InvitationBodyKind = "seat",
        *,
        name: str | None = None,
        external_id: str | None = None,
        expires_in_s: int | None = None,
        key: str | None = None,
    ) -> InvitationAnswer:
        """Invites a guest: with the key, or from the seat, that the game was made with. `token` is told this once.

        kind: `seat` (give the token to `join(…, invitation=token)`) or `watch` (`client.table(id, token=token)`).
        name: the one name under which the seat can be taken. external_id: whom you know by it.
        """
        body = bodies.invitation(kind, name, external_id, expires_in_s)
        return await self.api.create_invitation(self.id, body=body, idempotency_key=given(key))

    async def invitations(self) -> list[Invitation]:
        """All invitations of this game, the spent ones too, without their tokens."""
        return (await self.api.list_invitations(self.id)).invitations

    async def revoke(self, invitation: str) -> None:
        """Takes an invitation back, by its id; streams that it opened end."""
        await self.api.revoke_invitation(self.id, invitation)


def own_games(
    api: Api,
    status: ListOwnGamesStatus | None,
    ruleset: str | None,
    metadata: Mapping[str, str] | None,
    created_after: int | None,
    created_before: int | None,
) -> Iterator[OwnGame]:
    """All games of a key that fit, page by page as they are wanted."""
    cursor: str | None = None
    while True:
        page = api.list_own_games(
            status=given(status),
            ruleset=given(ruleset),
            metadata=given(pairs(metadata)),
            created_after=given(created_after),
            created_before=given(created_before),
            limit=PAGE,
            cursor=given(cursor),
        )
        yield from page.games
        cursor = page.next_
        if cursor is None:
            return


async def own_games_async(
    api: AsyncApi,
    status: ListOwnGamesStatus | None,
    ruleset: str | None,
    metadata: Mapping[str, str] | None,
    created_after: int | None,
    created_before: int | None,
) -> AsyncIterator[OwnGame]:
    """The same for asyncio."""
    cursor: str | None = None
    while True:
        page = await api.list_own_games(
            status=given(status),
            ruleset=given(ruleset),
            metadata=given(pairs(metadata)),
            created_after=given(created_after),
            created_before=given(created_before),
            limit=PAGE,
            cursor=given(cursor),
        )
        for game in page.games:
            yield game
        cursor = page.next_
        if cursor is None:
            return


def pairs(metadata: Mapping[str, str] | None) -> list[str] | None:
    """Metadata as the filter of a list takes it."""
    return None if metadata is None else [f"{name}:{value}" for name, value in metadata.items()]
