from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Recalculated")


@_attrs_define
class Recalculated:
    """A pool was calculated anew from the games that it tells of.

    Attributes:
        games (int): How many.
        players (int): How many have ratings.
        same (bool): Whether all figures came out as they are kept.
        differing (list[str]): The players whose did not.
    """

    games: int
    players: int
    same: bool
    differing: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        games = self.games

        players = self.players

        same = self.same

        differing = self.differing

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "games": games,
                "players": players,
                "same": same,
                "differing": differing,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        games = d.pop("games")

        players = d.pop("players")

        same = d.pop("same")

        differing = cast(list[str], d.pop("differing"))

        recalculated = cls(
            games=games,
            players=players,
            same=same,
            differing=differing,
        )

        recalculated.additional_properties = d
        return recalculated

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
