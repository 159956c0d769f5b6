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
    from ..models.webhook_standing import WebhookStanding
    from ..models.webhook_tournament import WebhookTournament
    from ..models.webhook_tournament_links import WebhookTournamentLinks


T = TypeVar("T", bound="TournamentWebhookNews")


@_attrs_define
class TournamentWebhookNews:
    """What happened in a tournament.

    Attributes:
        webhook (str): The id of the webhook that is told.
        tournament (WebhookTournament): What every payload says of its tournament.
        seq (int): The event's place in the tournament's order.
        event (CheckInClosedEvent | EntryBackEvent | EntryCheckedInEvent | EntryMadeEvent | EntrySitsOutEvent |
            EntryWithdrawnEvent | InvitationRevokedEvent | InvitationsExpiredEvent | None | PlayerDeclinedEvent |
            PlayersInvitedEvent | RequestWithdrawnEvent | ResultCorrectedEvent | RoundFinishedEvent | RoundStartedEvent |
            TableFinishedEvent | TableReplayedEvent | TableRequestedEvent | TournamentClosingEvent | TournamentCreatedEvent
            | TournamentFinishedEvent | TournamentPausedEvent | TournamentResumedEvent | TournamentStartedEvent): As the
            tournament's events have it; null where it is too long to be sent: then `links.event` leads to it.
        standings (list[WebhookStanding] | None): Only with `tournament.finished`, and where they are not too long to be
            sent; otherwise null.
        links (WebhookTournamentLinks): Where there is more, relative to the service's own address.
    """

    webhook: str
    tournament: WebhookTournament
    seq: int
    event: (
        CheckInClosedEvent
        | EntryBackEvent
        | EntryCheckedInEvent
        | EntryMadeEvent
        | EntrySitsOutEvent
        | EntryWithdrawnEvent
        | InvitationRevokedEvent
        | InvitationsExpiredEvent
        | None
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
    )
    standings: list[WebhookStanding] | None
    links: WebhookTournamentLinks
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
        from ..models.tournament_finished_event import TournamentFinishedEvent  # noqa: PLC0415
        from ..models.tournament_paused_event import TournamentPausedEvent  # noqa: PLC0415
        from ..models.tournament_resumed_event import TournamentResumedEvent  # noqa: PLC0415
        from ..models.tournament_started_event import TournamentStartedEvent  # noqa: PLC0415

        webhook = self.webhook

        tournament = self.tournament.to_dict()

        seq = self.seq

        event: dict[str, Any] | None
        if isinstance(self.event, TournamentCreatedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, PlayersInvitedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, PlayerDeclinedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, InvitationRevokedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, InvitationsExpiredEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, EntryMadeEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, EntryWithdrawnEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, EntryCheckedInEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, CheckInClosedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, EntrySitsOutEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, EntryBackEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, TournamentStartedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, RoundStartedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, TableFinishedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, RoundFinishedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, TableReplayedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, ResultCorrectedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, TournamentPausedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, TournamentResumedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, TableRequestedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, RequestWithdrawnEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, TournamentClosingEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, TournamentFinishedEvent):
            event = self.event.to_dict()
        else:
            event = self.event

        standings: list[dict[str, Any]] | None
        if isinstance(self.standings, list):
            standings = []
            for standings_type_0_item_data in self.standings:
                standings_type_0_item = standings_type_0_item_data.to_dict()
                standings.append(standings_type_0_item)

        else:
            standings = self.standings

        links = self.links.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "webhook": webhook,
                "tournament": tournament,
                "seq": seq,
                "event": event,
                "standings": standings,
                "links": links,
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
        from ..models.webhook_standing import WebhookStanding  # noqa: PLC0415
        from ..models.webhook_tournament import WebhookTournament  # noqa: PLC0415
        from ..models.webhook_tournament_links import WebhookTournamentLinks  # noqa: PLC0415

        d = dict(src_dict)
        webhook = d.pop("webhook")

        tournament = WebhookTournament.from_dict(d.pop("tournament"))

        seq = d.pop("seq")

        def _parse_event(
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
            | None
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
            if data is None:
                return data
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
                | None
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

        event = _parse_event(d.pop("event"))

        def _parse_standings(data: object) -> list[WebhookStanding] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                standings_type_0 = []
                _standings_type_0 = data
                for standings_type_0_item_data in _standings_type_0:
                    standings_type_0_item = WebhookStanding.from_dict(standings_type_0_item_data)

                    standings_type_0.append(standings_type_0_item)

                return standings_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[WebhookStanding] | None, data)

        standings = _parse_standings(d.pop("standings"))

        links = WebhookTournamentLinks.from_dict(d.pop("links"))

        tournament_webhook_news = cls(
            webhook=webhook,
            tournament=tournament,
            seq=seq,
            event=event,
            standings=standings,
            links=links,
        )

        tournament_webhook_news.additional_properties = d
        return tournament_webhook_news

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
