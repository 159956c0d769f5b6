# Copied from the service by ./dev sdk: not edited here.
"""What an organiser settles before a tournament begins, and what makes no sense together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from chouette_sdk._tournament_rules.standings.points import PointRule

Format = Literal["round_robin", "swiss", "knockout", "league"]
Remainder = Literal["smaller", "larger", "byes", "bots"]
Seeding = Literal["given", "rating", "lot"]
TieBreak = Literal[
    "wins", "seconds", "thirds", "direct", "opponents", "beaten", "score", "best_score", "share", "played", "seed"
]

SMALLEST, LARGEST = 2, 8
MOST_ROUNDS = 200
DEFAULT_TIE_BREAKS: tuple[TieBreak, ...] = ("wins", "direct", "opponents", "score")


class Settings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The settings of a tournament. They do not change once its first round is made.

    table_size: players at a full table. remainder: what is done where the field does not fill the tables: `smaller`
    (tables of one fewer; of two sizes at most, one apart), `larger` (tables of one more, where that is enough, else
    smaller), `byes` (players sit out in turn), `bots` (seats stay empty, for bots). rounds: how many a round robin or
    Swiss has; None: a round robin has as many as bring every pair together equally often, or, where no such plan is
    known, as many as no pair needs to meet twice in, and a Swiss as many as sort its field. tie_breaks: in the order in
    which they decide; the lot is always the last. seeding: what orders the entries at the start. advance: how many of
    each table of a knockout go on (None: half of a full table); third_place: the best of those who missed the final
    play for the places behind it. games: the most games of an entry of a league (None: any number). edition: of the
    rules by which seatings are made, so that a tournament is derived by those that it was made by.
    """

    format: Format
    table_size: int = 4
    remainder: Remainder = "smaller"
    rounds: int | None = None
    points: PointRule = PointRule()
    tie_breaks: tuple[TieBreak, ...] = DEFAULT_TIE_BREAKS
    seeding: Seeding = "lot"
    advance: int | None = None
    third_place: bool = False
    games: int | None = None
    edition: int = 1

    @property
    def going_on(self) -> int:
        """How many of each table of a knockout go on."""
        return self.table_size // 2 if self.advance is None else self.advance


def faults(settings: Settings) -> list[str]:
    """What is wrong with the settings, each a sentence that says what to do; empty where nothing is."""
    return [*_sizes(settings), *_order(settings), *_formats(settings)]


def _sizes(settings: Settings) -> Iterator[str]:
    if not SMALLEST <= settings.table_size <= LARGEST:
        yield f"`table_size` is {settings.table_size}: choose {SMALLEST} to {LARGEST} players a table."
    if settings.rounds is not None and not 1 <= settings.rounds <= MOST_ROUNDS:
        yield f"`rounds` is {settings.rounds}: choose 1 to {MOST_ROUNDS}, or leave it out."
    if settings.rounds is not None and settings.format in ("knockout", "league"):
        yield f"A {settings.format} has no fixed number of rounds: leave `rounds` out."
    if settings.edition != 1:
        yield f"`edition` is {settings.edition}: this service makes seatings by edition 1."
    places = settings.points.places
    if places is not None and len(places) != settings.table_size:
        yield f"`points.places` has {len(places)} places, a full table has {settings.table_size}: pay each."
    if places is not None and list(places) != sorted(places, reverse=True):
        yield "`points.places` pays a later place more than an earlier one: put them in order, the first place first."
    if places is not None and settings.points.by != "places":
        yield f"`points.places` is for points by places, not by `{settings.points.by}`: leave one of them out."


def _order(settings: Settings) -> Iterator[str]:
    twice = {name for name in settings.tie_breaks if settings.tie_breaks.count(name) > 1}
    for name in sorted(twice):
        yield f"`tie_breaks` names `{name}` twice: name it once."


def _formats(settings: Settings) -> Iterator[str]:
    most = settings.table_size // 2
    if settings.format == "knockout":
        if not 1 <= settings.going_on <= most:
            yield f"`advance` is {settings.advance}: of tables of {settings.table_size}, 1 to {most} may go on."
    elif settings.advance is not None or settings.third_place:
        yield "`advance` and `third_place` are for a knockout: leave them out."
    if settings.games is not None and settings.format != "league":
        yield "`games` is for a league: leave it out."
    if settings.games is not None and settings.games < 1:
        yield f"`games` is {settings.games}: let an entry play at least one game, or leave it out."
