from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PlayerFinishedEvent")


@_attrs_define
class PlayerFinishedEvent:
    """A player has no cards left.

    Attributes:
        type_ (Literal['player_finished']):
        player (str): The player's id at this table.
        place (int): 1 is the best.
        foul (bool): Whether the last cards were of the closing rank, which costs the place.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["player_finished"]
    player: str
    place: int
    foul: bool
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        place = self.place

        foul = self.foul

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "place": place,
                "foul": foul,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["player_finished"], d.pop("type"))
        if type_ != "player_finished":
            raise ValueError(f"type must match const 'player_finished', got '{type_}'")

        player = d.pop("player")

        place = d.pop("place")

        foul = d.pop("foul")

        seq = d.pop("seq")

        at = d.pop("at")

        player_finished_event = cls(
            type_=type_,
            player=player,
            place=place,
            foul=foul,
            seq=seq,
            at=at,
        )

        player_finished_event.additional_properties = d
        return player_finished_event

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
