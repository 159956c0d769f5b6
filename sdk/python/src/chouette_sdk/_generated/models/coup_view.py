from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.coup_view_kind import CoupViewKind, check_coup_view_kind
from ..models.coup_view_sirotage import CoupViewSirotage, check_coup_view_sirotage
from ..types import UNSET, Unset

T = TypeVar("T", bound="CoupView")


@_attrs_define
class CoupView:
    """The coup under way, or the last one.

    Attributes:
        id (int): Its number in the game.
        player (str): The player's id at this table.
        kind (CoupViewKind): `turn`; `replay` after a challenge; `golo` after a Cul de Chouette.
        dice (list[int]): The results that lie there.
        combinations (list[str]): The names of what they are, once all lie; empty for a Néant.
        sirotage (CoupViewSirotage | Unset): `won` or `lost`, once its die lies; left out where there is none.
    """

    id: int
    player: str
    kind: CoupViewKind
    dice: list[int]
    combinations: list[str]
    sirotage: CoupViewSirotage | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        player = self.player

        kind: str = self.kind

        dice = self.dice

        combinations = self.combinations

        sirotage: str | Unset = UNSET
        if not isinstance(self.sirotage, Unset):
            sirotage = self.sirotage

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "player": player,
                "kind": kind,
                "dice": dice,
                "combinations": combinations,
            }
        )
        if sirotage is not UNSET:
            field_dict["sirotage"] = sirotage

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        player = d.pop("player")

        kind = check_coup_view_kind(d.pop("kind"))

        dice = cast(list[int], d.pop("dice"))

        combinations = cast(list[str], d.pop("combinations"))

        _sirotage = d.pop("sirotage", UNSET)
        sirotage: CoupViewSirotage | Unset
        if isinstance(_sirotage, Unset):
            sirotage = UNSET
        else:
            sirotage = check_coup_view_sirotage(_sirotage)

        coup_view = cls(
            id=id,
            player=player,
            kind=kind,
            dice=dice,
            combinations=combinations,
            sirotage=sirotage,
        )

        coup_view.additional_properties = d
        return coup_view

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
