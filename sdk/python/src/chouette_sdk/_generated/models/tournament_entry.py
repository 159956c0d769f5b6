from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.tournament_entry_bot_type_0 import TournamentEntryBotType0, check_tournament_entry_bot_type_0

T = TypeVar("T", bound="TournamentEntry")


@_attrs_define
class TournamentEntry:
    """One that takes part.

    Attributes:
        id (str):
        name (str):
        bot (None | TournamentEntryBotType0): Its level, null for a person.
        since (int): The first round that it may play in.
        until (int | None): The last one, null while it has not withdrawn.
        seed (int | None): As the organiser gave them, null without.
        rating (int | None): As the organiser gave them, null without.
        entered_at (int): In ms since the epoch.
        external_id (None | str): Whom the organiser knows by it; told to the organiser and to the entry itself, null
            for all others.
        checked_in_at (int | None): When it said that it is there, in ms since the epoch, null where it has not.
        sits_out (list[int]): Rounds that it asked to have no table in.
    """

    id: str
    name: str
    bot: None | TournamentEntryBotType0
    since: int
    until: int | None
    seed: int | None
    rating: int | None
    entered_at: int
    external_id: None | str
    checked_in_at: int | None
    sits_out: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        bot: None | str
        if isinstance(self.bot, str):
            bot = self.bot
        else:
            bot = self.bot

        since = self.since

        until: int | None
        until = self.until

        seed: int | None
        seed = self.seed

        rating: int | None
        rating = self.rating

        entered_at = self.entered_at

        external_id: None | str
        external_id = self.external_id

        checked_in_at: int | None
        checked_in_at = self.checked_in_at

        sits_out = self.sits_out

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "bot": bot,
                "since": since,
                "until": until,
                "seed": seed,
                "rating": rating,
                "entered_at": entered_at,
                "external_id": external_id,
                "checked_in_at": checked_in_at,
                "sits_out": sits_out,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        def _parse_bot(data: object) -> None | TournamentEntryBotType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                bot_type_0 = check_tournament_entry_bot_type_0(data)

                return bot_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TournamentEntryBotType0, data)

        bot = _parse_bot(d.pop("bot"))

        since = d.pop("since")

        def _parse_until(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        until = _parse_until(d.pop("until"))

        def _parse_seed(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seed = _parse_seed(d.pop("seed"))

        def _parse_rating(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        rating = _parse_rating(d.pop("rating"))

        entered_at = d.pop("entered_at")

        def _parse_external_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        external_id = _parse_external_id(d.pop("external_id"))

        def _parse_checked_in_at(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        checked_in_at = _parse_checked_in_at(d.pop("checked_in_at"))

        sits_out = cast(list[int], d.pop("sits_out"))

        tournament_entry = cls(
            id=id,
            name=name,
            bot=bot,
            since=since,
            until=until,
            seed=seed,
            rating=rating,
            entered_at=entered_at,
            external_id=external_id,
            checked_in_at=checked_in_at,
            sits_out=sits_out,
        )

        tournament_entry.additional_properties = d
        return tournament_entry

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
