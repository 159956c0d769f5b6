from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.preventive_failed_event_code import (
    PreventiveFailedEventCode,
    check_preventive_failed_event_code,
)

T = TypeVar("T", bound="PreventiveFailedEvent")


@_attrs_define
class PreventiveFailedEvent:
    """The dice landed, and what was shouted before does not count and costs nothing: it was late, or the game is lenient.

    Attributes:
        type_ (Literal['preventive_failed']):
        player (str): The player's id at this table.
        annonce (str): The annonce's id.
        code (PreventiveFailedEventCode): Why, for programs.
        detail (str): Why, in a sentence.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["preventive_failed"]
    player: str
    annonce: str
    code: PreventiveFailedEventCode
    detail: str
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        annonce = self.annonce

        code: str = self.code

        detail = self.detail

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "annonce": annonce,
                "code": code,
                "detail": detail,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["preventive_failed"], d.pop("type"))
        if type_ != "preventive_failed":
            raise ValueError(f"type must match const 'preventive_failed', got '{type_}'")

        player = d.pop("player")

        annonce = d.pop("annonce")

        code = check_preventive_failed_event_code(d.pop("code"))

        detail = d.pop("detail")

        seq = d.pop("seq")

        at = d.pop("at")

        preventive_failed_event = cls(
            type_=type_,
            player=player,
            annonce=annonce,
            code=code,
            detail=detail,
            seq=seq,
            at=at,
        )

        preventive_failed_event.additional_properties = d
        return preventive_failed_event

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
