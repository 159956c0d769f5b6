from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.standing_reason import StandingReason, check_standing_reason

T = TypeVar("T", bound="Standing")


@_attrs_define
class Standing:
    """How a game ended for one player.

    Attributes:
        player (str): The player's id at this table.
        rank (int): 1 is the best. The winner is first; then the higher score counts (the lower one where the target is
            below zero); then the longer time in the game. Players who are equal in all that share a rank, and a team shares
            one.
        score (int): In points.
        reason (StandingReason): `won`; `lost`: in the game to the end, and another won; `undecided`: in the game to the
            end, and no player won; or why the player was out before, as in `player_out`. A player who is out by a forfeit
            is told as `left` or `absent`, also where the team has won.
    """

    player: str
    rank: int
    score: int
    reason: StandingReason
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player = self.player

        rank = self.rank

        score = self.score

        reason: str = self.reason

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player": player,
                "rank": rank,
                "score": score,
                "reason": reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        player = d.pop("player")

        rank = d.pop("rank")

        score = d.pop("score")

        reason = check_standing_reason(d.pop("reason"))

        standing = cls(
            player=player,
            rank=rank,
            score=score,
            reason=reason,
        )

        standing.additional_properties = d
        return standing

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
