from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.tournament_card_format import TournamentCardFormat, check_tournament_card_format
from ..models.tournament_card_status import TournamentCardStatus, check_tournament_card_status
from ..models.tournament_card_visibility import TournamentCardVisibility, check_tournament_card_visibility

T = TypeVar("T", bound="TournamentCard")


@_attrs_define
class TournamentCard:
    """A tournament in a list.

    Attributes:
        id (str):
        name (str):
        ruleset (str): The id of the rulebook.
        format_ (TournamentCardFormat): How tables are made.
        status (TournamentCardStatus):
        visibility (TournamentCardVisibility): `public`: listed, and anybody may watch; `private`: for its seats only.
        entries (int): How many there are.
        rounds (int): How many there are.
        created_at (int): In ms since the epoch.
        starts_at (int | None): When it starts by itself, null where it is started.
        started_at (int | None): In ms since the epoch, null before.
        ended_at (int | None): In ms since the epoch, null before.
    """

    id: str
    name: str
    ruleset: str
    format_: TournamentCardFormat
    status: TournamentCardStatus
    visibility: TournamentCardVisibility
    entries: int
    rounds: int
    created_at: int
    starts_at: int | None
    started_at: int | None
    ended_at: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        ruleset = self.ruleset

        format_: str = self.format_

        status: str = self.status

        visibility: str = self.visibility

        entries = self.entries

        rounds = self.rounds

        created_at = self.created_at

        starts_at: int | None
        starts_at = self.starts_at

        started_at: int | None
        started_at = self.started_at

        ended_at: int | None
        ended_at = self.ended_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "ruleset": ruleset,
                "format": format_,
                "status": status,
                "visibility": visibility,
                "entries": entries,
                "rounds": rounds,
                "created_at": created_at,
                "starts_at": starts_at,
                "started_at": started_at,
                "ended_at": ended_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        ruleset = d.pop("ruleset")

        format_ = check_tournament_card_format(d.pop("format"))

        status = check_tournament_card_status(d.pop("status"))

        visibility = check_tournament_card_visibility(d.pop("visibility"))

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

        tournament_card = cls(
            id=id,
            name=name,
            ruleset=ruleset,
            format_=format_,
            status=status,
            visibility=visibility,
            entries=entries,
            rounds=rounds,
            created_at=created_at,
            starts_at=starts_at,
            started_at=started_at,
            ended_at=ended_at,
        )

        tournament_card.additional_properties = d
        return tournament_card

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
