from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Challenge")


@_attrs_define
class Challenge:
    """A duel. defie: who has to throw. outcome: `open`, `met`, `failed`, `lapsed` or `void`. taken_at in ms.

    combination and amount are null until the terms are set; winner is null until somebody takes the stake.

    Attributes:
        id (int):
        kind (str):
        challenger (str):
        defie (str):
        combination (None | str):
        amount (int | None):
        outcome (str):
        winner (None | str):
        taken_at (int):
    """

    id: int
    kind: str
    challenger: str
    defie: str
    combination: None | str
    amount: int | None
    outcome: str
    winner: None | str
    taken_at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        kind = self.kind

        challenger = self.challenger

        defie = self.defie

        combination: None | str
        combination = self.combination

        amount: int | None
        amount = self.amount

        outcome = self.outcome

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

        kind = d.pop("kind")

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

        outcome = d.pop("outcome")

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
