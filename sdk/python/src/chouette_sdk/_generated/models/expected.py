from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.compensation import Compensation
    from ..models.expected_act import ExpectedAct


T = TypeVar("T", bound="Expected")


@_attrs_define
class Expected:
    """What one player may do now, and by when; an annonce that is not listed does not count.

    Attributes:
        player (str): The player's id at this table.
        at (int): The instant for which this holds, in ms since the epoch.
        seq (int): The last event that this follows from, so that a client can let its event stream catch up first.
        acts (list[ExpectedAct]):
        lag (Compensation | Unset): What an act of this player may be credited with.
    """

    player: str
    at: int
    seq: int
    acts: list[ExpectedAct]
    lag: Compensation | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player = self.player

        at = self.at

        seq = self.seq

        acts = []
        for acts_item_data in self.acts:
            acts_item = acts_item_data.to_dict()
            acts.append(acts_item)

        lag: dict[str, Any] | Unset = UNSET
        if not isinstance(self.lag, Unset):
            lag = self.lag.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player": player,
                "at": at,
                "seq": seq,
                "acts": acts,
            }
        )
        if lag is not UNSET:
            field_dict["lag"] = lag

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.compensation import Compensation  # noqa: PLC0415
        from ..models.expected_act import ExpectedAct  # noqa: PLC0415

        d = dict(src_dict)
        player = d.pop("player")

        at = d.pop("at")

        seq = d.pop("seq")

        acts = []
        _acts = d.pop("acts")
        for acts_item_data in _acts:
            acts_item = ExpectedAct.from_dict(acts_item_data)

            acts.append(acts_item)

        _lag = d.pop("lag", UNSET)
        lag: Compensation | Unset
        if isinstance(_lag, Unset):
            lag = UNSET
        else:
            lag = Compensation.from_dict(_lag)

        expected = cls(
            player=player,
            at=at,
            seq=seq,
            acts=acts,
            lag=lag,
        )

        expected.additional_properties = d
        return expected

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
