from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.holding_lost_event_holding import HoldingLostEventHolding, check_holding_lost_event_holding
from ..models.holding_lost_event_reason import HoldingLostEventReason, check_holding_lost_event_reason
from ..types import UNSET, Unset

T = TypeVar("T", bound="HoldingLostEvent")


@_attrs_define
class HoldingLostEvent:
    """A player holds something less.

    Attributes:
        type_ (Literal['holding_lost']):
        player (str): The player's id at this table.
        holding (HoldingLostEventHolding):
        reason (HoldingLostEventReason): `spent`: used; `under_minimum`: the score is too low to keep it; `out`: its
            holder is out of the game; `changed`: it became another holding; `given` to another player; `sacrificed` for a
            doubling; `renewed`: replaced by a fresh one.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
        of (int | str | Unset): Which one of its kind, where it comes in kinds.
    """

    type_: Literal["holding_lost"]
    player: str
    holding: HoldingLostEventHolding
    reason: HoldingLostEventReason
    seq: int
    at: int
    of: int | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        holding: str = self.holding

        reason: str = self.reason

        seq = self.seq

        at = self.at

        of: int | str | Unset
        if isinstance(self.of, Unset):
            of = UNSET
        else:
            of = self.of

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "holding": holding,
                "reason": reason,
                "seq": seq,
                "at": at,
            }
        )
        if of is not UNSET:
            field_dict["of"] = of

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["holding_lost"], d.pop("type"))
        if type_ != "holding_lost":
            raise ValueError(f"type must match const 'holding_lost', got '{type_}'")

        player = d.pop("player")

        holding = check_holding_lost_event_holding(d.pop("holding"))

        reason = check_holding_lost_event_reason(d.pop("reason"))

        seq = d.pop("seq")

        at = d.pop("at")

        def _parse_of(data: object) -> int | str | Unset:
            if isinstance(data, Unset):
                return data
            return cast(int | str | Unset, data)

        of = _parse_of(d.pop("of", UNSET))

        holding_lost_event = cls(
            type_=type_,
            player=player,
            holding=holding,
            reason=reason,
            seq=seq,
            at=at,
            of=of,
        )

        holding_lost_event.additional_properties = d
        return holding_lost_event

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
