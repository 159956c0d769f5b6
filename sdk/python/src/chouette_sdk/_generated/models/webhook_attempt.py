from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.webhook_attempt_error_type_0 import WebhookAttemptErrorType0, check_webhook_attempt_error_type_0

T = TypeVar("T", bound="WebhookAttempt")


@_attrs_define
class WebhookAttempt:
    """One attempt to deliver.

    Attributes:
        at (int): When it began, in ms since the epoch.
        duration_ms (int): How long it took, in ms.
        status (int | None): The status of the receiver's answer, null without one.
        error (None | WebhookAttemptErrorType0): Null if it went well; otherwise `status` (no 2xx), `timeout`,
            `connection`, `tls`, `protocol`, `unresolvable` (no such host) or `address_refused` (inside the server's own
            network).
    """

    at: int
    duration_ms: int
    status: int | None
    error: None | WebhookAttemptErrorType0
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        at = self.at

        duration_ms = self.duration_ms

        status: int | None
        status = self.status

        error: None | str
        if isinstance(self.error, str):
            error = self.error
        else:
            error = self.error

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "at": at,
                "duration_ms": duration_ms,
                "status": status,
                "error": error,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        at = d.pop("at")

        duration_ms = d.pop("duration_ms")

        def _parse_status(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        status = _parse_status(d.pop("status"))

        def _parse_error(data: object) -> None | WebhookAttemptErrorType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                error_type_0 = check_webhook_attempt_error_type_0(data)

                return error_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | WebhookAttemptErrorType0, data)

        error = _parse_error(d.pop("error"))

        webhook_attempt = cls(
            at=at,
            duration_ms=duration_ms,
            status=status,
            error=error,
        )

        webhook_attempt.additional_properties = d
        return webhook_attempt

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
