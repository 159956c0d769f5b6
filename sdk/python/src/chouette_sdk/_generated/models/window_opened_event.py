from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.window_opened_event_mode import WindowOpenedEventMode, check_window_opened_event_mode
from ..models.window_opened_event_name import WindowOpenedEventName, check_window_opened_event_name

T = TypeVar("T", bound="WindowOpenedEvent")


@_attrs_define
class WindowOpenedEvent:
    """The table may react.

    Attributes:
        type_ (Literal['window_opened']):
        window (int): Its id in this game.
        name (WindowOpenedEventName): What it is about.
        mode (WindowOpenedEventMode): `race`: the first one counts; `last`: the last one loses; `bets` and `offer`:
            everybody has a say until the deadline; `until` and `open`: until another event closes it; `dice` and `roll`: a
            player must throw.
        rule (str): The id of the rule that opened it.
        annonces (list[str]): The ids of what counts in it.
        players (list[str]): The ids of those whom it asks.
        not_before (int): From when on it takes answers, in ms since the epoch.
        deadline (int | None): Until when, in ms since the epoch; null: no limit.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["window_opened"]
    window: int
    name: WindowOpenedEventName
    mode: WindowOpenedEventMode
    rule: str
    annonces: list[str]
    players: list[str]
    not_before: int
    deadline: int | None
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        window = self.window

        name: str = self.name

        mode: str = self.mode

        rule = self.rule

        annonces = self.annonces

        players = self.players

        not_before = self.not_before

        deadline: int | None
        deadline = self.deadline

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "window": window,
                "name": name,
                "mode": mode,
                "rule": rule,
                "annonces": annonces,
                "players": players,
                "not_before": not_before,
                "deadline": deadline,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["window_opened"], d.pop("type"))
        if type_ != "window_opened":
            raise ValueError(f"type must match const 'window_opened', got '{type_}'")

        window = d.pop("window")

        name = check_window_opened_event_name(d.pop("name"))

        mode = check_window_opened_event_mode(d.pop("mode"))

        rule = d.pop("rule")

        annonces = cast(list[str], d.pop("annonces"))

        players = cast(list[str], d.pop("players"))

        not_before = d.pop("not_before")

        def _parse_deadline(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        deadline = _parse_deadline(d.pop("deadline"))

        seq = d.pop("seq")

        at = d.pop("at")

        window_opened_event = cls(
            type_=type_,
            window=window,
            name=name,
            mode=mode,
            rule=rule,
            annonces=annonces,
            players=players,
            not_before=not_before,
            deadline=deadline,
            seq=seq,
            at=at,
        )

        window_opened_event.additional_properties = d
        return window_opened_event

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
