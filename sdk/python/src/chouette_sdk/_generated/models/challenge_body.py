from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="ChallengeBody")


@_attrs_define
class ChallengeBody:
    """A shout that starts a duel.

    Attributes:
        challenge (str): The challenge's id, for instance `grelottine`.
        target (str): The id of the player who is challenged.
        reaction_ms (int | Unset): How long the player took, in ms, from when this window was shown on the screen. Where
            the game compensates lag the act then counts earlier, within what was measured of the network; elsewhere it
            changes nothing.
        window (int | Unset): The id of the window that this answers, as `expected` and `window_opened` tell it: once
            that is closed, the act is `too_late` and free, whatever else is open. Without it, it counts in the window that
            takes it.
    """

    challenge: str
    target: str
    reaction_ms: int | Unset = UNSET
    window: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        challenge = self.challenge

        target = self.target

        reaction_ms = self.reaction_ms

        window = self.window

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "challenge": challenge,
                "target": target,
            }
        )
        if reaction_ms is not UNSET:
            field_dict["reaction_ms"] = reaction_ms
        if window is not UNSET:
            field_dict["window"] = window

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        challenge = d.pop("challenge")

        target = d.pop("target")

        reaction_ms = d.pop("reaction_ms", UNSET)

        window = d.pop("window", UNSET)

        challenge_body = cls(
            challenge=challenge,
            target=target,
            reaction_ms=reaction_ms,
            window=window,
        )

        return challenge_body
