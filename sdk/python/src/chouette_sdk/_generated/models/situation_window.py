from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.situation_window_mode import SituationWindowMode, check_situation_window_mode
from ..models.situation_window_name import SituationWindowName, check_situation_window_name

T = TypeVar("T", bound="SituationWindow")


@_attrs_define
class SituationWindow:
    """A window that is open there.

    Attributes:
        name (SituationWindowName): As in `window_opened`.
        mode (SituationWindowMode): As in `window_opened`.
        rule (str): As in `window_opened`.
        annonces (list[str]): As in `window_opened`.
        players (list[str]): As in `window_opened`.
        closes_in_ms (int | None): How long it is open from the beginning of the game on, in ms; null while only an
            event can close it.
    """

    name: SituationWindowName
    mode: SituationWindowMode
    rule: str
    annonces: list[str]
    players: list[str]
    closes_in_ms: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name: str = self.name

        mode: str = self.mode

        rule = self.rule

        annonces = self.annonces

        players = self.players

        closes_in_ms: int | None
        closes_in_ms = self.closes_in_ms

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "mode": mode,
                "rule": rule,
                "annonces": annonces,
                "players": players,
                "closes_in_ms": closes_in_ms,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = check_situation_window_name(d.pop("name"))

        mode = check_situation_window_mode(d.pop("mode"))

        rule = d.pop("rule")

        annonces = cast(list[str], d.pop("annonces"))

        players = cast(list[str], d.pop("players"))

        def _parse_closes_in_ms(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        closes_in_ms = _parse_closes_in_ms(d.pop("closes_in_ms"))

        situation_window = cls(
            name=name,
            mode=mode,
            rule=rule,
            annonces=annonces,
            players=players,
            closes_in_ms=closes_in_ms,
        )

        situation_window.additional_properties = d
        return situation_window

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
