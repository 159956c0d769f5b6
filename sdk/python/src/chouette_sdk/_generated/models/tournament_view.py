from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.tournament_view_bots import TournamentViewBots, check_tournament_view_bots
from ..models.tournament_view_end_type_0 import TournamentViewEndType0, check_tournament_view_end_type_0
from ..models.tournament_view_entering import TournamentViewEntering, check_tournament_view_entering
from ..models.tournament_view_overtime import TournamentViewOvertime, check_tournament_view_overtime
from ..models.tournament_view_status import TournamentViewStatus, check_tournament_view_status
from ..models.tournament_view_visibility import TournamentViewVisibility, check_tournament_view_visibility
from ..models.tournament_view_watching import TournamentViewWatching, check_tournament_view_watching

if TYPE_CHECKING:
    from ..models.tournament_settings import TournamentSettings
    from ..models.tournament_view_metadata import TournamentViewMetadata
    from ..models.tournament_view_options import TournamentViewOptions


T = TypeVar("T", bound="TournamentView")


@_attrs_define
class TournamentView:
    """A tournament as it is.

    Attributes:
        id (str):
        name (str):
        ruleset (str): The id of the rulebook.
        status (TournamentViewStatus): Open for entries, or how far it has come.
        end (None | TournamentViewEndType0): Why it is over, null before.
        settings (TournamentSettings): How it is played.
        options (TournamentViewOptions): Of each game, as they were sent.
        visibility (TournamentViewVisibility): Whether those without an entry may see it.
        entering (TournamentViewEntering): Who may enter: anybody (`open`), or whom the organiser lets (`invited`).
        late_entries (bool): Whether one may enter after the start.
        most_entries (int): How many may.
        entries (int): How many there are.
        rounds (int): How many there are.
        created_at (int): When it was made.
        starts_at (int | None): When it starts by itself.
        started_at (int | None): When it did, and was over.
        ended_at (int | None): When it did, and was over.
        round_ends_at (int | None): When the round that is played is decided at the latest.
        round_ms (int | None): The longest time of a round.
        break_ms (int): The pause between two.
        bots (TournamentViewBots): How bots on empty seats play.
        commitment (str): SHA-256 of the seed of the lot.
        seed (None | str): Told at the end.
        seq (int): Of the last event.
        metadata (TournamentViewMetadata): As the organiser noted it; empty for all others.
        closes_at (int | None): When a league closes by itself.
        closing (bool): Whether a league has closed, and is over with its last games.
        wait_ms (int | None): How long one waits for a full table of a league.
        fewest (int): How many are enough then.
        waiting (int): How many wait for a table.
        watching (TournamentViewWatching): Who may watch its games.
        check_in_from (int | None): Between these entries check in.
        check_in_until (int | None): Between these entries check in.
        overtime (TournamentViewOvertime): How a table is decided whose time is over. Instants are in ms since the
            epoch, periods in ms; null where there is none.
    """

    id: str
    name: str
    ruleset: str
    status: TournamentViewStatus
    end: None | TournamentViewEndType0
    settings: TournamentSettings
    options: TournamentViewOptions
    visibility: TournamentViewVisibility
    entering: TournamentViewEntering
    late_entries: bool
    most_entries: int
    entries: int
    rounds: int
    created_at: int
    starts_at: int | None
    started_at: int | None
    ended_at: int | None
    round_ends_at: int | None
    round_ms: int | None
    break_ms: int
    bots: TournamentViewBots
    commitment: str
    seed: None | str
    seq: int
    metadata: TournamentViewMetadata
    closes_at: int | None
    closing: bool
    wait_ms: int | None
    fewest: int
    waiting: int
    watching: TournamentViewWatching
    check_in_from: int | None
    check_in_until: int | None
    overtime: TournamentViewOvertime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        ruleset = self.ruleset

        status: str = self.status

        end: None | str
        if isinstance(self.end, str):
            end = self.end
        else:
            end = self.end

        settings = self.settings.to_dict()

        options = self.options.to_dict()

        visibility: str = self.visibility

        entering: str = self.entering

        late_entries = self.late_entries

        most_entries = self.most_entries

        entries = self.entries

        rounds = self.rounds

        created_at = self.created_at

        starts_at: int | None
        starts_at = self.starts_at

        started_at: int | None
        started_at = self.started_at

        ended_at: int | None
        ended_at = self.ended_at

        round_ends_at: int | None
        round_ends_at = self.round_ends_at

        round_ms: int | None
        round_ms = self.round_ms

        break_ms = self.break_ms

        bots: str = self.bots

        commitment = self.commitment

        seed: None | str
        seed = self.seed

        seq = self.seq

        metadata = self.metadata.to_dict()

        closes_at: int | None
        closes_at = self.closes_at

        closing = self.closing

        wait_ms: int | None
        wait_ms = self.wait_ms

        fewest = self.fewest

        waiting = self.waiting

        watching: str = self.watching

        check_in_from: int | None
        check_in_from = self.check_in_from

        check_in_until: int | None
        check_in_until = self.check_in_until

        overtime: str = self.overtime

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "ruleset": ruleset,
                "status": status,
                "end": end,
                "settings": settings,
                "options": options,
                "visibility": visibility,
                "entering": entering,
                "late_entries": late_entries,
                "most_entries": most_entries,
                "entries": entries,
                "rounds": rounds,
                "created_at": created_at,
                "starts_at": starts_at,
                "started_at": started_at,
                "ended_at": ended_at,
                "round_ends_at": round_ends_at,
                "round_ms": round_ms,
                "break_ms": break_ms,
                "bots": bots,
                "commitment": commitment,
                "seed": seed,
                "seq": seq,
                "metadata": metadata,
                "closes_at": closes_at,
                "closing": closing,
                "wait_ms": wait_ms,
                "fewest": fewest,
                "waiting": waiting,
                "watching": watching,
                "check_in_from": check_in_from,
                "check_in_until": check_in_until,
                "overtime": overtime,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.tournament_settings import TournamentSettings  # noqa: PLC0415
        from ..models.tournament_view_metadata import TournamentViewMetadata  # noqa: PLC0415
        from ..models.tournament_view_options import TournamentViewOptions  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        ruleset = d.pop("ruleset")

        status = check_tournament_view_status(d.pop("status"))

        def _parse_end(data: object) -> None | TournamentViewEndType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                end_type_0 = check_tournament_view_end_type_0(data)

                return end_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TournamentViewEndType0, data)

        end = _parse_end(d.pop("end"))

        settings = TournamentSettings.from_dict(d.pop("settings"))

        options = TournamentViewOptions.from_dict(d.pop("options"))

        visibility = check_tournament_view_visibility(d.pop("visibility"))

        entering = check_tournament_view_entering(d.pop("entering"))

        late_entries = d.pop("late_entries")

        most_entries = d.pop("most_entries")

        entries = d.pop("entries")

        rounds = d.pop("rounds")

        created_at = d.pop("created_at")

        def _parse_starts_at(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        starts_at = _parse_starts_at(d.pop("starts_at"))

        def _parse_started_at(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        started_at = _parse_started_at(d.pop("started_at"))

        def _parse_ended_at(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        ended_at = _parse_ended_at(d.pop("ended_at"))

        def _parse_round_ends_at(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        round_ends_at = _parse_round_ends_at(d.pop("round_ends_at"))

        def _parse_round_ms(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        round_ms = _parse_round_ms(d.pop("round_ms"))

        break_ms = d.pop("break_ms")

        bots = check_tournament_view_bots(d.pop("bots"))

        commitment = d.pop("commitment")

        def _parse_seed(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        seed = _parse_seed(d.pop("seed"))

        seq = d.pop("seq")

        metadata = TournamentViewMetadata.from_dict(d.pop("metadata"))

        def _parse_closes_at(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        closes_at = _parse_closes_at(d.pop("closes_at"))

        closing = d.pop("closing")

        def _parse_wait_ms(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        wait_ms = _parse_wait_ms(d.pop("wait_ms"))

        fewest = d.pop("fewest")

        waiting = d.pop("waiting")

        watching = check_tournament_view_watching(d.pop("watching"))

        def _parse_check_in_from(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        check_in_from = _parse_check_in_from(d.pop("check_in_from"))

        def _parse_check_in_until(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        check_in_until = _parse_check_in_until(d.pop("check_in_until"))

        overtime = check_tournament_view_overtime(d.pop("overtime"))

        tournament_view = cls(
            id=id,
            name=name,
            ruleset=ruleset,
            status=status,
            end=end,
            settings=settings,
            options=options,
            visibility=visibility,
            entering=entering,
            late_entries=late_entries,
            most_entries=most_entries,
            entries=entries,
            rounds=rounds,
            created_at=created_at,
            starts_at=starts_at,
            started_at=started_at,
            ended_at=ended_at,
            round_ends_at=round_ends_at,
            round_ms=round_ms,
            break_ms=break_ms,
            bots=bots,
            commitment=commitment,
            seed=seed,
            seq=seq,
            metadata=metadata,
            closes_at=closes_at,
            closing=closing,
            wait_ms=wait_ms,
            fewest=fewest,
            waiting=waiting,
            watching=watching,
            check_in_from=check_in_from,
            check_in_until=check_in_until,
            overtime=overtime,
        )

        tournament_view.additional_properties = d
        return tournament_view

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
