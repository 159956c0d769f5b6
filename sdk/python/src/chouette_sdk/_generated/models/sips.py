from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.sips_drunk import SipsDrunk
    from ..models.sips_given import SipsGiven
    from ..models.sips_to_give import SipsToGive


T = TypeVar("T", bound="Sips")


@_attrs_define
class Sips:
    """À l'Aquitaine: what is counted in sips.

    Attributes:
        drunk (SipsDrunk): Sips by player.
        given (SipsGiven): Sips by player.
        to_give (SipsToGive): Sips by player.
        king (str): The id of the King, empty without one.
        enough (list[str]): The ids of the players who want to stop.
    """

    drunk: SipsDrunk
    given: SipsGiven
    to_give: SipsToGive
    king: str
    enough: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        drunk = self.drunk.to_dict()

        given = self.given.to_dict()

        to_give = self.to_give.to_dict()

        king = self.king

        enough = self.enough

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "drunk": drunk,
                "given": given,
                "to_give": to_give,
                "king": king,
                "enough": enough,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.sips_drunk import SipsDrunk  # noqa: PLC0415
        from ..models.sips_given import SipsGiven  # noqa: PLC0415
        from ..models.sips_to_give import SipsToGive  # noqa: PLC0415

        d = dict(src_dict)
        drunk = SipsDrunk.from_dict(d.pop("drunk"))

        given = SipsGiven.from_dict(d.pop("given"))

        to_give = SipsToGive.from_dict(d.pop("to_give"))

        king = d.pop("king")

        enough = cast(list[str], d.pop("enough"))

        sips = cls(
            drunk=drunk,
            given=given,
            to_give=to_give,
            king=king,
            enough=enough,
        )

        sips.additional_properties = d
        return sips

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
