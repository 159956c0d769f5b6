from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.entry_seat import EntrySeat
    from ..models.entry_waiting import EntryWaiting
    from ..models.tournament_entry import TournamentEntry


T = TypeVar("T", bound="EntryStanding")


@_attrs_define
class EntryStanding:
    """An entry, and where it plays.

    Attributes:
        entry (TournamentEntry): One that takes part.
        seat (EntrySeat | None): Its seat in the round that is played, null where it has none.
        waiting (EntryWaiting | None): Of a league, that it waits for a table, null where it does not.
    """

    entry: TournamentEntry
    seat: EntrySeat | None
    waiting: EntryWaiting | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.entry_seat import EntrySeat  # noqa: PLC0415
        from ..models.entry_waiting import EntryWaiting  # noqa: PLC0415

        entry = self.entry.to_dict()

        seat: dict[str, Any] | None
        if isinstance(self.seat, EntrySeat):
            seat = self.seat.to_dict()
        else:
            seat = self.seat

        waiting: dict[str, Any] | None
        if isinstance(self.waiting, EntryWaiting):
            waiting = self.waiting.to_dict()
        else:
            waiting = self.waiting

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "entry": entry,
                "seat": seat,
                "waiting": waiting,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.entry_seat import EntrySeat  # noqa: PLC0415
        from ..models.entry_waiting import EntryWaiting  # noqa: PLC0415
        from ..models.tournament_entry import TournamentEntry  # noqa: PLC0415

        d = dict(src_dict)
        entry = TournamentEntry.from_dict(d.pop("entry"))

        def _parse_seat(data: object) -> EntrySeat | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                seat_type_1 = EntrySeat.from_dict(data)

                return seat_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(EntrySeat | None, data)

        seat = _parse_seat(d.pop("seat"))

        def _parse_waiting(data: object) -> EntryWaiting | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                waiting_type_1 = EntryWaiting.from_dict(data)

                return waiting_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(EntryWaiting | None, data)

        waiting = _parse_waiting(d.pop("waiting"))

        entry_standing = cls(
            entry=entry,
            seat=seat,
            waiting=waiting,
        )

        entry_standing.additional_properties = d
        return entry_standing

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
