from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.invitation_kind import InvitationKind, check_invitation_kind
from ..models.invitation_status import InvitationStatus, check_invitation_status

T = TypeVar("T", bound="Invitation")


@_attrs_define
class Invitation:
    """What lets a guest in, without the token that does so.

    Attributes:
        id (str):
        kind (InvitationKind): `seat`: to take a seat; `watch`: to watch.
        name (None | str): Under which the seat must be taken, null for any.
        external_id (None | str): What the host's own service calls the guest, null if nothing was sent.
        player_id (None | str): The player for whom alone it is, null where there is none.
        created_at (int): In ms since the epoch.
        expires_at (int | None): In ms since the epoch, null for never.
        status (InvitationStatus): Whether it can still be used.
        used_by (None | str): The id of the player who took the seat, null until then.
    """

    id: str
    kind: InvitationKind
    name: None | str
    external_id: None | str
    player_id: None | str
    created_at: int
    expires_at: int | None
    status: InvitationStatus
    used_by: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        kind: str = self.kind

        name: None | str
        name = self.name

        external_id: None | str
        external_id = self.external_id

        player_id: None | str
        player_id = self.player_id

        created_at = self.created_at

        expires_at: int | None
        expires_at = self.expires_at

        status: str = self.status

        used_by: None | str
        used_by = self.used_by

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "kind": kind,
                "name": name,
                "external_id": external_id,
                "player_id": player_id,
                "created_at": created_at,
                "expires_at": expires_at,
                "status": status,
                "used_by": used_by,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        kind = check_invitation_kind(d.pop("kind"))

        def _parse_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        name = _parse_name(d.pop("name"))

        def _parse_external_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        external_id = _parse_external_id(d.pop("external_id"))

        def _parse_player_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        player_id = _parse_player_id(d.pop("player_id"))

        created_at = d.pop("created_at")

        def _parse_expires_at(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        expires_at = _parse_expires_at(d.pop("expires_at"))

        status = check_invitation_status(d.pop("status"))

        def _parse_used_by(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        used_by = _parse_used_by(d.pop("used_by"))

        invitation = cls(
            id=id,
            kind=kind,
            name=name,
            external_id=external_id,
            player_id=player_id,
            created_at=created_at,
            expires_at=expires_at,
            status=status,
            used_by=used_by,
        )

        invitation.additional_properties = d
        return invitation

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
