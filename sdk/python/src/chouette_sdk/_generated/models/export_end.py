from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ExportEnd")


@_attrs_define
class ExportEnd:
    """The last line: an export without it is not whole.

    Attributes:
        kind (Literal['end']):
        line (int): Its number, from 1 on without gaps.
        sha256 (str): Of the line without this field, as JSON with sorted keys and without spaces, in UTF-8.
    """

    kind: Literal["end"]
    line: int
    sha256: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        line = self.line

        sha256 = self.sha256

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "line": line,
                "sha256": sha256,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = cast(Literal["end"], d.pop("kind"))
        if kind != "end":
            raise ValueError(f"kind must match const 'end', got '{kind}'")

        line = d.pop("line")

        sha256 = d.pop("sha256")

        export_end = cls(
            kind=kind,
            line=line,
            sha256=sha256,
        )

        export_end.additional_properties = d
        return export_end

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
