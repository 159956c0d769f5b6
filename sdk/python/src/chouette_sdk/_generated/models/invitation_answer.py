from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.invitation import Invitation


T = TypeVar("T", bound="InvitationAnswer")


@_attrs_define
class InvitationAnswer:
    """An invitation was made.

    Attributes:
        invitation (Invitation): What lets a guest in, without the token that does so.
        token (str): Told this once; give it to your guest only. Of kind `seat` it goes into `invitation` of
            `join_game`; of kind `watch` it is sent as a bearer token.
    """

    invitation: Invitation
    token: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        invitation = self.invitation.to_dict()

        token = self.token

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "invitation": invitation,
                "token": token,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.invitation import Invitation  # noqa: PLC0415

        d = dict(src_dict)
        invitation = Invitation.from_dict(d.pop("invitation"))

        token = d.pop("token")

        invitation_answer = cls(
            invitation=invitation,
            token=token,
        )

        invitation_answer.additional_properties = d
        return invitation_answer

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
