from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ruleset_info_game import RulesetInfoGame, check_ruleset_info_game
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.cards_info import CardsInfo
    from ..models.option import Option
    from ..models.rule_info import RuleInfo
    from ..models.ruleset_info_presets import RulesetInfoPresets


T = TypeVar("T", bound="RulesetInfo")


@_attrs_define
class RulesetInfo:
    """A rulebook, resolved: what it inherits is in it.

    Attributes:
        id (str):
        title (str):
        game (RulesetInfoGame): The game that it is for.
        parent (None | str): The id of the rulebook that it derives from, null if none.
        options (list[Option]): What a table may agree on, with the defaults of this rulebook on this server.
        rules (list[RuleInfo]): In the order in which they are asked.
        cards (CardsInfo | Unset): The cards of a game.
        presets (RulesetInfoPresets | Unset): By name the ids of the rules that are on, from the smallest to all; only
            of a rulebook that has presets.
    """

    id: str
    title: str
    game: RulesetInfoGame
    parent: None | str
    options: list[Option]
    rules: list[RuleInfo]
    cards: CardsInfo | Unset = UNSET
    presets: RulesetInfoPresets | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        title = self.title

        game: str = self.game

        parent: None | str
        parent = self.parent

        options = []
        for options_item_data in self.options:
            options_item = options_item_data.to_dict()
            options.append(options_item)

        rules = []
        for rules_item_data in self.rules:
            rules_item = rules_item_data.to_dict()
            rules.append(rules_item)

        cards: dict[str, Any] | Unset = UNSET
        if not isinstance(self.cards, Unset):
            cards = self.cards.to_dict()

        presets: dict[str, Any] | Unset = UNSET
        if not isinstance(self.presets, Unset):
            presets = self.presets.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "title": title,
                "game": game,
                "parent": parent,
                "options": options,
                "rules": rules,
            }
        )
        if cards is not UNSET:
            field_dict["cards"] = cards
        if presets is not UNSET:
            field_dict["presets"] = presets

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.cards_info import CardsInfo  # noqa: PLC0415
        from ..models.option import Option  # noqa: PLC0415
        from ..models.rule_info import RuleInfo  # noqa: PLC0415
        from ..models.ruleset_info_presets import RulesetInfoPresets  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        title = d.pop("title")

        game = check_ruleset_info_game(d.pop("game"))

        def _parse_parent(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        parent = _parse_parent(d.pop("parent"))

        options = []
        _options = d.pop("options")
        for options_item_data in _options:
            options_item = Option.from_dict(options_item_data)

            options.append(options_item)

        rules = []
        _rules = d.pop("rules")
        for rules_item_data in _rules:
            rules_item = RuleInfo.from_dict(rules_item_data)

            rules.append(rules_item)

        _cards = d.pop("cards", UNSET)
        cards: CardsInfo | Unset
        if isinstance(_cards, Unset):
            cards = UNSET
        else:
            cards = CardsInfo.from_dict(_cards)

        _presets = d.pop("presets", UNSET)
        presets: RulesetInfoPresets | Unset
        if isinstance(_presets, Unset):
            presets = UNSET
        else:
            presets = RulesetInfoPresets.from_dict(_presets)

        ruleset_info = cls(
            id=id,
            title=title,
            game=game,
            parent=parent,
            options=options,
            rules=rules,
            cards=cards,
            presets=presets,
        )

        ruleset_info.additional_properties = d
        return ruleset_info

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
