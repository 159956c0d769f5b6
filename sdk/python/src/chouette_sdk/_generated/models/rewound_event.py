from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="RewoundEvent")


@_attrs_define
class RewoundEvent:
    """The service lost the last that it had told of this game: the game goes on from where it was before that.

    Attributes:
        type_ (Literal['rewound']):
        from_seq (int): The last event that is known to have been told.
        to_seq (int): Events up to this one are as they were; what was told after it did not happen, and other events
            have come or will come under the same seqs.
        from_version (int): The same of the game's version. 0: not known.
        to_version (int): The same of the game's version. 0: not known.
        seq (int): The place in the game's order: 1, 2, 3 … without gaps.
        at (int): When it counts in the game, in ms since the epoch.
    """

    type_: Literal["rewound"]
    from_seq: int
    to_seq: int
    from_version: int
    to_version: int
    seq: int
    at: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        from_seq = self.from_seq

        to_seq = self.to_seq

        from_version = self.from_version

        to_version = self.to_version

        seq = self.seq

        at = self.at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "from_seq": from_seq,
                "to_seq": to_seq,
                "from_version": from_version,
                "to_version": to_version,
                "seq": seq,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["rewound"], d.pop("type"))
        if type_ != "rewound":
            raise ValueError(f"type must match const 'rewound', got '{type_}'")

        from_seq = d.pop("from_seq")

        to_seq = d.pop("to_seq")

        from_version = d.pop("from_version")

        to_version = d.pop("to_version")

        seq = d.pop("seq")

        at = d.pop("at")

        rewound_event = cls(
            type_=type_,
            from_seq=from_seq,
            to_seq=to_seq,
            from_version=from_version,
            to_version=to_version,
            seq=seq,
            at=at,
        )

        rewound_event.additional_properties = d
        return rewound_event

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
