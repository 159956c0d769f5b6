"""What happens in a tournament, in order: its stream, and the log of what its organiser did."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from service.tournaments.results import Placing
from service.tournaments.rounds import Stage
from service.tournaments.settings import Format


class TournamentEvent(msgspec.Struct, kw_only=True, tag_field="type"):
    """Base of all events. seq: its place in the order, from 1 on without gaps. at: when it happened, in ms since the
    epoch."""

    seq: int
    at: int


class TablePlacing(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended for one seat. entry: who sat there; what begins with `bot:` is a bot on an empty seat. place: 1
    is the best, those who share it have the same. forfeit: left the game, or never came."""

    entry: str
    place: int
    score: int
    forfeit: bool


def placings(found: Iterable[Placing]) -> list[TablePlacing]:
    """As clients see them."""
    return [TablePlacing(entry=one.entry, place=one.place, score=one.score, forfeit=one.forfeit) for one in found]


class TableStart(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round. id: `ROUND.TABLE`. game: the id of its game. seats: entries in the order of play; what begins
    with `bot:` is a bot on an empty seat. stage: `round`, or what is played for: `final`, `third_place`."""

    id: str
    game: str
    seats: list[str]
    stage: Stage


class TournamentCreated(TournamentEvent, tag="tournament_created"):
    """A tournament is open for entries. format: how tables are made. commitment: SHA-256 of the seed that is told at
    its end."""

    name: str
    ruleset: str
    format: Format
    commitment: str


class EntryMade(TournamentEvent, tag="entry_made"):
    """One more takes part. entry: its id. bot: its level, null for a person. since: the first round that the entry may
    play in."""

    entry: str
    name: str
    bot: str | None
    since: int


class EntryWithdrawn(TournamentEvent, tag="entry_withdrawn"):
    """An entry plays in no later round. entry: its id. until: the last one that it may have played in."""

    entry: str
    until: int


class TournamentStarted(TournamentEvent, tag="tournament_started"):
    """Its rounds begin. entries: all who are there. contributions: what they gave to the lot."""

    entries: list[str]
    contributions: str


class RoundStarted(TournamentEvent, tag="round_started"):
    """The games of a round are there. round: its number. tables: all of them. byes: entries without a table. ends_at:
    when it is decided at the latest, in ms since the epoch; null if it may last."""

    round: int
    tables: list[TableStart]
    byes: list[str]
    ends_at: int | None


class TableFinished(TournamentEvent, tag="table_finished"):
    """A table has its result. table: `ROUND.TABLE`. game: the id of its game. placings: of all seats. decided: by the
    game, by the longest time of the round (`time`), or by a game that was called off (`cancelled`)."""

    table: str
    game: str
    placings: list[TablePlacing]
    decided: Literal["game", "time", "cancelled"]


class RoundFinished(TournamentEvent, tag="round_finished"):
    """All tables of a round have their results. round: its number."""

    round: int


class TableReplayed(TournamentEvent, tag="table_replayed"):
    """The organiser has a table played again; the game until now counts for nothing. table: `ROUND.TABLE`. game: the
    new one's id. before: the old one's. note: why."""

    table: str
    game: str
    before: str
    note: str


class ResultCorrected(TournamentEvent, tag="result_corrected"):
    """The organiser has given a table another result. table: `ROUND.TABLE`. placings: all of it. note: why."""

    table: str
    placings: list[TablePlacing]
    note: str


class TournamentPaused(TournamentEvent, tag="tournament_paused"):
    """No further round begins until it goes on; games that are played are played to their end. note: why."""

    note: str


class TournamentResumed(TournamentEvent, tag="tournament_resumed"):
    """It goes on."""


class TournamentFinished(TournamentEvent, tag="tournament_finished"):
    """It is over. reason: all rounds were played, fewer than two entries were left (`too_few`), or it was called off.
    winner: the first of the standings, null where none was played to its end. seed: of the lot. note: why it was called
    off."""

    reason: Literal["played", "too_few", "cancelled"]
    winner: str | None
    seed: str
    note: str


TOURNAMENT_EVENTS: tuple[type[TournamentEvent], ...] = (
    TournamentCreated, EntryMade, EntryWithdrawn, TournamentStarted, RoundStarted, TableFinished, RoundFinished,
    TableReplayed, ResultCorrected, TournamentPaused, TournamentResumed, TournamentFinished,
)  # fmt: skip
