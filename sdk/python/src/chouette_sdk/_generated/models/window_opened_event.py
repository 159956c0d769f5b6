from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="WindowOpenedEvent")


@_attrs_define
class WindowOpenedEvent:
    """The table may react. mode: `race`, `last`, `bets`, `offer`, `until`, `dice` or `roll`.

    annonces: what counts in it; players: whom it asks; not_before and deadline in ms (deadline null: no limit).

    Attributes:
        type_ (Literal['window_opened']):
        window (int):
        name (str):
        mode (str):
        rule (str):
        annonces (list[str]):
        players (list[str]):
        not_before (int):
        deadline (int | None):
        seq (int):
        at (int):
    """

    type_: Literal["window_opened"]
    window: int
    name: str
    mode: str
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

        name = self.name

        mode = self.mode

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

        name = d.pop("name")

        mode = d.pop("mode")

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
