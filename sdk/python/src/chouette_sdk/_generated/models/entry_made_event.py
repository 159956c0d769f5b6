from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.entry_made_event_bot_type_0 import EntryMadeEventBotType0, check_entry_made_event_bot_type_0

T = TypeVar("T", bound="EntryMadeEvent")


@_attrs_define
class EntryMadeEvent:
    """One more takes part.

    Attributes:
        type_ (Literal['entry_made']):
        entry (str): Its id.
        name (str):
        bot (EntryMadeEventBotType0 | None): Its level, null for a person.
        since (int): The first round that the entry may play in.
        seq (int): Its place in the order, from 1 on without gaps.
        at (int): When it happened, in ms since the epoch.
    """

    type_: Literal["entry_made"]
    entry: str
    name: str
    bot: EntryMadeEventBotType0 | None
    since: int
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        entry = self.entry

        name = self.name

        bot: None | str
        if isinstance(self.bot, str):
            bot = self.bot
        else:
            bot = self.bot

        since = self.since

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "entry": entry,
                "name": name,
                "bot": bot,
                "since": since,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["entry_made"], d.pop("type"))
        if type_ != "entry_made":
            raise ValueError(f"type must match const 'entry_made', got '{type_}'")

        entry = d.pop("entry")

        name = d.pop("name")

        def _parse_bot(data: object) -> EntryMadeEventBotType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                bot_type_0 = check_entry_made_event_bot_type_0(data)

                return bot_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(EntryMadeEventBotType0 | None, data)

        bot = _parse_bot(d.pop("bot"))

        since = d.pop("since")

        seq = d.pop("seq")

        at = d.pop("at")

        entry_made_event = cls(
            type_=type_,
            entry=entry,
            name=name,
            bot=bot,
            since=since,
            seq=seq,
            at=at,
        )

        entry_made_event.additional_properties = d
        return entry_made_event

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
