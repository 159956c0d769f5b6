from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="Timing")


@_attrs_define
class Timing:
    """Why an act counts at its instant.

    Attributes:
        arrived_at (int): When its request reached the service, in ms since the epoch.
        opened_at (int): When the window that it answers opened, in ms since the epoch.
        reaction_ms (int): How long the player took, as the client claims.
        measured_ms (int): The player's round trip, as the service measured it.
        quota_ms (int): What was left of the player's quota.
        cap_ms (int): The most that any act may be credited with.
        credit_ms (int): The least of arrived_at − opened_at − reaction_ms, of measured_ms, of quota_ms, of cap_ms and,
            with `lag_trust: connection`, of connection_ms + 5; 0 in an offer or a round of bets that the act was in time
            for anyway.
        counted_at (int): Arrived_at − credit_ms.
        connection_ms (int | None | Unset): Only with `lag_trust: connection`: the round trip of the act's own
            connection, as the operating system or a trusted proxy measured it; null where that is not known, and nothing is
            credited.
    """

    arrived_at: int
    opened_at: int
    reaction_ms: int
    measured_ms: int
    quota_ms: int
    cap_ms: int
    credit_ms: int
    counted_at: int
    connection_ms: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        arrived_at = self.arrived_at

        opened_at = self.opened_at

        reaction_ms = self.reaction_ms

        measured_ms = self.measured_ms

        quota_ms = self.quota_ms

        cap_ms = self.cap_ms

        credit_ms = self.credit_ms

        counted_at = self.counted_at

        connection_ms: int | None | Unset
        if isinstance(self.connection_ms, Unset):
            connection_ms = UNSET
        else:
            connection_ms = self.connection_ms

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "arrived_at": arrived_at,
                "opened_at": opened_at,
                "reaction_ms": reaction_ms,
                "measured_ms": measured_ms,
                "quota_ms": quota_ms,
                "cap_ms": cap_ms,
                "credit_ms": credit_ms,
                "counted_at": counted_at,
            }
        )
        if connection_ms is not UNSET:
            field_dict["connection_ms"] = connection_ms

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        arrived_at = d.pop("arrived_at")

        opened_at = d.pop("opened_at")

        reaction_ms = d.pop("reaction_ms")

        measured_ms = d.pop("measured_ms")

        quota_ms = d.pop("quota_ms")

        cap_ms = d.pop("cap_ms")

        credit_ms = d.pop("credit_ms")

        counted_at = d.pop("counted_at")

        def _parse_connection_ms(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        connection_ms = _parse_connection_ms(d.pop("connection_ms", UNSET))

        timing = cls(
            arrived_at=arrived_at,
            opened_at=opened_at,
            reaction_ms=reaction_ms,
            measured_ms=measured_ms,
            quota_ms=quota_ms,
            cap_ms=cap_ms,
            credit_ms=credit_ms,
            counted_at=counted_at,
            connection_ms=connection_ms,
        )

        timing.additional_properties = d
        return timing

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
