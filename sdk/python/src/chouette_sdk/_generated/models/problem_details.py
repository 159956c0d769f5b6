from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.problem_details_code import ProblemDetailsCode, check_problem_details_code

if TYPE_CHECKING:
    from ..models.field_error import FieldError
    from ..models.problem_details_values import ProblemDetailsValues


T = TypeVar("T", bound="ProblemDetails")


@_attrs_define
class ProblemDetails:
    """Why a request was refused; nothing was changed by it.

    Attributes:
        type_ (str): A URN that ends with the code.
        title (str): What kind of problem it is.
        status (int): The HTTP status.
        detail (str): What to do, in a sentence.
        instance (str): The path that was asked for.
        code (ProblemDetailsCode): The kind of problem, for programs.
        request_id (str): As in `X-Request-Id`.
        errors (list[FieldError]): The fields concerned, empty if none is.
        values (ProblemDetailsValues): The facts behind it (limits, instants in ms).
    """

    type_: str
    title: str
    status: int
    detail: str
    instance: str
    code: ProblemDetailsCode
    request_id: str
    errors: list[FieldError]
    values: ProblemDetailsValues
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        title = self.title

        status = self.status

        detail = self.detail

        instance = self.instance

        code: str = self.code

        request_id = self.request_id

        errors = []
        for errors_item_data in self.errors:
            errors_item = errors_item_data.to_dict()
            errors.append(errors_item)

        values = self.values.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "title": title,
                "status": status,
                "detail": detail,
                "instance": instance,
                "code": code,
                "request_id": request_id,
                "errors": errors,
                "values": values,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.field_error import FieldError  # noqa: PLC0415
        from ..models.problem_details_values import ProblemDetailsValues  # noqa: PLC0415

        d = dict(src_dict)
        type_ = d.pop("type")

        title = d.pop("title")

        status = d.pop("status")

        detail = d.pop("detail")

        instance = d.pop("instance")

        code = check_problem_details_code(d.pop("code"))

        request_id = d.pop("request_id")

        errors = []
        _errors = d.pop("errors")
        for errors_item_data in _errors:
            errors_item = FieldError.from_dict(errors_item_data)

            errors.append(errors_item)

        values = ProblemDetailsValues.from_dict(d.pop("values"))

        problem_details = cls(
            type_=type_,
            title=title,
            status=status,
            detail=detail,
            instance=instance,
            code=code,
            request_id=request_id,
            errors=errors,
            values=values,
        )

        problem_details.additional_properties = d
        return problem_details

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
