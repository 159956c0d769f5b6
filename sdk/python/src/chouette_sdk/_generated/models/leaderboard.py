from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.leaderboard_line import LeaderboardLine
    from ..models.pool_card import PoolCard


T = TypeVar("T", bound="Leaderboard")


@_attrs_define
class Leaderboard:
    """Lines of a leaderboard, the best first.

    Attributes:
        pool (PoolCard): A pool of ratings.
        lines (list[LeaderboardLine]):
        next_ (None | str): To be sent as `after` for the next page, null at the end.
    """

    pool: PoolCard
    lines: list[LeaderboardLine]
    next_: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        pool = self.pool.to_dict()

        lines = []
        for lines_item_data in self.lines:
            lines_item = lines_item_data.to_dict()
            lines.append(lines_item)

        next_: None | str
        next_ = self.next_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "pool": pool,
                "lines": lines,
                "next": next_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.leaderboard_line import LeaderboardLine  # noqa: PLC0415
        from ..models.pool_card import PoolCard  # noqa: PLC0415

        d = dict(src_dict)
        pool = PoolCard.from_dict(d.pop("pool"))

        lines = []
        _lines = d.pop("lines")
        for lines_item_data in _lines:
            lines_item = LeaderboardLine.from_dict(lines_item_data)

            lines.append(lines_item)

        def _parse_next_(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        next_ = _parse_next_(d.pop("next"))

        leaderboard = cls(
            pool=pool,
            lines=lines,
            next_=next_,
        )

        leaderboard.additional_properties = d
        return leaderboard

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
