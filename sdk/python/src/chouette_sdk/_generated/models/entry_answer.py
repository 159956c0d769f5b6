from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.tournament_entry import TournamentEntry


T = TypeVar("T", bound="EntryAnswer")


@_attrs_define
class EntryAnswer:
    """An entry that was made.

    Attributes:
        entry (TournamentEntry): One that takes part.
        token (None | str): Opens its seat at each of its games, and the entry itself; told this once, null for a bot.
    """

    entry: TournamentEntry
    token: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        entry = self.entry.to_dict()

        token: None | str
        token = self.token

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "entry": entry,
                "token": token,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.tournament_entry import TournamentEntry  # noqa: PLC0415

        d = dict(src_dict)
        entry = TournamentEntry.from_dict(d.pop("entry"))

        def _parse_token(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        token = _parse_token(d.pop("token"))

        entry_answer = cls(
            entry=entry,
            token=token,
        )

        entry_answer.additional_properties = d
        return entry_answer

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
