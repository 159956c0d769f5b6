from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="BirdCaughtEvent")


@_attrs_define
class BirdCaughtEvent:
    """A solution of a bird applies (c3).

    Attributes:
        type_ (Literal['bird_caught']):
        player (str): The id of the player who caught it.
        solution (str): What applies.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["bird_caught"]
    player: str
    solution: str
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        solution = self.solution

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "solution": solution,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["bird_caught"], d.pop("type"))
        if type_ != "bird_caught":
            raise ValueError(f"type must match const 'bird_caught', got '{type_}'")

        player = d.pop("player")

        solution = d.pop("solution")

        seq = d.pop("seq")

        at = d.pop("at")

        bird_caught_event = cls(
            type_=type_,
            player=player,
            solution=solution,
            seq=seq,
            at=at,
        )

        bird_caught_event.additional_properties = d
        return bird_caught_event

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
