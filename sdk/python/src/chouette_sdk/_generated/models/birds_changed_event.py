from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.birds_changed_event_effects_item import BirdsChangedEventEffectsItem


T = TypeVar("T", bound="BirdsChangedEvent")


@_attrs_define
class BirdsChangedEvent:
    """What birds have done to the game, after something of it has changed.

    Attributes:
        type_ (Literal['birds_changed']):
        taken (list[str]): The solutions chosen since the last migration.
        effects (list[BirdsChangedEventEffectsItem]): Those in force, each with who caught the bird (`by`).
        wood (list[int]): The lengths of the bouts de bois that there are, in inches.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["birds_changed"]
    taken: list[str]
    effects: list[BirdsChangedEventEffectsItem]
    wood: list[int]
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        taken = self.taken

        effects = []
        for effects_item_data in self.effects:
            effects_item = effects_item_data.to_dict()
            effects.append(effects_item)

        wood = self.wood

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "taken": taken,
                "effects": effects,
                "wood": wood,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.birds_changed_event_effects_item import BirdsChangedEventEffectsItem  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["birds_changed"], d.pop("type"))
        if type_ != "birds_changed":
            raise ValueError(f"type must match const 'birds_changed', got '{type_}'")

        taken = cast(list[str], d.pop("taken"))

        effects = []
        _effects = d.pop("effects")
        for effects_item_data in _effects:
            effects_item = BirdsChangedEventEffectsItem.from_dict(effects_item_data)

            effects.append(effects_item)

        wood = cast(list[int], d.pop("wood"))

        seq = d.pop("seq")

        at = d.pop("at")

        birds_changed_event = cls(
            type_=type_,
            taken=taken,
            effects=effects,
            wood=wood,
            seq=seq,
            at=at,
        )

        birds_changed_event.additional_properties = d
        return birds_changed_event

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
