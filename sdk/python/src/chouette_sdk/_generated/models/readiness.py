from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.readiness_status import ReadinessStatus, check_readiness_status
from ..models.readiness_store import ReadinessStore, check_readiness_store

if TYPE_CHECKING:
    from ..models.check import Check


T = TypeVar("T", bound="Readiness")


@_attrs_define
class Readiness:
    """Games can be played.

    Attributes:
        status (ReadinessStatus):
        store (ReadinessStore): `ok`: the games can be reached.
        alarm_age_ms (int | None): Time in ms since the alarm's last sign of life, null if there was none. Without the
            alarm windows still close rightly, only later: at the next request.
        checks (list[Check]): Each part, with what to do about it where it is not as it should be.
    """

    status: ReadinessStatus
    store: ReadinessStore
    alarm_age_ms: int | None
    checks: list[Check]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        status: str = self.status

        store: str = self.store

        alarm_age_ms: int | None
        alarm_age_ms = self.alarm_age_ms

        checks = []
        for checks_item_data in self.checks:
            checks_item = checks_item_data.to_dict()
            checks.append(checks_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
                "store": store,
                "alarm_age_ms": alarm_age_ms,
                "checks": checks,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.check import Check  # noqa: PLC0415

        d = dict(src_dict)
        status = check_readiness_status(d.pop("status"))

        store = check_readiness_store(d.pop("store"))

        def _parse_alarm_age_ms(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        alarm_age_ms = _parse_alarm_age_ms(d.pop("alarm_age_ms"))

        checks = []
        _checks = d.pop("checks")
        for checks_item_data in _checks:
            checks_item = Check.from_dict(checks_item_data)

            checks.append(checks_item)

        readiness = cls(
            status=status,
            store=store,
            alarm_age_ms=alarm_age_ms,
            checks=checks,
        )

        readiness.additional_properties = d
        return readiness

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
