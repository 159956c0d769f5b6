from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="TurnStartedEvent")


@_attrs_define
class TurnStartedEvent:
    """A player is on turn.

    Attributes:
        type_ (Literal['turn_started']):
        player (str): The player's id at this table.
        lap (int): How many laps are over; the number of the manche, where a match has several.
        not_before (int): From when on the player may begin it, in ms since the epoch.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
        turn (int | Unset): Its number, only in games whose acts can name their turn.
        lead (bool | Unset): Only in games where a turn leads or answers: whether it leads.
        deadline (int | None | Unset): Until when the player may act, in ms since the epoch, null for no limit; only
            where `turn` is told.
    """

    type_: Literal["turn_started"]
    player: str
    lap: int
    not_before: int
    seq: int
    at: int
    turn: int | Unset = UNSET
    lead: bool | Unset = UNSET
    deadline: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        lap = self.lap

        not_before = self.not_before

        seq = self.seq

        at = self.at

        turn = self.turn

        lead = self.lead

        deadline: int | None | Unset
        if isinstance(self.deadline, Unset):
            deadline = UNSET
        else:
            deadline = self.deadline

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "lap": lap,
                "not_before": not_before,
                "seq": seq,
                "at": at,
            }
        )
        if turn is not UNSET:
            field_dict["turn"] = turn
        if lead is not UNSET:
            field_dict["lead"] = lead
        if deadline is not UNSET:
            field_dict["deadline"] = deadline

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["turn_started"], d.pop("type"))
        if type_ != "turn_started":
            raise ValueError(f"type must match const 'turn_started', got '{type_}'")

        player = d.pop("player")

        lap = d.pop("lap")

        not_before = d.pop("not_before")

        seq = d.pop("seq")

        at = d.pop("at")

        turn = d.pop("turn", UNSET)

        lead = d.pop("lead", UNSET)

        def _parse_deadline(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        deadline = _parse_deadline(d.pop("deadline", UNSET))

        turn_started_event = cls(
            type_=type_,
            player=player,
            lap=lap,
            not_before=not_before,
            seq=seq,
            at=at,
            turn=turn,
            lead=lead,
            deadline=deadline,
        )

        turn_started_event.additional_properties = d
        return turn_started_event

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
