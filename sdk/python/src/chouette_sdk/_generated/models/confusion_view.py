from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.confusion_view_left import ConfusionViewLeft, check_confusion_view_left
from ..models.confusion_view_middle import ConfusionViewMiddle, check_confusion_view_middle
from ..models.confusion_view_right import ConfusionViewRight, check_confusion_view_right

T = TypeVar("T", bound="ConfusionView")


@_attrs_define
class ConfusionView:
    """A potion of confusion that was drunk (t3).

    Attributes:
        by (str): The id of the player who drank it.
        left (ConfusionViewLeft): What it does to dice at these places; one die lies in the middle, two lie left and
            right.
        middle (ConfusionViewMiddle): What it does to dice at these places; one die lies in the middle, two lie left and
            right.
        right (ConfusionViewRight): What it does to dice at these places; one die lies in the middle, two lie left and
            right.
    """

    by: str
    left: ConfusionViewLeft
    middle: ConfusionViewMiddle
    right: ConfusionViewRight
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        by = self.by

        left: str = self.left

        middle: str = self.middle

        right: str = self.right

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "by": by,
                "left": left,
                "middle": middle,
                "right": right,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        by = d.pop("by")

        left = check_confusion_view_left(d.pop("left"))

        middle = check_confusion_view_middle(d.pop("middle"))

        right = check_confusion_view_right(d.pop("right"))

        confusion_view = cls(
            by=by,
            left=left,
            middle=middle,
            right=right,
        )

        confusion_view.additional_properties = d
        return confusion_view

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
