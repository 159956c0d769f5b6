from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.challenge_taken_event_kind import ChallengeTakenEventKind, check_challenge_taken_event_kind

T = TypeVar("T", bound="ChallengeTakenEvent")


@_attrs_define
class ChallengeTakenEvent:
    """A duel has begun.

    Attributes:
        type_ (Literal['challenge_taken']):
        challenge (int): Its id in this game.
        kind (ChallengeTakenEventKind): The rule that it goes by.
        challenger (str): The id of the player who challenged.
        defie (str): The id of the player who has to throw.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["challenge_taken"]
    challenge: int
    kind: ChallengeTakenEventKind
    challenger: str
    defie: str
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        challenge = self.challenge

        kind: str = self.kind

        challenger = self.challenger

        defie = self.defie

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "challenge": challenge,
                "kind": kind,
                "challenger": challenger,
                "defie": defie,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["challenge_taken"], d.pop("type"))
        if type_ != "challenge_taken":
            raise ValueError(f"type must match const 'challenge_taken', got '{type_}'")

        challenge = d.pop("challenge")

        kind = check_challenge_taken_event_kind(d.pop("kind"))

        challenger = d.pop("challenger")

        defie = d.pop("defie")

        seq = d.pop("seq")

        at = d.pop("at")

        challenge_taken_event = cls(
            type_=type_,
            challenge=challenge,
            kind=kind,
            challenger=challenger,
            defie=defie,
            seq=seq,
            at=at,
        )

        challenge_taken_event.additional_properties = d
        return challenge_taken_event

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
