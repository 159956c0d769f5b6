from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.song_fault_event_fault import SongFaultEventFault, check_song_fault_event_fault

T = TypeVar("T", bound="SongFaultEvent")


@_attrs_define
class SongFaultEvent:
    """A singer has failed, and may be stopped for it as long as the fault stands.

    Attributes:
        type_ (Literal['song_fault']):
        player (str): The player's id at this table.
        verse (int): The one that was due.
        fault (SongFaultEventFault): `hesitation`: nothing was sung in time; `wrong`: a wrong number or gesture;
            `untimely`: out of turn.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["song_fault"]
    player: str
    verse: int
    fault: SongFaultEventFault
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        verse = self.verse

        fault: str = self.fault

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
                "verse": verse,
                "fault": fault,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["song_fault"], d.pop("type"))
        if type_ != "song_fault":
            raise ValueError(f"type must match const 'song_fault', got '{type_}'")

        player = d.pop("player")

        verse = d.pop("verse")

        fault = check_song_fault_event_fault(d.pop("fault"))

        seq = d.pop("seq")

        at = d.pop("at")

        song_fault_event = cls(
            type_=type_,
            player=player,
            verse=verse,
            fault=fault,
            seq=seq,
            at=at,
        )

        song_fault_event.additional_properties = d
        return song_fault_event

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
