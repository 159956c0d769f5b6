from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.situation_view_kind import SituationViewKind, check_situation_view_kind

if TYPE_CHECKING:
    from ..models.situation_attempt import SituationAttempt
    from ..models.situation_offer import SituationOffer
    from ..models.situation_player import SituationPlayer
    from ..models.situation_rule import SituationRule
    from ..models.situation_window import SituationWindow


T = TypeVar("T", bound="SituationView")


@_attrs_define
class SituationView:
    """A situation.

    Attributes:
        id (str): Stable.
        ruleset (str): The id of the rulebook.
        kind (SituationViewKind): What sort of thing is to be seen.
        about (list[str]): What of it: a window's name, mode and rule; a holding; a duel's kind and what became of it;
            `refused` or `bevue` and a code; why a game is over.
        title_fr (str): What it is called.
        title_en (str): What it is called.
        fr (str): What a client should show there, in French.
        en (str): The same in English.
        story (str): The scenario that leads there, in English.
        rule (None | SituationRule): That it is about, null where there is none.
        players (list[SituationPlayer]): In the order of play.
        windows (list[SituationWindow]): That are open.
        offers (list[SituationOffer]): What may be done, and by whom.
        attempt (None | SituationAttempt): An act to try there, null where there is none.
        look_at (list[str]): Where it is to be seen: fields of this API, and types of events.
    """

    id: str
    ruleset: str
    kind: SituationViewKind
    about: list[str]
    title_fr: str
    title_en: str
    fr: str
    en: str
    story: str
    rule: None | SituationRule
    players: list[SituationPlayer]
    windows: list[SituationWindow]
    offers: list[SituationOffer]
    attempt: None | SituationAttempt
    look_at: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.situation_attempt import SituationAttempt  # noqa: PLC0415
        from ..models.situation_rule import SituationRule  # noqa: PLC0415

        id = self.id

        ruleset = self.ruleset

        kind: str = self.kind

        about = self.about

        title_fr = self.title_fr

        title_en = self.title_en

        fr = self.fr

        en = self.en

        story = self.story

        rule: dict[str, Any] | None
        if isinstance(self.rule, SituationRule):
            rule = self.rule.to_dict()
        else:
            rule = self.rule

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        windows = []
        for windows_item_data in self.windows:
            windows_item = windows_item_data.to_dict()
            windows.append(windows_item)

        offers = []
        for offers_item_data in self.offers:
            offers_item = offers_item_data.to_dict()
            offers.append(offers_item)

        attempt: dict[str, Any] | None
        if isinstance(self.attempt, SituationAttempt):
            attempt = self.attempt.to_dict()
        else:
            attempt = self.attempt

        look_at = self.look_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "ruleset": ruleset,
                "kind": kind,
                "about": about,
                "title_fr": title_fr,
                "title_en": title_en,
                "fr": fr,
                "en": en,
                "story": story,
                "rule": rule,
                "players": players,
                "windows": windows,
                "offers": offers,
                "attempt": attempt,
                "look_at": look_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.situation_attempt import SituationAttempt  # noqa: PLC0415
        from ..models.situation_offer import SituationOffer  # noqa: PLC0415
        from ..models.situation_player import SituationPlayer  # noqa: PLC0415
        from ..models.situation_rule import SituationRule  # noqa: PLC0415
        from ..models.situation_window import SituationWindow  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        ruleset = d.pop("ruleset")

        kind = check_situation_view_kind(d.pop("kind"))

        about = cast(list[str], d.pop("about"))

        title_fr = d.pop("title_fr")

        title_en = d.pop("title_en")

        fr = d.pop("fr")

        en = d.pop("en")

        story = d.pop("story")

        def _parse_rule(data: object) -> None | SituationRule:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                rule_type_1 = SituationRule.from_dict(data)

                return rule_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SituationRule, data)

        rule = _parse_rule(d.pop("rule"))

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = SituationPlayer.from_dict(players_item_data)

            players.append(players_item)

        windows = []
        _windows = d.pop("windows")
        for windows_item_data in _windows:
            windows_item = SituationWindow.from_dict(windows_item_data)

            windows.append(windows_item)

        offers = []
        _offers = d.pop("offers")
        for offers_item_data in _offers:
            offers_item = SituationOffer.from_dict(offers_item_data)

            offers.append(offers_item)

        def _parse_attempt(data: object) -> None | SituationAttempt:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                attempt_type_1 = SituationAttempt.from_dict(data)

                return attempt_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SituationAttempt, data)

        attempt = _parse_attempt(d.pop("attempt"))

        look_at = cast(list[str], d.pop("look_at"))

        situation_view = cls(
            id=id,
            ruleset=ruleset,
            kind=kind,
            about=about,
            title_fr=title_fr,
            title_en=title_en,
            fr=fr,
            en=en,
            story=story,
            rule=rule,
            players=players,
            windows=windows,
            offers=offers,
            attempt=attempt,
            look_at=look_at,
        )

        situation_view.additional_properties = d
        return situation_view

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
