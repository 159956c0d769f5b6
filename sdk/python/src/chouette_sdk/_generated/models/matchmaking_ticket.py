from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.matchmaking_ticket_reason_type_0 import (
    MatchmakingTicketReasonType0,
    check_matchmaking_ticket_reason_type_0,
)
from ..models.matchmaking_ticket_state import MatchmakingTicketState, check_matchmaking_ticket_state

T = TypeVar("T", bound="MatchmakingTicket")


@_attrs_define
class MatchmakingTicket:
    """A player's ticket of a queue.

    Attributes:
        queue (str): Its id.
        state (MatchmakingTicketState): `waiting`, `matched`: there is a table; `expired`, `cancelled`: no longer, and
            `reason` says why.
        since (int): In ms since the epoch.
        expires_at (int | None): When it expires unless it is renewed, in ms since the epoch; null where it does not
            wait.
        rating (int): The player's, as shown, by which tables are made.
        width (int | None): How far apart ratings at a table may be by now, null where it does not wait.
        waiting (int): How many wait in this queue now.
        game (None | str): The id of the game, in which the player acts with the own token; null without.
        reason (MatchmakingTicketReasonType0 | None): `no_table`, `not_renewed`, `withdrawn`, `queue_closed` or
            `unplayable`; null where it waits or has a table.
    """

    queue: str
    state: MatchmakingTicketState
    since: int
    expires_at: int | None
    rating: int
    width: int | None
    waiting: int
    game: None | str
    reason: MatchmakingTicketReasonType0 | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        queue = self.queue

        state: str = self.state

        since = self.since

        expires_at: int | None
        expires_at = self.expires_at

        rating = self.rating

        width: int | None
        width = self.width

        waiting = self.waiting

        game: None | str
        game = self.game

        reason: None | str
        if isinstance(self.reason, str):
            reason = self.reason
        else:
            reason = self.reason

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "queue": queue,
                "state": state,
                "since": since,
                "expires_at": expires_at,
                "rating": rating,
                "width": width,
                "waiting": waiting,
                "game": game,
                "reason": reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        queue = d.pop("queue")

        state = check_matchmaking_ticket_state(d.pop("state"))

        since = d.pop("since")

        def _parse_expires_at(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        expires_at = _parse_expires_at(d.pop("expires_at"))

        rating = d.pop("rating")

        def _parse_width(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        width = _parse_width(d.pop("width"))

        waiting = d.pop("waiting")

        def _parse_game(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        game = _parse_game(d.pop("game"))

        def _parse_reason(data: object) -> MatchmakingTicketReasonType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                reason_type_0 = check_matchmaking_ticket_reason_type_0(data)

                return reason_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(MatchmakingTicketReasonType0 | None, data)

        reason = _parse_reason(d.pop("reason"))

        matchmaking_ticket = cls(
            queue=queue,
            state=state,
            since=since,
            expires_at=expires_at,
            rating=rating,
            width=width,
            waiting=waiting,
            game=game,
            reason=reason,
        )

        matchmaking_ticket.additional_properties = d
        return matchmaking_ticket

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
