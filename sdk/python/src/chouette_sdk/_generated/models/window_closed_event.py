from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.window_closed_event_name import WindowClosedEventName, check_window_closed_event_name
from ..models.window_closed_event_outcome import WindowClosedEventOutcome, check_window_closed_event_outcome

if TYPE_CHECKING:
    from ..models.spoken import Spoken


T = TypeVar("T", bound="WindowClosedEvent")


@_attrs_define
class WindowClosedEvent:
    """A window is over.

    Attributes:
        type_ (Literal['window_closed']):
        window (int): The window's id in this game.
        name (WindowClosedEventName):
        outcome (WindowClosedEventOutcome): `decided`; `elapsed`: its deadline came; `closed`: by another event.
        answers (list[Spoken]): What was said in it, in order.
        passed (list[str]): The ids of those who passed.
        silent (list[str]): The ids of those who said nothing.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["window_closed"]
    window: int
    name: WindowClosedEventName
    outcome: WindowClosedEventOutcome
    answers: list[Spoken]
    passed: list[str]
    silent: list[str]
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        window = self.window

        name: str = self.name

        outcome: str = self.outcome

        answers = []
        for answers_item_data in self.answers:
            answers_item = answers_item_data.to_dict()
            answers.append(answers_item)

        passed = self.passed

        silent = self.silent

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "window": window,
                "name": name,
                "outcome": outcome,
                "answers": answers,
                "passed": passed,
                "silent": silent,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.spoken import Spoken  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["window_closed"], d.pop("type"))
        if type_ != "window_closed":
            raise ValueError(f"type must match const 'window_closed', got '{type_}'")

        window = d.pop("window")

        name = check_window_closed_event_name(d.pop("name"))

        outcome = check_window_closed_event_outcome(d.pop("outcome"))

        answers = []
        _answers = d.pop("answers")
        for answers_item_data in _answers:
            answers_item = Spoken.from_dict(answers_item_data)

            answers.append(answers_item)

        passed = cast(list[str], d.pop("passed"))

        silent = cast(list[str], d.pop("silent"))

        seq = d.pop("seq")

        at = d.pop("at")

        window_closed_event = cls(
            type_=type_,
            window=window,
            name=name,
            outcome=outcome,
            answers=answers,
            passed=passed,
            silent=silent,
            seq=seq,
            at=at,
        )

        window_closed_event.additional_properties = d
        return window_closed_event

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
