from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.tournament_finished_event_reason import (
    TournamentFinishedEventReason,
    check_tournament_finished_event_reason,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="TournamentFinishedEvent")


@_attrs_define
class TournamentFinishedEvent:
    """It is over.

    Attributes:
        type_ (Literal['tournament_finished']):
        reason (TournamentFinishedEventReason): All rounds were played, fewer than two entries were left (`too_few`), or
            it was called off.
        winner (None | str): The first of the standings, null where none was played to its end.
        seed (str): Of the lot.
        note (str): Why it was called off.
        seq (int): Its place in the order, from 1 on without gaps.
        at (int): When it happened, in ms since the epoch.
        by (None | str | Unset): Whose doing it is: `key:` and the public id of a key, `entry:` and the id of an entry,
            `player:` and the id of a player who takes no part; null: the service's own; not there in events of releases
            that did not tell it.
    """

    type_: Literal["tournament_finished"]
    reason: TournamentFinishedEventReason
    winner: None | str
    seed: str
    note: str
    seq: int
    at: int
    by: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        reason: str = self.reason

        winner: None | str
        winner = self.winner

        seed = self.seed

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
                "reason": reason,
                "winner": winner,
                "seed": seed,
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
        type_ = cast(Literal["tournament_finished"], d.pop("type"))
        if type_ != "tournament_finished":
            raise ValueError(f"type must match const 'tournament_finished', got '{type_}'")

        reason = check_tournament_finished_event_reason(d.pop("reason"))

        def _parse_winner(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        winner = _parse_winner(d.pop("winner"))

        seed = d.pop("seed")

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

        tournament_finished_event = cls(
            type_=type_,
            reason=reason,
            winner=winner,
            seed=seed,
            note=note,
            seq=seq,
            at=at,
            by=by,
        )

        tournament_finished_event.additional_properties = d
        return tournament_finished_event

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
