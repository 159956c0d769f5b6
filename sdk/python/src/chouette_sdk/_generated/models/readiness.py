from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.check import Check


T = TypeVar("T", bound="Readiness")


@_attrs_define
class Readiness:
    """Games can be played. checks: each part, with what to do about it where it is not as it should be.

    alarm_age_ms: since the alarm's last sign of life, null if there was none. Without the alarm windows still close
    rightly, only later: at the next request.

    Attributes:
        status (Literal['ready']):
        store (Literal['ok']):
        alarm_age_ms (int | None):
        checks (list[Check]):
    """

    status: Literal["ready"]
    store: Literal["ok"]
    alarm_age_ms: int | None
    checks: list[Check]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        status = self.status

        store = self.store

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
        status = cast(Literal["ready"], d.pop("status"))
        if status != "ready":
            raise ValueError(f"status must match const 'ready', got '{status}'")

        store = cast(Literal["ok"], d.pop("store"))
        if store != "ok":
            raise ValueError(f"store must match const 'ok', got '{store}'")

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
