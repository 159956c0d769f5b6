from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.entry_made_event import EntryMadeEvent
    from ..models.entry_withdrawn_event import EntryWithdrawnEvent
    from ..models.result_corrected_event import ResultCorrectedEvent
    from ..models.round_finished_event import RoundFinishedEvent
    from ..models.round_started_event import RoundStartedEvent
    from ..models.table_finished_event import TableFinishedEvent
    from ..models.table_replayed_event import TableReplayedEvent
    from ..models.tournament_created_event import TournamentCreatedEvent
    from ..models.tournament_finished_event import TournamentFinishedEvent
    from ..models.tournament_paused_event import TournamentPausedEvent
    from ..models.tournament_resumed_event import TournamentResumedEvent
    from ..models.tournament_started_event import TournamentStartedEvent


T = TypeVar("T", bound="TournamentEventPage")


@_attrs_define
class TournamentEventPage:
    """Events in order.

    Attributes:
        events (list[EntryMadeEvent | EntryWithdrawnEvent | ResultCorrectedEvent | RoundFinishedEvent |
            RoundStartedEvent | TableFinishedEvent | TableReplayedEvent | TournamentCreatedEvent | TournamentFinishedEvent |
            TournamentPausedEvent | TournamentResumedEvent | TournamentStartedEvent]):
        last_seq (int): Of the last one here, or what was asked for.
        last_id (str): To be sent as `after`, or as Last-Event-ID.
        finished (bool): Whether the tournament is over.
    """

    events: list[
        EntryMadeEvent
        | EntryWithdrawnEvent
        | ResultCorrectedEvent
        | RoundFinishedEvent
        | RoundStartedEvent
        | TableFinishedEvent
        | TableReplayedEvent
        | TournamentCreatedEvent
        | TournamentFinishedEvent
        | TournamentPausedEvent
        | TournamentResumedEvent
        | TournamentStartedEvent
    ]
    last_seq: int
    last_id: str
    finished: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.entry_made_event import EntryMadeEvent  # noqa: PLC0415
        from ..models.entry_withdrawn_event import EntryWithdrawnEvent  # noqa: PLC0415
        from ..models.result_corrected_event import ResultCorrectedEvent  # noqa: PLC0415
        from ..models.round_finished_event import RoundFinishedEvent  # noqa: PLC0415
        from ..models.round_started_event import RoundStartedEvent  # noqa: PLC0415
        from ..models.table_finished_event import TableFinishedEvent  # noqa: PLC0415
        from ..models.table_replayed_event import TableReplayedEvent  # noqa: PLC0415
        from ..models.tournament_created_event import TournamentCreatedEvent  # noqa: PLC0415
        from ..models.tournament_paused_event import TournamentPausedEvent  # noqa: PLC0415
        from ..models.tournament_resumed_event import TournamentResumedEvent  # noqa: PLC0415
        from ..models.tournament_started_event import TournamentStartedEvent  # noqa: PLC0415

        events = []
        for events_item_data in self.events:
            events_item: dict[str, Any]
            if isinstance(events_item_data, TournamentCreatedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, EntryMadeEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, EntryWithdrawnEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TournamentStartedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, RoundStartedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TableFinishedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, RoundFinishedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TableReplayedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ResultCorrectedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TournamentPausedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TournamentResumedEvent):
                events_item = events_item_data.to_dict()
            else:
                events_item = events_item_data.to_dict()

            events.append(events_item)

        last_seq = self.last_seq

        last_id = self.last_id

        finished = self.finished

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "events": events,
                "last_seq": last_seq,
                "last_id": last_id,
                "finished": finished,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.entry_made_event import EntryMadeEvent  # noqa: PLC0415
        from ..models.entry_withdrawn_event import EntryWithdrawnEvent  # noqa: PLC0415
        from ..models.result_corrected_event import ResultCorrectedEvent  # noqa: PLC0415
        from ..models.round_finished_event import RoundFinishedEvent  # noqa: PLC0415
        from ..models.round_started_event import RoundStartedEvent  # noqa: PLC0415
        from ..models.table_finished_event import TableFinishedEvent  # noqa: PLC0415
        from ..models.table_replayed_event import TableReplayedEvent  # noqa: PLC0415
        from ..models.tournament_created_event import TournamentCreatedEvent  # noqa: PLC0415
        from ..models.tournament_finished_event import TournamentFinishedEvent  # noqa: PLC0415
        from ..models.tournament_paused_event import TournamentPausedEvent  # noqa: PLC0415
        from ..models.tournament_resumed_event import TournamentResumedEvent  # noqa: PLC0415
        from ..models.tournament_started_event import TournamentStartedEvent  # noqa: PLC0415

        d = dict(src_dict)
        events = []
        _events = d.pop("events")
        for events_item_data in _events:

            def _parse_events_item(
                data: object,
            ) -> (
                EntryMadeEvent
                | EntryWithdrawnEvent
                | ResultCorrectedEvent
                | RoundFinishedEvent
                | RoundStartedEvent
                | TableFinishedEvent
                | TableReplayedEvent
                | TournamentCreatedEvent
                | TournamentFinishedEvent
                | TournamentPausedEvent
                | TournamentResumedEvent
                | TournamentStartedEvent
            ):
                from chouette_sdk._generated.types import UnknownVariant

                if not isinstance(data, dict):
                    raise TypeError()
                kind = data.get("type")
                if kind == "tournament_created":
                    return TournamentCreatedEvent.from_dict(data)
                if kind == "entry_made":
                    return EntryMadeEvent.from_dict(data)
                if kind == "entry_withdrawn":
                    return EntryWithdrawnEvent.from_dict(data)
                if kind == "tournament_started":
                    return TournamentStartedEvent.from_dict(data)
                if kind == "round_started":
                    return RoundStartedEvent.from_dict(data)
                if kind == "table_finished":
                    return TableFinishedEvent.from_dict(data)
                if kind == "round_finished":
                    return RoundFinishedEvent.from_dict(data)
                if kind == "table_replayed":
                    return TableReplayedEvent.from_dict(data)
                if kind == "result_corrected":
                    return ResultCorrectedEvent.from_dict(data)
                if kind == "tournament_paused":
                    return TournamentPausedEvent.from_dict(data)
                if kind == "tournament_resumed":
                    return TournamentResumedEvent.from_dict(data)
                if kind == "tournament_finished":
                    return TournamentFinishedEvent.from_dict(data)
                return cast(
                    EntryMadeEvent
                    | EntryWithdrawnEvent
                    | ResultCorrectedEvent
                    | RoundFinishedEvent
                    | RoundStartedEvent
                    | TableFinishedEvent
                    | TableReplayedEvent
                    | TournamentCreatedEvent
                    | TournamentFinishedEvent
                    | TournamentPausedEvent
                    | TournamentResumedEvent
                    | TournamentStartedEvent,
                    UnknownVariant(str(kind), data),
                )

            events_item = _parse_events_item(events_item_data)

            events.append(events_item)

        last_seq = d.pop("last_seq")

        last_id = d.pop("last_id")

        finished = d.pop("finished")

        tournament_event_page = cls(
            events=events,
            last_seq=last_seq,
            last_id=last_id,
            finished=finished,
        )

        tournament_event_page.additional_properties = d
        return tournament_event_page

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
