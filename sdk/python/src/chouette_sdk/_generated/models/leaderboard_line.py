from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="LeaderboardLine")


@_attrs_define
class LeaderboardLine:
    """A line of a leaderboard.

    Attributes:
        rank (int): From 1 on; those who are equal share it.
        player (str): The id.
        name (str): What the player is called now.
        rating (int): 1500 at the start.
        deviation (int): How far off it may well be.
        safe (int): What the player is at least, which the lines are ordered by: on a scale of its own, on which all
            begin with 1500.
        games (int): How many.
        wins (int): How many.
        provisional (bool): Whether the games are too few to say much.
    """

    rank: int
    player: str
    name: str
    rating: int
    deviation: int
    safe: int
    games: int
    wins: int
    provisional: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rank = self.rank

        player = self.player

        name = self.name

        rating = self.rating

        deviation = self.deviation

        safe = self.safe

        games = self.games

        wins = self.wins

        provisional = self.provisional

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rank": rank,
                "player": player,
                "name": name,
                "rating": rating,
                "deviation": deviation,
                "safe": safe,
                "games": games,
                "wins": wins,
                "provisional": provisional,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        rank = d.pop("rank")

        player = d.pop("player")

        name = d.pop("name")

        rating = d.pop("rating")

        deviation = d.pop("deviation")

        safe = d.pop("safe")

        games = d.pop("games")

        wins = d.pop("wins")

        provisional = d.pop("provisional")

        leaderboard_line = cls(
            rank=rank,
            player=player,
            name=name,
            rating=rating,
            deviation=deviation,
            safe=safe,
            games=games,
            wins=wins,
            provisional=provisional,
        )

        leaderboard_line.additional_properties = d
        return leaderboard_line

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
