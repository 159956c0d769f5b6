from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="PlayerPassedEvent")


@_attrs_define
class PlayerPassedEvent:
    """A player said that nothing more will come from them in these windows.

    Attributes:
        type_ (Literal['player_passed']):
        player (str): The player's id at this table.
        windows (list[int]): Ids of windows.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
        released (bool | Unset): Only of a pass that was held, or that another player forced: true, as it was told of
            before.
        person (str | Unset): Whose act it was, where it counts for another player.
    """

    type_: Literal["player_passed"]
    player: str
    windows: list[int]
    seq: int
    at: int
    released: bool | Unset = UNSET
    person: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        windows = self.windows

        seq = self.seq

        at = self.at

        released = self.released

        person = self.person

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "windows": windows,
                "seq": seq,
                "at": at,
            }
        )
        if released is not UNSET:
            field_dict["released"] = released
        if person is not UNSET:
            field_dict["person"] = person

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["player_passed"], d.pop("type"))
        if type_ != "player_passed":
            raise ValueError(f"type must match const 'player_passed', got '{type_}'")

        player = d.pop("player")

        windows = cast(list[int], d.pop("windows"))

        seq = d.pop("seq")

        at = d.pop("at")

        released = d.pop("released", UNSET)

        person = d.pop("person", UNSET)

        player_passed_event = cls(
            type_=type_,
            player=player,
            windows=windows,
            seq=seq,
            at=at,
            released=released,
            person=person,
        )

        player_passed_event.additional_properties = d
        return player_passed_event

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
