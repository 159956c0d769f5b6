from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.duel_ended_event_outcome import DuelEndedEventOutcome, check_duel_ended_event_outcome

T = TypeVar("T", bound="DuelEndedEvent")


@_attrs_define
class DuelEndedEvent:
    """A duel is over.

    Attributes:
        type_ (Literal['duel_ended']):
        challenge (int): The duel's id in this game.
        outcome (DuelEndedEventOutcome): `met` or `failed`: whether the dice met the terms; `lapsed`: no terms were set;
            `void`: no stake is paid.
        winner (None | str): The id of the player who took the stake, null if none did.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["duel_ended"]
    challenge: int
    outcome: DuelEndedEventOutcome
    winner: None | str
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        challenge = self.challenge

        outcome: str = self.outcome

        winner: None | str
        winner = self.winner

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "challenge": challenge,
                "outcome": outcome,
                "winner": winner,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["duel_ended"], d.pop("type"))
        if type_ != "duel_ended":
            raise ValueError(f"type must match const 'duel_ended', got '{type_}'")

        challenge = d.pop("challenge")

        outcome = check_duel_ended_event_outcome(d.pop("outcome"))

        def _parse_winner(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        winner = _parse_winner(d.pop("winner"))

        seq = d.pop("seq")

        at = d.pop("at")

        duel_ended_event = cls(
            type_=type_,
            challenge=challenge,
            outcome=outcome,
            winner=winner,
            seq=seq,
            at=at,
        )

        duel_ended_event.additional_properties = d
        return duel_ended_event

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
