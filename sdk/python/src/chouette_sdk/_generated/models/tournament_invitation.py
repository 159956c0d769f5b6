from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.tournament_invitation_status import (
    TournamentInvitationStatus,
    check_tournament_invitation_status,
)

T = TypeVar("T", bound="TournamentInvitation")


@_attrs_define
class TournamentInvitation:
    """That a player may enter.

    Attributes:
        id (str):
        player_id (str): Whom it is for, whose entry will have that id.
        created_at (int): In ms since the epoch.
        status (TournamentInvitationStatus): What came of it; it is `expired` once entries are closed.
    """

    id: str
    player_id: str
    created_at: int
    status: TournamentInvitationStatus
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        player_id = self.player_id

        created_at = self.created_at

        status: str = self.status

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "player_id": player_id,
                "created_at": created_at,
                "status": status,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        player_id = d.pop("player_id")

        created_at = d.pop("created_at")

        status = check_tournament_invitation_status(d.pop("status"))

        tournament_invitation = cls(
            id=id,
            player_id=player_id,
            created_at=created_at,
            status=status,
        )

        tournament_invitation.additional_properties = d
        return tournament_invitation

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
