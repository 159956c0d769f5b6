from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.act_held_event_act import ActHeldEventAct
    from ..models.timing import Timing


T = TypeVar("T", bound="ActHeldEvent")


@_attrs_define
class ActHeldEvent:
    """What a player has done waits for others, who may stop it or put something else in its place.

    Attributes:
        type_ (Literal['act_held']):
        player (str): The player's id at this table.
        act (ActHeldEventAct): What was done, as it was sent.
        windows (list[int]): The ids of the windows that it is for; empty where it is for none.
        by (list[str]): The ids of those who have a right over it.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
        timing (Timing | Unset): Why an act counts at its instant.
        person (str | Unset): Whose act it was, where it counts for another player.
    """

    type_: Literal["act_held"]
    player: str
    act: ActHeldEventAct
    windows: list[int]
    by: list[str]
    seq: int
    at: int
    timing: Timing | Unset = UNSET
    person: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        act = self.act.to_dict()

        windows = self.windows

        by = self.by

        seq = self.seq

        at = self.at

        timing: dict[str, Any] | Unset = UNSET
        if not isinstance(self.timing, Unset):
            timing = self.timing.to_dict()

        person = self.person

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "act": act,
                "windows": windows,
                "by": by,
                "seq": seq,
                "at": at,
            }
        )
        if timing is not UNSET:
            field_dict["timing"] = timing
        if person is not UNSET:
            field_dict["person"] = person

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.act_held_event_act import ActHeldEventAct  # noqa: PLC0415
        from ..models.timing import Timing  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["act_held"], d.pop("type"))
        if type_ != "act_held":
            raise ValueError(f"type must match const 'act_held', got '{type_}'")

        player = d.pop("player")

        act = ActHeldEventAct.from_dict(d.pop("act"))

        windows = cast(list[int], d.pop("windows"))

        by = cast(list[str], d.pop("by"))

        seq = d.pop("seq")

        at = d.pop("at")

        _timing = d.pop("timing", UNSET)
        timing: Timing | Unset
        if isinstance(_timing, Unset):
            timing = UNSET
        else:
            timing = Timing.from_dict(_timing)

        person = d.pop("person", UNSET)

        act_held_event = cls(
            type_=type_,
            player=player,
            act=act,
            windows=windows,
            by=by,
            seq=seq,
            at=at,
            timing=timing,
            person=person,
        )

        act_held_event.additional_properties = d
        return act_held_event

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
