from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="LyingDownEvent")


@_attrs_define
class LyingDownEvent:
    """A player lies down, and does not exist for the game from now on; or exists again.

    Attributes:
        type_ (Literal['lying_down']):
        player (str): The player's id at this table.
        down (bool): Whether the player lies.
        by_table (bool): Whether the table woke the player, as no other exists.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
        person (str | Unset): Whose word woke the player, where it was that of another.
    """

    type_: Literal["lying_down"]
    player: str
    down: bool
    by_table: bool
    seq: int
    at: int
    person: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        down = self.down

        by_table = self.by_table

        seq = self.seq

        at = self.at

        person = self.person

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "down": down,
                "by_table": by_table,
                "seq": seq,
                "at": at,
            }
        )
        if person is not UNSET:
            field_dict["person"] = person

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["lying_down"], d.pop("type"))
        if type_ != "lying_down":
            raise ValueError(f"type must match const 'lying_down', got '{type_}'")

        player = d.pop("player")

        down = d.pop("down")

        by_table = d.pop("by_table")

        seq = d.pop("seq")

        at = d.pop("at")

        person = d.pop("person", UNSET)

        lying_down_event = cls(
            type_=type_,
            player=player,
            down=down,
            by_table=by_table,
            seq=seq,
            at=at,
            person=person,
        )

        lying_down_event.additional_properties = d
        return lying_down_event

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
