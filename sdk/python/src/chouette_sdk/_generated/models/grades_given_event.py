from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.grades_given_event_roles import GradesGivenEventRoles


T = TypeVar("T", bound="GradesGivenEvent")


@_attrs_define
class GradesGivenEvent:
    """The roles that hold from now on.

    Attributes:
        type_ (Literal['grades_given']):
        roles (GradesGivenEventRoles): Player to role.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["grades_given"]
    roles: GradesGivenEventRoles
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        roles = self.roles.to_dict()

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "roles": roles,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.grades_given_event_roles import GradesGivenEventRoles  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["grades_given"], d.pop("type"))
        if type_ != "grades_given":
            raise ValueError(f"type must match const 'grades_given', got '{type_}'")

        roles = GradesGivenEventRoles.from_dict(d.pop("roles"))

        seq = d.pop("seq")

        at = d.pop("at")

        grades_given_event = cls(
            type_=type_,
            roles=roles,
            seq=seq,
            at=at,
        )

        grades_given_event.additional_properties = d
        return grades_given_event

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
