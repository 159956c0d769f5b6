from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.bevue_event_code import BevueEventCode, check_bevue_event_code
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.bevue_event_act import BevueEventAct
    from ..models.timing import Timing


T = TypeVar("T", bound="BevueEvent")


@_attrs_define
class BevueEvent:
    """A wrong act, or a silence that counts as one.

    Attributes:
        type_ (Literal['bevue']):
        player (str): The player's id at this table.
        act (BevueEventAct): What was done, as it was sent.
        code (BevueEventCode): What was wrong, for programs.
        detail (str): What was wrong, in a sentence.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
        timing (Timing | Unset): Why an act counts at its instant.
    """

    type_: Literal["bevue"]
    player: str
    act: BevueEventAct
    code: BevueEventCode
    detail: str
    seq: int
    at: int
    timing: Timing | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        act = self.act.to_dict()

        code: str = self.code

        detail = self.detail

        seq = self.seq

        at = self.at

        timing: dict[str, Any] | Unset = UNSET
        if not isinstance(self.timing, Unset):
            timing = self.timing.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "act": act,
                "code": code,
                "detail": detail,
                "seq": seq,
                "at": at,
            }
        )
        if timing is not UNSET:
            field_dict["timing"] = timing

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bevue_event_act import BevueEventAct  # noqa: PLC0415
        from ..models.timing import Timing  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["bevue"], d.pop("type"))
        if type_ != "bevue":
            raise ValueError(f"type must match const 'bevue', got '{type_}'")

        player = d.pop("player")

        act = BevueEventAct.from_dict(d.pop("act"))

        code = check_bevue_event_code(d.pop("code"))

        detail = d.pop("detail")

        seq = d.pop("seq")

        at = d.pop("at")

        _timing = d.pop("timing", UNSET)
        timing: Timing | Unset
        if isinstance(_timing, Unset):
            timing = UNSET
        else:
            timing = Timing.from_dict(_timing)

        bevue_event = cls(
            type_=type_,
            player=player,
            act=act,
            code=code,
            detail=detail,
            seq=seq,
            at=at,
            timing=timing,
        )

        bevue_event.additional_properties = d
        return bevue_event

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
