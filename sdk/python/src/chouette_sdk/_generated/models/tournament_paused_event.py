from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="TournamentPausedEvent")


@_attrs_define
class TournamentPausedEvent:
    """No further round begins until it goes on; games that are played are played to their end.

    Attributes:
        type_ (Literal['tournament_paused']):
        note (str): Why.
        seq (int): Its place in the order, from 1 on without gaps.
        at (int): When it happened, in ms since the epoch.
        by (None | str | Unset): Whose doing it is: `key:` and the public id of a key, `entry:` and the id of an entry,
            `player:` and the id of a player who takes no part; null: the service's own; not there in events of releases
            that did not tell it.
    """

    type_: Literal["tournament_paused"]
    note: str
    seq: int
    at: int
    by: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        note = self.note

        seq = self.seq

        at = self.at

        by: None | str | Unset
        if isinstance(self.by, Unset):
            by = UNSET
        else:
            by = self.by

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "note": note,
                "seq": seq,
                "at": at,
            }
        )
        if by is not UNSET:
            field_dict["by"] = by

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["tournament_paused"], d.pop("type"))
        if type_ != "tournament_paused":
            raise ValueError(f"type must match const 'tournament_paused', got '{type_}'")

        note = d.pop("note")

        seq = d.pop("seq")

        at = d.pop("at")

        def _parse_by(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        by = _parse_by(d.pop("by", UNSET))

        tournament_paused_event = cls(
            type_=type_,
            note=note,
            seq=seq,
            at=at,
            by=by,
        )

        tournament_paused_event.additional_properties = d
        return tournament_paused_event

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
