from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.rated_side import RatedSide
    from ..models.rating_change import RatingChange


T = TypeVar("T", bound="GameRated")


@_attrs_define
class GameRated:
    """A game was rated.

    Attributes:
        type_ (Literal['game_rated']):
        game (str): Its id.
        ended_at (int): In ms since the epoch.
        sides (list[RatedSide]): Of players who are kept beyond games; all others have no ratings.
        changes (list[RatingChange]): To the ratings of these.
        seq (int): Its place in the order, from 1 on without gaps.
        at (int): Ms since the epoch.
    """

    type_: Literal["game_rated"]
    game: str
    ended_at: int
    sides: list[RatedSide]
    changes: list[RatingChange]
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        game = self.game

        ended_at = self.ended_at

        sides = []
        for sides_item_data in self.sides:
            sides_item = sides_item_data.to_dict()
            sides.append(sides_item)

        changes = []
        for changes_item_data in self.changes:
            changes_item = changes_item_data.to_dict()
            changes.append(changes_item)

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "game": game,
                "ended_at": ended_at,
                "sides": sides,
                "changes": changes,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.rated_side import RatedSide  # noqa: PLC0415
        from ..models.rating_change import RatingChange  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["game_rated"], d.pop("type"))
        if type_ != "game_rated":
            raise ValueError(f"type must match const 'game_rated', got '{type_}'")

        game = d.pop("game")

        ended_at = d.pop("ended_at")

        sides = []
        _sides = d.pop("sides")
        for sides_item_data in _sides:
            sides_item = RatedSide.from_dict(sides_item_data)

            sides.append(sides_item)

        changes = []
        _changes = d.pop("changes")
        for changes_item_data in _changes:
            changes_item = RatingChange.from_dict(changes_item_data)

            changes.append(changes_item)

        seq = d.pop("seq")

        at = d.pop("at")

        game_rated = cls(
            type_=type_,
            game=game,
            ended_at=ended_at,
            sides=sides,
            changes=changes,
            seq=seq,
            at=at,
        )

        game_rated.additional_properties = d
        return game_rated

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
