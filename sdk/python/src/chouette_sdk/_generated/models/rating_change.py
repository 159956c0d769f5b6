from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="RatingChange")


@_attrs_define
class RatingChange:
    """What a game did to a player's rating.

    Attributes:
        player (str): The player's id at this table.
        before (int): As it is shown, 1500 at the start.
        after (int): As it is shown, 1500 at the start.
        deviation (int): How far off it may well be after it.
        games (int): How many count by now.
    """

    player: str
    before: int
    after: int
    deviation: int
    games: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player = self.player

        before = self.before

        after = self.after

        deviation = self.deviation

        games = self.games

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player": player,
                "before": before,
                "after": after,
                "deviation": deviation,
                "games": games,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        player = d.pop("player")

        before = d.pop("before")

        after = d.pop("after")

        deviation = d.pop("deviation")

        games = d.pop("games")

        rating_change = cls(
            player=player,
            before=before,
            after=after,
            deviation=deviation,
            games=games,
        )

        rating_change.additional_properties = d
        return rating_change

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
