from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.confusion_view import ConfusionView
    from ..models.magic_view_chou import MagicViewChou
    from ..models.magic_view_last_dice import MagicViewLastDice
    from ..models.magic_view_seats import MagicViewSeats
    from ..models.magic_view_shapes import MagicViewShapes


T = TypeVar("T", bound="MagicView")


@_attrs_define
class MagicView:
    """What magic has done (t3).

    Attributes:
        chou (MagicViewChou): By player what is added to every die of theirs, −1 or +1; the others have none.
        confusion (ConfusionView | None): The one in force.
        last_dice (MagicViewLastDice): By `left`, `middle`, `right` the face last thrown there.
        seats (MagicViewSeats): By displaced player, whose stool they sit on.
        shapes (MagicViewShapes): By player, into whom they have turned.
        foreseen (list[int]): What the viewer sees of the next throw.
    """

    chou: MagicViewChou
    confusion: ConfusionView | None
    last_dice: MagicViewLastDice
    seats: MagicViewSeats
    shapes: MagicViewShapes
    foreseen: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.confusion_view import ConfusionView  # noqa: PLC0415

        chou = self.chou.to_dict()

        confusion: dict[str, Any] | None
        if isinstance(self.confusion, ConfusionView):
            confusion = self.confusion.to_dict()
        else:
            confusion = self.confusion

        last_dice = self.last_dice.to_dict()

        seats = self.seats.to_dict()

        shapes = self.shapes.to_dict()

        foreseen = self.foreseen

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "chou": chou,
                "confusion": confusion,
                "last_dice": last_dice,
                "seats": seats,
                "shapes": shapes,
                "foreseen": foreseen,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.confusion_view import ConfusionView  # noqa: PLC0415
        from ..models.magic_view_chou import MagicViewChou  # noqa: PLC0415
        from ..models.magic_view_last_dice import MagicViewLastDice  # noqa: PLC0415
        from ..models.magic_view_seats import MagicViewSeats  # noqa: PLC0415
        from ..models.magic_view_shapes import MagicViewShapes  # noqa: PLC0415

        d = dict(src_dict)
        chou = MagicViewChou.from_dict(d.pop("chou"))

        def _parse_confusion(data: object) -> ConfusionView | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                confusion_type_1 = ConfusionView.from_dict(data)

                return confusion_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ConfusionView | None, data)

        confusion = _parse_confusion(d.pop("confusion"))

        last_dice = MagicViewLastDice.from_dict(d.pop("last_dice"))

        seats = MagicViewSeats.from_dict(d.pop("seats"))

        shapes = MagicViewShapes.from_dict(d.pop("shapes"))

        foreseen = cast(list[int], d.pop("foreseen"))

        magic_view = cls(
            chou=chou,
            confusion=confusion,
            last_dice=last_dice,
            seats=seats,
            shapes=shapes,
            foreseen=foreseen,
        )

        magic_view.additional_properties = d
        return magic_view

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
