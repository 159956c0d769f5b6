from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="DiceForeseenEvent")


@_attrs_define
class DiceForeseenEvent:
    """A player sees the faces of the next throw before it is made.

    Attributes:
        type_ (Literal['dice_foreseen']):
        player (str): The player's id at this table.
        faces (list[int]): In the order in which they will fall; empty for everybody but that player.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["dice_foreseen"]
    player: str
    faces: list[int]
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        faces = self.faces

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "faces": faces,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["dice_foreseen"], d.pop("type"))
        if type_ != "dice_foreseen":
            raise ValueError(f"type must match const 'dice_foreseen', got '{type_}'")

        player = d.pop("player")

        faces = cast(list[int], d.pop("faces"))

        seq = d.pop("seq")

        at = d.pop("at")

        dice_foreseen_event = cls(
            type_=type_,
            player=player,
            faces=faces,
            seq=seq,
            at=at,
        )

        dice_foreseen_event.additional_properties = d
        return dice_foreseen_event

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
