from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PoolCard")


@_attrs_define
class PoolCard:
    """A pool of ratings.

    Attributes:
        id (str):
        name (str):
        rulesets (list[str]): Whose games it takes; empty for all.
        automatic (bool): Whether it is that of a ruleset, which games with `rated` go into.
        starts_at (int | None): Only games count that end from the one instant on and before the other, in ms since the
            epoch; null for no bound.
        ends_at (int | None): Only games count that end from the one instant on and before the other, in ms since the
            epoch; null for no bound.
        provisional_games (int): With fewer games a rating is provisional.
        created_at (int): In ms since the epoch.
    """

    id: str
    name: str
    rulesets: list[str]
    automatic: bool
    starts_at: int | None
    ends_at: int | None
    provisional_games: int
    created_at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        rulesets = self.rulesets

        automatic = self.automatic

        starts_at: int | None
        starts_at = self.starts_at

        ends_at: int | None
        ends_at = self.ends_at

        provisional_games = self.provisional_games

        created_at = self.created_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "rulesets": rulesets,
                "automatic": automatic,
                "starts_at": starts_at,
                "ends_at": ends_at,
                "provisional_games": provisional_games,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        rulesets = cast(list[str], d.pop("rulesets"))

        automatic = d.pop("automatic")

        def _parse_starts_at(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        starts_at = _parse_starts_at(d.pop("starts_at"))

        def _parse_ends_at(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        ends_at = _parse_ends_at(d.pop("ends_at"))

        provisional_games = d.pop("provisional_games")

        created_at = d.pop("created_at")

        pool_card = cls(
            id=id,
            name=name,
            rulesets=rulesets,
            automatic=automatic,
            starts_at=starts_at,
            ends_at=ends_at,
            provisional_games=provisional_games,
            created_at=created_at,
        )

        pool_card.additional_properties = d
        return pool_card

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
