from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.placing_body import PlacingBody


T = TypeVar("T", bound="CorrectionBody")


@_attrs_define
class CorrectionBody:
    """Another result of a table.

    Attributes:
        placings (list[PlacingBody]): The places of all seats.
        reason (str): Why; told to everybody who follows.
    """

    placings: list[PlacingBody]
    reason: str

    def to_dict(self) -> dict[str, Any]:
        placings = []
        for placings_item_data in self.placings:
            placings_item = placings_item_data.to_dict()
            placings.append(placings_item)

        reason = self.reason

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "placings": placings,
                "reason": reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.placing_body import PlacingBody  # noqa: PLC0415

        d = dict(src_dict)
        placings = []
        _placings = d.pop("placings")
        for placings_item_data in _placings:
            placings_item = PlacingBody.from_dict(placings_item_data)

            placings.append(placings_item)

        reason = d.pop("reason")

        correction_body = cls(
            placings=placings,
            reason=reason,
        )

        return correction_body
