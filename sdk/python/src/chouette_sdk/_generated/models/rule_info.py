from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.rule_info_labels import RuleInfoLabels
    from ..models.rule_info_only_with import RuleInfoOnlyWith
    from ..models.rule_info_parameters import RuleInfoParameters
    from ..models.rule_info_points import RuleInfoPoints
    from ..models.word import Word


T = TypeVar("T", bound="RuleInfo")


@_attrs_define
class RuleInfo:
    """One rule of a rulebook.

    Attributes:
        id (str):
        label (str): Its name, in French.
        on (bool): Whether it is in force unless a table switches it.
        switchable (bool): Whether a table may switch it on or off.
        needs (list[str]): The ids of the rules without which it is off.
        only_with (RuleInfoOnlyWith): The options with which alone it can be in force.
        source (str): Its heading in the rulebook; empty where the rulebook has none.
        fr (str): When it plays and what follows, in French.
        en (str): The same in English.
        parameters (RuleInfoParameters): What it goes by in this rulebook: limits, numbers, prices that are no points,
            lists.
        labels (RuleInfoLabels): What parameters are, for people to read, by the same names; of rulebooks that have such
            texts.
        points (RuleInfoPoints): The fixed points that it pays or, below zero, costs, by name (`first`, `bet_won`,
            `price`), before other rules change them. `…_per_pip` counts once for each pip, `largest_…` is a limit. What
            depends on a stake or a score is not among them.
        holdings (list[str]): The ids of what it lets players hold.
        annonces (list[Word]): What is shouted by it.
    """

    id: str
    label: str
    on: bool
    switchable: bool
    needs: list[str]
    only_with: RuleInfoOnlyWith
    source: str
    fr: str
    en: str
    parameters: RuleInfoParameters
    labels: RuleInfoLabels
    points: RuleInfoPoints
    holdings: list[str]
    annonces: list[Word]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        label = self.label

        on = self.on

        switchable = self.switchable

        needs = self.needs

        only_with = self.only_with.to_dict()

        source = self.source

        fr = self.fr

        en = self.en

        parameters = self.parameters.to_dict()

        labels = self.labels.to_dict()

        points = self.points.to_dict()

        holdings = self.holdings

        annonces = []
        for annonces_item_data in self.annonces:
            annonces_item = annonces_item_data.to_dict()
            annonces.append(annonces_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "label": label,
                "on": on,
                "switchable": switchable,
                "needs": needs,
                "only_with": only_with,
                "source": source,
                "fr": fr,
                "en": en,
                "parameters": parameters,
                "labels": labels,
                "points": points,
                "holdings": holdings,
                "annonces": annonces,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.rule_info_labels import RuleInfoLabels  # noqa: PLC0415
        from ..models.rule_info_only_with import RuleInfoOnlyWith  # noqa: PLC0415
        from ..models.rule_info_parameters import RuleInfoParameters  # noqa: PLC0415
        from ..models.rule_info_points import RuleInfoPoints  # noqa: PLC0415
        from ..models.word import Word  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        label = d.pop("label")

        on = d.pop("on")

        switchable = d.pop("switchable")

        needs = cast(list[str], d.pop("needs"))

        only_with = RuleInfoOnlyWith.from_dict(d.pop("only_with"))

        source = d.pop("source")

        fr = d.pop("fr")

        en = d.pop("en")

        parameters = RuleInfoParameters.from_dict(d.pop("parameters"))

        labels = RuleInfoLabels.from_dict(d.pop("labels"))

        points = RuleInfoPoints.from_dict(d.pop("points"))

        holdings = cast(list[str], d.pop("holdings"))

        annonces = []
        _annonces = d.pop("annonces")
        for annonces_item_data in _annonces:
            annonces_item = Word.from_dict(annonces_item_data)

            annonces.append(annonces_item)

        rule_info = cls(
            id=id,
            label=label,
            on=on,
            switchable=switchable,
            needs=needs,
            only_with=only_with,
            source=source,
            fr=fr,
            en=en,
            parameters=parameters,
            labels=labels,
            points=points,
            holdings=holdings,
            annonces=annonces,
        )

        rule_info.additional_properties = d
        return rule_info

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
