"""What the service answers about players that are kept beyond games, and about their ratings."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from service.players.events import PlayerEvent
from service.players.history import PlayerResult
from service.players.places import PlayerInvitation, PlayerSeat, PlayerTournament, PlayerTournamentInvitation
from service.players.record import PlayerCard
from service.pools.record import GameRated, PoolCard
from service.ratings import Rank


class PlayerAccount(PlayerCard, kw_only=True):
    """A player, as the key that made the player sees it.

    name: what the others see. external_id: whom the key knows by it, null without. metadata: as it was noted.
    created_at: in ms since the epoch. has_token: whether a token opens anything for this player.
    """


class PlayerCreation(msgspec.Struct, kw_only=True):
    """A player who is there now. token: opens all of this player's seats; told this once, and null where the player was
    there before."""

    player: PlayerAccount
    token: str | None


class PlayerToken(msgspec.Struct, kw_only=True):
    """A token. token: opens all seats of the player; told this once, and from now on the only one."""

    token: str


class PlayerPage(msgspec.Struct, kw_only=True):
    """Players, newest first. next: the `cursor` of the next page, null at the end."""

    players: list[PlayerAccount]
    next: str | None


class Profile(msgspec.Struct, kw_only=True):
    """The player whose token came along. name: what the others see. created_at: in ms since the epoch. seq: of the last
    event of the player's stream."""

    id: str
    name: str
    created_at: int
    seq: int


class PlayerSeats(msgspec.Struct, kw_only=True):
    """Where the player plays. seats: in games that are not over, the oldest first. tournaments: those that are not
    over."""

    seats: list[PlayerSeat]
    tournaments: list[PlayerTournament]


class PlayerInvitations(msgspec.Struct, kw_only=True):
    """What the player is invited to. invitations: seats that are kept for the player, the oldest first. tournaments:
    that the player may enter, in the order of their invitations."""

    invitations: list[PlayerInvitation]
    tournaments: list[PlayerTournamentInvitation]


class PlayerResultPage(msgspec.Struct, kw_only=True):
    """Games of the player that are over, newest first. next: the `cursor` of the next page, null at the end."""

    results: list[PlayerResult]
    next: str | None


class PlayerEventPage(msgspec.Struct, kw_only=True):
    """Events of a player, in order. last_seq: of the last one here, or the one that was asked from. last_id: send it as
    `after` to go on."""

    events: list[PlayerEvent]
    last_seq: int
    last_id: str


def account(card: PlayerCard) -> PlayerAccount:
    """A player as its key sees it."""
    return PlayerAccount(**{name: getattr(card, name) for name in PlayerCard.__struct_fields__})


class PoolPage(msgspec.Struct, kw_only=True):
    """Pools, newest first. next: the `cursor` of the next page, null at the end."""

    pools: list[PoolCard]
    next: str | None


class LeaderboardLine(msgspec.Struct, kw_only=True):
    """A line of a leaderboard. rank: from 1 on; those who are equal share it. player: the id. name: what the player is
    called now. rating: 1500 at the start. deviation: how far off it may well be. safe: what the player is at least,
    which the lines are ordered by: on a scale of its own, on which all begin with 1500. games, wins: how many.
    provisional: whether the games are too few to say much."""

    rank: int
    player: str
    name: str
    rating: int
    deviation: int
    safe: int
    games: int
    wins: int
    provisional: bool


class Leaderboard(msgspec.Struct, kw_only=True):
    """Lines of a leaderboard, the best first. next: to be sent as `after` for the next page, null at the end."""

    pool: PoolCard
    lines: list[LeaderboardLine]
    next: str | None


class RatedGames(msgspec.Struct, kw_only=True):
    """Games in the order in which they were rated. last_seq: of the last one here, or what was asked from."""

    games: list[GameRated]
    last_seq: int


def line(rank: Rank, names: Mapping[str, str]) -> LeaderboardLine:
    """As clients see it. names: by player."""
    rating = rank.rating
    return LeaderboardLine(
        rank=rank.rank, player=rank.player, name=names[rank.player], rating=rating.shown, deviation=rating.deviation,
        safe=rating.safe, games=rating.games, wins=rating.wins, provisional=rank.provisional,
    )  # fmt: skip
