from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.fault_view_fault import FaultViewFault, check_fault_view_fault

T = TypeVar("T", bound="FaultView")


@_attrs_define
class FaultView:
    """A fault that stands: who failed.

    Attributes:
        player (str): The player's id at this table.
        verse (int): At which one.
        fault (FaultViewFault): As in `song_fault`.
    """

    player: str
    verse: int
    fault: FaultViewFault
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player = self.player

        verse = self.verse

        fault: str = self.fault

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player": player,
                "verse": verse,
                "fault": fault,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        player = d.pop("player")

        verse = d.pop("verse")

        fault = check_fault_view_fault(d.pop("fault"))

        fault_view = cls(
            player=player,
            verse=verse,
            fault=fault,
        )

        fault_view.additional_properties = d
        return fault_view

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
