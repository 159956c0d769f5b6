from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.player_tournament_invitation_format import (
    PlayerTournamentInvitationFormat,
    check_player_tournament_invitation_format,
)
from ..models.player_tournament_invitation_status import (
    PlayerTournamentInvitationStatus,
    check_player_tournament_invitation_status,
)

T = TypeVar("T", bound="PlayerTournamentInvitation")


@_attrs_define
class PlayerTournamentInvitation:
    """A tournament that the player may enter: `enter_tournament` with the player's token does it.

    Attributes:
        id (str):
        tournament (str): Its id.
        name (str):
        ruleset (str): The id of the rulebook.
        format_ (PlayerTournamentInvitationFormat): How its tables are made.
        table_size (int): Players at a full one.
        status (PlayerTournamentInvitationStatus):
        entries (int): How many take part.
        starts_at (int | None): When it starts by itself, null where it is started.
        invited_at (int): In ms since the epoch, as all instants.
    """

    id: str
    tournament: str
    name: str
    ruleset: str
    format_: PlayerTournamentInvitationFormat
    table_size: int
    status: PlayerTournamentInvitationStatus
    entries: int
    starts_at: int | None
    invited_at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        tournament = self.tournament

        name = self.name

        ruleset = self.ruleset

        format_: str = self.format_

        table_size = self.table_size

        status: str = self.status

        entries = self.entries

        starts_at: int | None
        starts_at = self.starts_at

        invited_at = self.invited_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "tournament": tournament,
                "name": name,
                "ruleset": ruleset,
                "format": format_,
                "table_size": table_size,
                "status": status,
                "entries": entries,
                "starts_at": starts_at,
                "invited_at": invited_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        tournament = d.pop("tournament")

        name = d.pop("name")

        ruleset = d.pop("ruleset")

        format_ = check_player_tournament_invitation_format(d.pop("format"))

        table_size = d.pop("table_size")

        status = check_player_tournament_invitation_status(d.pop("status"))

        entries = d.pop("entries")

        def _parse_starts_at(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        starts_at = _parse_starts_at(d.pop("starts_at"))

        invited_at = d.pop("invited_at")

        player_tournament_invitation = cls(
            id=id,
            tournament=tournament,
            name=name,
            ruleset=ruleset,
            format_=format_,
            table_size=table_size,
            status=status,
            entries=entries,
            starts_at=starts_at,
            invited_at=invited_at,
        )

        player_tournament_invitation.additional_properties = d
        return player_tournament_invitation

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
