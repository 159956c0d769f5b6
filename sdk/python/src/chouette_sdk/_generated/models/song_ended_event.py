from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="SongEndedEvent")


@_attrs_define
class SongEndedEvent:
    """A song is over.

    Attributes:
        type_ (Literal['song_ended']):
        launcher (str): Who launched it.
        verse (int): The last one that was due.
        loser (None | str): Who has failed, null where the last verse of all was right.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["song_ended"]
    launcher: str
    verse: int
    loser: None | str
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        launcher = self.launcher

        verse = self.verse

        loser: None | str
        loser = self.loser

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "launcher": launcher,
                "verse": verse,
                "loser": loser,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["song_ended"], d.pop("type"))
        if type_ != "song_ended":
            raise ValueError(f"type must match const 'song_ended', got '{type_}'")

        launcher = d.pop("launcher")

        verse = d.pop("verse")

        def _parse_loser(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        loser = _parse_loser(d.pop("loser"))

        seq = d.pop("seq")

        at = d.pop("at")

        song_ended_event = cls(
            type_=type_,
            launcher=launcher,
            verse=verse,
            loser=loser,
            seq=seq,
            at=at,
        )

        song_ended_event.additional_properties = d
        return song_ended_event

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
