from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.expected_act_act import ExpectedActAct, check_expected_act_act
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.constraints import Constraints


T = TypeVar("T", bound="ExpectedAct")


@_attrs_define
class ExpectedAct:
    """One thing that the player may do.

    Attributes:
        act (ExpectedActAct): The kind of request that does it; `pass` is sent as an annonce.
        name (str): The id of the annonce or challenge; where it says none, the name of its window.
        window (int | None): The id of the window that it counts in: send it along, and the act counts in no other; null
            for what belongs to none, or counts in several.
        not_before (int): From when on it counts, in ms since the epoch.
        deadline (int | None): Until when, in ms since the epoch; null: no limit.
        fields (list[str]): The names of the fields that it takes.
        constraints (Constraints): What the fields of an act may be just now, and what follows from it. What does not
            concern the act is left out.

            What keeps to it counts (save where `at_own_risk` is true); anything else is refused or costs a bévue.
        turn (int | Unset): The number of the turn that it counts in: send it along, and the act counts in no other;
            only in games whose acts can name their turn.
    """

    act: ExpectedActAct
    name: str
    window: int | None
    not_before: int
    deadline: int | None
    fields: list[str]
    constraints: Constraints
    turn: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        act: str = self.act

        name = self.name

        window: int | None
        window = self.window

        not_before = self.not_before

        deadline: int | None
        deadline = self.deadline

        fields = self.fields

        constraints = self.constraints.to_dict()

        turn = self.turn

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "act": act,
                "name": name,
                "window": window,
                "not_before": not_before,
                "deadline": deadline,
                "fields": fields,
                "constraints": constraints,
            }
        )
        if turn is not UNSET:
            field_dict["turn"] = turn

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.constraints import Constraints  # noqa: PLC0415

        d = dict(src_dict)
        act = check_expected_act_act(d.pop("act"))

        name = d.pop("name")

        def _parse_window(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        window = _parse_window(d.pop("window"))

        not_before = d.pop("not_before")

        def _parse_deadline(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        deadline = _parse_deadline(d.pop("deadline"))

        fields = cast(list[str], d.pop("fields"))

        constraints = Constraints.from_dict(d.pop("constraints"))

        turn = d.pop("turn", UNSET)

        expected_act = cls(
            act=act,
            name=name,
            window=window,
            not_before=not_before,
            deadline=deadline,
            fields=fields,
            constraints=constraints,
            turn=turn,
        )

        expected_act.additional_properties = d
        return expected_act

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
