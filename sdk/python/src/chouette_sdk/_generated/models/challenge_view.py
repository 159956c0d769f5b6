from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.challenge_view_kind import ChallengeViewKind, check_challenge_view_kind
from ..models.challenge_view_stage import ChallengeViewStage, check_challenge_view_stage

T = TypeVar("T", bound="ChallengeView")


@_attrs_define
class ChallengeView:
    """The duel under way.

    Attributes:
        id (int): Its id in this game.
        kind (ChallengeViewKind): The rule that it goes by.
        challenger (str): The id of the player who challenged.
        defie (str): The id of the player who has to throw.
        stage (ChallengeViewStage): `terms`: they are still to be set; `throws`: the dice are next.
        combination (None | str): What must be thrown, null until the terms are set.
        amount (int | None): The stake in points, null until the terms are set.
    """

    id: int
    kind: ChallengeViewKind
    challenger: str
    defie: str
    stage: ChallengeViewStage
    combination: None | str
    amount: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        kind: str = self.kind

        challenger = self.challenger

        defie = self.defie

        stage: str = self.stage

        combination: None | str
        combination = self.combination

        amount: int | None
        amount = self.amount

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "kind": kind,
                "challenger": challenger,
                "defie": defie,
                "stage": stage,
                "combination": combination,
                "amount": amount,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        kind = check_challenge_view_kind(d.pop("kind"))

        challenger = d.pop("challenger")

        defie = d.pop("defie")

        stage = check_challenge_view_stage(d.pop("stage"))

        def _parse_combination(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        combination = _parse_combination(d.pop("combination"))

        def _parse_amount(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        amount = _parse_amount(d.pop("amount"))

        challenge_view = cls(
            id=id,
            kind=kind,
            challenger=challenger,
            defie=defie,
            stage=stage,
            combination=combination,
            amount=amount,
        )

        challenge_view.additional_properties = d
        return challenge_view

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
