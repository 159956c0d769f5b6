from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.check_in_closed_event import CheckInClosedEvent
    from ..models.entry_back_event import EntryBackEvent
    from ..models.entry_checked_in_event import EntryCheckedInEvent
    from ..models.entry_made_event import EntryMadeEvent
    from ..models.entry_sits_out_event import EntrySitsOutEvent
    from ..models.entry_withdrawn_event import EntryWithdrawnEvent
    from ..models.invitation_revoked_event import InvitationRevokedEvent
    from ..models.invitations_expired_event import InvitationsExpiredEvent
    from ..models.player_declined_event import PlayerDeclinedEvent
    from ..models.players_invited_event import PlayersInvitedEvent
    from ..models.request_withdrawn_event import RequestWithdrawnEvent
    from ..models.result_corrected_event import ResultCorrectedEvent
    from ..models.round_finished_event import RoundFinishedEvent
    from ..models.round_started_event import RoundStartedEvent
    from ..models.table_finished_event import TableFinishedEvent
    from ..models.table_replayed_event import TableReplayedEvent
    from ..models.table_requested_event import TableRequestedEvent
    from ..models.tournament_closing_event import TournamentClosingEvent
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
        events (list[CheckInClosedEvent | EntryBackEvent | EntryCheckedInEvent | EntryMadeEvent | EntrySitsOutEvent |
            EntryWithdrawnEvent | InvitationRevokedEvent | InvitationsExpiredEvent | PlayerDeclinedEvent |
            PlayersInvitedEvent | RequestWithdrawnEvent | ResultCorrectedEvent | RoundFinishedEvent | RoundStartedEvent |
            TableFinishedEvent | TableReplayedEvent | TableRequestedEvent | TournamentClosingEvent | TournamentCreatedEvent
            | TournamentFinishedEvent | TournamentPausedEvent | TournamentResumedEvent | TournamentStartedEvent]):
        last_seq (int): Of the last one here, or what was asked for.
        last_id (str): To be sent as `after`, or as Last-Event-ID.
        finished (bool): Whether the tournament is over.
    """

    events: list[
        CheckInClosedEvent
        | EntryBackEvent
        | EntryCheckedInEvent
        | EntryMadeEvent
        | EntrySitsOutEvent
        | EntryWithdrawnEvent
        | InvitationRevokedEvent
        | InvitationsExpiredEvent
        | PlayerDeclinedEvent
        | PlayersInvitedEvent
        | RequestWithdrawnEvent
        | ResultCorrectedEvent
        | RoundFinishedEvent
        | RoundStartedEvent
        | TableFinishedEvent
        | TableReplayedEvent
        | TableRequestedEvent
        | TournamentClosingEvent
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
        from ..models.check_in_closed_event import CheckInClosedEvent  # noqa: PLC0415
        from ..models.entry_back_event import EntryBackEvent  # noqa: PLC0415
        from ..models.entry_checked_in_event import EntryCheckedInEvent  # noqa: PLC0415
        from ..models.entry_made_event import EntryMadeEvent  # noqa: PLC0415
        from ..models.entry_sits_out_event import EntrySitsOutEvent  # noqa: PLC0415
        from ..models.entry_withdrawn_event import EntryWithdrawnEvent  # noqa: PLC0415
        from ..models.invitation_revoked_event import InvitationRevokedEvent  # noqa: PLC0415
        from ..models.invitations_expired_event import InvitationsExpiredEvent  # noqa: PLC0415
        from ..models.player_declined_event import PlayerDeclinedEvent  # noqa: PLC0415
        from ..models.players_invited_event import PlayersInvitedEvent  # noqa: PLC0415
        from ..models.request_withdrawn_event import RequestWithdrawnEvent  # noqa: PLC0415
        from ..models.result_corrected_event import ResultCorrectedEvent  # noqa: PLC0415
        from ..models.round_finished_event import RoundFinishedEvent  # noqa: PLC0415
        from ..models.round_started_event import RoundStartedEvent  # noqa: PLC0415
        from ..models.table_finished_event import TableFinishedEvent  # noqa: PLC0415
        from ..models.table_replayed_event import TableReplayedEvent  # noqa: PLC0415
        from ..models.table_requested_event import TableRequestedEvent  # noqa: PLC0415
        from ..models.tournament_closing_event import TournamentClosingEvent  # noqa: PLC0415
        from ..models.tournament_created_event import TournamentCreatedEvent  # noqa: PLC0415
        from ..models.tournament_paused_event import TournamentPausedEvent  # noqa: PLC0415
        from ..models.tournament_resumed_event import TournamentResumedEvent  # noqa: PLC0415
        from ..models.tournament_started_event import TournamentStartedEvent  # noqa: PLC0415

        events = []
        for events_item_data in self.events:
            events_item: dict[str, Any]
            if isinstance(events_item_data, TournamentCreatedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PlayersInvitedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PlayerDeclinedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, InvitationRevokedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, InvitationsExpiredEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, EntryMadeEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, EntryWithdrawnEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, EntryCheckedInEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, CheckInClosedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, EntrySitsOutEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, EntryBackEvent):
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
            elif isinstance(events_item_data, TableRequestedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, RequestWithdrawnEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TournamentClosingEvent):
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
        from ..models.check_in_closed_event import CheckInClosedEvent  # noqa: PLC0415
        from ..models.entry_back_event import EntryBackEvent  # noqa: PLC0415
        from ..models.entry_checked_in_event import EntryCheckedInEvent  # noqa: PLC0415
        from ..models.entry_made_event import EntryMadeEvent  # noqa: PLC0415
        from ..models.entry_sits_out_event import EntrySitsOutEvent  # noqa: PLC0415
        from ..models.entry_withdrawn_event import EntryWithdrawnEvent  # noqa: PLC0415
        from ..models.invitation_revoked_event import InvitationRevokedEvent  # noqa: PLC0415
        from ..models.invitations_expired_event import InvitationsExpiredEvent  # noqa: PLC0415
        from ..models.player_declined_event import PlayerDeclinedEvent  # noqa: PLC0415
        from ..models.players_invited_event import PlayersInvitedEvent  # noqa: PLC0415
        from ..models.request_withdrawn_event import RequestWithdrawnEvent  # noqa: PLC0415
        from ..models.result_corrected_event import ResultCorrectedEvent  # noqa: PLC0415
        from ..models.round_finished_event import RoundFinishedEvent  # noqa: PLC0415
        from ..models.round_started_event import RoundStartedEvent  # noqa: PLC0415
        from ..models.table_finished_event import TableFinishedEvent  # noqa: PLC0415
        from ..models.table_replayed_event import TableReplayedEvent  # noqa: PLC0415
        from ..models.table_requested_event import TableRequestedEvent  # noqa: PLC0415
        from ..models.tournament_closing_event import TournamentClosingEvent  # noqa: PLC0415
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
                CheckInClosedEvent
                | EntryBackEvent
                | EntryCheckedInEvent
                | EntryMadeEvent
                | EntrySitsOutEvent
                | EntryWithdrawnEvent
                | InvitationRevokedEvent
                | InvitationsExpiredEvent
                | PlayerDeclinedEvent
                | PlayersInvitedEvent
                | RequestWithdrawnEvent
                | ResultCorrectedEvent
                | RoundFinishedEvent
                | RoundStartedEvent
                | TableFinishedEvent
                | TableReplayedEvent
                | TableRequestedEvent
                | TournamentClosingEvent
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
                if kind == "players_invited":
                    return PlayersInvitedEvent.from_dict(data)
                if kind == "player_declined":
                    return PlayerDeclinedEvent.from_dict(data)
                if kind == "invitation_revoked":
                    return InvitationRevokedEvent.from_dict(data)
                if kind == "invitations_expired":
                    return InvitationsExpiredEvent.from_dict(data)
                if kind == "entry_made":
                    return EntryMadeEvent.from_dict(data)
                if kind == "entry_withdrawn":
                    return EntryWithdrawnEvent.from_dict(data)
                if kind == "entry_checked_in":
                    return EntryCheckedInEvent.from_dict(data)
                if kind == "check_in_closed":
                    return CheckInClosedEvent.from_dict(data)
                if kind == "entry_sits_out":
                    return EntrySitsOutEvent.from_dict(data)
                if kind == "entry_back":
                    return EntryBackEvent.from_dict(data)
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
                if kind == "table_requested":
                    return TableRequestedEvent.from_dict(data)
                if kind == "request_withdrawn":
                    return RequestWithdrawnEvent.from_dict(data)
                if kind == "tournament_closing":
                    return TournamentClosingEvent.from_dict(data)
                if kind == "tournament_finished":
                    return TournamentFinishedEvent.from_dict(data)
                return cast(
                    CheckInClosedEvent
                    | EntryBackEvent
                    | EntryCheckedInEvent
                    | EntryMadeEvent
                    | EntrySitsOutEvent
                    | EntryWithdrawnEvent
                    | InvitationRevokedEvent
                    | InvitationsExpiredEvent
                    | PlayerDeclinedEvent
                    | PlayersInvitedEvent
                    | RequestWithdrawnEvent
                    | ResultCorrectedEvent
                    | RoundFinishedEvent
                    | RoundStartedEvent
                    | TableFinishedEvent
                    | TableReplayedEvent
                    | TableRequestedEvent
                    | TournamentClosingEvent
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
