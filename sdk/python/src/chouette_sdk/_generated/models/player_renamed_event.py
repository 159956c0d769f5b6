from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PlayerRenamedEvent")


@_attrs_define
class PlayerRenamedEvent:
    """A bot has another name than before, since a person came under its own.

    Attributes:
        type_ (Literal['player_renamed']):
        player (str): The player's id at this table.
        name (str):
        display_name (str): As `name`, numbered where another player has the same.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["player_renamed"]
    player: str
    name: str
    display_name: str
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        name = self.name

        display_name = self.display_name

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "name": name,
                "display_name": display_name,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["player_renamed"], d.pop("type"))
        if type_ != "player_renamed":
            raise ValueError(f"type must match const 'player_renamed', got '{type_}'")

        player = d.pop("player")

        name = d.pop("name")

        display_name = d.pop("display_name")

        seq = d.pop("seq")

        at = d.pop("at")

        player_renamed_event = cls(
            type_=type_,
            player=player,
            name=name,
            display_name=display_name,
            seq=seq,
            at=at,
        )

        player_renamed_event.additional_properties = d
        return player_renamed_event

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
