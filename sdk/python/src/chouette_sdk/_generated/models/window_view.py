from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.window_view_mode import WindowViewMode, check_window_view_mode
from ..models.window_view_name import WindowViewName, check_window_view_name

T = TypeVar("T", bound="WindowView")


@_attrs_define
class WindowView:
    """An open window.

    Attributes:
        id (int): Its id in this game.
        name (WindowViewName): What it is about.
        mode (WindowViewMode): `race`: the first one counts; `last`: the last one loses; `bets` and `offer`: everybody
            has a say until the deadline; `until` and `open`: until another event closes it; `dice` and `roll`: a player
            must throw.
        rule (str): The id of the rule that opened it.
        annonces (list[str]): The ids of what counts in it.
        players (list[str]): The ids of those whom it concerns.
        waiting (list[str]): The ids of those whom it still asks.
        spoken (list[str]): The ids of those who have answered.
        passed (list[str]): The ids of those who have passed.
        opened_at (int): When it opened, in ms since the epoch.
        not_before (int): From when on it takes answers, in ms since the epoch.
        deadline (int | None): Until when, in ms since the epoch; null: no limit.
    """

    id: int
    name: WindowViewName
    mode: WindowViewMode
    rule: str
    annonces: list[str]
    players: list[str]
    waiting: list[str]
    spoken: list[str]
    passed: list[str]
    opened_at: int
    not_before: int
    deadline: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name: str = self.name

        mode: str = self.mode

        rule = self.rule

        annonces = self.annonces

        players = self.players

        waiting = self.waiting

        spoken = self.spoken

        passed = self.passed

        opened_at = self.opened_at

        not_before = self.not_before

        deadline: int | None
        deadline = self.deadline

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "mode": mode,
                "rule": rule,
                "annonces": annonces,
                "players": players,
                "waiting": waiting,
                "spoken": spoken,
                "passed": passed,
                "opened_at": opened_at,
                "not_before": not_before,
                "deadline": deadline,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        name = check_window_view_name(d.pop("name"))

        mode = check_window_view_mode(d.pop("mode"))

        rule = d.pop("rule")

        annonces = cast(list[str], d.pop("annonces"))

        players = cast(list[str], d.pop("players"))

        waiting = cast(list[str], d.pop("waiting"))

        spoken = cast(list[str], d.pop("spoken"))

        passed = cast(list[str], d.pop("passed"))

        opened_at = d.pop("opened_at")

        not_before = d.pop("not_before")

        def _parse_deadline(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        deadline = _parse_deadline(d.pop("deadline"))

        window_view = cls(
            id=id,
            name=name,
            mode=mode,
            rule=rule,
            annonces=annonces,
            players=players,
            waiting=waiting,
            spoken=spoken,
            passed=passed,
            opened_at=opened_at,
            not_before=not_before,
            deadline=deadline,
        )

        window_view.additional_properties = d
        return window_view

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
