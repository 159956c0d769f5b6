"""Commands that make games and take seats; the acts of players themselves are in service.engine.core.actions.acts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec

from service.access.credentials import digest, new_token
from service.bots.levels import NAMES, free_name
from service.engine import Game
from service.engine.core.actions.acts import Join, Rename
from service.engine.core.refusals import Refusal
from service.engine.lobby import folded
from service.games import invitations
from service.json_types import JsonMapping
from service.players.ids import wished_by
from service.store.meta import Meta


class NewPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """A player who takes the first seat at once.

    entropy: their contribution to the dice; team: in a team game; both may be empty. knows: ids of rules.
    external_id: whom the organiser knows by it. member: the id of a player that is kept beyond the game, whose token is
    that of the seat; both are empty for all others.
    """

    name: str
    entropy: str = ""
    team: str = ""
    knows: list[str] = []
    external_id: str = ""
    member: str = ""
    token: str = ""

    def sit(self, at: int) -> Sit:
        """The act of taking a seat. at: ms."""
        wished = self.member or wished_by(self.name)
        join = Join(player=wished, at=at, name=self.name, entropy=self.entropy, team=self.team, knows=self.knows)
        return Sit(join=join, external_id=self.external_id, member=bool(self.member), token=self.token)


MOST_BOTS = 15
"""So many bots may sit at one table: more than at any that people play at, and few enough that none costs much."""


class NewBot(msgspec.Struct, frozen=True, kw_only=True):
    """A bot that takes a seat. level: `novice`, `regular` or `champion`; name and team may be empty."""

    level: str
    name: str = ""
    team: str = ""

    def join(self, taken: Iterable[str], at: int, bots: int) -> Join:
        """Its act; without a name it gets one that no player at the table (`taken`) has. at: ms.

        bots: how many sit there already. Raises the refusal `too_many_bots`.
        """
        if bots >= MOST_BOTS:
            raise Refusal("too_many_bots", f"{MOST_BOTS} bots sit here, which is as many as may.", limit=MOST_BOTS)
        return Join(player="", at=at, name=self.name or free_name(set(taken)), team=self.team, bot=self.level)


class Sit(msgspec.Struct, frozen=True, kw_only=True):
    """Take a seat. invitation: the id of the one that is spent by it. external_id: whom the organiser knows by it.

    renames: of bots that make room for the player's name, just before. token: the seat's, empty for a new one.
    heir_of: the player that the same person was in the game whose rematch this is; hosts: and was its host.
    member: whether it is a player that is kept beyond the game: what opens the seat is then the token that this player
    has at the time, and no hash that is kept with the game.
    """

    join: Join
    invitation: str | None = None
    external_id: str = ""
    renames: tuple[Rename, ...] = ()
    token: str = ""
    heir_of: str = ""
    hosts: bool = False
    member: bool = False

    @property
    def at(self) -> int:
        """When (ms)."""
        return self.join.at

    def applied(self, meta: Meta, player: str) -> Meta:
        """What the service knows of the game once this player has the seat."""
        if self.heir_of:
            heirs = {**meta.heirs, self.heir_of: player}
            meta = msgspec.structs.replace(meta, heirs=heirs, host=player if self.hosts else meta.host)
        if self.member:
            sealed = {**meta.tokens, player: digest(new_token())}
            meta = msgspec.structs.replace(meta, members=(*meta.members, player), tokens=sealed)
        if self.external_id:
            meta = msgspec.structs.replace(meta, external_ids={**meta.external_ids, player: self.external_id})
        return meta if self.invitation is None else invitations.spent(meta, self.invitation, player)


def make_room(game: Game, join: Join) -> tuple[Rename, ...]:
    """The bots that take other names because a person comes under theirs; before the start only, as ids stay.

    A bot that was named by a player or the organiser keeps its name, and is shown with a number.
    """
    if game.state.status != "lobby":
        return ()
    taken = {player.display_name for player in game.state.players} | {join.name}
    return tuple(
        Rename(player=bot.id, at=join.at, name=free_name(taken) if bot.name in NAMES else bot.name, avoid=join.name)
        for bot in game.state.players
        if bot.bot and folded(bot.display_name) == folded(join.name)
    )


class CreateGame(msgspec.Struct, frozen=True, kw_only=True):
    """Make a game.

    options: as the rulebook knows them. given: faces or cards that
    are drawn first, where the settings allow that. at: ms.
    bots: who takes the seats after the player's. name: what the lobby shows.
    api_key_id: the public id of the key that creates it, None without one. metadata: what its owner notes about it.
    seats, watching, pool: as Meta has them.
    """

    ruleset: str
    options: JsonMapping = {}
    visibility: Literal["public", "private"] = "public"
    name: str = ""
    given: Any = None
    player: NewPlayer | None = None
    bots: list[NewBot] = []
    api_key_id: str | None = None
    metadata: Mapping[str, str] = {}
    seats: Literal["open", "invited"] = "open"
    watching: Literal["", "public", "invited", "nobody"] = ""
    rematch_of: str = ""
    pool: str = ""
    at: int

    def bot_joins(self, seats: int) -> tuple[Join, ...]:
        """The acts by which the bots sit down. seats: how many the game has. Raises the refusal `table_full`."""
        players = 1 if self.player else 0
        wanted = players + len(self.bots)
        if wanted > seats:
            raise Refusal(
                "table_full",
                f"The table has {seats} seats, which leaves {seats - players} for bots, and {len(self.bots)} are asked "
                f'for: send fewer `bots`, or a larger table, for instance "options": {{"max_players": {wanted}}}.',
                field="bots", seats=seats,
            )  # fmt: skip
        taken = [self.player.name] if self.player else []
        joins: list[Join] = []
        for bot in self.bots:
            joins.append(bot.join([*taken, *(join.name for join in joins)], self.at, len(joins)))
        return tuple(joins)
