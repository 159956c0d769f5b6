from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.game_created_event_options import GameCreatedEventOptions


T = TypeVar("T", bound="GameCreatedEvent")


@_attrs_define
class GameCreatedEvent:
    """The table exists.

    Attributes:
        type_ (Literal['game_created']):
        ruleset (str): The id of the rulebook.
        options (GameCreatedEventOptions): All options with their values.
        rules (list[str]): The ids of the rules in force.
        commitment (None | str): SHA-256 (hex) of the seed that the draws come from, once those of a test have run out.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["game_created"]
    ruleset: str
    options: GameCreatedEventOptions
    rules: list[str]
    commitment: None | str
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        ruleset = self.ruleset

        options = self.options.to_dict()

        rules = self.rules

        commitment: None | str
        commitment = self.commitment

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "ruleset": ruleset,
                "options": options,
                "rules": rules,
                "commitment": commitment,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game_created_event_options import GameCreatedEventOptions  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["game_created"], d.pop("type"))
        if type_ != "game_created":
            raise ValueError(f"type must match const 'game_created', got '{type_}'")

        ruleset = d.pop("ruleset")

        options = GameCreatedEventOptions.from_dict(d.pop("options"))

        rules = cast(list[str], d.pop("rules"))

        def _parse_commitment(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        commitment = _parse_commitment(d.pop("commitment"))

        seq = d.pop("seq")

        at = d.pop("at")

        game_created_event = cls(
            type_=type_,
            ruleset=ruleset,
            options=options,
            rules=rules,
            commitment=commitment,
            seq=seq,
            at=at,
        )

        game_created_event.additional_properties = d
        return game_created_event

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
