from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.act_within_act import ActWithinAct


T = TypeVar("T", bound="ActWithin")


@_attrs_define
class ActWithin:
    """An act with an amount that another player is made to do.

    Attributes:
        act (ActWithinAct): Ready to be sent, with the least `amount`; of terms that is in `terms`.
        maximum (int): The greatest amount that it may have instead, in points; any whole number between counts.
    """

    act: ActWithinAct
    maximum: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        act = self.act.to_dict()

        maximum = self.maximum

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "act": act,
                "maximum": maximum,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.act_within_act import ActWithinAct  # noqa: PLC0415

        d = dict(src_dict)
        act = ActWithinAct.from_dict(d.pop("act"))

        maximum = d.pop("maximum")

        act_within = cls(
            act=act,
            maximum=maximum,
        )

        act_within.additional_properties = d
        return act_within

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
