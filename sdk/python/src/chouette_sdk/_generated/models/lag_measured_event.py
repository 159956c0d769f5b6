from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="LagMeasuredEvent")


@_attrs_define
class LagMeasuredEvent:
    """The service has measured a player's network; only where lag is compensated.

    Attributes:
        type_ (Literal['lag_measured']):
        player (str): The player's id at this table.
        lag_ms (int): The time there and back, in ms.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["lag_measured"]
    player: str
    lag_ms: int
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        lag_ms = self.lag_ms

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "lag_ms": lag_ms,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["lag_measured"], d.pop("type"))
        if type_ != "lag_measured":
            raise ValueError(f"type must match const 'lag_measured', got '{type_}'")

        player = d.pop("player")

        lag_ms = d.pop("lag_ms")

        seq = d.pop("seq")

        at = d.pop("at")

        lag_measured_event = cls(
            type_=type_,
            player=player,
            lag_ms=lag_ms,
            seq=seq,
            at=at,
        )

        lag_measured_event.additional_properties = d
        return lag_measured_event

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
