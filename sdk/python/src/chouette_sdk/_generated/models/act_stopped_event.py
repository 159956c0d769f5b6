from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.act_stopped_event_code import ActStoppedEventCode, check_act_stopped_event_code

if TYPE_CHECKING:
    from ..models.act_stopped_event_act import ActStoppedEventAct


T = TypeVar("T", bound="ActStoppedEvent")


@_attrs_define
class ActStoppedEvent:
    """What was held does not count: it was stopped, or is no longer possible. It costs nothing.

    Attributes:
        type_ (Literal['act_stopped']):
        player (str): The player's id at this table.
        act (ActStoppedEventAct): What was done, as it was sent.
        code (ActStoppedEventCode): `stopped`, or why it is no longer possible, for programs.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["act_stopped"]
    player: str
    act: ActStoppedEventAct
    code: ActStoppedEventCode
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        act = self.act.to_dict()

        code: str = self.code

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "act": act,
                "code": code,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.act_stopped_event_act import ActStoppedEventAct  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["act_stopped"], d.pop("type"))
        if type_ != "act_stopped":
            raise ValueError(f"type must match const 'act_stopped', got '{type_}'")

        player = d.pop("player")

        act = ActStoppedEventAct.from_dict(d.pop("act"))

        code = check_act_stopped_event_code(d.pop("code"))

        seq = d.pop("seq")

        at = d.pop("at")

        act_stopped_event = cls(
            type_=type_,
            player=player,
            act=act,
            code=code,
            seq=seq,
            at=at,
        )

        act_stopped_event.additional_properties = d
        return act_stopped_event

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
