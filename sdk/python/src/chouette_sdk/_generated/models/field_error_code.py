from typing import Literal

FieldErrorCode = Literal["invalid", "missing", "unknown"] | str


def check_field_error_code(value: str) -> FieldErrorCode:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
