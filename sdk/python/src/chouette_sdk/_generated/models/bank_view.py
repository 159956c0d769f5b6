from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="BankView")


@_attrs_define
class BankView:
    """The bank (c1).

    Attributes:
        owner (None | str): The banker, null before the first turn.
        artichauts (int): How many it holds.
        number (int): What a die must show for an artichette, and how many artichauts that brings.
        filed (bool): Whether the gains of the player on turn are the banker's in this turn.
    """

    owner: None | str
    artichauts: int
    number: int
    filed: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        owner: None | str
        owner = self.owner

        artichauts = self.artichauts

        number = self.number

        filed = self.filed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "owner": owner,
                "artichauts": artichauts,
                "number": number,
                "filed": filed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_owner(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        owner = _parse_owner(d.pop("owner"))

        artichauts = d.pop("artichauts")

        number = d.pop("number")

        filed = d.pop("filed")

        bank_view = cls(
            owner=owner,
            artichauts=artichauts,
            number=number,
            filed=filed,
        )

        bank_view.additional_properties = d
        return bank_view

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
