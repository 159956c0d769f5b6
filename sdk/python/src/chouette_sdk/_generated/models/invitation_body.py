from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.invitation_body_kind import InvitationBodyKind, check_invitation_body_kind
from ..types import UNSET, Unset

T = TypeVar("T", bound="InvitationBody")


@_attrs_define
class InvitationBody:
    """An invitation.

    Attributes:
        kind (InvitationBodyKind | Unset): `seat`: takes one seat, once. `watch`: shows the game, as often as its holder
            looks. Default: 'seat'.
        name (str | Unset): For a seat: the one name under which it can be taken; left out, any.
        player_id (str | Unset): For a seat: the player for whom alone it is, and who is told of it (`create_player`).
        external_id (str | Unset): Whom you know by it: an account of your own, say. Told to the key that made the game,
            to its webhooks and to this player. What a player sends is that player's word; what an invitation brings is
            yours, and counts.
        expires_in_s (int | Unset): For how long it opens anything, in seconds; left out: as long as the game.
    """

    kind: InvitationBodyKind | Unset = "seat"
    name: str | Unset = UNSET
    player_id: str | Unset = UNSET
    external_id: str | Unset = UNSET
    expires_in_s: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        kind: str | Unset = UNSET
        if not isinstance(self.kind, Unset):
            kind = self.kind

        name = self.name

        player_id = self.player_id

        external_id = self.external_id

        expires_in_s = self.expires_in_s

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if kind is not UNSET:
            field_dict["kind"] = kind
        if name is not UNSET:
            field_dict["name"] = name
        if player_id is not UNSET:
            field_dict["player_id"] = player_id
        if external_id is not UNSET:
            field_dict["external_id"] = external_id
        if expires_in_s is not UNSET:
            field_dict["expires_in_s"] = expires_in_s

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _kind = d.pop("kind", UNSET)
        kind: InvitationBodyKind | Unset
        if isinstance(_kind, Unset):
            kind = UNSET
        else:
            kind = check_invitation_body_kind(_kind)

        name = d.pop("name", UNSET)

        player_id = d.pop("player_id", UNSET)

        external_id = d.pop("external_id", UNSET)

        expires_in_s = d.pop("expires_in_s", UNSET)

        invitation_body = cls(
            kind=kind,
            name=name,
            player_id=player_id,
            external_id=external_id,
            expires_in_s=expires_in_s,
        )

        return invitation_body
