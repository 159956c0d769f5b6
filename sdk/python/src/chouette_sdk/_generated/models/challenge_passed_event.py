from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ChallengePassedEvent")


@_attrs_define
class ChallengePassedEvent:
    """The challenged player handed the duel on.

    Attributes:
        type_ (Literal['challenge_passed']):
        challenge (int): The duel's id in this game.
        player (str): The id of the player who was challenged.
        defie (str): The id of the player who must take it up now.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["challenge_passed"]
    challenge: int
    player: str
    defie: str
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        challenge = self.challenge

        player = self.player

        defie = self.defie

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "challenge": challenge,
                "player": player,
                "defie": defie,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["challenge_passed"], d.pop("type"))
        if type_ != "challenge_passed":
            raise ValueError(f"type must match const 'challenge_passed', got '{type_}'")

        challenge = d.pop("challenge")

        player = d.pop("player")

        defie = d.pop("defie")

        seq = d.pop("seq")

        at = d.pop("at")

        challenge_passed_event = cls(
            type_=type_,
            challenge=challenge,
            player=player,
            defie=defie,
            seq=seq,
            at=at,
        )

        challenge_passed_event.additional_properties = d
        return challenge_passed_event

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
