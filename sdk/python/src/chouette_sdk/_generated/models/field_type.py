from typing import Literal

FieldType = Literal["combination", "integer", "list", "player", "string"] | str


def check_field_type(value: str) -> FieldType:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
