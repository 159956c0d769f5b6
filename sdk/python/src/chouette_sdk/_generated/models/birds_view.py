from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.birds_view_last_hand import BirdsViewLastHand, check_birds_view_last_hand

if TYPE_CHECKING:
    from ..models.effect_view import EffectView


T = TypeVar("T", bound="BirdsView")


@_attrs_define
class BirdsView:
    """What birds have done to the game (c3).

    Attributes:
        taken (list[str]): The solutions chosen since the last migration.
        effects (list[EffectView]): Those in force, the latest last.
        wood (list[int]): The lengths of the bouts de bois that there are, in inches.
        last_hand (BirdsViewLastHand): With which hand dice were thrown last, `left` or `right`.
    """

    taken: list[str]
    effects: list[EffectView]
    wood: list[int]
    last_hand: BirdsViewLastHand
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        taken = self.taken

        effects = []
        for effects_item_data in self.effects:
            effects_item = effects_item_data.to_dict()
            effects.append(effects_item)

        wood = self.wood

        last_hand: str = self.last_hand

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "taken": taken,
                "effects": effects,
                "wood": wood,
                "last_hand": last_hand,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.effect_view import EffectView  # noqa: PLC0415

        d = dict(src_dict)
        taken = cast(list[str], d.pop("taken"))

        effects = []
        _effects = d.pop("effects")
        for effects_item_data in _effects:
            effects_item = EffectView.from_dict(effects_item_data)

            effects.append(effects_item)

        wood = cast(list[int], d.pop("wood"))

        last_hand = check_birds_view_last_hand(d.pop("last_hand"))

        birds_view = cls(
            taken=taken,
            effects=effects,
            wood=wood,
            last_hand=last_hand,
        )

        birds_view.additional_properties = d
        return birds_view

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
