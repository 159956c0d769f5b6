from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.standing_change import StandingChange


T = TypeVar("T", bound="StandingsChange")


@_attrs_define
class StandingsChange:
    """Standings as a stream brings them, to be laid over what it brought before.

    Attributes:
        whole (bool): These are all lines, as at the beginning of a stream; else those that have changed.
        round_ (int): The last one that was made.
        finished (bool): Whether the tournament is over.
        seq (int): Of the last event that they know of.
        entries (int): How many lines there are in all.
        lines (list[StandingChange]): In the order of their ranks.
        gone (list[str]): Entries that have no line any more.
    """

    whole: bool
    round_: int
    finished: bool
    seq: int
    entries: int
    lines: list[StandingChange]
    gone: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        whole = self.whole

        round_ = self.round_

        finished = self.finished

        seq = self.seq

        entries = self.entries

        lines = []
        for lines_item_data in self.lines:
            lines_item = lines_item_data.to_dict()
            lines.append(lines_item)

        gone = self.gone

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "whole": whole,
                "round": round_,
                "finished": finished,
                "seq": seq,
                "entries": entries,
                "lines": lines,
                "gone": gone,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.standing_change import StandingChange  # noqa: PLC0415

        d = dict(src_dict)
        whole = d.pop("whole")

        round_ = d.pop("round")

        finished = d.pop("finished")

        seq = d.pop("seq")

        entries = d.pop("entries")

        lines = []
        _lines = d.pop("lines")
        for lines_item_data in _lines:
            lines_item = StandingChange.from_dict(lines_item_data)

            lines.append(lines_item)

        gone = cast(list[str], d.pop("gone"))

        standings_change = cls(
            whole=whole,
            round_=round_,
            finished=finished,
            seq=seq,
            entries=entries,
            lines=lines,
            gone=gone,
        )

        standings_change.additional_properties = d
        return standings_change

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
