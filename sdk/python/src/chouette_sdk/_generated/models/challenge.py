from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.challenge_kind import ChallengeKind, check_challenge_kind
from ..models.challenge_outcome import ChallengeOutcome, check_challenge_outcome

T = TypeVar("T", bound="Challenge")


@_attrs_define
class Challenge:
    """A duel.

    Attributes:
        id (int): Its id in this game.
        kind (ChallengeKind): The rule that it goes by.
        challenger (str): The id of the player who challenged.
        defie (str): The id of the player who has to throw.
        combination (None | str): What must be thrown, null until the terms are set.
        amount (int | None): The stake in points, null until the terms are set.
        outcome (ChallengeOutcome): `open`: under way; `met` or `failed`: whether the dice met the terms; `lapsed`: no
            terms were set; `void`: no stake is paid.
        winner (None | str): The id of the player who took the stake, null until one has.
        taken_at (int): When it began, in ms since the epoch.
    """

    id: int
    kind: ChallengeKind
    challenger: str
    defie: str
    combination: None | str
    amount: int | None
    outcome: ChallengeOutcome
    winner: None | str
    taken_at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        kind: str = self.kind

        challenger = self.challenger

        defie = self.defie

        combination: None | str
        combination = self.combination

        amount: int | None
        amount = self.amount

        outcome: str = self.outcome

        winner: None | str
        winner = self.winner

        taken_at = self.taken_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "kind": kind,
                "challenger": challenger,
                "defie": defie,
                "combination": combination,
                "amount": amount,
                "outcome": outcome,
                "winner": winner,
                "taken_at": taken_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        kind = check_challenge_kind(d.pop("kind"))

        challenger = d.pop("challenger")

        defie = d.pop("defie")

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

        outcome = check_challenge_outcome(d.pop("outcome"))

        def _parse_winner(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        winner = _parse_winner(d.pop("winner"))

        taken_at = d.pop("taken_at")

        challenge = cls(
            id=id,
            kind=kind,
            challenger=challenger,
            defie=defie,
            combination=combination,
            amount=amount,
            outcome=outcome,
            winner=winner,
            taken_at=taken_at,
        )

        challenge.additional_properties = d
        return challenge

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
