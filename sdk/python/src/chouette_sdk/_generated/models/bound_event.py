from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.bound_event_answer import BoundEventAnswer, check_bound_event_answer

T = TypeVar("T", bound="BoundEvent")


@_attrs_define
class BoundEvent:
    """A player has answered a question that binds (étoile): to say a word at its first occasion, or not to say it.

    Attributes:
        type_ (Literal['bound']):
        asker (str): Until whose next turn it binds.
        player (str): Who is bound.
        about (str): The word.
        answer (BoundEventAnswer): `oui` or `non`.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["bound"]
    asker: str
    player: str
    about: str
    answer: BoundEventAnswer
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        asker = self.asker

        player = self.player

        about = self.about

        answer: str = self.answer

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "asker": asker,
                "player": player,
                "about": about,
                "answer": answer,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["bound"], d.pop("type"))
        if type_ != "bound":
            raise ValueError(f"type must match const 'bound', got '{type_}'")

        asker = d.pop("asker")

        player = d.pop("player")

        about = d.pop("about")

        answer = check_bound_event_answer(d.pop("answer"))

        seq = d.pop("seq")

        at = d.pop("at")

        bound_event = cls(
            type_=type_,
            asker=asker,
            player=player,
            about=about,
            answer=answer,
            seq=seq,
            at=at,
        )

        bound_event.additional_properties = d
        return bound_event

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
