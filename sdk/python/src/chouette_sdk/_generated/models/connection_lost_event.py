from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ConnectionLostEvent")


@_attrs_define
class ConnectionLostEvent:
    """The last live stream of a seat has been gone since `at`.

    Attributes:
        type_ (Literal['connection_lost']):
        player (str): The player's id at this table.
        stands_at (int | None): When the player counts as having stood up, in ms since the epoch. Before the start no
            player stands up: then it is null, and the event comes again at the start.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["connection_lost"]
    player: str
    stands_at: int | None
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        stands_at: int | None
        stands_at = self.stands_at

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "stands_at": stands_at,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["connection_lost"], d.pop("type"))
        if type_ != "connection_lost":
            raise ValueError(f"type must match const 'connection_lost', got '{type_}'")

        player = d.pop("player")

        def _parse_stands_at(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        stands_at = _parse_stands_at(d.pop("stands_at"))

        seq = d.pop("seq")

        at = d.pop("at")

        connection_lost_event = cls(
            type_=type_,
            player=player,
            stands_at=stands_at,
            seq=seq,
            at=at,
        )

        connection_lost_event.additional_properties = d
        return connection_lost_event

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
