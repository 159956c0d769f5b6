from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="RecordedTable")


@_attrs_define
class RecordedTable:
    """What was drawn beside the dice; of a game of the sandbox also how its table was at the beginning.

    Attributes:
        deck (list[int | str] | Unset): The tichettes that were drawn from the pack, in order: 1 to 21, and `etoile`.
    """

    deck: list[int | str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        deck: list[int | str] | Unset = UNSET
        if not isinstance(self.deck, Unset):
            deck = []
            for deck_item_data in self.deck:
                deck_item: int | str
                deck_item = deck_item_data
                deck.append(deck_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if deck is not UNSET:
            field_dict["deck"] = deck

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _deck = d.pop("deck", UNSET)
        deck: list[int | str] | Unset = UNSET
        if _deck is not UNSET:
            deck = []
            for deck_item_data in _deck:

                def _parse_deck_item(data: object) -> int | str:
                    return cast(int | str, data)

                deck_item = _parse_deck_item(deck_item_data)

                deck.append(deck_item)

        recorded_table = cls(
            deck=deck,
        )

        recorded_table.additional_properties = d
        return recorded_table

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
