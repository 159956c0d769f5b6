from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.game_clock_clock import GameClockClock, check_game_clock_clock

T = TypeVar("T", bound="GameClock")


@_attrs_define
class GameClock:
    """What time it is in a game.

    Attributes:
        clock (GameClockClock): `real`: time passes by itself; `manual`: only when it is told to.
        now (int): In ms since the epoch.
        next_deadline (int | None): When something next happens by itself, in ms since the epoch; null while only
            players can act.
    """

    clock: GameClockClock
    now: int
    next_deadline: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        clock: str = self.clock

        now = self.now

        next_deadline: int | None
        next_deadline = self.next_deadline

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "clock": clock,
                "now": now,
                "next_deadline": next_deadline,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        clock = check_game_clock_clock(d.pop("clock"))

        now = d.pop("now")

        def _parse_next_deadline(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        next_deadline = _parse_next_deadline(d.pop("next_deadline"))

        game_clock = cls(
            clock=clock,
            now=now,
            next_deadline=next_deadline,
        )

        game_clock.additional_properties = d
        return game_clock

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
