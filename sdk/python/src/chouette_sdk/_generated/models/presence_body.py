from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.presence_body_presence import PresenceBodyPresence, check_presence_body_presence

T = TypeVar("T", bound="PresenceBody")


@_attrs_define
class PresenceBody:
    """Sitting at the table or standing up for a while.

    Attributes:
        presence (PresenceBodyPresence): `standing`: the table throws for this player, without waiting; `seated`: back
            again.
    """

    presence: PresenceBodyPresence

    def to_dict(self) -> dict[str, Any]:
        presence: str = self.presence

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "presence": presence,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        presence = check_presence_body_presence(d.pop("presence"))

        presence_body = cls(
            presence=presence,
        )

        return presence_body
