from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.tournament_settings_format import TournamentSettingsFormat, check_tournament_settings_format
from ..models.tournament_settings_remainder import (
    TournamentSettingsRemainder,
    check_tournament_settings_remainder,
)
from ..models.tournament_settings_seeding import TournamentSettingsSeeding, check_tournament_settings_seeding

if TYPE_CHECKING:
    from ..models.tournament_points import TournamentPoints


T = TypeVar("T", bound="TournamentSettings")


@_attrs_define
class TournamentSettings:
    """How it is played.

    Attributes:
        format_ (TournamentSettingsFormat): How tables are made.
        table_size (int): Players at a full one.
        remainder (TournamentSettingsRemainder): What is done where the entries do not fill the tables.
        rounds (int | None): How many, null: as many as the format needs.
        points (TournamentPoints): How a game pays.
        tie_breaks (list[str]): In the order in which they decide; the lot is always the last.
        seeding (TournamentSettingsSeeding): What orders the entries at the start.
        advance (int | None): How many of each table of a knockout go on, null: half of a full one.
        third_place (bool): Whether it plays for the places behind the final.
        games (int | None): The most games of an entry of a league, null: any number.
    """

    format_: TournamentSettingsFormat
    table_size: int
    remainder: TournamentSettingsRemainder
    rounds: int | None
    points: TournamentPoints
    tie_breaks: list[str]
    seeding: TournamentSettingsSeeding
    advance: int | None
    third_place: bool
    games: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        format_: str = self.format_

        table_size = self.table_size

        remainder: str = self.remainder

        rounds: int | None
        rounds = self.rounds

        points = self.points.to_dict()

        tie_breaks = self.tie_breaks

        seeding: str = self.seeding

        advance: int | None
        advance = self.advance

        third_place = self.third_place

        games: int | None
        games = self.games

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "format": format_,
                "table_size": table_size,
                "remainder": remainder,
                "rounds": rounds,
                "points": points,
                "tie_breaks": tie_breaks,
                "seeding": seeding,
                "advance": advance,
                "third_place": third_place,
                "games": games,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.tournament_points import TournamentPoints  # noqa: PLC0415

        d = dict(src_dict)
        format_ = check_tournament_settings_format(d.pop("format"))

        table_size = d.pop("table_size")

        remainder = check_tournament_settings_remainder(d.pop("remainder"))

        def _parse_rounds(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        rounds = _parse_rounds(d.pop("rounds"))

        points = TournamentPoints.from_dict(d.pop("points"))

        tie_breaks = cast(list[str], d.pop("tie_breaks"))

        seeding = check_tournament_settings_seeding(d.pop("seeding"))

        def _parse_advance(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        advance = _parse_advance(d.pop("advance"))

        third_place = d.pop("third_place")

        def _parse_games(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        games = _parse_games(d.pop("games"))

        tournament_settings = cls(
            format_=format_,
            table_size=table_size,
            remainder=remainder,
            rounds=rounds,
            points=points,
            tie_breaks=tie_breaks,
            seeding=seeding,
            advance=advance,
            third_place=third_place,
            games=games,
        )

        tournament_settings.additional_properties = d
        return tournament_settings

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
