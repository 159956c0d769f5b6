from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="WebhookTournamentLinks")


@_attrs_define
class WebhookTournamentLinks:
    """Where there is more, relative to the service's own address.

    Attributes:
        tournament (str): As it is now.
        event (str): The event that is told.
        rounds (str): All tables with their games and results.
        standings (str): As they are now.
    """

    tournament: str
    event: str
    rounds: str
    standings: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tournament = self.tournament

        event = self.event

        rounds = self.rounds

        standings = self.standings

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "tournament": tournament,
                "event": event,
                "rounds": rounds,
                "standings": standings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        tournament = d.pop("tournament")

        event = d.pop("event")

        rounds = d.pop("rounds")

        standings = d.pop("standings")

        webhook_tournament_links = cls(
            tournament=tournament,
            event=event,
            rounds=rounds,
            standings=standings,
        )

        webhook_tournament_links.additional_properties = d
        return webhook_tournament_links

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
