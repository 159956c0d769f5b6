from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.standing_line import StandingLine


T = TypeVar("T", bound="TournamentStandings")


@_attrs_define
class TournamentStandings:
    """Standings by the results known so far.

    Attributes:
        round_ (int): The last one that was made, 0 before the first.
        finished (bool): Whether the tournament is over.
        seq (int): Of the last event that they know of.
        lines (list[StandingLine]): The first one first.
    """

    round_: int
    finished: bool
    seq: int
    lines: list[StandingLine]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        round_ = self.round_

        finished = self.finished

        seq = self.seq

        lines = []
        for lines_item_data in self.lines:
            lines_item = lines_item_data.to_dict()
            lines.append(lines_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "round": round_,
                "finished": finished,
                "seq": seq,
                "lines": lines,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.standing_line import StandingLine  # noqa: PLC0415

        d = dict(src_dict)
        round_ = d.pop("round")

        finished = d.pop("finished")

        seq = d.pop("seq")

        lines = []
        _lines = d.pop("lines")
        for lines_item_data in _lines:
            lines_item = StandingLine.from_dict(lines_item_data)

            lines.append(lines_item)

        tournament_standings = cls(
            round_=round_,
            finished=finished,
            seq=seq,
            lines=lines,
        )

        tournament_standings.additional_properties = d
        return tournament_standings

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
