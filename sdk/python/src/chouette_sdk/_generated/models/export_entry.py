from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.export_entry_bot_type_0 import ExportEntryBotType0, check_export_entry_bot_type_0

T = TypeVar("T", bound="ExportEntry")


@_attrs_define
class ExportEntry:
    """One that takes part.

    Attributes:
        kind (Literal['entry']):
        id (str):
        name (str):
        bot (ExportEntryBotType0 | None): Its level, null for a person.
        entered_at (int): In ms since the epoch.
        since (int): The first round that it may play in.
        until (int | None): The last one, null while it has not withdrawn.
        sits_out (list[int]): Rounds that it asked not to be seated in.
        seed (int | None): As the organiser gave them, null without.
        rating (int | None): As the organiser gave them, null without.
        entropy (None | str): What it gave to the lot and to the dice of its games; null before the start.
        line (int): Its number, from 1 on without gaps.
        sha256 (str): Of the line without this field, as JSON with sorted keys and without spaces, in UTF-8.
    """

    kind: Literal["entry"]
    id: str
    name: str
    bot: ExportEntryBotType0 | None
    entered_at: int
    since: int
    until: int | None
    sits_out: list[int]
    seed: int | None
    rating: int | None
    entropy: None | str
    line: int
    sha256: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        id = self.id

        name = self.name

        bot: None | str
        if isinstance(self.bot, str):
            bot = self.bot
        else:
            bot = self.bot

        entered_at = self.entered_at

        since = self.since

        until: int | None
        until = self.until

        sits_out = self.sits_out

        seed: int | None
        seed = self.seed

        rating: int | None
        rating = self.rating

        entropy: None | str
        entropy = self.entropy

        line = self.line

        sha256 = self.sha256

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "id": id,
                "name": name,
                "bot": bot,
                "entered_at": entered_at,
                "since": since,
                "until": until,
                "sits_out": sits_out,
                "seed": seed,
                "rating": rating,
                "entropy": entropy,
                "line": line,
                "sha256": sha256,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = cast(Literal["entry"], d.pop("kind"))
        if kind != "entry":
            raise ValueError(f"kind must match const 'entry', got '{kind}'")

        id = d.pop("id")

        name = d.pop("name")

        def _parse_bot(data: object) -> ExportEntryBotType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                bot_type_0 = check_export_entry_bot_type_0(data)

                return bot_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ExportEntryBotType0 | None, data)

        bot = _parse_bot(d.pop("bot"))

        entered_at = d.pop("entered_at")

        since = d.pop("since")

        def _parse_until(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        until = _parse_until(d.pop("until"))

        sits_out = cast(list[int], d.pop("sits_out"))

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

        def _parse_entropy(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        entropy = _parse_entropy(d.pop("entropy"))

        line = d.pop("line")

        sha256 = d.pop("sha256")

        export_entry = cls(
            kind=kind,
            id=id,
            name=name,
            bot=bot,
            entered_at=entered_at,
            since=since,
            until=until,
            sits_out=sits_out,
            seed=seed,
            rating=rating,
            entropy=entropy,
            line=line,
            sha256=sha256,
        )

        export_entry.additional_properties = d
        return export_entry

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
