from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.situation_attempt_code import SituationAttemptCode, check_situation_attempt_code
from ..models.situation_attempt_effect import SituationAttemptEffect, check_situation_attempt_effect

if TYPE_CHECKING:
    from ..models.situation_attempt_body import SituationAttemptBody


T = TypeVar("T", bound="SituationAttempt")


@_attrs_define
class SituationAttempt:
    """An act to try there.

    Attributes:
        player (str): Whose seat tries it.
        path (str): Where it is sent, after the game's own address.
        body (SituationAttemptBody): What is sent.
        effect (SituationAttemptEffect): `refused` or `bevue`.
        code (SituationAttemptCode): The code of the refusal, or of what was wrong with it.
    """

    player: str
    path: str
    body: SituationAttemptBody
    effect: SituationAttemptEffect
    code: SituationAttemptCode
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player = self.player

        path = self.path

        body = self.body.to_dict()

        effect: str = self.effect

        code: str = self.code

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player": player,
                "path": path,
                "body": body,
                "effect": effect,
                "code": code,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.situation_attempt_body import SituationAttemptBody  # noqa: PLC0415

        d = dict(src_dict)
        player = d.pop("player")

        path = d.pop("path")

        body = SituationAttemptBody.from_dict(d.pop("body"))

        effect = check_situation_attempt_effect(d.pop("effect"))

        code = check_situation_attempt_code(d.pop("code"))

        situation_attempt = cls(
            player=player,
            path=path,
            body=body,
            effect=effect,
            code=code,
        )

        situation_attempt.additional_properties = d
        return situation_attempt

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
