from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.game_over_event import GameOverEvent
    from ..models.invitation_declined_event import InvitationDeclinedEvent
    from ..models.player_created_event import PlayerCreatedEvent
    from ..models.player_invited_event import PlayerInvitedEvent
    from ..models.seat_taken_event import SeatTakenEvent
    from ..models.ticket_cancelled_event import TicketCancelledEvent
    from ..models.ticket_expired_event import TicketExpiredEvent
    from ..models.ticket_matched_event import TicketMatchedEvent
    from ..models.ticket_waiting_event import TicketWaitingEvent
    from ..models.tournament_declined_event import TournamentDeclinedEvent
    from ..models.tournament_entered_event import TournamentEnteredEvent
    from ..models.tournament_invitation_over_event import TournamentInvitationOverEvent
    from ..models.tournament_invited_event import TournamentInvitedEvent


T = TypeVar("T", bound="PlayerEventPage")


@_attrs_define
class PlayerEventPage:
    """Events of a player, in order.

    Attributes:
        events (list[GameOverEvent | InvitationDeclinedEvent | PlayerCreatedEvent | PlayerInvitedEvent | SeatTakenEvent
            | TicketCancelledEvent | TicketExpiredEvent | TicketMatchedEvent | TicketWaitingEvent | TournamentDeclinedEvent
            | TournamentEnteredEvent | TournamentInvitationOverEvent | TournamentInvitedEvent]):
        last_seq (int): Of the last one here, or the one that was asked from.
        last_id (str): Send it as `after` to go on.
    """

    events: list[
        GameOverEvent
        | InvitationDeclinedEvent
        | PlayerCreatedEvent
        | PlayerInvitedEvent
        | SeatTakenEvent
        | TicketCancelledEvent
        | TicketExpiredEvent
        | TicketMatchedEvent
        | TicketWaitingEvent
        | TournamentDeclinedEvent
        | TournamentEnteredEvent
        | TournamentInvitationOverEvent
        | TournamentInvitedEvent
    ]
    last_seq: int
    last_id: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.game_over_event import GameOverEvent  # noqa: PLC0415
        from ..models.invitation_declined_event import InvitationDeclinedEvent  # noqa: PLC0415
        from ..models.player_created_event import PlayerCreatedEvent  # noqa: PLC0415
        from ..models.player_invited_event import PlayerInvitedEvent  # noqa: PLC0415
        from ..models.seat_taken_event import SeatTakenEvent  # noqa: PLC0415
        from ..models.ticket_expired_event import TicketExpiredEvent  # noqa: PLC0415
        from ..models.ticket_matched_event import TicketMatchedEvent  # noqa: PLC0415
        from ..models.ticket_waiting_event import TicketWaitingEvent  # noqa: PLC0415
        from ..models.tournament_declined_event import TournamentDeclinedEvent  # noqa: PLC0415
        from ..models.tournament_entered_event import TournamentEnteredEvent  # noqa: PLC0415
        from ..models.tournament_invitation_over_event import TournamentInvitationOverEvent  # noqa: PLC0415
        from ..models.tournament_invited_event import TournamentInvitedEvent  # noqa: PLC0415

        events = []
        for events_item_data in self.events:
            events_item: dict[str, Any]
            if isinstance(events_item_data, PlayerCreatedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PlayerInvitedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, InvitationDeclinedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TournamentInvitedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TournamentDeclinedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TournamentInvitationOverEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, SeatTakenEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TournamentEnteredEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GameOverEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TicketWaitingEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TicketMatchedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TicketExpiredEvent):
                events_item = events_item_data.to_dict()
            else:
                events_item = events_item_data.to_dict()

            events.append(events_item)

        last_seq = self.last_seq

        last_id = self.last_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "events": events,
                "last_seq": last_seq,
                "last_id": last_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game_over_event import GameOverEvent  # noqa: PLC0415
        from ..models.invitation_declined_event import InvitationDeclinedEvent  # noqa: PLC0415
        from ..models.player_created_event import PlayerCreatedEvent  # noqa: PLC0415
        from ..models.player_invited_event import PlayerInvitedEvent  # noqa: PLC0415
        from ..models.seat_taken_event import SeatTakenEvent  # noqa: PLC0415
        from ..models.ticket_cancelled_event import TicketCancelledEvent  # noqa: PLC0415
        from ..models.ticket_expired_event import TicketExpiredEvent  # noqa: PLC0415
        from ..models.ticket_matched_event import TicketMatchedEvent  # noqa: PLC0415
        from ..models.ticket_waiting_event import TicketWaitingEvent  # noqa: PLC0415
        from ..models.tournament_declined_event import TournamentDeclinedEvent  # noqa: PLC0415
        from ..models.tournament_entered_event import TournamentEnteredEvent  # noqa: PLC0415
        from ..models.tournament_invitation_over_event import TournamentInvitationOverEvent  # noqa: PLC0415
        from ..models.tournament_invited_event import TournamentInvitedEvent  # noqa: PLC0415

        d = dict(src_dict)
        events = []
        _events = d.pop("events")
        for events_item_data in _events:

            def _parse_events_item(
                data: object,
            ) -> (
                GameOverEvent
                | InvitationDeclinedEvent
                | PlayerCreatedEvent
                | PlayerInvitedEvent
                | SeatTakenEvent
                | TicketCancelledEvent
                | TicketExpiredEvent
                | TicketMatchedEvent
                | TicketWaitingEvent
                | TournamentDeclinedEvent
                | TournamentEnteredEvent
                | TournamentInvitationOverEvent
                | TournamentInvitedEvent
            ):
                from chouette_sdk._generated.types import UnknownVariant

                if not isinstance(data, dict):
                    raise TypeError()
                kind = data.get("type")
                if kind == "player_created":
                    return PlayerCreatedEvent.from_dict(data)
                if kind == "player_invited":
                    return PlayerInvitedEvent.from_dict(data)
                if kind == "invitation_declined":
                    return InvitationDeclinedEvent.from_dict(data)
                if kind == "tournament_invited":
                    return TournamentInvitedEvent.from_dict(data)
                if kind == "tournament_declined":
                    return TournamentDeclinedEvent.from_dict(data)
                if kind == "tournament_invitation_over":
                    return TournamentInvitationOverEvent.from_dict(data)
                if kind == "seat_taken":
                    return SeatTakenEvent.from_dict(data)
                if kind == "tournament_entered":
                    return TournamentEnteredEvent.from_dict(data)
                if kind == "game_over":
                    return GameOverEvent.from_dict(data)
                if kind == "ticket_waiting":
                    return TicketWaitingEvent.from_dict(data)
                if kind == "ticket_matched":
                    return TicketMatchedEvent.from_dict(data)
                if kind == "ticket_expired":
                    return TicketExpiredEvent.from_dict(data)
                if kind == "ticket_cancelled":
                    return TicketCancelledEvent.from_dict(data)
                return cast(
                    GameOverEvent
                    | InvitationDeclinedEvent
                    | PlayerCreatedEvent
                    | PlayerInvitedEvent
                    | SeatTakenEvent
                    | TicketCancelledEvent
                    | TicketExpiredEvent
                    | TicketMatchedEvent
                    | TicketWaitingEvent
                    | TournamentDeclinedEvent
                    | TournamentEnteredEvent
                    | TournamentInvitationOverEvent
                    | TournamentInvitedEvent,
                    UnknownVariant(str(kind), data),
                )

            events_item = _parse_events_item(events_item_data)

            events.append(events_item)

        last_seq = d.pop("last_seq")

        last_id = d.pop("last_id")

        player_event_page = cls(
            events=events,
            last_seq=last_seq,
            last_id=last_id,
        )

        player_event_page.additional_properties = d
        return player_event_page

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
