from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="GameStartedEvent")


@_attrs_define
class GameStartedEvent:
    """The lobby is closed.

    Attributes:
        type_ (Literal['game_started']):
        players (list[str]): Ids in the order of play.
        first (None | str): The id of the player who begins, null while that is not settled.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["game_started"]
    players: list[str]
    first: None | str
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        players = self.players

        first: None | str
        first = self.first

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "players": players,
                "first": first,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["game_started"], d.pop("type"))
        if type_ != "game_started":
            raise ValueError(f"type must match const 'game_started', got '{type_}'")

        players = cast(list[str], d.pop("players"))

        def _parse_first(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        first = _parse_first(d.pop("first"))

        seq = d.pop("seq")

        at = d.pop("at")

        game_started_event = cls(
            type_=type_,
            players=players,
            first=first,
            seq=seq,
            at=at,
        )

        game_started_event.additional_properties = d
        return game_started_event

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
