from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="PingBody")


@_attrs_define
class PingBody:
    """A nonce, as the event stream brought it.

    Attributes:
        nonce (str): The `nonce` of a `ping` of this seat's event stream.
    """

    nonce: str

    def to_dict(self) -> dict[str, Any]:
        nonce = self.nonce

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "nonce": nonce,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        nonce = d.pop("nonce")

        ping_body = cls(
            nonce=nonce,
        )

        return ping_body
