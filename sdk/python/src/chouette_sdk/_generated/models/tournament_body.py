from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.tournament_body_bots import TournamentBodyBots, check_tournament_body_bots
from ..models.tournament_body_entering import TournamentBodyEntering, check_tournament_body_entering
from ..models.tournament_body_format import TournamentBodyFormat, check_tournament_body_format
from ..models.tournament_body_overtime import TournamentBodyOvertime, check_tournament_body_overtime
from ..models.tournament_body_remainder import TournamentBodyRemainder, check_tournament_body_remainder
from ..models.tournament_body_seeding import TournamentBodySeeding, check_tournament_body_seeding
from ..models.tournament_body_tie_breaks_item import (
    TournamentBodyTieBreaksItem,
    check_tournament_body_tie_breaks_item,
)
from ..models.tournament_body_visibility import TournamentBodyVisibility, check_tournament_body_visibility
from ..models.tournament_body_watching import TournamentBodyWatching, check_tournament_body_watching
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.options_body import OptionsBody
    from ..models.points_body import PointsBody
    from ..models.tournament_body_metadata import TournamentBodyMetadata


T = TypeVar("T", bound="TournamentBody")


@_attrs_define
class TournamentBody:
    """A new tournament.

    Attributes:
        name (str): What it is called.
        ruleset (str): The rulebook of its games.
        format_ (TournamentBodyFormat): `round_robin`: pairs meet as evenly as can be. `swiss`: tables by standing.
            `knockout`: the best of each table go on. `league`: tables are made as entries ask for them (`request_table`).
        rated (bool | Unset): Whether games count in your key's own pool of ratings of the ruleset (default false).
            Players who are kept beyond games (`create_player`) are rated, others are not.
        pool (str | Unset): The pool of ratings of your key (`create_pool`) that games count in instead.
        options (OptionsBody | Unset): What a table may agree on before the game; what is left out is as its rulebook
            has it.
        table_size (int | Unset): Players at a full table (default 4).
        remainder (TournamentBodyRemainder | Unset): Where the entries do not fill the tables: `smaller` tables
            (default), `larger` ones, `byes` in turn, or `bots` on empty seats.
        rounds (int | Unset): How many rounds; left out: as many as the format needs.
        points (PointsBody | Unset): How a game pays.
        tie_breaks (list[TournamentBodyTieBreaksItem] | Unset): In the order in which they decide between equals; the
            lot is always the last.
        seeding (TournamentBodySeeding | Unset): What orders the entries at the start: the `lot` (default), the `seed`
            `given`, or the `rating`.
        advance (int | Unset): Of a knockout: how many of each table go on; left out: half of a full table.
        third_place (bool | Unset): Of a knockout: whether it plays for the places behind the final (default false).
        visibility (TournamentBodyVisibility | Unset): `private`: it is there for its key and its entries alone.
        entering (TournamentBodyEntering | Unset): Who enters: anybody (`open`, the default), or those whom your key
            enters or invites (`invited`).
        late_entries (bool | Unset): Whether one may enter after the start (default false); a league takes entries
            always.
        most_entries (int | Unset): How many may enter (default 2048).
        starts_at (int | Unset): When it starts by itself, in ms since the epoch; left out: when your key starts it.
        round_ms (int | Unset): The longest time of a round, in ms: then its games end, and places follow from the
            scores. Left out: none.
        overtime (TournamentBodyOvertime | Unset): How a table is decided when `round_ms` are over: by the `scores`
            (default), as `shared` first places, or as a `forfeit` of all.
        check_in_from (int | Unset): From when on entries check in, in ms since the epoch; left out: at once.
        check_in_until (int | Unset): Until when entries say that they are there (`check_in_entry`), in ms since the
            epoch; the others are out then. Left out: there is no check-in.
        watching (TournamentBodyWatching | Unset): Who watches its games: everybody (`public`), those whom you invite to
            a game, or `nobody`; left out: as `visibility` says.
        break_ms (int | Unset): The pause between two rounds, in ms (default 0).
        bots (TournamentBodyBots | Unset): How bots on empty seats play (default `regular`).
        games (int | Unset): Of a league: the most games of an entry; left out: any number.
        closes_at (int | Unset): Of a league: when it closes by itself, in ms since the epoch; left out: by
            `close_league`.
        wait_ms (int | Unset): Of a league: how long one waits for a full table, in ms; then `fewest` are enough. Left
            out: as long as it takes.
        fewest (int | Unset): Of a league: how many are enough after `wait_ms` (default 2).
        metadata (TournamentBodyMetadata | Unset): What you want to note about the tournament, and each of its games: 20
            pairs of texts at most. Told to the key that makes it and to its webhooks, and in no other view.
    """

    name: str
    ruleset: str
    format_: TournamentBodyFormat
    rated: bool | Unset = UNSET
    pool: str | Unset = UNSET
    options: OptionsBody | Unset = UNSET
    table_size: int | Unset = UNSET
    remainder: TournamentBodyRemainder | Unset = UNSET
    rounds: int | Unset = UNSET
    points: PointsBody | Unset = UNSET
    tie_breaks: list[TournamentBodyTieBreaksItem] | Unset = UNSET
    seeding: TournamentBodySeeding | Unset = UNSET
    advance: int | Unset = UNSET
    third_place: bool | Unset = UNSET
    visibility: TournamentBodyVisibility | Unset = UNSET
    entering: TournamentBodyEntering | Unset = UNSET
    late_entries: bool | Unset = UNSET
    most_entries: int | Unset = UNSET
    starts_at: int | Unset = UNSET
    round_ms: int | Unset = UNSET
    overtime: TournamentBodyOvertime | Unset = UNSET
    check_in_from: int | Unset = UNSET
    check_in_until: int | Unset = UNSET
    watching: TournamentBodyWatching | Unset = UNSET
    break_ms: int | Unset = UNSET
    bots: TournamentBodyBots | Unset = UNSET
    games: int | Unset = UNSET
    closes_at: int | Unset = UNSET
    wait_ms: int | Unset = UNSET
    fewest: int | Unset = UNSET
    metadata: TournamentBodyMetadata | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        ruleset = self.ruleset

        format_: str = self.format_

        rated = self.rated

        pool = self.pool

        options: dict[str, Any] | Unset = UNSET
        if not isinstance(self.options, Unset):
            options = self.options.to_dict()

        table_size = self.table_size

        remainder: str | Unset = UNSET
        if not isinstance(self.remainder, Unset):
            remainder = self.remainder

        rounds = self.rounds

        points: dict[str, Any] | Unset = UNSET
        if not isinstance(self.points, Unset):
            points = self.points.to_dict()

        tie_breaks: list[str] | Unset = UNSET
        if not isinstance(self.tie_breaks, Unset):
            tie_breaks = []
            for tie_breaks_item_data in self.tie_breaks:
                tie_breaks_item: str = tie_breaks_item_data
                tie_breaks.append(tie_breaks_item)

        seeding: str | Unset = UNSET
        if not isinstance(self.seeding, Unset):
            seeding = self.seeding

        advance = self.advance

        third_place = self.third_place

        visibility: str | Unset = UNSET
        if not isinstance(self.visibility, Unset):
            visibility = self.visibility

        entering: str | Unset = UNSET
        if not isinstance(self.entering, Unset):
            entering = self.entering

        late_entries = self.late_entries

        most_entries = self.most_entries

        starts_at = self.starts_at

        round_ms = self.round_ms

        overtime: str | Unset = UNSET
        if not isinstance(self.overtime, Unset):
            overtime = self.overtime

        check_in_from = self.check_in_from

        check_in_until = self.check_in_until

        watching: str | Unset = UNSET
        if not isinstance(self.watching, Unset):
            watching = self.watching

        break_ms = self.break_ms

        bots: str | Unset = UNSET
        if not isinstance(self.bots, Unset):
            bots = self.bots

        games = self.games

        closes_at = self.closes_at

        wait_ms = self.wait_ms

        fewest = self.fewest

        metadata: dict[str, Any] | Unset = UNSET
        if not isinstance(self.metadata, Unset):
            metadata = self.metadata.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "ruleset": ruleset,
                "format": format_,
            }
        )
        if rated is not UNSET:
            field_dict["rated"] = rated
        if pool is not UNSET:
            field_dict["pool"] = pool
        if options is not UNSET:
            field_dict["options"] = options
        if table_size is not UNSET:
            field_dict["table_size"] = table_size
        if remainder is not UNSET:
            field_dict["remainder"] = remainder
        if rounds is not UNSET:
            field_dict["rounds"] = rounds
        if points is not UNSET:
            field_dict["points"] = points
        if tie_breaks is not UNSET:
            field_dict["tie_breaks"] = tie_breaks
        if seeding is not UNSET:
            field_dict["seeding"] = seeding
        if advance is not UNSET:
            field_dict["advance"] = advance
        if third_place is not UNSET:
            field_dict["third_place"] = third_place
        if visibility is not UNSET:
            field_dict["visibility"] = visibility
        if entering is not UNSET:
            field_dict["entering"] = entering
        if late_entries is not UNSET:
            field_dict["late_entries"] = late_entries
        if most_entries is not UNSET:
            field_dict["most_entries"] = most_entries
        if starts_at is not UNSET:
            field_dict["starts_at"] = starts_at
        if round_ms is not UNSET:
            field_dict["round_ms"] = round_ms
        if overtime is not UNSET:
            field_dict["overtime"] = overtime
        if check_in_from is not UNSET:
            field_dict["check_in_from"] = check_in_from
        if check_in_until is not UNSET:
            field_dict["check_in_until"] = check_in_until
        if watching is not UNSET:
            field_dict["watching"] = watching
        if break_ms is not UNSET:
            field_dict["break_ms"] = break_ms
        if bots is not UNSET:
            field_dict["bots"] = bots
        if games is not UNSET:
            field_dict["games"] = games
        if closes_at is not UNSET:
            field_dict["closes_at"] = closes_at
        if wait_ms is not UNSET:
            field_dict["wait_ms"] = wait_ms
        if fewest is not UNSET:
            field_dict["fewest"] = fewest
        if metadata is not UNSET:
            field_dict["metadata"] = metadata

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.options_body import OptionsBody  # noqa: PLC0415
        from ..models.points_body import PointsBody  # noqa: PLC0415
        from ..models.tournament_body_metadata import TournamentBodyMetadata  # noqa: PLC0415

        d = dict(src_dict)
        name = d.pop("name")

        ruleset = d.pop("ruleset")

        format_ = check_tournament_body_format(d.pop("format"))

        rated = d.pop("rated", UNSET)

        pool = d.pop("pool", UNSET)

        _options = d.pop("options", UNSET)
        options: OptionsBody | Unset
        if isinstance(_options, Unset):
            options = UNSET
        else:
            options = OptionsBody.from_dict(_options)

        table_size = d.pop("table_size", UNSET)

        _remainder = d.pop("remainder", UNSET)
        remainder: TournamentBodyRemainder | Unset
        if isinstance(_remainder, Unset):
            remainder = UNSET
        else:
            remainder = check_tournament_body_remainder(_remainder)

        rounds = d.pop("rounds", UNSET)

        _points = d.pop("points", UNSET)
        points: PointsBody | Unset
        if isinstance(_points, Unset):
            points = UNSET
        else:
            points = PointsBody.from_dict(_points)

        _tie_breaks = d.pop("tie_breaks", UNSET)
        tie_breaks: list[TournamentBodyTieBreaksItem] | Unset = UNSET
        if _tie_breaks is not UNSET:
            tie_breaks = []
            for tie_breaks_item_data in _tie_breaks:
                tie_breaks_item = check_tournament_body_tie_breaks_item(tie_breaks_item_data)

                tie_breaks.append(tie_breaks_item)

        _seeding = d.pop("seeding", UNSET)
        seeding: TournamentBodySeeding | Unset
        if isinstance(_seeding, Unset):
            seeding = UNSET
        else:
            seeding = check_tournament_body_seeding(_seeding)

        advance = d.pop("advance", UNSET)

        third_place = d.pop("third_place", UNSET)

        _visibility = d.pop("visibility", UNSET)
        visibility: TournamentBodyVisibility | Unset
        if isinstance(_visibility, Unset):
            visibility = UNSET
        else:
            visibility = check_tournament_body_visibility(_visibility)

        _entering = d.pop("entering", UNSET)
        entering: TournamentBodyEntering | Unset
        if isinstance(_entering, Unset):
            entering = UNSET
        else:
            entering = check_tournament_body_entering(_entering)

        late_entries = d.pop("late_entries", UNSET)

        most_entries = d.pop("most_entries", UNSET)

        starts_at = d.pop("starts_at", UNSET)

        round_ms = d.pop("round_ms", UNSET)

        _overtime = d.pop("overtime", UNSET)
        overtime: TournamentBodyOvertime | Unset
        if isinstance(_overtime, Unset):
            overtime = UNSET
        else:
            overtime = check_tournament_body_overtime(_overtime)

        check_in_from = d.pop("check_in_from", UNSET)

        check_in_until = d.pop("check_in_until", UNSET)

        _watching = d.pop("watching", UNSET)
        watching: TournamentBodyWatching | Unset
        if isinstance(_watching, Unset):
            watching = UNSET
        else:
            watching = check_tournament_body_watching(_watching)

        break_ms = d.pop("break_ms", UNSET)

        _bots = d.pop("bots", UNSET)
        bots: TournamentBodyBots | Unset
        if isinstance(_bots, Unset):
            bots = UNSET
        else:
            bots = check_tournament_body_bots(_bots)

        games = d.pop("games", UNSET)

        closes_at = d.pop("closes_at", UNSET)

        wait_ms = d.pop("wait_ms", UNSET)

        fewest = d.pop("fewest", UNSET)

        _metadata = d.pop("metadata", UNSET)
        metadata: TournamentBodyMetadata | Unset
        if isinstance(_metadata, Unset):
            metadata = UNSET
        else:
            metadata = TournamentBodyMetadata.from_dict(_metadata)

        tournament_body = cls(
            name=name,
            ruleset=ruleset,
            format_=format_,
            rated=rated,
            pool=pool,
            options=options,
            table_size=table_size,
            remainder=remainder,
            rounds=rounds,
            points=points,
            tie_breaks=tie_breaks,
            seeding=seeding,
            advance=advance,
            third_place=third_place,
            visibility=visibility,
            entering=entering,
            late_entries=late_entries,
            most_entries=most_entries,
            starts_at=starts_at,
            round_ms=round_ms,
            overtime=overtime,
            check_in_from=check_in_from,
            check_in_until=check_in_until,
            watching=watching,
            break_ms=break_ms,
            bots=bots,
            games=games,
            closes_at=closes_at,
            wait_ms=wait_ms,
            fewest=fewest,
            metadata=metadata,
        )

        return tournament_body
