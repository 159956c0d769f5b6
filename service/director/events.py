"""What happens in a tournament, in order: its stream, and the log of what its organiser did."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, Union

import msgspec

from service.tournaments.results import Placing
from service.tournaments.rounds import Stage
from service.tournaments.settings import Format


class TournamentEvent(msgspec.Struct, kw_only=True, tag_field="type"):
    """Base of all events. seq: its place in the order, from 1 on without gaps. at: when it happened, in ms since the
    epoch. by: whose doing it is: `key:` and the public id of a key, `entry:` and the id of an entry, `player:` and the
    id of a player who takes no part; null: the service's own; not there in events of releases that did not tell it."""

    seq: int
    at: int
    by: str | msgspec.UnsetType | None = msgspec.UNSET


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


class PlayersInvited(TournamentEvent, tag="players_invited"):
    """Players are invited. players: their ids, which their entries will have."""

    players: list[str]


class PlayerDeclined(TournamentEvent, tag="player_declined"):
    """A player who was invited will not take part. player: the id."""

    player: str


class InvitationRevoked(TournamentEvent, tag="invitation_revoked"):
    """An invitation was taken back, or its player was erased. player: the id."""

    player: str


class InvitationsExpired(TournamentEvent, tag="invitations_expired"):
    """Entries are closed, so that invitations open nothing any more. players: the ids of those who had not answered."""

    players: list[str]


class EntryWithdrawn(TournamentEvent, tag="entry_withdrawn"):
    """An entry plays in no later round. entry: its id. until: the last one that it may have played in."""

    entry: str
    until: int


class EntryCheckedIn(TournamentEvent, tag="entry_checked_in"):
    """An entry has said that it is there. entry: its id."""

    entry: str


class CheckInClosed(TournamentEvent, tag="check_in_closed"):
    """The check-in is over. absent: entries that had not said that they are there; they are out."""

    absent: list[str]


class EntrySitsOut(TournamentEvent, tag="entry_sits_out"):
    """An entry plays not in a round to come. entry: its id. round: its number."""

    entry: str
    round: int


class EntryBack(TournamentEvent, tag="entry_back"):
    """An entry plays in the next round after all. entry: its id. round: its number."""

    entry: str
    round: int


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
    """The organiser has a table played again; the game until now counts for nothing, a result that there is until the
    new one comes. table: `ROUND.TABLE`. game: the new one's id. before: the old one's. note: why."""

    table: str
    game: str
    before: str
    note: str


class ResultCorrected(TournamentEvent, tag="result_corrected"):
    """A table has another result, by the organiser or as it was played again. table: `ROUND.TABLE`. placings: all of
    it. note: why."""

    table: str
    placings: list[TablePlacing]
    note: str


class TournamentPaused(TournamentEvent, tag="tournament_paused"):
    """No further round begins until it goes on; games that are played are played to their end. note: why."""

    note: str


class TournamentResumed(TournamentEvent, tag="tournament_resumed"):
    """It goes on."""


class TableRequested(TournamentEvent, tag="table_requested"):
    """An entry of a league waits for a table. entry: its id. waiting: how many wait now."""

    entry: str
    waiting: int


class RequestWithdrawn(TournamentEvent, tag="request_withdrawn"):
    """An entry of a league waits for a table no longer. entry: its id. waiting: how many wait now."""

    entry: str
    waiting: int


class TournamentClosing(TournamentEvent, tag="tournament_closing"):
    """A league makes no more tables, and takes no more entries; it is over with the last of its games."""


class TournamentFinished(TournamentEvent, tag="tournament_finished"):
    """It is over. reason: all rounds were played, fewer than two entries were left (`too_few`), or it was called off.
    winner: the first of the standings, null where none was played to its end. seed: of the lot. note: why it was called
    off."""

    reason: Literal["played", "too_few", "cancelled"]
    winner: str | None
    seed: str
    note: str


TOURNAMENT_EVENTS: tuple[type[TournamentEvent], ...] = (
    TournamentCreated, PlayersInvited, PlayerDeclined, InvitationRevoked, InvitationsExpired, EntryMade, EntryWithdrawn,
    EntryCheckedIn, CheckInClosed, EntrySitsOut, EntryBack, TournamentStarted, RoundStarted, TableFinished,
    RoundFinished, TableReplayed, ResultCorrected, TournamentPaused, TournamentResumed, TableRequested,
    RequestWithdrawn, TournamentClosing, TournamentFinished,
)  # fmt: skip

_decoder: msgspec.json.Decoder[TournamentEvent] = msgspec.json.Decoder(
    Union[TOURNAMENT_EVENTS]  # noqa: UP007  (a union of a tuple has no other spelling)
)


def decode(raw: bytes) -> TournamentEvent:
    """From bytes, as the log has it. Raises msgspec.ValidationError."""
    return _decoder.decode(raw)


def named(event: TournamentEvent) -> list[str]:
    """The seats and entries that an event names."""
    if isinstance(event, CheckInClosed):
        return event.absent
    if isinstance(event, EntryMade | EntryWithdrawn | EntryCheckedIn | EntrySitsOut | EntryBack):
        return [event.entry]
    if isinstance(event, TableRequested | RequestWithdrawn):
        return [event.entry]
    if isinstance(event, TableFinished | ResultCorrected):
        return [one.entry for one in event.placings]
    if isinstance(event, RoundStarted):
        return [*(seat for table in event.tables for seat in table.seats), *event.byes]
    if isinstance(event, TournamentStarted):
        return event.entries
    return [event.winner] if isinstance(event, TournamentFinished) and event.winner else []
