from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="PoolBody")


@_attrs_define
class PoolBody:
    """A new pool of ratings.

    Attributes:
        name (str): What it is called.
        rulesets (list[str] | Unset): Whose games count; left out: those of all rulesets.
        starts_at (int | Unset): Only games count that end from this instant on (ms since the epoch).
        ends_at (int | Unset): Only games count that end before it (ms since the epoch); behind `starts_at`.
        provisional_games (int | Unset): With fewer games a rating is provisional (default 10).
    """

    name: str
    rulesets: list[str] | Unset = UNSET
    starts_at: int | Unset = UNSET
    ends_at: int | Unset = UNSET
    provisional_games: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        rulesets: list[str] | Unset = UNSET
        if not isinstance(self.rulesets, Unset):
            rulesets = self.rulesets

        starts_at = self.starts_at

        ends_at = self.ends_at

        provisional_games = self.provisional_games

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
            }
        )
        if rulesets is not UNSET:
            field_dict["rulesets"] = rulesets
        if starts_at is not UNSET:
            field_dict["starts_at"] = starts_at
        if ends_at is not UNSET:
            field_dict["ends_at"] = ends_at
        if provisional_games is not UNSET:
            field_dict["provisional_games"] = provisional_games

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        rulesets = cast(list[str], d.pop("rulesets", UNSET))

        starts_at = d.pop("starts_at", UNSET)

        ends_at = d.pop("ends_at", UNSET)

        provisional_games = d.pop("provisional_games", UNSET)

        pool_body = cls(
            name=name,
            rulesets=rulesets,
            starts_at=starts_at,
            ends_at=ends_at,
            provisional_games=provisional_games,
        )

        return pool_body
