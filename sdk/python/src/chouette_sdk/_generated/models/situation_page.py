from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.situation_summary import SituationSummary


T = TypeVar("T", bound="SituationPage")


@_attrs_define
class SituationPage:
    """A page of the gallery.

    Attributes:
        situations (list[SituationSummary]):
        next_ (None | str): The cursor of the next page, null on the last.
    """

    situations: list[SituationSummary]
    next_: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        situations = []
        for situations_item_data in self.situations:
            situations_item = situations_item_data.to_dict()
            situations.append(situations_item)

        next_: None | str
        next_ = self.next_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "situations": situations,
                "next": next_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.situation_summary import SituationSummary  # noqa: PLC0415

        d = dict(src_dict)
        situations = []
        _situations = d.pop("situations")
        for situations_item_data in _situations:
            situations_item = SituationSummary.from_dict(situations_item_data)

            situations.append(situations_item)

        def _parse_next_(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        next_ = _parse_next_(d.pop("next"))

        situation_page = cls(
            situations=situations,
            next_=next_,
        )

        situation_page.additional_properties = d
        return situation_page

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
