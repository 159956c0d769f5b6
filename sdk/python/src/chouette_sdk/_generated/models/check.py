from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.check_name import CheckName, check_check_name
from ..models.check_status import CheckStatus, check_check_status

T = TypeVar("T", bound="Check")


@_attrs_define
class Check:
    """One part of the service.

    Attributes:
        name (CheckName):
        status (CheckStatus): `ok`; `warn`: games can be played, but something is amiss; `fail`: they cannot.
        detail (str): How it is.
        todo (str): What to do about it; empty where all is well.
    """

    name: CheckName
    status: CheckStatus
    detail: str
    todo: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name: str = self.name

        status: str = self.status

        detail = self.detail

        todo = self.todo

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "status": status,
                "detail": detail,
                "todo": todo,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = check_check_name(d.pop("name"))

        status = check_check_status(d.pop("status"))

        detail = d.pop("detail")

        todo = d.pop("todo")

        check = cls(
            name=name,
            status=status,
            detail=detail,
            todo=todo,
        )

        check.additional_properties = d
        return check

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
