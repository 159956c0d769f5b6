from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.export_tournament_bots import ExportTournamentBots, check_export_tournament_bots
from ..models.export_tournament_end_type_0 import ExportTournamentEndType0, check_export_tournament_end_type_0
from ..models.export_tournament_format import ExportTournamentFormat, check_export_tournament_format
from ..models.export_tournament_overtime import ExportTournamentOvertime, check_export_tournament_overtime
from ..models.export_tournament_status import ExportTournamentStatus, check_export_tournament_status

if TYPE_CHECKING:
    from ..models.export_settings import ExportSettings
    from ..models.export_tournament_options import ExportTournamentOptions


T = TypeVar("T", bound="ExportTournament")


@_attrs_define
class ExportTournament:
    """The first line: what was settled, and how far the tournament has come.

    Attributes:
        kind (Literal['tournament']):
        format_ (ExportTournamentFormat): Of this file, `chouette-tournament`.
        version (int): Of that format.
        lines (int): How many the whole export has.
        id (str): Of the tournament.
        name (str): Of the tournament.
        ruleset (str): The id of the rulebook.
        options (ExportTournamentOptions): Of each game, as they were sent.
        settings (ExportSettings): What rounds and standings are derived by.
        status (ExportTournamentStatus): How far it has come.
        end (ExportTournamentEndType0 | None): Why it is over, null before.
        created_at (int): When it was made.
        starts_at (int | None): When it starts by itself.
        started_at (int | None): When it did, and was over.
        ended_at (int | None): When it did, and was over.
        round_ms (int | None): The longest time of a round.
        overtime (ExportTournamentOvertime): How a table is decided whose time is over.
        break_ms (int): The pause between two.
        bots (ExportTournamentBots): How bots on empty seats play.
        closes_at (int | None): When a league closes by itself.
        wait_ms (int | None): How long one waits there for a full table.
        fewest (int | None): How many are enough then.
        commitment (str): SHA-256 of the seed of the lot.
        seed (None | str): Told at the end, null before.
        contributions (None | str): What the entries gave to the lot, null before the start.
        seq (int): Of the last event. Instants are in ms since the epoch, periods in ms; null where there is none.
        line (int): Its number, from 1 on without gaps.
        sha256 (str): Of the line without this field, as JSON with sorted keys and without spaces, in UTF-8.
    """

    kind: Literal["tournament"]
    format_: ExportTournamentFormat
    version: int
    lines: int
    id: str
    name: str
    ruleset: str
    options: ExportTournamentOptions
    settings: ExportSettings
    status: ExportTournamentStatus
    end: ExportTournamentEndType0 | None
    created_at: int
    starts_at: int | None
    started_at: int | None
    ended_at: int | None
    round_ms: int | None
    overtime: ExportTournamentOvertime
    break_ms: int
    bots: ExportTournamentBots
    closes_at: int | None
    wait_ms: int | None
    fewest: int | None
    commitment: str
    seed: None | str
    contributions: None | str
    seq: int
    line: int
    sha256: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        format_: str = self.format_

        version = self.version

        lines = self.lines

        id = self.id

        name = self.name

        ruleset = self.ruleset

        options = self.options.to_dict()

        settings = self.settings.to_dict()

        status: str = self.status

        end: None | str
        if isinstance(self.end, str):
            end = self.end
        else:
            end = self.end

        created_at = self.created_at

        starts_at: int | None
        starts_at = self.starts_at

        started_at: int | None
        started_at = self.started_at

        ended_at: int | None
        ended_at = self.ended_at

        round_ms: int | None
        round_ms = self.round_ms

        overtime: str = self.overtime

        break_ms = self.break_ms

        bots: str = self.bots

        closes_at: int | None
        closes_at = self.closes_at

        wait_ms: int | None
        wait_ms = self.wait_ms

        fewest: int | None
        fewest = self.fewest

        commitment = self.commitment

        seed: None | str
        seed = self.seed

        contributions: None | str
        contributions = self.contributions

        seq = self.seq

        line = self.line

        sha256 = self.sha256

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "format": format_,
                "version": version,
                "lines": lines,
                "id": id,
                "name": name,
                "ruleset": ruleset,
                "options": options,
                "settings": settings,
                "status": status,
                "end": end,
                "created_at": created_at,
                "starts_at": starts_at,
                "started_at": started_at,
                "ended_at": ended_at,
                "round_ms": round_ms,
                "overtime": overtime,
                "break_ms": break_ms,
                "bots": bots,
                "closes_at": closes_at,
                "wait_ms": wait_ms,
                "fewest": fewest,
                "commitment": commitment,
                "seed": seed,
                "contributions": contributions,
                "seq": seq,
                "line": line,
                "sha256": sha256,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.export_settings import ExportSettings  # noqa: PLC0415
        from ..models.export_tournament_options import ExportTournamentOptions  # noqa: PLC0415

        d = dict(src_dict)
        kind = cast(Literal["tournament"], d.pop("kind"))
        if kind != "tournament":
            raise ValueError(f"kind must match const 'tournament', got '{kind}'")

        format_ = check_export_tournament_format(d.pop("format"))

        version = d.pop("version")

        lines = d.pop("lines")

        id = d.pop("id")

        name = d.pop("name")

        ruleset = d.pop("ruleset")

        options = ExportTournamentOptions.from_dict(d.pop("options"))

        settings = ExportSettings.from_dict(d.pop("settings"))

        status = check_export_tournament_status(d.pop("status"))

        def _parse_end(data: object) -> ExportTournamentEndType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                end_type_0 = check_export_tournament_end_type_0(data)

                return end_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ExportTournamentEndType0 | None, data)

        end = _parse_end(d.pop("end"))

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

        def _parse_round_ms(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        round_ms = _parse_round_ms(d.pop("round_ms"))

        overtime = check_export_tournament_overtime(d.pop("overtime"))

        break_ms = d.pop("break_ms")

        bots = check_export_tournament_bots(d.pop("bots"))

        def _parse_closes_at(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        closes_at = _parse_closes_at(d.pop("closes_at"))

        def _parse_wait_ms(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        wait_ms = _parse_wait_ms(d.pop("wait_ms"))

        def _parse_fewest(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        fewest = _parse_fewest(d.pop("fewest"))

        commitment = d.pop("commitment")

        def _parse_seed(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        seed = _parse_seed(d.pop("seed"))

        def _parse_contributions(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        contributions = _parse_contributions(d.pop("contributions"))

        seq = d.pop("seq")

        line = d.pop("line")

        sha256 = d.pop("sha256")

        export_tournament = cls(
            kind=kind,
            format_=format_,
            version=version,
            lines=lines,
            id=id,
            name=name,
            ruleset=ruleset,
            options=options,
            settings=settings,
            status=status,
            end=end,
            created_at=created_at,
            starts_at=starts_at,
            started_at=started_at,
            ended_at=ended_at,
            round_ms=round_ms,
            overtime=overtime,
            break_ms=break_ms,
            bots=bots,
            closes_at=closes_at,
            wait_ms=wait_ms,
            fewest=fewest,
            commitment=commitment,
            seed=seed,
            contributions=contributions,
            seq=seq,
            line=line,
            sha256=sha256,
        )

        export_tournament.additional_properties = d
        return export_tournament

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
