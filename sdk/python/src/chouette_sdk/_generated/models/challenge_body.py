from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="ChallengeBody")


@_attrs_define
class ChallengeBody:
    """A shout that starts a duel.

    Attributes:
        challenge (str): The challenge's id, for instance `grelottine`.
        target (str): The player who is challenged.
    """

    challenge: str
    target: str

    def to_dict(self) -> dict[str, Any]:
        challenge = self.challenge

        target = self.target

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "challenge": challenge,
                "target": target,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        challenge = d.pop("challenge")

        target = d.pop("target")

        challenge_body = cls(
            challenge=challenge,
            target=target,
        )

        return challenge_body
