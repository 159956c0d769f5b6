from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.fault_view import FaultView


T = TypeVar("T", bound="SongView")


@_attrs_define
class SongView:
    """A song under way (c2).

    Attributes:
        launcher (str): Who launched it.
        singers (list[str]): In the order in which they sing.
        verse (int): The number of the one that is due.
        singer (str): From whom.
        faults (list[FaultView]): Those for which others may stop it, the oldest first.
    """

    launcher: str
    singers: list[str]
    verse: int
    singer: str
    faults: list[FaultView]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        launcher = self.launcher

        singers = self.singers

        verse = self.verse

        singer = self.singer

        faults = []
        for faults_item_data in self.faults:
            faults_item = faults_item_data.to_dict()
            faults.append(faults_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "launcher": launcher,
                "singers": singers,
                "verse": verse,
                "singer": singer,
                "faults": faults,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.fault_view import FaultView  # noqa: PLC0415

        d = dict(src_dict)
        launcher = d.pop("launcher")

        singers = cast(list[str], d.pop("singers"))

        verse = d.pop("verse")

        singer = d.pop("singer")

        faults = []
        _faults = d.pop("faults")
        for faults_item_data in _faults:
            faults_item = FaultView.from_dict(faults_item_data)

            faults.append(faults_item)

        song_view = cls(
            launcher=launcher,
            singers=singers,
            verse=verse,
            singer=singer,
            faults=faults,
        )

        song_view.additional_properties = d
        return song_view

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
