"""A pool of ratings as it is stored, and the events that it is made of."""

from __future__ import annotations

import msgspec

from service.players import ids
from service.players.kept import Kept, KeptEvent
from service.ratings.pool import PROVISIONAL

STORED = "r."
"""What the id of a pool begins with in the store."""

PREFIX = "r_"
PATTERN = rf"r_[a-z2-7]{{{ids.LENGTH}}}"
_encode = msgspec.json.Encoder().encode


class PoolCard(msgspec.Struct, kw_only=True):
    """A pool of ratings.

    rulesets: whose games it takes; empty for all. automatic: whether it is that of a ruleset, which games with `rated`
    go into. starts_at, ends_at: only games count that end from the one instant on and before the other, in ms since the
    epoch; null for no bound. provisional_games: with fewer games a rating is provisional. created_at: in ms since the
    epoch.
    """

    id: str
    name: str
    rulesets: list[str]
    automatic: bool
    starts_at: int | None
    ends_at: int | None
    provisional_games: int
    created_at: int


class RatedSide(msgspec.Struct, frozen=True, kw_only=True):
    """A side of a rated game: its players, one or a team, and its place; those who share a place have the same."""

    players: list[str]
    place: int


class RatingChange(msgspec.Struct, frozen=True, kw_only=True):
    """What a game did to a player's rating. before, after: as it is shown, 1500 at the start; deviation: how far off it
    may well be after it. games: how many count by now."""

    player: str
    before: int
    after: int
    deviation: int
    games: int


class GameRated(KeptEvent, tag="game_rated"):
    """A game was rated. game: its id. ended_at: in ms since the epoch. sides: of players who are kept beyond games; all
    others have no ratings. changes: to the ratings of these."""

    game: str
    ended_at: int
    sides: list[RatedSide]
    changes: list[RatingChange]


class RatingPool(Kept, kw_only=True, omit_defaults=True):
    """All of a pool; see PoolCard. owner: the public id of the key that made it.

    Ratings and what is owed to players are items beside it (`figures.py`). ratings, owed: the same, where an earlier
    release has kept it in here; ratings None: all of it are items by now.
    """

    owner: str
    name: str
    rulesets: list[str] = msgspec.field(default_factory=list)
    automatic: bool = False
    starts_at: int | None = None
    ends_at: int | None = None
    provisional_games: int = PROVISIONAL
    ratings: dict[str, tuple[int, int, int, int]] | None = msgspec.field(default_factory=dict)
    owed: dict[str, list[RatingChange]] = msgspec.field(default_factory=dict)

    @property
    def stored_id(self) -> str:
        """See Kept."""
        return stored(self.id)

    @property
    def listed_in(self) -> str:
        """See Kept."""
        return list_of(self.owner)

    @property
    def shown(self) -> PoolCard:
        """As it is told."""
        return PoolCard(
            id=self.id, name=self.name, rulesets=self.rulesets, automatic=self.automatic, starts_at=self.starts_at,
            ends_at=self.ends_at, provisional_games=self.provisional_games, created_at=self.created_at,
        )  # fmt: skip

    def card(self) -> bytes:
        """See Kept."""
        return _encode(self.shown)

    def counts(self, ruleset: str, ended_at: int) -> bool:
        """Whether a game of this ruleset that ended then is one of this pool."""
        if self.rulesets and ruleset not in self.rulesets:
            return False
        begun = self.starts_at is None or ended_at >= self.starts_at
        return begun and (self.ends_at is None or ended_at < self.ends_at)


def stored(pool: str) -> str:
    """The id under which the store keeps a pool."""
    return STORED + pool[2:]


def list_of(owner: str) -> str:
    """The list of a key's pools."""
    return f"pools.{owner}"


def of_ruleset(owner: str, ruleset: str) -> str:
    """The id of a key's own pool of a ruleset."""
    return PREFIX + ids.short(f"pool\0{owner}\0{ruleset}".encode())[2:]
